/** Storybook loads this module instead of `#generated/messages`. The language is the one chosen in the toolbar, or English. */
import type { Messages } from '@portfolio/messages';
import english from '@portfolio/messages/english' with { type: 'json' };
import languages from '@portfolio/messages/languages' with { type: 'json' };
import { language } from './language';

const messagesByLanguage: Readonly<Record<string, Messages>> = languages;

export const {
  page,
  error,
  notFound,
  services,
  home,
  search,
  filters,
  projects,
  internships,
  certificates,
  skills,
  experience,
  blogs,
  article,
  tags,
  series,
  blocks,
  newsletter,
  comments,
  activity,
  resume,
  print,
  contact,
  feedback,
  forms,
  draft,
  kolam,
  sending,
  failures,
  botCheck,
  problems,
  sharing,
} = messagesByLanguage[language] ?? english;
