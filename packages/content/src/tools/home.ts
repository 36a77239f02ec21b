/** Completes the home page with what other documents and the entries say. */
import { fill } from '@portfolio/messages/fill';
import type { Messages } from '@portfolio/messages';
import type { Documents } from '../documents';
import { formatDate, formatMonths } from '../format';
import { hrefTo, type RouteId } from '../routes';
import type { Link } from '../schemas/common';
import type { Home } from '../schemas/home';
import type { Project } from '../schemas/project';
import type { Skill } from '../schemas/skill';
import { leadsToOffPage } from './offPages';
import { resumeHref } from './resume';
import type { Collections } from './shape';
import { postSummary } from './write';

/** Maximum number of skills, and of links below each. */
const mostSkills = 3;
const mostReceipts = 3;

type Source = Pick<Documents, 'about' | 'home' | 'owner' | 'site'> &
  Collections & { messages: Messages; skills: readonly Skill[] };

/**
 * Adds to the home page the owner's facts, the skills, the latest post and the projects behind its drawings.
 *
 * @param offPages the pages that the site does not have; links to them are left out
 */
export function resolveHome(source: Source, offPages: readonly RouteId[]): Home {
  const { resumeLabel, sameDots, skills, latestPost, workTogether, ...home } = source.home;
  const live = (link: Link | undefined) =>
    link && !leadsToOffPage(link.href, offPages) ? link : undefined;
  const selection = <Words extends { link?: Link | undefined }>(words: Words) => ({
    ...words,
    link: live(words.link),
  });
  const list = strongestSkills(source.skills);
  const post = offPages.includes('post')
    ? undefined
    : source.posts
        .filter(({ page }) => page)
        .reduce<(typeof source.posts)[number] | undefined>(
          (newest, next) => (newest && newest.date >= next.date ? newest : next),
          undefined,
        );
  return {
    ...home,
    facts: factsOf(source),
    hire: live(home.hire),
    recentWork: selection(home.recentWork),
    resume: { label: resumeLabel, href: resumeHref(source.owner) },
    ...(sameDots && {
      sameDots: {
        ...sameDots,
        items: sameDots.items.map(({ project: slug, ...item }) => ({
          ...item,
          link: live(linkTo(source.projects.find((project) => project.slug === slug))),
        })),
      },
    }),
    ...(skills && list.length > 0 && { skills: { ...selection(skills), list } }),
    ...(latestPost &&
      post && {
        latestPost: {
          ...selection(latestPost),
          post: { ...postSummary(post, source.owner.name), href: hrefTo('post', post.slug) },
        },
      }),
    ...(workTogether && live(workTogether.link) && { workTogether }),
  };
}

/** Role, place, latest degree and availability, each as a short text. */
function factsOf({ about, messages, owner, site }: Source): string[] {
  const { language } = site;
  const { location, role, availableFrom } = owner;
  const [degree] = about.education;
  const pair = (first: string, second: string) => fill(messages.page.pair, { first, second });
  return [
    role,
    pair(location.region, location.country),
    degree && pair(degree.title, formatMonths(String(degree.from), String(degree.to), language)),
    availableFrom &&
      fill(messages.home.availableFrom, { month: formatDate(availableFrom, language) }),
  ].filter((fact) => fact !== undefined);
}

/** The skills with the highest percentages, else the first ones, among those that a project or a post shows. */
const strongestSkills = (skills: readonly Skill[]) =>
  skills
    .map(({ name, percent = 0, receipts = [] }) => ({
      name,
      percent,
      receipts: receipts.filter(({ kind }) => kind === 'project' || kind === 'post'),
    }))
    .filter(({ receipts }) => receipts.length > 0)
    .sort((one, other) => other.percent - one.percent)
    .slice(0, mostSkills)
    .map(({ name, receipts }) => ({
      name,
      receipts: receipts.slice(0, mostReceipts).map(({ label, href }) => ({ label, href })),
    }));

/** The name of a project as a link to its page, or to its site in a new tab; undefined where it has neither. */
function linkTo(project: Project | undefined): (Link & { newTab?: boolean }) | undefined {
  switch (project?.link.kind) {
    case 'page':
      return { label: project.name, href: hrefTo('project', project.slug) };
    case 'external':
      return { label: project.name, href: project.link.href, newTab: true };
    default:
      return undefined;
  }
}
