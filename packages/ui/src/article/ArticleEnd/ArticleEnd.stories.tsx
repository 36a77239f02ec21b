import preview from '../../../.storybook/preview';
import { expect, fn, userEvent, within } from 'storybook/test';

import { articleEndSample } from '../../samples/article';
import { longName, longWord } from '../../samples/cards';
import { ArticleEnd } from './ArticleEnd';

const meta = preview.meta({
  title: 'Navigation and layout/ArticleEnd (share, related posts, previous and next)',
  id: 'article-articleend',
  component: ArticleEnd,
  parameters: { layout: 'fullscreen' },
  args: articleEndSample,
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    // The dot after a title stays within the column at every width.
    for (let width = 300; width < 400; width += 5) {
      canvasElement.style.inlineSize = `${width}px`;
      for (const item of canvas.getAllByRole('listitem')) {
        const { right: edge } = item.getBoundingClientRect();
        for (const { right } of within(item).getByRole('link').getClientRects()) {
          await expect(right).toBeLessThanOrEqual(edge);
        }
      }
    }
    canvasElement.style.inlineSize = '';
  },
});

const share = fn(async () => {});

/** The only article, on a device with a share menu. */
export const ShareMenu = meta.story({
  args: { previous: undefined, next: undefined, related: [] },
  beforeEach: () => {
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    return () => Reflect.deleteProperty(navigator, 'share');
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(share).toHaveBeenLastCalledWith({
      title: document.title,
      url: location.origin + location.pathname,
    });
  },
});

/** The first article has no link to a previous article. */
export const FirstArticle = meta.story({ args: { previous: undefined } });

export const LongText = meta.story({
  args: {
    previous: { title: longName, href: '/long' },
    next: { title: longWord, href: '/longer' },
    related: [{ title: `${longWord} ${longName}`, href: '/longest', shared: [longName, longWord] }],
  },
});
