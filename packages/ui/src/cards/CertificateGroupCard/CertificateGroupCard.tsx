import { messages, plural } from '@portfolio/messages';
import { styled } from 'styled-components';

import { FittedText } from '../../layout/FittedText/FittedText';
import { Link } from '../../platform/Link';
import { colour, column, duration, ease, motion, size, space } from '../../theme';
import { Picture } from '../Picture/Picture';
import { tileSurface, stretched, type LinkedCardProps, type Tiled } from '../styles';

export interface CertificateGroupCardProps extends LinkedCardProps {
  /** The issuer's name. */
  name: string;
  /** Number of certificates. */
  count: number;
}

const Card = styled.article<Tiled>`
  ${tileSurface}
  position: relative;
  container-type: inline-size;
  ${column}
  justify-content: space-between;
  gap: ${space(24)};
  min-block-size: clamp(12rem, 30vw, 27rem);
  padding: clamp(1rem, 1.7vw, 1.6rem);

  /* In the dark theme, lines are nearly as bright as the dots. Rings keep the dots easy to count. */
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

/** An issuer of certificates. The mark has one bright dot per certificate. The link opens in a new tab. */
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
            <FittedText>{name}</FittedText>
          </NameLink>
        </Name>
        <Count>{plural(messages.certificates.count, count)}</Count>
      </div>
    </Card>
  );
}
