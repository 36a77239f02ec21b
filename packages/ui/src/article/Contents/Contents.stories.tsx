import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { longName, longWord } from '../../samples/cards';
import { Contents } from './Contents';

const sections = ['Overview', 'Key features', 'How it works', 'Benefits', 'Conclusion'].map(
  (heading) => ({ id: heading.toLowerCase().replaceAll(' ', '-'), heading }),
);

const meta = {
  title: 'Navigation and layout/Contents (table of contents, sidebar, anchors)',
  id: 'article-contents',
  component: Contents,
  args: { sections },
  parameters: {
    usage: {
      do: 'show it for three or more headings.',
      dont: 'list headings below the second level.',
      keys: { Enter: 'Goes to the section.' },
      reader: '“On this page”, navigation; the current section as “current location”.',
    },
  },
} satisfies Meta<typeof Contents>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'On this page' });
    const link = within(nav).getByRole('link', { name: 'How it works' });
    await expect(link).toHaveAttribute('href', '#how-it-works');
    await expect(nav.querySelector('[aria-current]')).toBeNull();
  },
};

/** Marks the section in the upper quarter of the window; earlier ones are woven. */
export const Reading: Story = {
  parameters: { docs: { story: { inline: false, height: '16rem' } } },
  render: (args) => (
    <>
      <Contents {...args} />
      {args.sections.map(({ id }, at) => (
        <section
          key={id}
          id={id}
          style={
            at === 2 ? { position: 'fixed', inset: 0, pointerEvents: 'none' } : { display: 'none' }
          }
        />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { current: 'location' })).toHaveTextContent('How it works'),
    );
  },
};

export const LongText: Story = {
  args: { sections: [longName, longWord].map((heading, at) => ({ id: `long-${at}`, heading })) },
};
