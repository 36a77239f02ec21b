import { Children, type ReactNode } from 'react';

import { BadgeCard, type BadgeCardProps } from '../../cards/BadgeCard/BadgeCard';
import { CardGrid } from '../../cards/CardGrid/CardGrid';
import { PageHead } from '../../chrome/PageHead/PageHead';
import { Section, SectionHead } from '../../layout/Section/Section';
import { Wrap } from '../../layout/Wrap/Wrap';
import type { PageProps, RevealProps } from '../Page';

export interface ActivityViewProps extends PageProps, RevealProps {
  /** `StatCard`s, each with its key: what becomes of a picture is theirs to tell. */
  children: ReactNode;
  /** The heading over the badges. */
  badgesHeading: string;
  /** The badges, each on its tile. */
  badges: readonly BadgeCardProps[];
}

/** Statistics that other sites draw, and badges. */
export function ActivityView({
  words,
  children,
  badgesHeading,
  badges,
  revealMs,
}: ActivityViewProps) {
  return (
    <>
      <PageHead {...words} />
      {Children.count(children) > 0 && (
        <Wrap>
          <CardGrid layout="stats" revealMs={revealMs}>
            {children}
          </CardGrid>
        </Wrap>
      )}
      {badges.length > 0 && (
        <Section>
          <SectionHead heading={badgesHeading} />
          <CardGrid layout="bands" revealMs={revealMs}>
            {badges.map((badge) => (
              <BadgeCard key={badge.name} {...badge} />
            ))}
          </CardGrid>
        </Section>
      )}
    </>
  );
}
