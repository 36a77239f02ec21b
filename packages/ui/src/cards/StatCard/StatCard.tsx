import type { ImgHTMLAttributes } from 'react';
import { styled } from 'styled-components';

import { Link } from '../../platform/Link';
import { cluster, colour, column, radius, size, space } from '../../theme';
import { StatSnapshot, type StatSnapshotProps } from '../StatSnapshot/StatSnapshot';
import { CardName, StatStatus, type StatStatusProps } from './StatStatus';

export interface StatCardProps extends StatStatusProps {
  /** Label of the link to the profile: "View profile". */
  profileLabel: string;
  /** Props of the service's image. Omit them on the server, so that nothing loads before consent is known. */
  image?: ImgHTMLAttributes<HTMLImageElement> & { alt: string };
  /** Saved figures, shown without JavaScript or if the image is missing. */
  snapshot?: StatSnapshotProps;
}

const Card = styled.article`
  --ground: ${colour('raised')};
  ${column}
  min-block-size: 20rem;
  border: var(--b) solid ${colour('ink')};
  border-radius: ${radius('tile')};
  background: ${colour('ground')};
`;

const Head = styled.div`
  ${cluster(0, 16)}
  justify-content: space-between;
  padding: ${space(8)} ${space(20)};
  border-block-end: var(--b-hair) solid ${colour('hair')};

  h2 {
    font-size: ${size(3)};
  }

  a {
    padding-block: ${space(8)};

    @media print {
      &[href^='http']::after {
        content: ' (' attr(href) ')';
        overflow-wrap: anywhere;
      }
    }
  }
`;

/** The image and the details share a grid cell, so that the card keeps its height. */
const Body = styled.div`
  position: relative;
  flex: 1;
  display: grid;
  /* The image never widens the card, even while loading. */
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  padding: ${space(20)};

  > * {
    grid-area: 1 / 1;
    inline-size: 100%;
  }

  img {
    max-inline-size: 30rem;
    block-size: auto;
  }

  [data-state='loading'] & img {
    visibility: hidden;
  }
`;

/** Takes up space even while hidden, so that the card keeps its height. */
const Details = styled.div`
  display: grid;
  gap: ${space(12)};

  &[data-has-snapshot='false'] {
    max-inline-size: 30rem;
  }

  &[data-has-snapshot='true'] {
    align-self: stretch;
    align-content: space-between;
  }
`;

const Snapshot = styled.div`
  @media (scripting: enabled) {
    [data-state='shown'] & {
      visibility: hidden;
    }
  }

  @media screen and (scripting: enabled) {
    [data-state='loading'] & {
      visibility: hidden;
    }
  }
`;

/**
 * Statistics as an image from another site. The card's height is almost the same in all states. A `snapshot` replaces a missing
 * image.
 */
export function StatCard({ profileLabel, image, snapshot, ...status }: StatCardProps) {
  const { title, profileHref, state } = status;
  return (
    <Card data-state={state}>
      <Head>
        <h2>{title}</h2>
        <Link href={profileHref} newTab>
          <span>{profileLabel}</span>
          <CardName title={title} />
        </Link>
      </Head>
      <Body>
        {image && (state === 'loading' || state === 'shown') && <img {...image} alt={image.alt} />}
        <Details data-has-snapshot={Boolean(snapshot)}>
          {snapshot && (
            <Snapshot>
              <StatSnapshot {...snapshot} />
            </Snapshot>
          )}
          <StatStatus {...status} hasSnapshot={Boolean(snapshot)} />
        </Details>
      </Body>
    </Card>
  );
}
