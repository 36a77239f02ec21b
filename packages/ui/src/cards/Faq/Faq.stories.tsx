import preview from '../../../.storybook/preview';

import { faqSamples, longName } from '../../samples/cards';
import { Faq } from './Faq';

const meta = preview.meta({
  title: 'Cards and lists/Faq (accordion, disclosure, collapse)',
  id: 'cards-details-faq',
  component: Faq,
  args: { items: faqSamples },
});

/** One answer is open at a time. */
export const Default = meta.story();

export const Open = meta.story({ args: { openId: 'freelance' } });

export const LongText = meta.story({
  args: {
    openId: 'long',
    items: [{ id: 'long', question: longName, answer: `${longName}. `.repeat(3) }],
  },
});
