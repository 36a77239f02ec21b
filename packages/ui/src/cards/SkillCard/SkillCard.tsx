import { formatNumber } from '@portfolio/words';
import { styled } from 'styled-components';

import { colour, font, size, space } from '../../theme';
import { Picture, type PictureSource } from '../Picture/Picture';
import { SkillBar } from '../SkillBar/SkillBar';

/** Props of `SkillCard`. */
export interface SkillCardProps {
  /** What the skill is called. */
  name: string;
  /** Which kind of skill it is. */
  category: string;
  /** 0-100. */
  percent: number;
  /** The technology's mark; decoration, since the name stands beside it. */
  image: PictureSource;
  /** Lets the bar grow from 0 to its percent. */
  isActive?: boolean;
}

const Card = styled.article`
  display: grid;
  grid-template: auto auto / auto minmax(0, 1fr) auto;
  gap: 2px ${space(16)};
  align-items: center;
`;

const Mark = styled(Picture)`
  grid-row: span 2;
  inline-size: 3.5rem;
  overflow: visible;
  border-radius: 0;
`;

const Name = styled.h2`
  align-self: end;
  font-size: ${size(3)};
  line-height: 1;
`;

const Percent = styled.p`
  grid-area: 1 / 3 / 3;
  font: 700 ${size(2)} / 1 ${font('display')};
  font-variant-numeric: tabular-nums;

  small {
    font-size: 0.5em;
    font-weight: 600;
  }
`;

const Category = styled.p`
  align-self: start;
  color: ${colour('ink-2')};
  font-size: ${size('small')};
`;

const Bar = styled.div`
  grid-column: 1 / -1;
  margin-block-start: ${space(16)};
`;

/** One skill: mark, name, category, the percent as a number and as a bar. */
export function SkillCard({ name, category, percent, image, isActive }: SkillCardProps) {
  return (
    <Card>
      <Mark picture={{ ...image, alt: '' }} ratio="1/1" />
      <Name>{name}</Name>
      <Category>{category}</Category>
      {/* The bar says it to assistive technology. */}
      <Percent aria-hidden>
        <span>{formatNumber(percent)}</span>
        <small>%</small>
      </Percent>
      <Bar>
        <SkillBar name={name} percent={percent} isActive={isActive} />
      </Bar>
    </Card>
  );
}
