import preview from '../../../.storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';

import { LanguageOffer } from './LanguageOffer';

const meta = preview.meta({
  title: 'Navigation and layout/LanguageOffer (translation, language switch)',
  id: 'chrome-languageoffer',
  component: LanguageOffer,
  parameters: { layout: 'fullscreen', docs: { story: { height: '8rem' } } },
  args: {
    language: 'fi',
    direction: 'ltr',
    label: 'Tämä sivu on myös suomeksi',
    href: '#fi',
    closeLabel: 'Sulje',
    onFollow: fn(),
    onClose: fn(),
  } as const,
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sulje' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const RightToLeft = meta.story({
  args: { language: 'ar', direction: 'rtl', label: 'هذه الصفحة بالعربية أيضًا', closeLabel: 'إغلاق' },
});
