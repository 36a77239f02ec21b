import { styled } from 'styled-components';

import { Link } from '../../platform/Link';
import { size, space } from '../../theme';

export interface OwnerLineProps {
  /** The owner's name, never translated. */
  name: string;
  /** The owner's role: "Software developer and designer". */
  role: string;
  /** Links to the work and the resume. */
  links: readonly { label: string; href: string }[];
}

const Root = styled.div`
  &,
  div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(12)};
    align-items: baseline;
    overflow-wrap: anywhere;
  }

  margin-block-start: ${space(12)};
  font-size: ${size('small')};

  a {
    padding-block: ${space(4)};
    font-weight: 600;
  }

  @media print {
    div {
      display: none;
    }
  }
`;

/** Shows the owner's name and role on detail pages, with links to the work and the resume. */
export const OwnerLine = ({ name, role, links }: OwnerLineProps) => (
  <Root>
    <strong translate="no">{name}</strong>
    <span>{role}</span>
    {/* Keeps the links together when the line wraps. */}
    <div>
      {links.map(({ label, href }) => (
        <Link key={href} href={href}>
          {label}
        </Link>
      ))}
    </div>
  </Root>
);
