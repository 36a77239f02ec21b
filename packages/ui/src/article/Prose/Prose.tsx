import { fill } from '@portfolio/words';
import { createElement, useEffect, useRef, useState } from 'react';
import { css, styled } from 'styled-components';

import type { PictureSource } from '../../cards/Picture/Picture';
import { colour, font, size, type Colour } from '../../theme';
import { CopyButton } from '../CopyButton/CopyButton';
import { Figure } from '../Figure/Figure';
import { videoPart } from '../Video/loadVideo';
import type { VideoProps } from '../Video/Video';
import { formula, inline, Rich, type MathNode, type RichText } from './RichText';

/** Code, divided where its colour changes. */
export type CodeText = readonly (
  | string
  | { token: 'keyword' | 'string' | 'comment' | 'constant' | 'function'; text: string }
)[];

/** One block of prose; a plain string is a paragraph. */
export type ProseBlock =
  | string
  | { type: 'paragraph'; text: RichText }
  | { type: 'heading'; level: 3 | 4; id: string; text: RichText }
  | {
      type: 'list';
      ordered?: boolean;
      start?: number;
      items: readonly (RichText | { checked?: boolean; blocks: readonly ProseBlock[] })[];
    }
  | { type: 'code'; language: string; code: CodeText; caption?: string }
  | {
      type: 'table';
      caption?: string;
      columns: readonly RichText[];
      align?: readonly ('start' | 'center' | 'end')[];
      rows: readonly (readonly RichText[])[];
    }
  | {
      type: 'callout';
      kind: 'note' | 'tip' | 'important' | 'warning' | 'caution';
      title?: string;
      blocks: readonly ProseBlock[];
    }
  | { type: 'quote'; blocks: readonly ProseBlock[] }
  | { type: 'figure'; image: PictureSource; caption?: string }
  | { type: 'math'; math: MathNode }
  | ({ type: 'video' } & VideoProps)
  | { type: 'rule' }
  | { type: 'footnotes'; notes: readonly (readonly ProseBlock[])[] };

/** A heading and what stands under it; what comes before the first heading has none. */
export interface ProseSection {
  /** Its address within the page. */
  id: string;
  heading?: RichText;
  blocks: readonly ProseBlock[];
}

const Root = styled.div`
  & + & {
    margin-block-start: clamp(2.5rem, 4.5vw, 4rem);
  }

  > * + * {
    margin-block-start: 1em;
  }

  > h2 + * {
    margin-block-start: 0;
  }

  > h3,
  > h4 {
    margin-block-start: 1.75em;
    font-size: 1.35em;
    line-height: 1.15;
  }

  > h4 {
    font: 700 1em/1.3 ${font('text')};
  }

  /* A heading leads to itself, so that its address can be copied; the line shows that only to who points at it. */
  :is(h2, h3, h4) > a:not(:hover, :focus-visible) {
    text-decoration: none;
  }

  sup {
    line-height: 0;
  }

  figcaption {
    color: ${colour('ink-2')};
    font-size: ${size('small')};
  }

  dialog + figcaption {
    margin-block-start: 0.5rem;
  }

  hr {
    border: 0;
    border-block-start: 2px solid ${colour('hair')};
  }

  blockquote {
    margin-inline: 0;
    margin-block-end: 0;
    padding-inline-start: 1.25rem;
    border-inline-start: 4px solid ${colour('hair')};
  }

  :is(blockquote, [role='note']) > * + * {
    margin-block-start: 0.75em;
  }

  li > * + * {
    margin-block-start: 0.55em;
  }

  input {
    inline-size: 1em;
    block-size: 1em;
    margin-inline-end: 0.5em;
    accent-color: ${colour('ink')};

    + p {
      display: inline;
    }
  }

  math {
    font-size: 1.1em;
  }

  math[display='block'] {
    overflow-x: auto;
    overflow-y: hidden;
    padding-block: 0.25em;
  }

  mtd.left {
    text-align: left;
  }

  mtd.right {
    text-align: right;
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
    /* A background would not be printed. */
    border: 0.25rem solid;
    border-radius: 50%;
    forced-color-adjust: none;
  }

  /* A task has its box for a bullet. */
  ul > li:has(> input)::before {
    content: none;
  }

  ol > li {
    padding-inline-start: 2.75rem;
  }

  ol > li + li {
    margin-block-start: 0.9em;
  }

  ol > li::before {
    content: counter(list-item);
    position: absolute;
    inset-inline-start: 0;
    inset-block-start: -0.02em;
    font: 700 1.6em/1.1 ${font('display')};
  }
`;

/**
 * A bar at the end of what scrolls sideways says that it goes on; it goes under the cover that scrolls along when the end is reached.
 * It stands a pixel off the end, so that none of it looks out where the cover ends between two pixels.
 *
 * @param ground the colour behind what scrolls
 * @param dir 1 where the end is on the right, -1 where it is on the left
 */
const moreAtEnd = (ground: Colour, dir: string) => css`
  background:
    linear-gradient(${colour(ground)} 0 0) calc(50% + 50% * ${dir}) 0 / 8px 100% no-repeat local,
    linear-gradient(${colour('edge')} 0 0) calc(50% + (50% - 1px) * ${dir}) 0 / 2px 100% no-repeat
      scroll,
    ${colour(ground)};
`;

const Code = styled.figure`
  position: relative;

  /* The button: at the end of the caption's line, or of the line that is left for it where there is none. */
  > span {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
  }

  > span > button {
    min-block-size: 1.5rem;
    padding-block: 0;
  }

  @media screen and (scripting: enabled) {
    &:not(:has(> figcaption)) {
      padding-block-start: 1.75rem;
    }
  }

  /* Room for the button from the start, so that nothing moves when it comes: beside the caption, above it where too little is left. */
  figcaption {
    margin-block-end: 0.4rem;
    text-wrap: balance;
    padding-block-start: clamp(0px, (24rem - 100%) * 999, 1.75rem);
    padding-inline-end: clamp(0px, (100% - 24rem) * 999, 9rem);
  }

  pre {
    overflow-x: auto;
    margin: 0;
    padding: 0.875rem;
    border: 1px solid ${colour('hair')};
    border-radius: 2px;
    ${moreAtEnd('sunken', '1')}
    font-size: 0.8em;
    line-height: 1.5;
    tab-size: 2;
    direction: ltr;
  }

  ${(['keyword', 'string', 'constant', 'function'] as const).map(
    (token) => `.${token} { color: ${colour(`code-${token}`)}; }`,
  )}

  .comment {
    color: ${colour('ink-3')};
  }

  @media print {
    pre {
      white-space: pre-wrap;
      overflow-wrap: anywhere;
    }
  }
`;

const Table = styled.div`
  container-type: inline-size;
  overflow-x: auto;
  ${moreAtEnd('ground', 'var(--dir)')}

  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: ${size('small')};
  }

  /* On a narrow screen four columns would be a word wide each. */
  table:has(th:nth-child(4)) {
    min-inline-size: 34rem;
  }

  caption {
    /* It is read without scrolling, and what says that the table goes on begins below it. */
    padding-block-end: 0.5rem;
    padding-inline-end: max(0px, 100% - 100cqi);
    background: ${colour('ground')};
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

  [data-align='center'] {
    text-align: center;
  }

  [data-align='end'] {
    text-align: end;
  }

  tbody th {
    font-weight: inherit;
  }

  thead th {
    border-block-end: 2px solid ${colour('ink')};
  }
`;

const Callout = styled.div`
  padding: 1rem 1.25rem;
  border: 2px solid ${colour('ink')};
  border-radius: 2px;
  background: ${colour('raised')};
  break-inside: avoid;

  &[data-kind='warning'],
  &[data-kind='caution'] {
    border-color: ${colour('err')};
  }
`;

const Footnotes = styled.div`
  padding-block-start: 1rem;
  border-block-start: 2px solid ${colour('hair')};
  font-size: ${size('small')};

  && ol > li::before {
    font: inherit;
    font-weight: 700;
  }

  @media print {
    [role='doc-backlink'] {
      display: none;
    }
  }
`;

/**
 * Makes a block that scrolls sideways reachable with the keyboard, and names it: one that has room for all of itself is no stop
 * on the way.
 *
 * @param label what the block is
 * @returns the props of the element that scrolls
 */
function useScrollStop<Scroller extends HTMLElement>(label: string) {
  const ref = useRef<Scroller>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const scroller = ref.current;
    if (!scroller) return undefined;
    const observer = new ResizeObserver(() =>
      setScrolls(scroller.scrollWidth > scroller.clientWidth),
    );
    observer.observe(scroller);
    return () => observer.disconnect();
  }, []);
  return { ref, ...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': label }) };
}

function CodeBlock({ language, code, caption }: BlockOf<'code'>) {
  const scrollStop = useScrollStop<HTMLPreElement>(
    caption ?? fill(WORDS.article.code, { language }),
  );
  return (
    <Code>
      {caption && <figcaption>{caption}</figcaption>}
      <CopyButton
        label={WORDS.article.copyCode}
        read={() => scrollStop.ref.current?.textContent ?? ''}
      />
      <pre {...scrollStop} translate="no">
        <code>
          {code.map((run, index) =>
            typeof run === 'string' ? (
              run
            ) : (
              <span key={index} className={run.token}>
                {run.text}
              </span>
            ),
          )}
        </code>
      </pre>
    </Code>
  );
}

function TableBlock({ caption, columns, align, rows }: BlockOf<'table'>) {
  const scrollStop = useScrollStop<HTMLDivElement>(caption ?? WORDS.article.table);
  const cell = (text: RichText, column: number, scope?: 'col' | 'row') =>
    createElement(
      scope ? 'th' : 'td',
      { key: column, scope, 'data-align': align?.[column] },
      inline(text),
    );
  return (
    <Table {...scrollStop}>
      <table>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>{columns.map((text, column) => cell(text, column, 'col'))}</tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // What a row is about stands in its first cell.
            <tr key={index}>
              {row.map((text, column) => cell(text, column, column === 0 ? 'row' : undefined))}
            </tr>
          ))}
        </tbody>
      </table>
    </Table>
  );
}

function ListBlock({ ordered, start, items }: BlockOf<'list'>) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List {...(start !== undefined && { start })}>
      {items.map((item, index) => (
        <li key={index}>
          {typeof item === 'object' && 'blocks' in item ? (
            <>
              {item.checked !== undefined && (
                <input
                  type="checkbox"
                  disabled
                  defaultChecked={item.checked}
                  aria-label={item.checked ? WORDS.article.done : WORDS.article.toDo}
                />
              )}
              <Blocks blocks={item.blocks} />
            </>
          ) : (
            <Rich text={item} />
          )}
        </li>
      ))}
    </List>
  );
}

function CalloutBlock({ kind, title, blocks }: BlockOf<'callout'>) {
  const [only] = blocks;
  const text = typeof only === 'object' && only.type === 'paragraph' ? only.text : only;
  if (!title && blocks.length === 1 && (typeof text === 'string' || Array.isArray(text))) {
    return (
      <Callout as="p">
        <Rich text={text} />
      </Callout>
    );
  }
  return (
    <Callout role="note" data-kind={kind}>
      {title && (
        <p>
          <strong>{title}</strong>
        </p>
      )}
      <Blocks blocks={blocks} />
    </Callout>
  );
}

/** A block of one type. */
type BlockOf<Type extends string> = Extract<ProseBlock, { type: Type }>;

function Block({ block }: { block: ProseBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Rich text={block.text} />
        </p>
      );
    case 'heading':
      return createElement(
        `h${block.level}`,
        { id: block.id },
        <a href={`#${block.id}`}>{inline(block.text)}</a>,
      );
    case 'list':
      return <ListBlock {...block} />;
    case 'code':
      return <CodeBlock {...block} />;
    case 'table':
      return <TableBlock {...block} />;
    case 'callout':
      return <CalloutBlock {...block} />;
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.blocks} />
        </blockquote>
      );
    case 'figure':
      return <Figure picture={block.image} caption={block.caption} />;
    case 'math':
      return formula(block.math);
    case 'video':
      return videoPart.Video && createElement(videoPart.Video, block);
    case 'rule':
      return <hr />;
    case 'footnotes':
      return (
        <Footnotes role="doc-endnotes" aria-label={WORDS.article.footnotes}>
          <ol>
            {block.notes.map((blocks, index) => (
              <li key={index} id={`footnote-${index + 1}`}>
                <Blocks blocks={blocks} />
                <a href={`#footnote-${index + 1}-reference`} role="doc-backlink">
                  {WORDS.article.backToText}
                </a>
              </li>
            ))}
          </ol>
        </Footnotes>
      );
  }
}

function Blocks({ blocks }: { blocks: readonly ProseBlock[] }) {
  return blocks.map((block, index) => <Block key={index} block={block} />);
}

export interface ProseProps {
  /** What is told, each part with its heading and its blocks. */
  sections: readonly ProseSection[];
}

/**
 * Prose from typed blocks; where there are videos, `loadVideo` comes before. No HTML in the data, so nothing can be injected and headings stay in order. Every text stands in an
 * element of its own, so that a page translator can replace it.
 */
export function Prose({ sections }: ProseProps) {
  return sections.map(({ id, heading, blocks }) => (
    // A heading leads to it; a landmark for each section would be one too many.
    <Root key={id} as={heading ? 'section' : 'div'} id={id}>
      {heading && (
        <h2>
          <a href={`#${id}`}>{inline(heading)}</a>
        </h2>
      )}
      <Blocks blocks={blocks} />
    </Root>
  ));
}
