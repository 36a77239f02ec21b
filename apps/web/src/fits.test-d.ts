/**
 * The parts know no content and the content knows no parts (their packages import neither). Here the compiler proves that they
 * fit: each function makes a part's props of an entry. It is checked with the types and never run.
 */
import type {
  ActivityCard,
  Badge,
  Block,
  Certificate,
  CertificateGroupSummary,
  Education,
  FaqItem,
  FeedbackQuestion,
  Footer,
  Hobby,
  Internship,
  InternshipType,
  KolamShape,
  Language,
  Navigation,
  Owner,
  Page,
  Picture,
  PostPage,
  PostSummary,
  ProjectPage,
  ProjectSummary,
  ResumeSectionId,
  Section,
  Skill,
  Tile,
} from '@portfolio/content';
import type { resume } from '@portfolio/content';
import type {
  ArticleLayoutProps,
  BadgeCardProps,
  BioProps,
  CertificateCardProps,
  CertificateGroupCardProps,
  ComingSoonCardProps,
  EducationItem,
  FaqItem as PartFaqItem,
  HobbyCardProps,
  InternshipItem,
  InternshipType as PartInternshipType,
  LanguageOption,
  NavigationLink,
  PageHeadProps,
  PictureSource,
  PostCardProps,
  ProjectCardProps,
  ProseBlock,
  ProseSection,
  RadioGroupProps,
  ResumePart,
  ResumeSheetProps,
  SiteFooterProps,
  SkillCardProps,
  StatCardProps,
  Tile as PartTile,
} from '@portfolio/ui';

/** `true` when two types are the same, in both directions. */
type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;
const proves = <Fact extends true>(fact?: Fact) => fact;

// Names that both packages list must be the same names: one that only content knows would have no look.
proves<Same<Tile, PartTile>>();
proves<Same<KolamShape, NonNullable<PageHeadProps['shape']>>>();
proves<Same<ResumeSectionId, ResumePart>>();
proves<Same<InternshipType, PartInternshipType>>();

const picture = (image: Picture): PictureSource => image;
const block = (value: Block): ProseBlock => value;
const section = (value: Section): ProseSection => value;

const pageHead = ({ heading, lead, tile, kolam }: Page): PageHeadProps => ({
  heading,
  lead,
  tile,
  shape: kolam,
});
const navigation = (links: Navigation): readonly NavigationLink[] => links;
const footerWord = ({ word }: Footer): SiteFooterProps['word'] => ({
  art: word.image?.art ?? '',
  label: word.text,
  lang: word.language,
});
const language = (value: Language): LanguageOption => value;
const bio = (owner: Owner): Pick<BioProps, 'portrait'> => owner;

const projectCard = (project: ProjectSummary, href: string): ProjectCardProps => ({
  ...project,
  picture: project.image,
  href,
});
const comingSoonCard = (project: ProjectSummary): ComingSoonCardProps => ({
  ...project,
  picture: project.image,
});
const postCard = (post: PostSummary, href: string, readTime: string): PostCardProps => ({
  ...post,
  picture: post.image,
  href,
  readTime,
});
const article = (
  { image, tile }: ProjectSummary | PostSummary,
  { badge, ...page }: ProjectPage | PostPage,
  author: string,
): Omit<ArticleLayoutProps, 'children'> => ({
  ...page,
  picture: image,
  tile,
  category: badge,
  author,
});

const certificateGroupCard = (
  group: CertificateGroupSummary,
  href: string,
): CertificateGroupCardProps => ({ ...group, picture: group.image, href });
const certificateCard = (certificate: Certificate, tile: Tile): CertificateCardProps => ({
  ...certificate,
  picture: certificate.image,
  tile,
});
const internship = ({ image, year, ...entry }: Internship): InternshipItem => ({
  ...entry,
  year: String(year),
  picture: image,
});
const skillCard = ({ image, ...skill }: Skill): SkillCardProps => ({ ...skill, picture: image });
const education = ({ from, to, title, institution }: Education): EducationItem => ({
  years: `${from}–${to}`,
  title,
  place: institution,
});
const hobbyCard = ({ image, ...hobby }: Hobby): HobbyCardProps => ({ ...hobby, picture: image });
const badgeCard = ({ image, ...badge }: Badge): BadgeCardProps => ({ ...badge, art: image.art });
const statCard = (card: ActivityCard): Pick<StatCardProps, 'title' | 'profileLabel'> => ({
  title: card.heading,
  profileLabel: card.linkLabel,
});
const faq = (item: FaqItem): PartFaqItem => item;
const choice = (
  question: Extract<FeedbackQuestion, { kind: 'choice' }>,
): Pick<RadioGroupProps, 'label' | 'options'> => ({ ...question, label: question.question });
const resumeSheet = (value: typeof resume): ResumeSheetProps => value;

/** What has been proved, by the part's name. */
export const fits = {
  picture,
  block,
  section,
  pageHead,
  navigation,
  footerWord,
  language,
  bio,
  projectCard,
  comingSoonCard,
  postCard,
  article,
  certificateGroupCard,
  certificateCard,
  internship,
  skillCard,
  education,
  hobbyCard,
  badgeCard,
  statCard,
  faq,
  choice,
  resumeSheet,
};
