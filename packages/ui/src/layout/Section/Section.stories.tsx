import preview from '../../../.storybook/preview';

import { LinkButton } from '../../forms/LinkButton/LinkButton';
import { longName, longWord } from '../../samples/cards';
import { paragraphsSample } from '../../samples/chrome';
import { Container } from '../Container/Container';
import { Section, SectionHead } from './Section';

const allProjects = (
  <LinkButton variant="outline" href="/projects">
    All projects
  </LinkButton>
);

const meta = preview.meta({
  title: 'Navigation and layout/Section (container, wrapper, heading)',
  id: 'layout-section',
  component: Section,
  subcomponents: { SectionHead, Container },
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <>
        <SectionHead heading="Recent work" action={allProjects} />
        <p>{paragraphsSample[0]}</p>
      </>
    ),
  },
});

export const Default = meta.story();

/** The second section adds no space above. */
export const Consecutive = meta.story({
  render: () => (
    <>
      <Section>
        <SectionHead heading="Education" />
        <p>{paragraphsSample[0]}</p>
      </Section>
      <Section>
        <SectionHead heading="Hobbies" />
        <p>{paragraphsSample[1]}</p>
      </Section>
    </>
  ),
});

export const LongText = meta.story({
  args: {
    children: (
      <>
        <SectionHead heading={longName} action={allProjects} />
        <p>{longWord}</p>
      </>
    ),
  },
});
