import { fill, messages } from '@portfolio/messages';
import type { Element, ElementContent } from 'hast';
import { createElement, Fragment, type ComponentType, type ReactNode } from 'react';
import { css, styled } from 'styled-components';

import type { PictureSource } from '../../cards/Picture/Picture';
import { FittedText } from '../../layout/FittedText/FittedText';
import { colour, font, radius, size, type Colour } from '../../theme';
import { Link } from '../../platform/Link';
import { loaded } from './lazyComponents';
import { CopyButton } from '../CopyButton/CopyButton';
import { Figure } from '../Figure/Figure';
import type { VideoProps } from '../Video/Video';
import { useScrollableRegion } from './useScrollableRegion';

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

  /* Headings link to themselves, so that their URLs can be copied. */
  :is(h2, h3, h4) > a:not(:hover, :focus-visible) {
    text-decoration: none;
  }

  sub,
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

  :is(blockquote, [role='note']) > :not(small) + * {
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

  mtd.tml-left {
    text-align: left;
  }

  mtd.tml-right {
    text-align: right;
  }

  /* In aligned equations, leaves a gap between columns of equations, but none before the equals sign. */
  .tml-jot mtd {
    padding-inline: 0;
  }

  .tml-jot mtd.tml-right:not(:first-child) {
    padding-inline-start: 1em;
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
    /* A border, because backgrounds are not printed. */
    border: 0.25rem solid;
    border-radius: 50%;
    forced-color-adjust: none;
  }

  /* A task's checkbox replaces its bullet. */
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
 * Shows a bar at the inline end while there is more to scroll. Otherwise, a layer that moves with the content covers the bar. A 1 px
 * inset keeps subpixel rounding from revealing the covered bar.
 *
 * @param ground the colour behind the content
 * @param dir 1 in left-to-right text, -1 in right-to-left text
 */
const overflowIndicator = (ground: Colour, dir: string) => css`
  background:
    linear-gradient(${colour(ground)} 0 0) calc(50% + 50% * ${dir}) 0 / 8px 100% no-repeat local,
    linear-gradient(${colour('edge')} 0 0) calc(50% + (50% - 1px) * ${dir}) 0 / 2px 100% no-repeat
      scroll,
    ${colour(ground)};
`;

const Code = styled.figure`
  position: relative;

  /* The copy button. */
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

  /* Reserves space for the button: beside the caption, or above it if the block is narrow. */
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
    border-radius: ${radius('tile')};
    ${overflowIndicator('sunken', '1')}
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
  ${overflowIndicator('ground', 'var(--dir)')}

  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: ${size('small')};
  }

  /* On narrow screens, keeps columns wider than a single word. */
  table:has(th:nth-child(4)) {
    min-inline-size: 34rem;
  }

  caption {
    /* The padding keeps the text in view while the table scrolls. The background covers the overflow indicator. */
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
    border-block-end: var(--b) solid ${colour('ink')};
  }
`;

const Callout = styled.div`
  padding: 1rem 1.25rem;
  border: var(--b) solid ${colour('ink')};
  border-radius: ${radius('tile')};
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

interface NodeProps {
  node: Element;
}

const isElement = (node: ElementContent | undefined, name: string): node is Element =>
  node?.type === 'element' && node.tagName === name;

const child = ({ children }: Element, name: string) =>
  children.find((node): node is Element => isElement(node, name));

const textIn = (node: Element | undefined): string | undefined =>
  node?.children
    .map((part) =>
      part.type === 'text' ? part.value : part.type === 'element' ? textIn(part) : '',
    )
    .join('');

function propsOf({ properties }: Element) {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name.replace(/^data[A-Z]/, (start) => `data-${start.slice(4).toLowerCase()}`),
      Array.isArray(value) ? value.join(' ') : value,
    ]),
  );
}

/** Renders an article's elements. Text beside other nodes gets its own `<span>`, so that page translators can replace it. */
function renderNodes(nodes: readonly ElementContent[]): ReactNode {
  const [first, ...others] = nodes;
  if (first?.type === 'text' && others.length === 0) return first.value;
  return nodes.map((node, key) => {
    if (node.type === 'text') return <span key={key}>{node.value}</span>;
    if (node.type !== 'element') return null;
    if (
      import.meta.env.VITE_HAS_RARE_PARTS !== 'no' &&
      loaded.Block &&
      'dataBlock' in node.properties
    ) {
      return <loaded.Block key={key} node={node} render={renderNodes} />;
    }
    const Component = components[node.tagName];
    if (Component) return <Component key={key} node={node} />;
    const content = node.children.length > 0 ? [renderNodes(node.children)] : [];
    const type =
      (import.meta.env.VITE_HAS_RARE_PARTS !== 'no' && loaded.rareElements?.[node.tagName]) ||
      node.tagName;
    return createElement(type, { key, ...propsOf(node) }, ...content);
  });
}

const Heading = ({ node }: NodeProps) =>
  createElement(
    node.tagName,
    propsOf(node),
    <a href={`#${String(node.properties['id'])}`}>{renderNodes(node.children)}</a>,
  );

/** Sections have no label, because every labelled section is a landmark. */
function Section({ node }: NodeProps) {
  const id = String(node.properties['id']);
  const heading = child(node, 'h2');
  const first = heading?.children[0];
  return (
    <Root as={heading ? 'section' : 'div'} id={id}>
      {heading && (
        <h2>
          <a href={`#${id}`}>
            {first?.type === 'text' && heading.children.length === 1 ? (
              <FittedText>{first.value}</FittedText>
            ) : (
              renderNodes(heading.children)
            )}
          </a>
        </h2>
      )}
      {renderNodes(heading ? node.children.slice(1) : node.children)}
    </Root>
  );
}

function CodeBlock({ node }: NodeProps) {
  const caption = textIn(child(node, 'figcaption'));
  const language = String(node.properties['dataLanguage']);
  const region = useScrollableRegion<HTMLPreElement>(
    caption ?? fill(messages.article.code, { language }),
  );
  const code = child(node, 'pre')?.children[0] as Element | undefined;
  return (
    <Code>
      {caption && <figcaption>{caption}</figcaption>}
      <CopyButton
        label={messages.article.copyCode}
        read={() => region.ref.current?.textContent ?? ''}
      />
      <pre {...region} translate="no">
        <code>
          {code?.children.map((run, key) =>
            run.type === 'text' ? run.value : <Fragment key={key}>{renderNodes([run])}</Fragment>,
          )}
        </code>
      </pre>
    </Code>
  );
}

function PictureFigure({ node }: NodeProps) {
  const image = child(node, 'img');
  // The build gives the image the properties of a `PictureSource`.
  const picture = image?.properties as unknown as PictureSource;
  const caption = child(node, 'figcaption');
  return <Figure picture={picture} caption={caption && renderNodes(caption.children)} />;
}

function TableBlock({ node }: NodeProps) {
  const region = useScrollableRegion<HTMLDivElement>(
    textIn(child(node, 'caption')) ?? messages.article.table,
  );
  return (
    <Table {...region}>
      <table>{renderNodes(node.children)}</table>
    </Table>
  );
}

function CalloutBlock({ node }: NodeProps) {
  const kind = node.properties['dataKind'];
  const [only, ...others] = node.children;
  if (kind === 'note' && others.length === 0 && isElement(only, 'p')) {
    return <Callout as="p">{renderNodes(only.children)}</Callout>;
  }
  // `note` is the neutral kind, and has no name.
  const { tip, important, warning, caution } = messages.article;
  const name = { note: '', tip, important, warning, caution }[String(kind)] ?? '';
  return (
    <Callout role="note" data-kind={kind}>
      {!textIn(node)?.startsWith(name) && <small>{name}</small>}
      {renderNodes(node.children)}
    </Callout>
  );
}

function VideoBlock({ node }: NodeProps) {
  const video = node.properties as unknown as Pick<
    VideoProps,
    'href' | 'provider' | 'player' | 'kind'
  >;
  const poster = child(node, 'img')?.properties as unknown as PictureSource;
  const { Video } = loaded;
  const element = Video && <Video {...video} poster={poster} title={textIn(node) ?? ''} />;
  return import.meta.env.VITE_HAS_RARE_PARTS !== 'no' &&
    loaded.EmbedStyles &&
    video.kind === 'embed' ? (
    <loaded.EmbedStyles>{element}</loaded.EmbedStyles>
  ) : (
    element
  );
}

const FootnotesBlock = ({ node }: NodeProps) => (
  <Footnotes role="doc-endnotes" aria-label={messages.article.footnotes}>
    <ol>
      {child(node, 'ol')?.children.map((note, index) => (
        <li key={index} id={`footnote-${index + 1}`}>
          {note.type === 'element' && renderNodes(note.children)}
          <a href={`#footnote-${index + 1}-reference`} role="doc-backlink">
            {messages.article.backToText}
          </a>
        </li>
      ))}
    </ol>
  </Footnotes>
);

const Task = ({ node: { properties } }: NodeProps) => (
  <input
    type="checkbox"
    disabled
    defaultChecked={properties['checked'] === true}
    aria-label={properties['checked'] ? messages.article.done : messages.article.toDo}
  />
);

const components: Readonly<Record<string, ComponentType<NodeProps>>> = {
  a: ({ node }) => (
    <Link {...propsOf(node)} href={String(node.properties['href'])}>
      {renderNodes(node.children)}
    </Link>
  ),
  aside: CalloutBlock,
  code: ({ node }) => <code translate="no">{renderNodes(node.children)}</code>,
  div: Section,
  figure: ({ node }) =>
    child(node, 'pre') ? <CodeBlock node={node} /> : <PictureFigure node={node} />,
  footer: FootnotesBlock,
  h3: Heading,
  h4: Heading,
  input: Task,
  section: Section,
  table: TableBlock,
  video: VideoBlock,
};

export interface ProseProps {
  /** The article's sections: `section` elements that start with an `h2`, or a `div` if there is no heading. */
  sections: readonly Element[];
}

/** Renders an article's element tree. Call `loadVideo` first if the article has videos, and `loadRareParts` if it has rare parts. */
export const Prose = ({ sections }: ProseProps) => renderNodes(sections);

/** Returns an article's headings with their ids, or undefined if there are fewer than three. */
export function contentsOf(sections: readonly Element[]) {
  const headings = sections.flatMap(({ properties, children: [first] }) =>
    first?.type === 'element' && first.tagName === 'h2'
      ? [{ id: String(properties['id']), heading: renderNodes(first.children) }]
      : [],
  );
  return headings.length >= 3 ? headings : undefined;
}
