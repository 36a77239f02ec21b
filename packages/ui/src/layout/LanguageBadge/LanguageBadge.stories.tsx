import preview from '../../../.storybook/preview';
import { expect } from 'storybook/test';

import { Link } from '../../platform/Link';
import { ForeignText } from '../ForeignText/ForeignText';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { LanguageBadge, LanguageNote } from './LanguageBadge';

const meta = preview.meta({
  title: 'Navigation and layout/LanguageBadge (language, translation)',
  id: 'layout-languagebadge',
  component: LanguageBadge,
  subcomponents: { LanguageNote, ForeignText },
  args: { children: ' in Arabic' },
});

export const Default = meta.story();

export const Heading = meta.story({
  render: (args) => (
    <h2>
      <Link href="#post">
        <ForeignText language="ar">لوحة المفاتيح أولًا</ForeignText>
        <LanguageBadge {...args} />
      </Link>
    </h2>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /أولًا in Arabic$/ })).toBeVisible();
  },
});

/** Only the language's code is shown. Screen readers read the language's name. */
export const Navigation = meta.story({
  render: ({ children }) => (
    <Link href="#experience">
      Experience
      <LanguageNote title="in Arabic">
        <span aria-hidden="true">AR</span>
        <VisuallyHidden>{children}</VisuallyHidden>
      </LanguageNote>
    </Link>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Experience in Arabic' })).toBeVisible();
  },
});
