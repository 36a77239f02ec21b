import preview from '../../../.storybook/preview';
import { expect } from 'storybook/test';

import { TextButton } from '../../forms/TextButton/TextButton';
import { Word } from '../../layout/Word/Word';
import { footerSample, wordSample } from '../../samples/chrome';
import { SiteFooter } from './SiteFooter';

const meta = preview.meta({
  title: 'Navigation and layout/SiteFooter (footer, site map)',
  id: 'chrome-sitefooter',
  component: SiteFooter,
  subcomponents: { Word },
  parameters: { layout: 'fullscreen' },
  args: {
    ...footerSample,
    actions: <TextButton>Cookie settings</TextButton>,
    language: <span>Read this site in English</span>,
  },
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(wordSample.text)).toHaveAttribute('lang', wordSample.language);
    // An email address that does not fit breaks before the @.
    const address = canvas.getByRole('link', { name: args.email });
    address.style.cssText = `display: block; inline-size: ${address.offsetWidth * 0.8}px`;
    const topOf = (text: Node) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getBoundingClientRect().top;
    };
    await expect(topOf(address.lastChild!)).toBeGreaterThan(topOf(address.firstChild!));
    address.removeAttribute('style');
  },
});

/** With a note that the content is not final, and without the controls of optional services. */
export const WithNote = meta.story({
  args: {
    actions: undefined,
    language: undefined,
    note: 'Name, address and some texts of this site are samples.',
  },
});

/** Long labels wrap. A large word without a drawing is shown as text. */
export const LongText = meta.story({
  args: {
    word: { text: 'Herzlich-willkommen', meaning: 'welcome', language: 'de' },
    email: 'priyadharshini.balasubramaniam@a-rather-long-domain-name.example.com',
    groups: footerSample.groups.map((group) => ({
      ...group,
      links: group.links.map((link) => ({ ...link, label: `${link.label} in full length` })),
    })),
  },
});
