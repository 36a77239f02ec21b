/** The shape of the checked content. It knows nothing of how that is checked: the generated modules are typed by it. */
import type { Messages } from '@portfolio/messages';
import type { Documents } from '../documents';
import type { PageId, RouteId } from '../routes';
import type { CertificateGroup, CertificateGroupSummary } from '../schemas/certificate';
import type { CustomPage } from '../schemas/customPage';
import type { FilePicture } from '../schemas/common';
import type { Footer } from '../schemas/frame';
import type { Home } from '../schemas/home';
import type { Page, Pages } from '../schemas/page';
import type { Post, PostSummary } from '../schemas/post';
import type { Project, ProjectSummary } from '../schemas/project';
import type { Site } from '../schemas/site';
import type { SiteIndexGroup } from './siteIndex';
import type { GitHubSnapshot, LeetCodeSnapshot } from '../schemas/activity';
import type { Skill, SkillsNote } from '../schemas/skill';
import type { Job } from '../schemas/work';
import type { Resume } from './resume';

/** The entries of each folder, in the order of their lists. */
export interface Collections {
  projects: Project[];
  posts: Post[];
  certificates: CertificateGroup[];
  customPages: CustomPage[];
}

/** What the site shows in another shape than the documents have, or besides them. */
interface Derived extends Collections {
  footer: Footer;
  gitHubSnapshot: GitHubSnapshot;
  home: Home;
  jobs: Job[];
  leetCodeSnapshot: LeetCodeSnapshot;
  /** The pages that the site does not have. */
  offPages: readonly RouteId[];
  pages: Pages;
  resume: Resume;
  site: Site;
  /** Everything that visitors can look for. */
  siteIndex: SiteIndexGroup[];
  /** The QR code that leads to the shared resume: one text a row, `1` for a dark module. */
  resumeQr: string[];
  skills: Skill[];
  skillsNote: SkillsNote;
  /** The texts of the interface in the site's language. */
  messages: Messages;
  /** Entries of the default language that this one has no translation of, without their prose. */
  untranslated: Collections;
}

/** Everything that the site shows. */
export type Content = Derived & Omit<Documents, keyof Derived>;

/** What has a generated module each: the chunk of a page brings what it shows, and nothing of other pages. */
export type Modules = Omit<
  Content,
  keyof Collections | 'categories' | 'messages' | 'pages' | 'theme' | 'untranslated'
> & {
  [Id in PageId as `${Id}Page`]: Page;
} & {
  certificateGroups: CertificateGroupSummary[];
  /** The slugs of the owner's own pages. */
  customPageSlugs: string[];
  featuredProjects: ProjectSummary[];
  /** Whether the site has several languages. */
  isMultilingual: boolean;
  postCategories: string[];
  posts: PostSummary[];
  projectCategories: string[];
  projects: ProjectSummary[];
  skillCategories: string[];
};

/** What only build scripts read: the entries with their prose, and what is known of the content as a whole. */
export interface BuildFacts {
  certificateEntries: CertificateGroup[];
  customPageEntries: CustomPage[];
  postEntries: Post[];
  projectEntries: Project[];
  /** The names of all drawings that the content asks for, in the order of the alphabet. */
  artNames: string[];
  pages: Pages;
  pictureFiles: { file: string; published: Omit<FilePicture, 'alt'> }[];
  halftones: { name: string; file: string }[];
  sampleFields: { file: string; field: string }[];
}
