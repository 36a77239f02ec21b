/** Types of the validated content and the generated modules. This file imports only types, so it loads no schemas. */
import type { Messages } from '@portfolio/messages';
import type { Documents } from '../documents';
import type { PageId, RouteId } from '../routes';
import type { CertificateGroup, CertificateGroupSummary } from '../schemas/certificate';
import type { CustomPage, Page, Pages } from '../schemas/page';
import type { FilePicture } from '../schemas/common';
import type {
  Footer,
  GitHubSnapshot,
  LeetCodeSnapshot,
  Skill,
  SkillsNote,
} from '../schemas/pageContent';
import type { Home } from './home';
import type { Site } from '../schemas/site';
import type { SiteIndexGroup } from './siteIndex';
import type { Job } from '../schemas/resume';
import type { Post, PostSummary, Project, ProjectSummary } from '../schemas/article';
import type { Resume } from './resume';

/** Each collection's entries, in the order in which lists show them. */
export interface Collections {
  projects: Project[];
  posts: Post[];
  certificates: CertificateGroup[];
  customPages: CustomPage[];
}

/** Functions for links, available once all pages are known. */
export interface LinkHelpers {
  /** Returns true for a link to a page that is disabled both in this language and in the default language. */
  isOff: (href: string) => boolean;
  absoluteUrl: (path: string) => string;
}

/** Fields whose shape differs from that of the document with the same name, and fields that come from no document. */
interface Derived extends Collections {
  footer: Footer;
  gitHubSnapshot: GitHubSnapshot;
  home: Home;
  jobs: Job[];
  leetCodeSnapshot: LeetCodeSnapshot;
  disabledPages: readonly RouteId[];
  pages: Pages;
  resume: Resume;
  site: Site;
  /** Everything that visitors can search for. */
  siteIndex: SiteIndexGroup[];
  /** QR code of the resume's URL: a string for each row, `1` for a dark module. */
  resumeQr: string[];
  skills: Skill[];
  skillsNote: SkillsNote;
  messages: Messages;
  /** Entries that exist only in other languages. Their prose is omitted. */
  untranslated: Collections;
}

export type Content = Derived & Omit<Documents, keyof Derived>;

/** The generated modules' exports, one per module, so that a page loads only what it shows. */
export type Modules = Omit<
  Content,
  | keyof Collections
  | 'categories'
  | 'messages'
  | 'pages'
  | 'siteIndex'
  | 'skills'
  | 'theme'
  | 'untranslated'
> & {
  [Id in PageId as `${Id}Page`]: Page;
} & {
  /** Slugs and aliases of custom pages. */
  customPageSlugs: string[];
  featuredProjects: ProjectSummary[];
  isMultilingual: boolean;
  postCategories: string[];
  projectCategories: string[];
  skillCategories: string[];
};

/** Content that pages do not import: lists, entries with prose, and data about the whole content. In development, it needs no reload. */
export interface BuildFacts extends Pick<Content, 'siteIndex' | 'skills'> {
  certificateGroups: CertificateGroupSummary[];
  posts: PostSummary[];
  projects: ProjectSummary[];
  certificateEntries: CertificateGroup[];
  customPageEntries: CustomPage[];
  postEntries: Post[];
  projectEntries: Project[];
  /** Names of all drawings in the content, sorted. */
  artNames: string[];
  pages: Pages;
  pictureFiles: { file: string; published: Omit<FilePicture, 'alt'> }[];
  halftones: { name: string; file: string }[];
  sampleFields: { file: string; field: string }[];
}
