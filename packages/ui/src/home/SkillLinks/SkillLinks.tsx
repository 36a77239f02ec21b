import { styled } from 'styled-components';

import { CardGrid } from '../../cards/CardGrid/CardGrid';
import { Link, type TextLink } from '../../platform/Link';
import { colour, size, space } from '../../theme';

export interface SkillLinksProps {
  /** Skills, each with the pages that show it. */
  items: readonly { name: string; receipts: readonly TextLink[] }[];
}

const Skill = styled.article`
  padding-block-start: ${space(16)};
  border-block-start: 2px solid ${colour('ink')};

  h3 {
    margin-block-end: ${space(8)};
    font-size: ${size(3)};
  }

  li {
    padding-block: ${space(4)};
  }
`;

/** A few skills in a row, each with links to work that shows it. */
export const SkillLinks = ({ items }: SkillLinksProps) => (
  <CardGrid layout="thirds">
    {items.map(({ name, receipts }) => (
      <Skill key={name}>
        <h3>{name}</h3>
        <ul>
          {receipts.map(({ label, href }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
      </Skill>
    ))}
  </CardGrid>
);
