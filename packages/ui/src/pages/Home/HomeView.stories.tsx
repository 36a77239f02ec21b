import preview from '../../../.storybook/preview';

import {
  heroSample,
  postSamples,
  projectSamples,
  sameDotsSamples,
  skillLinkSamples,
} from '../../samples/cards';
import { pageStory } from '../pageStory';
import { HomeView } from './HomeView';

const meta = preview.meta({
  ...pageStory,
  title: 'Pages/Home',
  component: HomeView,
  args: {
    ...heroSample,
    sameDots: { heading: 'Same dots, different line', items: sameDotsSamples },
    recentWork: {
      heading: 'Recent work',
      link: { label: 'All projects', href: '#projects' },
      projects: projectSamples.slice(0, 3).map((project) => ({ ...project, slug: project.name })),
    },
    skills: {
      heading: 'Strongest skills',
      link: { label: 'All skills', href: '#skills' },
      list: skillLinkSamples,
    },
    latestPost: {
      heading: 'Latest post',
      link: { label: 'All posts', href: '#blogs' },
      post: postSamples[1],
    },
    workTogether: {
      sentence: 'Tell me what you need. I answer with questions and a first sketch.',
      link: { label: 'Write to me', href: '#contact' },
    },
    revealMs: 0,
  } as const,
});

export const Default = meta.story();

/** Sections without content are omitted. */
export const Empty = meta.story({
  args: {
    facts: undefined,
    sameDots: undefined,
    recentWork: undefined,
    skills: undefined,
    latestPost: undefined,
    workTogether: undefined,
  },
});
