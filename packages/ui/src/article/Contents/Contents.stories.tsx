import preview from '../../../.storybook/preview';
import { expect, waitFor } from 'storybook/test';

import { longName, longWord } from '../../samples/cards';
import { Contents } from './Contents';

const sections = ['Overview', 'Key features', 'How it works', 'Benefits', 'Conclusion'].map(
  (heading) => ({ id: heading.toLowerCase().replaceAll(' ', '-'), heading }),
);

const meta = preview.meta({
  title: 'Navigation and layout/Contents (table of contents, sidebar, anchors)',
  id: 'article-contents',
  component: Contents,
  args: { sections },
});

export const Default = meta.story();

/** Marks the section in the upper quarter of the window, and fills the dots of earlier sections. */
export const Reading = meta.story({
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
});

export const LongText = meta.story({
  args: { sections: [longName, longWord].map((heading, at) => ({ id: `long-${at}`, heading })) },
});
