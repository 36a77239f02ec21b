import preview from '../../../.storybook/preview';
import { expect } from 'storybook/test';

import { PageHead } from '../../chrome/PageHead/PageHead';
import { SectionHead } from '../Section/Section';
import { FittedText } from './FittedText';

const meta = preview.meta({
  title: 'Navigation and layout/FittedText (long words, headings, shrink)',
  id: 'layout-fittedtext',
  component: FittedText,
  parameters: { layout: 'fullscreen' },
  args: { children: 'Käyttöliittymäsuunnittelijan' },
});

function countLines(element: Element): number {
  const range = document.createRange();
  range.selectNode(element.firstChild!);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}

/** On a phone 390 px wide, a long word fits on one line. */
export const LongText = meta.story({
  render: (args) => (
    <h2 lang="fi" style={{ inlineSize: 'min(21.875rem, 100%)', fontSize: '4.25rem' }}>
      <FittedText {...args} />
    </h2>
  ),
  play: async ({ args, canvas }) => {
    await expect(countLines(canvas.getByText(args.children))).toBe(1);
  },
});

/** Page titles with long words fit on one line. */
export const PageTitles = meta.story({
  render: () => (
    <>
      {['yhteydenottolomake', 'Käyttöliittymäsuunnittelijan'].map((heading) => (
        <PageHead key={heading} heading={heading} tile="cool" kolam="pair" />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const heading of canvas.getAllByRole('heading')) {
      await expect(countLines(canvas.getByText(heading.textContent))).toBe(1);
      await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
    }
  },
});

/** On a phone, a section heading with a long word fits on one line, above the link. */
export const SectionHeading = meta.story({
  render: ({ children }) => (
    <SectionHead heading={children} link={{ label: 'All', href: '/work' }} />
  ),
  parameters: { docs: { story: { height: '10rem' } } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    const words = canvas.getByText(args.children);
    await expect(countLines(words)).toBe(1);
    await expect(words.getBoundingClientRect().width).toBeGreaterThan(200);
  },
});

/** Text without long words keeps its size. */
export const ShortWords = meta.story({
  render: () => (
    <h2>
      <FittedText>Recent work</FittedText>
    </h2>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading').children).toHaveLength(0);
  },
});
