import preview from '../../../.storybook/preview';
import { expect, waitFor } from 'storybook/test';

import { longName, longWord } from '../../samples/cards';
import { paragraphsSample } from '../../samples/chrome';
import { Reveal } from '../../motion/Reveal/Reveal';
import { Link } from '../../platform/Link';
import { UiProvider } from '../../platform/UiProvider';
import { Container } from '../Container/Container';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Section, SectionHead } from './Section';

const allProjects = { label: 'All projects', href: '/projects' };

const meta = preview.meta({
  title: 'Navigation and layout/Section (container, wrapper, heading, link, fade in)',
  id: 'layout-section',
  component: Section,
  subcomponents: { SectionHead, Container, Link, UiProvider, VisuallyHidden, Reveal },
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

/** `Reveal` animates content when it scrolls into view. Content in view on load is not animated. */
export const Revealed = meta.story({
  parameters: { docs: { story: { height: '12rem' } } },
  render: (args) => (
    <>
      <p style={{ minBlockSize: '120vh' }}>Scroll down.</p>
      <Reveal durationMs={1000}>
        <Section {...args} />
      </Reveal>
    </>
  ),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    const part = heading.closest('[data-reveal]')!;
    await waitFor(() => expect(part).toHaveAttribute('data-reveal', 'waiting'));
    heading.scrollIntoView();
    await waitFor(() => expect(part).not.toHaveAttribute('data-reveal', 'waiting'));
    await waitFor(() => expect(getComputedStyle(part).opacity).toBe('1'));
  },
});
