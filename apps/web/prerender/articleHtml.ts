import type { Block, Picture, Rich, Section } from '@portfolio/content/node';
import { escapeHtml } from './escapeHtml';

/** Makes an address complete; those of other sites are already. */
export type Absolute = (href: string) => string;

const inline = (rich: Rich, absolute: Absolute): string => {
  if (typeof rich === 'string') return escapeHtml(rich);
  return rich
    .map((run) => {
      if (typeof run === 'string') return escapeHtml(run);
      if ('code' in run) return `<code>${escapeHtml(run.code)}</code>`;
      if ('strong' in run) return `<strong>${escapeHtml(run.strong)}</strong>`;
      return `<a href="${escapeHtml(absolute(run.href))}">${escapeHtml(run.link)}</a>`;
    })
    .join('');
};

const paragraph = (html: string) => `<p>${html}</p>`;
const caption = (text: string | undefined) =>
  text ? `<figcaption>${escapeHtml(text)}</figcaption>` : '';

/** A picture for readers that have none of the site's colours: a drawing is told in words, since its file would come out black. */
function picture(image: Picture, absolute: Absolute): string {
  if ('art' in image) return paragraph(escapeHtml(`[${image.alt}]`));
  const { src, width, height, alt } = image;
  return `<img src="${escapeHtml(absolute(src))}" width="${width}" height="${height}" alt="${escapeHtml(alt)}">`;
}

function blockHtml(block: Block, absolute: Absolute): string {
  if (typeof block === 'string') return paragraph(escapeHtml(block));
  switch (block.type) {
    case 'paragraph':
      return paragraph(inline(block.text, absolute));
    case 'note':
      return `<blockquote>${paragraph(inline(block.text, absolute))}</blockquote>`;
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul';
      const items = block.items.map((text) => `<li>${inline(text, absolute)}</li>`).join('');
      return `<${tag}>${items}</${tag}>`;
    }
    case 'code':
      return `<figure><pre><code>${escapeHtml(block.code)}</code></pre>${caption(block.caption)}</figure>`;
    case 'table': {
      const row = (cells: readonly string[], tag: 'th' | 'td') =>
        `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
      return [
        `<table><caption>${escapeHtml(block.caption)}</caption>`,
        `<thead>${row(block.columns, 'th')}</thead>`,
        `<tbody>${block.rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`,
      ].join('');
    }
    case 'figure':
      return `<figure>${picture(block.image, absolute)}${caption(block.caption)}</figure>`;
  }
}

/** An article's prose as plain HTML without styles or classes, for feed readers. */
export const articleHtml = (sections: readonly Section[], absolute: Absolute): string =>
  sections
    .map(
      ({ heading, blocks }) =>
        `<h2>${escapeHtml(heading)}</h2>${blocks.map((block) => blockHtml(block, absolute)).join('')}`,
    )
    .join('\n');
