import { fill, messages } from '@portfolio/messages';
import type { Element, ElementContent } from 'hast';
import { useId, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { css, styled } from 'styled-components';

import { Icon } from '../../art/Icon';
import { Details, Question } from '../../cards/Faq/Faq';
import { Picture, type ImageFile, type PictureSource } from '../../cards/Picture/Picture';
import { stretched, trailingDot } from '../../cards/styles';
import { IconButton } from '../../forms/IconButton/IconButton';
import { colour, font, leading, notPrinted, radius, size, space } from '../../theme';
import { Enlargeable } from '../Figure/Enlargeable';
import { Gallery } from '../Gallery/Gallery';
import { lineDot } from '../lineDot';
import { useScrollableRegion } from './useScrollableRegion';

const items = css`
  && > li {
    margin: 0;
    padding: 0;
  }

  && > li::before {
    content: none;
  }

  > li > * + * {
    margin-block-start: 0.35em;
  }

  time,
  small {
    color: ${colour('ink-2')};
    font-size: ${size('small')};
  }

  > li > p > strong:only-child {
    font: 700 ${size(4)} / ${leading(1.15)} ${font('display')};
  }
`;

const Entries = styled.ul`
  ${items}
  container-type: inline-size;
  border-block: var(--b) solid ${colour('ink')};

  && > li {
    padding-block: ${space(16)};
  }

  && > li + li {
    border-block-start: 1px solid ${colour('hair')};
  }

  > li > * {
    max-inline-size: 44rem;
  }

  @container (min-width: 32rem) {
    &:has(time) > li {
      display: grid;
      grid-template-columns: 10.5rem minmax(0, 1fr);
      column-gap: ${space(24)};
      align-items: baseline;
    }

    &:has(time) > li > * {
      grid-column: 2;
    }

    & > li > p:has(> time) {
      grid-column: 1;
      /* Spans all rows of the entry. */
      grid-row: 1 / span 99;

      + p {
        margin: 0;
      }
    }
  }
`;

const Cards = styled.ul`
  ${items}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: ${space(16)};

  /* A list of one or two cards is no wider than the text around it. */
  &:not(:has(> :nth-child(3))) {
    max-inline-size: 44rem;
  }

  && > li {
    position: relative;
    max-inline-size: 28rem;
    padding: ${space(20)};
    border: var(--b) solid ${colour('ink')};
    border-radius: ${radius('tile')};
    overflow: clip;
    background: ${colour('raised')};
  }

  figure {
    margin: calc(-1 * ${space(20)});
    margin-block-end: ${space(16)};
    border-block-end: var(--b) solid ${colour('ink')};

    > span {
      border-radius: 0;
    }
  }

  strong > a {
    display: inline-flex;
    align-items: baseline;
    gap: ${space(8)};
    text-decoration: none;
    ${stretched}
    ${trailingDot}
  }

  > li:hover strong > a > :first-child {
    text-decoration: underline;
  }

  /* Raises the text's links above the link that covers the card. */
  p > a {
    position: relative;
  }
`;

const Timeline = styled.ol`
  ${items}

  && > li {
    padding-inline-start: ${space(32)};
    padding-block-end: ${space(24)};
  }

  && > li:last-child {
    padding-block-end: 0;
  }

  && > li::before {
    ${lineDot(14, 'ground')}
    font: inherit;
    inset-inline-start: 0;
    inset-block-start: 0.35em;
  }

  && > li:last-child::before {
    background: ${colour('dot')};
    print-color-adjust: exact;
  }

  > li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-inline-start: 6px;
    inset-block: calc(0.35em + 14px) -0.35em;
    border-inline-start: var(--b) solid ${colour('ink')};
  }
`;

const FaqItem = styled(Details)`
  && + & {
    margin: 0;
    border-block-start: 0;
  }

  border-block: var(--b) solid ${colour('ink')};
  overflow-wrap: break-word;

  > :not(summary) {
    padding-inline: calc(1.2rem + min(${space(16)}, 5vw));
  }

  > :not(summary) + :not(summary) {
    margin-block-start: 0.75em;
  }

  > :last-child:not(summary) {
    padding-block-end: ${space(24)};
  }
`;

interface DrawingSize {
  $width: number;
  $height: number;
}

/* Colour variables that the diagram renderer uses in its SVG. */
const Diagram = styled.figure`
  --bg: ${colour('ground')};
  --_text: ${colour('ink')};
  --_text-sec: ${colour('ink')};
  --_text-muted: ${colour('ink-2')};
  --_text-faint: ${colour('ink-2')};
  --_line: ${colour('ink-2')};
  --_arrow: ${colour('ink')};
  --_node-fill: ${colour('raised')};
  --_node-stroke: ${colour('ink')};
  --_inner-stroke: ${colour('hair')};
  --_group-fill: ${colour('ground')};
  --_group-hdr: ${colour('raised')};
  --_key-badge: ${colour('hair')};
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${space(8)};
  container-type: inline-size;
  margin-inline: 0;

  /* A shadow at an edge shows that there is more to scroll to. At the end, a background layer that scrolls with the content covers the
     shadow. */
  div {
    grid-column: 1 / -1;
    overflow: auto;
    background:
      linear-gradient(90deg, ${colour('ground')} 40%, transparent) left / 3rem 100% no-repeat local,
      linear-gradient(-90deg, ${colour('ground')} 40%, transparent) right / 3rem 100% no-repeat
        local,
      linear-gradient(90deg, ${colour('hair')}, transparent) left / 1rem 100% no-repeat,
      linear-gradient(-90deg, ${colour('hair')}, transparent) right / 1rem 100% no-repeat;
  }

  div > svg {
    block-size: auto;
  }

  dialog div > svg {
    margin-inline: auto;
  }

  > figcaption {
    grid-area: 2 / 1;
    align-self: center;
  }

  > button {
    grid-area: 2 / 2;
    ${notPrinted}
  }

  /* Without these rules, forced colours remove the gradients and hide labels in shapes that keep their fill. */
  @media (forced-colors: active) {
    --ink-2: CanvasText;
    --raised: Canvas;
    --hair: CanvasText;

    div {
      forced-color-adjust: none;
    }
  }

  dialog {
    inline-size: fit-content;
  }

  /* Only the drawing scrolls, so that the button stays in view. */
  @media screen {
    dialog[open] {
      display: grid;
      grid-template-rows: minmax(0, 1fr) auto;
    }
  }
`;

/** The button and the space around the drawing take 8rem of the window's height. */
const fitted = ({ $width, $height }: DrawingSize) =>
  `min(100vw - 1rem, (100dvh - 8rem) * ${($width / $height).toFixed(2)})`;

/* On a phone in portrait orientation, a wide drawing is larger when rotated 90 degrees. */
const turned = css<DrawingSize>`
  @media (orientation: portrait) and (width < ${({ $width }) => $width * 0.5}px) {
    dialog div {
      --turned-height: min(
        100vw - 1rem,
        (100dvh - 8rem) * ${({ $width, $height }) => ($height / $width).toFixed(3)}
      );
      inline-size: var(--turned-height);
      aspect-ratio: ${({ $width, $height }) => $height / $width};
      position: relative;
      margin-inline: auto;
      overflow: hidden;
    }

    dialog div > svg {
      block-size: var(--turned-height);
      inline-size: auto;
      max-inline-size: none;
      position: absolute;
      inset: 0 auto auto 0;
      transform: rotate(90deg) translateY(-100%);
      transform-origin: 0 0;
    }
  }
`;

/* Separate from `Diagram`, because styled-components repeats a component's styles for each drawing size. */
const SizedDiagram = styled(Diagram)<DrawingSize>`
  /* A wide drawing shrinks to 80 % of its width before it scrolls. */
  @media screen {
    > div > svg {
      min-inline-size: ${({ $width }) => $width * 0.8}px;
    }
  }

  @container (width >= ${({ $width }) => $width}px) {
    > button {
      display: none;
    }
  }

  /* An enlarged drawing shrinks to fit the window, but not below half its size, to keep labels readable. In smaller windows, the drawing
     scrolls. */
  dialog div > svg {
    max-inline-size: none;
    inline-size: max(${({ $width }) => $width}px, ${fitted});
  }

  @media (width >= ${({ $width }) => $width * 0.5}px) {
    dialog div > svg {
      max-inline-size: 100%;
    }

    @media (height >= calc(${({ $height }) => $height * 0.5}px + 8rem)) {
      dialog div > svg {
        inline-size: ${fitted};
      }
    }
  }

  ${({ $width, $height }) => $width > $height && turned}
`;

interface BlockProps {
  /** An element whose property `dataBlock` is the block's name. */
  node: Element;
  render(nodes: readonly ElementContent[]): ReactNode;
}

const isElement = (node: ElementContent): node is Element => node.type === 'element';

/** Finds the first descendant with this tag name. */
function find(node: Element, name: string): Element | undefined {
  for (const child of node.children.filter(isElement)) {
    const found = child.tagName === name ? child : find(child, name);
    if (found) return found;
  }
  return undefined;
}

const pictureIn = (node: Element) => find(node, 'img')?.properties as unknown as PictureSource;

function GalleryBlock({ node, render }: BlockProps) {
  const photos = node.children.filter(isElement).map((item) => {
    const caption = find(item, 'figcaption');
    return {
      picture: pictureIn(item) as ImageFile,
      caption: caption && render(caption.children),
    };
  });
  return <Gallery items={photos} />;
}

const CardsBlock = ({ node, render }: BlockProps) => (
  <Cards data-block="cards">
    {node.children.filter(isElement).map((card, key) => {
      const [first, ...others] = card.children;
      const hasPicture = first && isElement(first) && first.tagName === 'figure';
      return (
        <li key={key}>
          {hasPicture && (
            <figure>
              <Picture picture={pictureIn(first)} />
            </figure>
          )}
          {render(hasPicture ? others : card.children)}
        </li>
      );
    })}
  </Cards>
);

function FaqBlock({ node, render }: BlockProps) {
  const [question, ...answer] = node.children;
  return (
    <FaqItem>
      <Question>{question && isElement(question) && render(question.children)}</Question>
      {render(answer)}
    </FaqItem>
  );
}

function DiagramBlock({ node, render }: BlockProps) {
  const label = String(node.properties['title']);
  const region = useScrollableRegion<HTMLDivElement>(label);
  const enlargedRegion = useScrollableRegion<HTMLDivElement>(label);
  const id = useId();
  const caption = find(node, 'figcaption');
  const svg = find(node, 'svg');
  if (!svg) return null;
  const drawing = {
    ...(svg.properties as ComponentProps<'svg'>),
    role: 'img',
    'aria-label': label,
  };
  return (
    <SizedDiagram
      $width={Number(drawing.width)}
      $height={Number(drawing.height)}
      data-block="diagram"
    >
      <div {...region}>
        <svg {...drawing}>
          <g id={id}>{render(svg.children)}</g>
        </svg>
      </div>
      <Enlargeable
        label={label}
        button={(props) => (
          <IconButton {...props} label={fill(messages.article.enlarge, { picture: label })}>
            <Icon name="expand" />
          </IconButton>
        )}
      >
        <div {...enlargedRegion}>
          <svg {...drawing}>
            <use href={`#${id}`} />
          </svg>
        </div>
      </Enlargeable>
      {caption && <figcaption>{render(caption.children)}</figcaption>}
    </SizedDiagram>
  );
}

const blocks: Readonly<Record<string, ComponentType<BlockProps>>> = {
  gallery: GalleryBlock,
  entries: ({ node, render }) => <Entries data-block="entries">{render(node.children)}</Entries>,
  cards: CardsBlock,
  diagram: DiagramBlock,
  faq: FaqBlock,
  timeline: ({ node, render }) => <Timeline>{render(node.children)}</Timeline>,
};

/** A block written as YAML in Markdown. */
export function Block({ node, render }: BlockProps) {
  const Component = blocks[String(node.properties['dataBlock'])];
  return Component && <Component node={node} render={render} />;
}
