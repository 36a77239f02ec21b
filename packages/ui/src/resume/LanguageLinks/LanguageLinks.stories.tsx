import preview from '../../../.storybook/preview';

import { longWord } from '../../samples/cards';
import { LanguageLinks } from './LanguageLinks';

const meta = preview.meta({
  title: 'Media and documents/LanguageLinks (language switcher, translations)',
  id: 'resume-languagelinks',
  component: LanguageLinks,
  args: {
    label: 'Language',
    languages: [
      { code: 'en', name: 'English', href: '#en', isCurrent: true },
      { code: 'fi', name: 'Suomi', href: '#fi', isCurrent: false },
      { code: 'fr', name: 'Français', href: '#fr', isCurrent: false },
    ],
  },
});

export const Default = meta.story();

export const LongText = meta.story({
  args: {
    label: longWord,
    languages: [{ code: 'de', name: longWord, href: '#de', isCurrent: true }],
  },
});
