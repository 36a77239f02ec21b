import preview from '../../../.storybook/preview';

import { longName, longWord } from '../../samples/cards';
import { paragraphsSample } from '../../samples/chrome';
import { Container } from '../Container/Container';
import { Section, SectionHead } from './Section';

const allProjects = { label: 'All projects', href: '/projects' };

const meta = preview.meta({
  title: 'Navigation and layout/Section (container, wrapper, heading)',
  id: 'layout-section',
  component: Section,
  subcomponents: { SectionHead, Container },
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <>
        <SectionHead heading="Recent work" link={allProjects} />
        <p>{paragraphsSample[0]}</p>
      </>
    ),
  },
});

export const Default = meta.story();

export const LongText = meta.story({
  args: {
    children: (
      <>
        <SectionHead heading={longName} link={allProjects} />
        <p>{longWord}</p>
      </>
    ),
  },
});
