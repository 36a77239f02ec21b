/** The shape of the checked content. It knows nothing of how that is checked: the generated modules are typed by it. */
import type { Words } from '@portfolio/words';
import type { Documents } from '../documents';
import type { RouteId } from '../routes';
import type { CertificateGroup } from '../schemas/certificate';
import type { Footer } from '../schemas/footer';
import type { Home } from '../schemas/home';
import type { Pages } from '../schemas/page';
import type { Post } from '../schemas/post';
import type { Project } from '../schemas/project';
import type { Resume } from '../schemas/resume';
import type { Site } from '../schemas/site';
import type { SiteIndexGroup } from '../schemas/siteIndex';
import type { GitHubSnapshot, LeetCodeSnapshot } from '../schemas/snapshot';
import type { Skill, SkillsNote } from '../schemas/skill';
import type { Job } from '../schemas/work';

/** The entries of the three folders, in the order of their lists. */
export interface Collections {
  projects: Project[];
  posts: Post[];
  certificates: CertificateGroup[];
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
  skills: Skill[];
  skillsNote: SkillsNote;
  /** The words of the interface in the site's language. */
  words: Words;
}

/** Everything that the site shows. */
export type Content = Derived & Omit<Documents, keyof Derived>;
