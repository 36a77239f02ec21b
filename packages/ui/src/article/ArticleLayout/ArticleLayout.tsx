import type { ReactNode } from 'react';
import { css, keyframes, styled } from 'styled-components';

import { Badge } from '../../cards/Badge/Badge';
import { Picture, type PictureSource } from '../../cards/Picture/Picture';
import { LinkButton } from '../../forms/LinkButton/LinkButton';
import { Wrap } from '../../layout/Wrap/Wrap';
import { Link } from '../../platform/Link';
import { below, colour, motion, notPrinted, size, space, tileVars, type Tile } from '../../theme';
import { Contents, type ContentsProps } from '../Contents/Contents';
import { entering, type Entrance } from '../entrance';
import { stop } from '../route';

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
  /** The skills that it shows, each with the page that tells of it, if there is one. */
  skills?: readonly { label: string; href?: string }[];
  /** The project behind a post, or the post about a project. */
  counterpart?: { label: string; title: string; href: string };
  /** The sections, for a table of contents; left out where there are too few. */
  contents?: ContentsProps['sections'];
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

  ${below('columns')} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 0;
  }

  @media print {
    display: block;
  }
`;

const Side = styled.div<{ $entrance: Entrance }>`
  ${entering('panel')}
  container-type: inline-size;

  /* The contents follow the reading beside the prose, which is much longer than the panel. */
  > nav {
    position: sticky;
    inset-block-start: 4.75rem;
    overflow-y: auto;
    max-block-size: calc(100vh - 5rem);
    padding-block: ${space(32)};
    /* Room for the ring around the link that has the focus. */
    padding-inline-end: ${space(12)};

    ${below('columns')} {
      position: static;
      max-block-size: none;

      /* Their line and that of the prose are one. */
      ol {
        padding-inline-start: 4px;
      }
    }

    ${notPrinted}
  }
`;

const Skill = styled.span`
  display: inline-block;
  margin-inline-end: ${space(12)};
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
  }

  ${notPrinted}
`;

/*
 * What runs off a drawing's start edge runs on to the page's; a photograph ends where it ends, in dots too. As wide as the page a
 * cover is no higher than half a screen, and both edges are the page's.
 */
const CoverPicture = styled(Picture)`
  &:has(> svg:not([preserveAspectRatio])) {
    box-sizing: content-box;
    margin-inline-start: calc(var(--bleed) * -1);
    padding-inline-start: var(--bleed);
  }

  ${below('columns')} {
    --bleed: 0px;
    block-size: min(75vw, 30rem);
    aspect-ratio: auto;
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

/* To a size in per cent: to `auto` it would leap halfway. */
const weave = keyframes`from { background-size: 100% 0; }`;
const fill = keyframes`from { background: ${colour('ground')}; }`;

/*
 * Where the browser can tie an animation to scrolling, the line is woven as far as one has read: to two fifths of the window. In
 * others it is there from the start.
 */
const asRead = (what: typeof weave) => css`
  @supports (animation-timeline: view()) {
    ${motion} {
      animation: ${what} linear both;
      animation-timeline: view(39% 60%);
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
    inline-size: 2px;
    background: linear-gradient(${colour('ink')} 0 0) 0 0 / 100% 100% no-repeat ${colour('hair')};
    forced-color-adjust: none;
    ${asRead(weave)}
  }

  &::after {
    ${stop(18, 'dot')}
    inset-inline-start: 1px;
    inset-block-end: -2px;
  }

  h2 {
    position: relative;
    margin-block-end: ${space(16)};
    font-size: ${size(2)};

    &::before {
      ${stop(14, 'ink')}
      inset-inline-start: calc(3px - var(--indent));
      inset-block-start: 0.34em;
      ${asRead(fill)}
    }
  }

  ${below('columns')} {
    margin-block-start: ${space(16)};
  }

  @media print {
    padding: ${space(32)} 0 0;

    &::before,
    &::after,
    h2::before {
      content: none;
    }
  }
`;

/**
 * A detail page below its head: on the left picture, subtitle, category, author, read time and the link to the project; on the
 * right the prose. The table of contents follows the reading.
 */
export function ArticleLayout({
  tile,
  image,
  subtitle,
  category,
  author,
  readTime,
  skills = [],
  counterpart,
  contents = [],
  visit,
  entrance,
  children,
}: ArticleLayoutProps) {
  return (
    <Columns $tile={tile}>
      <Side $entrance={entrance}>
        <Cover>
          <CoverPicture picture={image} fit="bleed" isEager />
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
          {skills.length > 0 && (
            <>
              <dt>{WORDS.article.skills}</dt>
              <dd>
                {skills.map(({ label, href }) => (
                  <Skill key={label}>{href ? <Link href={href}>{label}</Link> : label}</Skill>
                ))}
              </dd>
            </>
          )}
          {counterpart && (
            <>
              <dt>{counterpart.label}</dt>
              <dd>
                <Link href={counterpart.href}>{counterpart.title}</Link>
              </dd>
            </>
          )}
        </Facts>
        {visit && (
          <LinkButton href={visit.href} newTab>
            <span>{visit.label}</span>
          </LinkButton>
        )}
        {contents.length >= 3 && <Contents sections={contents} />}
      </Side>
      <Prose $entrance={entrance}>{children}</Prose>
    </Columns>
  );
}
