import { messages } from '@portfolio/messages';
import { css, styled } from 'styled-components';

import { LinkButton } from '../../forms/LinkButton/LinkButton';
import { FittedText } from '../../layout/FittedText/FittedText';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden';
import { below, colour, column, font, leading, size, space } from '../../theme';
import { Picture } from '../Picture/Picture';
import { tiled, type CardProps, type Tiled } from '../styles';

export interface CertificateCardProps extends CardProps {
  /** The card's id, for links to it. */
  id?: string;
  /** The certificate's title. */
  title: string;
  /** The issuer's name. */
  issuedBy: string;
  /** Date as text: "14 February 2025" or "March 2025". */
  date: string;
  /** The document's URL. Without it, the card has no link. */
  href?: string | undefined;
  /** Puts the text beside a larger picture, for the only card on a page. */
  isFeatured?: boolean;
}

const Card = styled.article<Tiled & { $isFeatured: boolean }>`
  ${tiled}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr;

  ${({ $isFeatured }) =>
    $isFeatured &&
    css`
      grid-template: auto / minmax(0, 7fr) minmax(0, 5fr);
      gap: clamp(2rem, 5vw, 5rem);
      align-items: center;

      h2 {
        font-size: ${size(2)};
      }

      ${below('medium')} {
        grid-template-columns: minmax(0, 1fr);
        gap: 0;
      }
    `}
`;

const Details = styled.div`
  ${column}
  align-items: start;
  container-type: inline-size;
`;

/** A drawn certificate has white paper in the light theme. In the dark theme, dark paper reduces glare. */
const Paper = styled(Picture)`
  inline-size: 100%;

  /* Small enough for four cards per printed page. */
  @media print {
    inline-size: 85%;
  }

  svg {
    --c-soft: ${colour('raised')};
    --c-line: ${colour('ink')};
  }

  @media not print {
    .dark & svg {
      --c-line: inherit;
    }
  }
`;

const Title = styled.h2`
  align-self: stretch;
  margin-block: ${space(16)} ${space(8)};
  font-size: ${size(3)};
  line-height: ${leading(1.05)};
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  overflow-wrap: anywhere;
  gap: 2px ${space(16)};
  margin-block-end: auto;
  padding-block-end: ${space(16)};
  font-size: ${size('small')};

  dt {
    color: ${colour('ink-2')};
  }

  /* The display typeface, because its zeros have no slash. */
  dd:last-child {
    font: 500 1.15em/1.3 ${font('display')};
  }

  /* With large text on a phone, words would break beside their label. */
  @container (inline-size < 12rem) {
    display: block;
  }
`;

/** A certificate: picture, title, issuer, date and a link to the document. */
export function CertificateCard({
  id,
  title,
  issuedBy,
  date,
  image,
  tile,
  href,
  isFeatured = false,
}: CertificateCardProps) {
  return (
    <Card id={id} $tile={tile} $isFeatured={isFeatured}>
      <Paper picture={'art' in image ? { ...image, alt: '' } : image} />
      <Details>
        <Title>
          <FittedText>{title}</FittedText>
        </Title>
        <Facts>
          <dt>{messages.certificates.issuedBy}</dt>
          <dd>{issuedBy}</dd>
          <dt>{messages.certificates.date}</dt>
          <dd>{date}</dd>
        </Facts>
        {href && (
          <LinkButton href={href} newTab variant="outline" size="small" hasDot={false}>
            <span>{messages.certificates.view}</span>
            <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
          </LinkButton>
        )}
      </Details>
    </Card>
  );
}
