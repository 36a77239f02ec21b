import { Children, type ReactNode } from 'react';

import { BadgeCard, type BadgeCardProps } from '../../cards/BadgeCard/BadgeCard';
import { CardGrid } from '../../cards/CardGrid/CardGrid';
import { PageHead } from '../../chrome/PageHead/PageHead';
import { Section, SectionHead } from '../../layout/Section/Section';
import { Container } from '../../layout/Container/Container';
import type { PageProps, RevealProps } from '../Page';

export interface ActivityViewProps extends PageProps, RevealProps {
  /** Cards with statistics, each a `StatCard`. */
  children: ReactNode;
  /** Heading of the badges section. */
  badgesHeading: string;
  /** Badges from other sites. */
  badges: readonly BadgeCardProps[];
}

/** The Activity page: statistics as images from other sites, and badges. */
export function ActivityView({
  head,
  children,
  badgesHeading,
  badges,
  revealMs,
}: ActivityViewProps) {
  return (
    <>
      <PageHead {...head} />
      {Children.count(children) > 0 && (
        <Container>
          <CardGrid layout="stats" revealMs={revealMs}>
            {children}
          </CardGrid>
        </Container>
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
