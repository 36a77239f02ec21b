import preview from '../../../.storybook/preview';

import { ForeignText } from './ForeignText';

const meta = preview.meta({
  title: 'Navigation and layout/ForeignText (language, translation)',
  id: 'layout-foreigntext',
  component: ForeignText,
  args: { language: 'ar', children: 'لوحة المفاتيح أولًا' },
});

export const Text = meta.story();
