import { styled } from 'styled-components';

import { Button } from '../../forms/Button/Button';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden';
import { space, type Tile } from '../../theme';
import type { PictureSource } from '../Picture/Picture';
import { Card, Category, Cover, DetailsLink, Title } from './ProjectCard.styles';

export interface ProjectCardProps {
  /** The project’s name. */
  name: string;
  /** What kind of work it is. */
  category: string;
  /** The project’s cover. */
  image: PictureSource;
  /** Ground of the drawing; the category's pip has its colour too. */
  tile: Tile;
  /** The project's page, or another site when `isExternal`; left out for a project that is not there yet. */
  href?: string;
  /** Opens in a new tab, because it is another site. */
  isExternal?: boolean;
  /** 2 right below the page's heading, 3 within a section. */
  headingLevel?: 2 | 3;
  /** For the first card of a page, whose image should not wait. */
  isEager?: boolean;
}

const Soon = styled(Button)`
  align-self: start;
  margin-block-start: ${space(12)};
`;

/**
 * One project: cover, category, name and the link "View Project Details", which is stretched over the whole card. The link's
 * name carries the project's, so that a list of links can be told apart (WCAG 2.2 2.4.4). What is not there yet has the blank
 * tile and a disabled button.
 */
export function ProjectCard({
  name,
  category,
  image,
  tile,
  href,
  isExternal = false,
  headingLevel = 2,
  isEager,
}: ProjectCardProps) {
  return (
    <Card $tile={href === undefined ? 'blank' : tile}>
      <Cover picture={image} fit="bleed" isEager={isEager} />
      <Category>
        <span>{category}</span>
      </Category>
      <Title as={`h${headingLevel}`}>{name}</Title>
      {href === undefined ? (
        <Soon size="small" disabled>
          {WORDS.page.comingSoon}
        </Soon>
      ) : (
        <DetailsLink href={href} newTab={isExternal}>
          <span>{WORDS.projects.viewDetails}</span>
          <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </DetailsLink>
      )}
    </Card>
  );
}
