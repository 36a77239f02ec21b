/** Tests what the build collects from blocks: pictures, links and dates. `elements.md` and `mistakes.md` have more examples. */
import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { formatDate } from '../format';
import { completeProse } from '../schemas/article';
import { readMarkdown } from './readMarkdown';

/** Reads a block whose YAML begins on line 5. */
async function read(name: string, yaml: string) {
  const text = `---\ntitle: Kettle\n---\n\`\`\`${name}\n${yaml}\n\`\`\``;
  return readMarkdown(text, 'posts/kettle.md');
}

describe('blocks', () => {
  it('keep the line numbers of their pictures and links', async () => {
    const gallery = await read('gallery', '- src: a.jpg\n  alt: A.\n- src: b.jpg\n  alt: B.');
    expect(gallery.pictures).toEqual([
      { picture: { src: 'a.jpg' }, line: 5 },
      { picture: { src: 'b.jpg' }, line: 7 },
    ]);
    const entries = await read('entries', '- title: A\n  href: /about\n  text: See [b](/work).');
    expect(entries.links).toEqual([
      { href: '/about', line: 5 },
      { href: '/work', line: 7 },
    ]);
    const embed = await read('embed', 'title: A\nhref: https://a.example');
    expect(embed.links).toEqual([{ href: 'https://a.example', line: 6 }]);
  });

  const completeTimeline = async () => {
    const { sections } = await read('timeline', '- { date: 2024-12, title: A }');
    return completeProse(sections, { callouts: {}, date: (iso) => formatDate(iso, 'en') });
  };

  it('have formatted dates', async () => {
    const { sections } = await completeTimeline();
    expect(toHtml(sections)).toContain('<time datetime="2024-12">December 2024</time>');
  });

  it('set `hasRareParts` on their page', async () => {
    expect(await completeTimeline()).toMatchObject({ hasRareParts: true, hasVideo: undefined });
  });

  it('report mistakes inside lists', async () => {
    const text =
      '---\ntitle: Kettle\n---\n- a\n\n  ```entries\n  - title: b\n    date: soon\n  ```';
    const { problems } = await readMarkdown(text, 'posts/kettle.md');
    expect(problems.map(({ line }) => line)).toEqual([8]);
  });
});
