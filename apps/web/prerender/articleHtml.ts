import type { Block, MathNode, Picture, Rich, Section } from '@portfolio/content/node';
import { escapeHtml } from './escapeHtml';

/** Makes an address complete; those of other sites are already. */
export type Absolute = (href: string) => string;

const inline = (rich: Rich, absolute: Absolute): string => {
  if (typeof rich === 'string') return escapeHtml(rich);
  return rich
    .map((run) => {
      if (typeof run === 'string') return escapeHtml(run);
      if ('code' in run) return `<code>${escapeHtml(run.code)}</code>`;
      if ('strong' in run) return `<strong>${inline(run.strong, absolute)}</strong>`;
      if ('emphasis' in run) return `<em>${inline(run.emphasis, absolute)}</em>`;
      if ('strike' in run) return `<del>${inline(run.strike, absolute)}</del>`;
      if ('math' in run) return formula(run.math);
      if ('footnote' in run) return `<sup>${run.footnote}</sup>`;
      if ('lineBreak' in run) return '<br>';
      return `<a href="${escapeHtml(absolute(run.href))}">${inline(run.link, absolute)}</a>`;
    })
    .join('');
};

const formula = (node: MathNode | string): string => {
  if (typeof node === 'string') return escapeHtml(node);
  const attributes = Object.entries(node.attributes ?? {})
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
  return `<${node.tag}${attributes}>${node.children.map(formula).join('')}</${node.tag}>`;
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
  const all = (blocks: readonly Block[]) =>
    blocks.map((inner) => blockHtml(inner, absolute)).join('');
  switch (block.type) {
    case 'paragraph':
      return paragraph(inline(block.text, absolute));
    case 'heading':
      return `<h${block.level}>${inline(block.text, absolute)}</h${block.level}>`;
    case 'callout':
      return `<blockquote>${block.title ? paragraph(`<strong>${escapeHtml(block.title)}</strong>`) : ''}${all(block.blocks)}</blockquote>`;
    case 'quote':
      return `<blockquote>${all(block.blocks)}</blockquote>`;
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul';
      const items = block.items.map((item) => {
        if (typeof item !== 'object' || !('blocks' in item)) return inline(item, absolute);
        return (item.checked === undefined ? '' : item.checked ? '☑ ' : '☐ ') + all(item.blocks);
      });
      const start = block.start === undefined ? '' : ` start="${block.start}"`;
      return `<${tag}${start}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;
    }
    case 'code': {
      const code = block.code.map((run) => (typeof run === 'string' ? run : run.text)).join('');
      return `<figure><pre><code>${escapeHtml(code)}</code></pre>${caption(block.caption)}</figure>`;
    }
    case 'table': {
      const row = (cells: readonly Rich[], tag: 'th' | 'td') =>
        `<tr>${cells.map((cell) => `<${tag}>${inline(cell, absolute)}</${tag}>`).join('')}</tr>`;
      return [
        `<table>${block.caption ? `<caption>${escapeHtml(block.caption)}</caption>` : ''}`,
        `<thead>${row(block.columns, 'th')}</thead>`,
        `<tbody>${block.rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`,
      ].join('');
    }
    case 'figure':
      return `<figure>${picture(block.image, absolute)}${caption(block.caption)}</figure>`;
    case 'math':
      return formula(block.math);
    case 'video':
      return paragraph(`<a href="${escapeHtml(block.href)}">${escapeHtml(block.title)}</a>`);
    case 'rule':
      return '<hr>';
    case 'footnotes':
      return `<hr><ol>${block.notes.map((note) => `<li>${all(note)}</li>`).join('')}</ol>`;
  }
}

/** An article's prose as plain HTML without styles or classes, for feed readers. */
export const articleHtml = (sections: readonly Section[], absolute: Absolute): string =>
  sections
    .map(({ heading, blocks }) => {
      const title = heading ? `<h2>${inline(heading, absolute)}</h2>` : '';
      return title + blocks.map((block) => blockHtml(block, absolute)).join('');
    })
    .join('\n');
