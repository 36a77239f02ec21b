import { messages } from '@portfolio/messages';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { Button } from '../../forms/Button/Button';
import { Link } from '../../platform/Link';
import { colour, column, duration, ease, leading, motion, row, size, space } from '../../theme';
import { Picture } from '../Picture/Picture';
import { dot, stretched, tiled, trailingDot, type CardProps, type Tiled } from '../styles';

export interface ProjectCardProps extends CardProps {
  /** The project's name. */
  name: ReactNode;
  /** The project's category. */
  category: string;
  /** URL of the project's page, or of another site if `isExternal`; omit it for an upcoming project. */
  href?: string;
  /** True if the link leads to another site. The link then opens in a new tab. */
  isExternal?: boolean;
  /** 2 directly below the page's title, 3 within a section. */
  headingLevel?: 2 | 3;
  /** Loads the image at once, for the first card on a page. */
  isEager?: boolean;
}

const Card = styled.article<Tiled>`
  ${tiled}
  position: relative;
  ${column}
`;

/** The grid may override the height and the aspect ratio. */
const Cover = styled(Picture)`
  block-size: var(--cover-height, auto);
  aspect-ratio: var(--cover-ratio, 4/3);

  [data-part='you'] {
    transform-box: fill-box;
    transform-origin: center;
  }

  ${Card}:hover & [data-part='you'] {
    transform: scale(1.35);
  }

  ${motion} {
    [data-part='you'] {
      transition: transform ${duration('fade')} ${ease('spring')};
    }
  }
`;

const Category = styled.p`
  ${row(8)}
  padding-block: ${space(16)} ${space(4)};
  color: ${colour('ink-2')};
  font-size: ${size('small')};

  &::before {
    ${dot('0.7rem', `1.5px solid ${colour('ink')}`)}
    background: var(--c-bg);
    forced-color-adjust: none;
  }

  /* In the dark theme, a dot in the tile's background colour would be almost black. */
  .dark &::before {
    border-color: var(--c-line);
    background: var(--c-line);
  }

  span {
    min-inline-size: 0;
  }
`;

/* Takes the remaining height, so that the links in a row align. */
const Title = styled.h2`
  flex: 1;
  font-size: ${size(3)};
  line-height: ${leading(1.02)};
`;

const DetailsLink = styled(Link)`
  display: inline-flex;
  align-self: start;
  align-items: center;
  gap: ${space(8)};
  min-block-size: 2.75rem;
  margin-block-start: ${space(8)};
  font-weight: 600;
  text-decoration: none;
  ${stretched}
  ${trailingDot}

  /* Prints the URL, because links on paper cannot be followed. */
  @media print {
    flex-wrap: wrap;
    overflow-wrap: anywhere;

    &:not([href^='http']) {
      display: none;
    }

    &::after {
      content: attr(href);
      border: 0;
    }
  }
`;

const ComingSoonButton = styled(Button)`
  align-self: start;
  margin-block-start: ${space(12)};
`;

/**
 * A project whose link covers the whole card. The link's accessible name includes the project's name (WCAG 2.2, 2.4.4). An upcoming project
 * has a disabled button instead.
 */
export function ProjectCard({
  name,
  category,
  image,
  tile,
  href,
  isExternal,
  headingLevel = 2,
  isEager,
}: ProjectCardProps) {
  const id = useId();
  return (
    <Card $tile={href === undefined ? 'blank' : tile}>
      <Cover picture={image} fit="bleed" sizes="(min-width: 40rem) 53vw, 100vw" isEager={isEager} />
      <Category>
        <span>{category}</span>
      </Category>
      <Title as={`h${headingLevel}`} id={`${id}name`}>
        {name}
      </Title>
      {href === undefined ? (
        <ComingSoonButton size="small" disabled>
          {messages.page.comingSoon}
        </ComingSoonButton>
      ) : (
        <DetailsLink
          id={`${id}link`}
          href={href}
          newTab={isExternal}
          aria-labelledby={`${id}link ${id}name`}
        >
          {messages.projects.viewDetails}
        </DetailsLink>
      )}
    </Card>
  );
}
