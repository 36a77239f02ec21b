import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { Badge } from '../../cards/Badge/Badge';
import { Picture, type PictureSource } from '../../cards/Picture/Picture';
import { LinkButton } from '../../forms/LinkButton/LinkButton';
import { Wrap } from '../../layout/Wrap/Wrap';
import { below, colour, font, size, space, tileVars, type Tile } from '../../theme';
import { entering, type Entrance } from '../entrance';

/** Props of `ArticleLayout`. */
export interface ArticleLayoutProps {
  /** The page’s colours, those of its head. */
  tile: Tile;
  /** When panel and prose enter. */
  entrance: Entrance;
  /** The cover, which hangs from the head. */
  image: PictureSource;
  /** One sentence under the picture. */
  subtitle: string;
  /** What kind of work it is. */
  category: string;
  /** Who wrote it; page translators leave the name alone. */
  author: string;
  /** Label as it stands: "3 Mins". */
  readTime: string;
  /** Where the work can be seen: "→ Visit the Project". Opens in a new tab. */
  visit?: { label: string; href: string };
  /** The prose. */
  children: ReactNode;
}

/* Every drawing of the article is on the page's tile. */
const Columns = styled(Wrap)<{ $tile: Tile }>`
  ${({ $tile }) => tileVars($tile)}
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: clamp(2rem, 5vw, 5.5rem);
  align-items: start;

  ${below('columns')} {
    grid-template-columns: minmax(0, 1fr);
  }

  @media print {
    display: block;
  }
`;

const Side = styled.div<{ $entrance: Entrance }>`
  ${entering('panel')}
  container-type: inline-size;
  position: sticky;
  inset-block-start: 4.75rem;

  ${below('columns')} {
    position: static;
  }
`;

/* The cover hangs from the head on the same tile, which bleeds to the start edge: together they make an L. */
const Cover = styled.div`
  position: relative;

  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline: calc(var(--bleed) * -1) 0;
    background: var(--c-bg);
  }

  > * {
    position: relative;
  }

  ${below('columns')} {
    margin-inline: calc(var(--gutter) * -1);
    background: var(--c-bg);

    > * {
      max-inline-size: 40rem;
      margin-inline: auto;
    }
  }

  @media print {
    display: none;
  }
`;

const Subtitle = styled.p`
  margin-block: ${space(20)} ${space(16)};
  font-weight: 600;
  font-size: ${size(4)};
  line-height: 1.25;
  text-wrap: pretty;
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(8)} ${space(20)};
  align-items: baseline;
  margin-block-end: ${space(24)};
  padding-block: ${space(16)};
  border-block: 1px solid ${colour('hair')};

  dt {
    color: ${colour('ink-2')};
    font-size: ${size('small')};
  }

  dd {
    font-weight: 600;
  }

  /* Large text on a narrow screen: each fact below its name. */
  @container (max-width: 14rem) {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 0;

    dd {
      margin-block-end: ${space(8)};
    }
  }
`;

/* Prose runs beside a route line: each heading is a stop, the yellow dot is the end of it. */
const Prose = styled.div<{ $entrance: Entrance }>`
  ${entering('prose')}
  --indent: clamp(2rem, 3.4vw, 3.25rem);
  position: relative;
  max-inline-size: 44rem;
  margin-block-start: clamp(2rem, 4vw, 4rem);
  padding-inline-start: var(--indent);

  &::before {
    content: '';
    position: absolute;
    inset-inline-start: 9px;
    inset-block: 0.9rem 0;
    border-inline-start: 2px solid ${colour('ink')};
  }

  &::after {
    content: '';
    position: absolute;
    inset-inline-start: 1px;
    inset-block-end: -2px;
    inline-size: 18px;
    block-size: 18px;
    border: 2px solid ${colour('ink')};
    border-radius: 50%;
    background: ${colour('dot')};
    forced-color-adjust: none;
  }

  h2 {
    position: relative;
    margin-block-end: ${space(16)};
    font: 700 ${size(2)} / 0.98 ${font('display')};

    &::before {
      content: '';
      position: absolute;
      inset-inline-start: calc(3px - var(--indent));
      inset-block-start: 0.34em;
      inline-size: 14px;
      block-size: 14px;
      border: 2px solid ${colour('ink')};
      border-radius: 50%;
      background: ${colour('ground')};
    }
  }

  ${below('columns')} {
    margin-block-start: ${space(16)};
  }

  @media print {
    padding: 0;

    &::before,
    &::after,
    h2::before {
      content: none;
    }
  }
`;

/**
 * A detail page below its head: on the left picture, subtitle, category, author, read time and the link to the project; on the
 * right the prose. The left column stays in view while one reads.
 */
export function ArticleLayout({
  tile,
  image,
  subtitle,
  category,
  author,
  readTime,
  visit,
  entrance,
  children,
}: ArticleLayoutProps) {
  return (
    <Columns $isPageEnd $tile={tile}>
      <Side $entrance={entrance}>
        <Cover>
          <Picture picture={image} isEager />
        </Cover>
        <Subtitle>{subtitle}</Subtitle>
        <Facts>
          <dt>{WORDS.article.category}</dt>
          <dd>
            <Badge>{category}</Badge>
          </dd>
          <dt>{WORDS.article.author}</dt>
          <dd translate="no">{author}</dd>
          <dt>{WORDS.article.readTime}</dt>
          <dd>{readTime}</dd>
        </Facts>
        {visit && (
          <LinkButton href={visit.href} newTab>
            <span>{visit.label}</span>
          </LinkButton>
        )}
      </Side>
      <Prose $entrance={entrance}>{children}</Prose>
    </Columns>
  );
}
