/** Content for pages: summaries without prose. Does not import the schema library. */
export * from '#generated/index';

export { formatDate } from './formatDate';
export { hasCustomPage, hasPage } from './hasPage';
export { pathBetween } from './pathBetween';
export * from './routes';
export { segmenterPattern } from './writingSystems';

export type { ActivityCard, Navigation, Notices, Skill } from './schemas/pageContent';
export type {
  ArticleLink,
  ArticlePage as PostPage,
  Post,
  PostSummary,
  Project,
  ProjectPage,
  ProjectSummary,
} from './schemas/article';
export type { CustomPage, Page } from './schemas/page';
export type { CertificateGroup, CertificateGroupSummary } from './schemas/certificate';
export type { Picture, Tile } from './schemas/common';
export type { ContactField, FaqItem, FeedbackQuestion } from './schemas/forms';
export type { ResumeSectionId, Internship } from './schemas/resume';
export type * from './schemas/services';
export type { Settings } from './schemas/settings';
export type { Owner, Site, SiteLanguage } from './schemas/site';
export type { Resume, ResumeEntry, ResumeWork } from './tools/resume';
export type { SiteIndexGroup } from './tools/siteIndex';
