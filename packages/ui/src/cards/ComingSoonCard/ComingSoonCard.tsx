import { styled } from 'styled-components';

import { Button } from '../../forms/Button/Button';
import { space } from '../../theme';
import type { PictureSource } from '../Picture/Picture';
import { Card, Category, Cover, Title } from '../ProjectCard/ProjectCard.styles';

export interface ComingSoonCardProps {
  /** What is announced. */
  name: string;
  /** What kind of thing it will be. */
  category: string;
  /** A drawing of the art set or an image file, with what it shows. */
  image: PictureSource;
  /** 2 right below the page's heading, 3 within a section. */
  headingLevel?: 2 | 3;
}

const Soon = styled(Button)`
  align-self: start;
  margin-block-start: ${space(12)};
`;

/** A project that is not there yet: the blank tile, a disabled button and no link. */
export function ComingSoonCard({ name, category, image, headingLevel = 2 }: ComingSoonCardProps) {
  return (
    <Card $tile="blank">
      <Cover picture={image} fit="bleed" />
      <Category>
        <span>{category}</span>
      </Category>
      <Title as={`h${headingLevel}`}>{name}</Title>
      <Soon size="small" disabled>
        {WORDS.page.comingSoon}
      </Soon>
    </Card>
  );
}
