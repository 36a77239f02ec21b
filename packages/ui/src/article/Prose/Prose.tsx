import { styled } from 'styled-components';

import { Picture, type PictureSource } from '../../cards/Picture/Picture';
import { Link } from '../../platform/Link';
import { colour, font, size } from '../../theme';

/** Text with code, emphasis and links in it. */
export type RichText =
  | string
  | readonly (string | { code: string } | { strong: string } | { link: string; href: string })[];

/** One block of prose; a plain string is a paragraph. */
export type ProseBlock =
  | string
  | { type: 'paragraph'; text: RichText }
  | { type: 'list'; ordered?: boolean; items: readonly RichText[] }
  | { type: 'code'; language: string; code: string; caption?: string }
  | {
      type: 'table';
      caption: string;
      columns: readonly string[];
      rows: readonly (readonly string[])[];
    }
  | { type: 'note'; text: RichText }
  | { type: 'figure'; image: PictureSource; caption?: string };

/** A heading and what stands under it. */
export interface ProseSection {
  /** Becomes the section's id, so that it can be linked to. */
  id: string;
  heading: string;
  blocks: readonly ProseBlock[];
}

const Root = styled.section`
  & + & {
    margin-block-start: clamp(2.5rem, 4.5vw, 4rem);
  }

  > * + * {
    margin-block-start: 1em;
  }

  > h2 + * {
    margin-block-start: 0;
  }

  p,
  li {
    text-wrap: pretty;
  }

  ul > li,
  ol > li {
    position: relative;
    padding-inline-start: 1.6rem;
  }

  li + li {
    margin-block-start: 0.55em;
  }

  ul > li::before {
    content: '';
    position: absolute;
    inset-inline-start: 0.1rem;
    inset-block-start: 0.58em;
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: 50%;
    background: currentColor;
    forced-color-adjust: none;
  }

  ol {
    counter-reset: step;
  }

  ol > li {
    counter-increment: step;
    padding-inline-start: 2.75rem;
  }

  ol > li + li {
    margin-block-start: 0.9em;
  }

  ol > li::before {
    content: counter(step);
    position: absolute;
    inset-inline-start: 0;
    inset-block-start: -0.02em;
    font: 700 1.6em/1.1 ${font('display')};
  }
`;

const Code = styled.figure`
  figcaption {
    margin-block-end: 0.4rem;
    color: ${colour('ink-2')};
    font-size: ${size('small')};
  }

  pre {
    overflow-x: auto;
    margin: 0;
    padding: 1rem 1.25rem;
    border: 1px solid ${colour('hair')};
    border-radius: 2px;
    background: ${colour('sunken')};
    font-size: 0.875em;
    line-height: 1.5;
    tab-size: 2;
    text-align: start;
    direction: ltr;
  }
`;

const Table = styled.div`
  overflow-x: auto;

  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: ${size('small')};
  }

  caption {
    margin-block-end: 0.5rem;
    color: ${colour('ink-2')};
    text-align: start;
  }

  th,
  td {
    padding: 0.5rem 1rem 0.5rem 0;
    border-block-end: 1px solid ${colour('hair')};
    text-align: start;
    vertical-align: top;
  }

  thead th {
    border-block-end: 2px solid ${colour('ink')};
  }
`;

const Note = styled.p`
  padding: 1rem 1.25rem;
  border: 2px solid ${colour('ink')};
  border-radius: 2px;
  background: ${colour('raised')};
`;

function Rich({ text }: { text: RichText }) {
  if (typeof text === 'string') return <span>{text}</span>;
  return text.map((piece, index) => {
    if (typeof piece === 'string') return <span key={index}>{piece}</span>;
    if ('code' in piece) {
      return (
        <code key={index} translate="no">
          {piece.code}
        </code>
      );
    }
    if ('strong' in piece) return <strong key={index}>{piece.strong}</strong>;
    return (
      <Link key={index} href={piece.href}>
        {piece.link}
      </Link>
    );
  });
}

function Block({ block }: { block: ProseBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Rich text={block.text} />
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>
              <Rich text={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'code':
      return (
        <Code>
          {block.caption && <figcaption>{block.caption}</figcaption>}
          {/* Long lines scroll, so the block must take the focus (WCAG 2.2 2.1.1). */}
          <pre
            tabIndex={0}
            translate="no"
            aria-label={block.caption ?? `${block.language} code`}
            role="region"
          >
            <code>{block.code}</code>
          </pre>
        </Code>
      );
    case 'table':
      return (
        <Table tabIndex={0} role="region" aria-label={block.caption}>
          <table>
            <caption>{block.caption}</caption>
            <thead>
              <tr>
                {block.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, index) => (
                <tr key={index}>
                  {row.map((cell, column) => (
                    <td key={column}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Table>
      );
    case 'note':
      return (
        <Note>
          <Rich text={block.text} />
        </Note>
      );
    case 'figure':
      return (
        <figure>
          <Picture picture={block.image} />
          {block.caption && <figcaption>{block.caption}</figcaption>}
        </figure>
      );
  }
}

/** Props of `Prose`. */
export interface ProseProps {
  /** What is told, each part with its heading and its blocks. */
  sections: readonly ProseSection[];
}

/**
 * Prose from typed blocks: no HTML in the data, so nothing can be injected and headings stay in order. Every text stands in an
 * element of its own, so that a page translator can replace it.
 */
export function Prose({ sections }: ProseProps) {
  return sections.map(({ id, heading, blocks }) => (
    <Root key={id} id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </Root>
  ));
}
