import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

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

const meta = {
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
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: 'Recent work' });
    await expect(heading).toBeVisible();
    await expect(heading.getBoundingClientRect().left).toBeGreaterThanOrEqual(20);
    await expect(canvas.getByRole('link', { name: 'All projects' })).toBeVisible();
  },
};

/** The second section adds no space above. */
export const TwoInARow: Story = {
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
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Hobbies' });
    await expect(getComputedStyle(heading.closest('section')!).paddingBlockStart).toBe('0px');
  },
};

export const LongText: Story = {
  args: {
    children: (
      <>
        <SectionHead heading={longName} action={allProjects} />
        <p>{longWord}</p>
      </>
    ),
  },
};
