import { plural } from '@portfolio/words';
import { styled } from 'styled-components';

import { Link } from '../../platform/Link';
import { colour, column, duration, ease, motion, size, space } from '../../theme';
import { Picture } from '../Picture/Picture';
import { standingOnTile, stretched, type LinkedCardProps, type Tiled } from '../styles';

export interface CertificateGroupCardProps extends LinkedCardProps {
  /** Who issued them: "Google". */
  name: string;
  /** How many there are. */
  count: number;
}

const Card = styled.article<Tiled>`
  ${standingOnTile}
  position: relative;
  container-type: inline-size;
  ${column}
  justify-content: space-between;
  gap: ${space(24)};
  min-block-size: clamp(12rem, 30vw, 27rem);
  padding: clamp(1rem, 1.7vw, 1.6rem);

  /* Lines are nearly as bright as the dots there, which are to be counted and stand clear of them. */
  .dark & {
    --dot-ring: var(--c-bg);
  }

  &:has(:focus-visible) {
    outline: 3px solid ${colour('focus')};
    outline-offset: 3px;
  }
`;

const Pattern = styled(Picture)`
  inline-size: 82%;
  margin: 4% auto 0;
  overflow: visible;

  ${Card}:hover & svg {
    rotate: 180deg;
  }

  ${motion} {
    svg {
      transition: rotate ${duration('enter')} ${ease('out')};
    }
  }
`;

/* As large as a word of eleven letters fits, however narrow the card and large the text. */
const Name = styled.h2`
  font-size: clamp(1rem, 18cqi, ${size(3)});
`;

const NameLink = styled(Link)`
  text-decoration: none;
  ${stretched}

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;

const Count = styled.p`
  margin-block-start: ${space(4)};
  font-size: ${size('small')};
`;

/**
 * All certificates of one issuer: its woven pattern, in which the bright dots count them, its name (the link, in a new tab) and the
 * number.
 */
export function CertificateGroupCard({
  name,
  count,
  image,
  tile,
  href,
}: CertificateGroupCardProps) {
  return (
    <Card $tile={tile}>
      <Pattern picture={{ ...image, alt: '' }} ratio="1/1" />
      <div>
        <Name>
          <NameLink href={href} newTab>
            <span>{name}</span>
          </NameLink>
        </Name>
        <Count>{plural(WORDS.certificates.count, count)}</Count>
      </div>
    </Card>
  );
}
