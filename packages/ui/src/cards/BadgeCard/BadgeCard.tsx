import { styled } from 'styled-components';

import { Art } from '../../art/Art';
import { size, space } from '../../theme';
import { tileSurface, type CardProps, type Tiled } from '../styles';

export interface BadgeCardProps extends Pick<CardProps, 'tile'> {
  /** The badge's emoji on the site that awarded it. */
  emoji: string;
  /** The badge's name. */
  name: string;
  /** The drawing, e.g. `medals/duelist`. */
  image: { art: string };
}

const Card = styled.article<Tiled>`
  ${tileSurface}
  position: relative;
  container-type: inline-size;
  display: grid;
  grid-template-columns: min(8.5rem, 32%) minmax(0, 1fr);
  gap: ${space(16)};
  align-items: center;
  padding: ${space(20)};
`;

const Emoji = styled.span`
  position: absolute;
  inset-block-start: ${space(12)};
  inset-inline-end: ${space(12)};
  font-size: ${size(4)};
  line-height: 1;

  @media (scripting) {
    visibility: hidden;
  }
`;

/* Small enough for ten letters beside the drawing. */
const Name = styled.h3`
  font-size: clamp(1rem, 14cqi, ${size(2)});
  line-height: 1;
  overflow-wrap: anywhere;
`;

/** Shows the emoji only if a font has it. A missing emoji is as wide as an unassigned character. */
async function showIfInFont(element: HTMLElement | null) {
  const context = document.createElement('canvas').getContext('2d');
  if (!element || !context) return;
  // Forces layout, which requests a web font that may have the character.
  element.getBoundingClientRect();
  await document.fonts.ready;
  const [character = ''] = element.textContent;
  context.font = `16px ${getComputedStyle(element).fontFamily}`;
  const widthOf = (text: string) => context.measureText(text).width;
  if (widthOf(character) !== widthOf('\u{10ffff}')) element.style.visibility = 'visible';
}

/** A badge from another site: its drawing and name, and its emoji if a font has it. */
export function BadgeCard({ emoji, name, image, tile }: BadgeCardProps) {
  return (
    <Card $tile={tile}>
      <Art name={image.art} />
      <Name>{name}</Name>
      <Emoji ref={(element) => void showIfInFont(element)} aria-hidden="true">
        {emoji}
      </Emoji>
    </Card>
  );
}
