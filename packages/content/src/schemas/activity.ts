import type { z } from 'zod';
import { artPictureSchema, entity, list, oneOf, text, tileSchema } from './common';

/** The activity page. */
export const activitySchema = entity({
  /** The cards with figures from other sites; where they come from is the services' configuration. */
  cards: list(
    entity({
      /** Which of the pictures that other servers draw it shows. */
      id: oneOf(['leetCode', 'gitHubStats', 'gitHubLanguages']),
      heading: text('write the heading of the card'),
      linkLabel: text('write the words of the link to the profile'),
      /** What the picture shows; its figures are not known beforehand. */
      alt: text('describe the picture in a sentence'),
    }),
    'give the cards',
  ),
  badgesHeading: text('write the heading of the badges'),
  badges: list(
    entity({
      name: text('name the badge'),
      emoji: text('give the emoji of the badge'),
      /** The drawn mark that stands with it. */
      image: artPictureSchema,
      tile: tileSchema,
    }),
    'give the badges',
  ),
});

export type Activity = z.infer<typeof activitySchema>;
/** A card with figures from another site. */
export type ActivityCard = Activity['cards'][number];
