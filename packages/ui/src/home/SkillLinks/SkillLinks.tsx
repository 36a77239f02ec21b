import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { CardGrid } from '../../cards/CardGrid/CardGrid';
import { Picture } from '../../cards/Picture/Picture';
import type { CardProps } from '../../cards/styles';
import { Link } from '../../platform/Link';
import { cluster, colour, size, space } from '../../theme';

interface SkillItem extends Pick<CardProps, 'image'> {
  name: string;
  evidence: readonly { label: ReactNode; href: string }[];
}

export interface SkillLinksProps {
  /** Skills, each with its picture and links. */
  items: readonly SkillItem[];
}

const Skill = styled.article`
  padding-block-start: ${space(16)};
  border-block-start: 2px solid ${colour('ink')};

  > :first-child {
    ${cluster(12)}
    flex-wrap: nowrap;
    margin-block-end: ${space(8)};
  }

  h3 {
    min-inline-size: 0;
    font-size: ${size(3)};
    overflow-wrap: anywhere;
  }

  li {
    padding-block: ${space(4)};
  }
`;

const Mark = styled(Picture)`
  flex: none;
  inline-size: 2.5rem;
  overflow: visible;
  border-radius: 0;
`;

/** A few skills in a row, each with links to work that uses it. */
export const SkillLinks = ({ items }: SkillLinksProps) => (
  <CardGrid layout="thirds">
    {items.map(({ name, image, evidence }) => (
      <Skill key={name}>
        <div>
          <Mark picture={{ ...image, alt: '' }} ratio="1/1" />
          <h3>{name}</h3>
        </div>
        <ul>
          {evidence.map(({ label, href }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
      </Skill>
    ))}
  </CardGrid>
);
