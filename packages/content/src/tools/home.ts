/** Completes the home page with facts from other documents and entries. */
import { fill } from '@portfolio/messages/fill';
import type { Messages } from '@portfolio/messages';
import type { Documents } from '../documents';
import { formatDate, formatMonths } from '../format';
import { hrefTo } from '../routes';
import type { Link } from '../schemas/common';
import { postSummary, type Project } from '../schemas/article';
import type { Skill } from '../schemas/pageContent';
import { resumeHref } from './resume';
import type { Collections, LinkHelpers } from './shape';

const maxSkills = 3;
const maxEvidence = 3;

type Source = Pick<Documents, 'about' | 'home' | 'owner' | 'site'> &
  Collections & { messages: Messages; skills: readonly Skill[] };

/** Adds the owner's facts, skills and latest post to the home page, and links drawings to projects. Omits links to disabled pages. */
export function resolveHome(source: Source, { isOff }: LinkHelpers) {
  const { resumeLabel, sameDots, skills, latestPost, workTogether, ...home } = source.home;
  const liveLink = <Target extends Link>(link: Target | undefined) =>
    link && !isOff(link.href) ? link : undefined;
  const withLiveLink = <Section extends { link?: Link | undefined }>(section: Section) => ({
    ...section,
    link: liveLink(section.link),
  });
  const list = strongestSkills(source.skills);
  const [post] = source.posts
    .filter(({ page, slug }) => page && !isOff(hrefTo('post', slug)))
    .sort((one, other) => other.date.localeCompare(one.date));
  return {
    ...home,
    facts: factsOf(source),
    hire: liveLink(home.hire),
    recentWork: withLiveLink(home.recentWork),
    resume: { label: resumeLabel, href: resumeHref(source.owner) },
    ...(sameDots && {
      sameDots: {
        ...sameDots,
        items: sameDots.items.map(({ project: slug, ...item }) => {
          const project = source.projects.find((one) => one.slug === slug);
          const link = liveLink(linkTo(project));
          const language = project?.language;
          return { ...item, link: link && language ? { ...link, language } : link };
        }),
      },
    }),
    ...(skills && list.length > 0 && { skills: { ...withLiveLink(skills), list } }),
    ...(latestPost &&
      post && {
        latestPost: {
          ...withLiveLink(latestPost),
          post: { ...postSummary(post, source.owner.name), href: hrefTo('post', post.slug) },
        },
      }),
    ...(workTogether && liveLink(workTogether.link) && { workTogether }),
  };
}

/** The home page with generated content. Sections without entries are omitted. */
export type Home = ReturnType<typeof resolveHome>;

function factsOf({ about, home, messages, owner, site }: Source): string[] {
  const { language } = site;
  const { location, role, availableFrom } = owner;
  const [degree] = about.education;
  const formatPair = (first: string, second: string) => fill(messages.page.pair, { first, second });
  const isTitle = home.titles.some((title) => title.replace(/\.$/, '') === role);
  return [
    isTitle ? undefined : role,
    formatPair(location.place, location.country),
    degree &&
      formatPair(degree.title, formatMonths(String(degree.from), String(degree.to), language)),
    availableFrom &&
      fill(messages.home.availableFrom, { month: formatDate(availableFrom, language) }),
  ].filter((fact) => fact !== undefined);
}

const strongestSkills = (skills: readonly Skill[]) =>
  skills
    .map(({ name, image, percent = 0, evidence }) => ({
      name,
      image,
      percent,
      evidence: evidence.filter(({ kind }) => kind === 'project' || kind === 'post'),
    }))
    .filter(({ evidence }) => evidence.length > 0)
    .sort((one, other) => other.percent - one.percent)
    .slice(0, maxSkills)
    .map(({ name, image, evidence }) => ({
      name,
      image,
      evidence: evidence.slice(0, maxEvidence).map(({ kind: _, ...entry }) => entry),
    }));

type ProjectLink = Link & { newTab?: boolean; language?: string };

function linkTo(project: Project | undefined): ProjectLink | undefined {
  switch (project?.link.kind) {
    case 'page':
      return { label: project.name, href: hrefTo('project', project.slug) };
    case 'external':
      return { label: project.name, href: project.link.href, newTab: true };
    default:
      return undefined;
  }
}
