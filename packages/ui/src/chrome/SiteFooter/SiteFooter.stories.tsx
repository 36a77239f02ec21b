import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { TextButton } from '../../forms/TextButton/TextButton';
import { Word } from '../../layout/Word/Word';
import { footerSample, wordSample } from '../../samples/chrome';
import { SiteFooter } from './SiteFooter';

const meta = {
  title: 'Navigation and layout/SiteFooter (footer, site map)',
  id: 'chrome-sitefooter',
  component: SiteFooter,
  subcomponents: { Word },
  parameters: {
    usage: {
      do: 'keep it the same on every page; pages marked `data-short-page` get a lower one.',
      dont: 'put essential links here only.',
      keys: { Tab: 'Moves through links and buttons.' },
      reader: '“Content information”; three lists under headings.',
    },
    layout: 'fullscreen',
  },
  args: {
    ...footerSample,
    actions: <TextButton>Cookie settings</TextButton>,
    language: <span>Read this site in English</span>,
  },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: args.email })).toHaveAttribute(
      'href',
      `mailto:${args.email}`,
    );
    await expect(canvas.getByText(wordSample.text)).toHaveAttribute('lang', wordSample.language);
    await expect(canvas.getByText(`(${wordSample.meaning})`)).toBeInTheDocument();
    const [list] = within(canvas.getByRole('navigation', { name: 'Footer' })).getAllByRole('list');
    const pages = within(list!);
    await expect(pages.getAllByRole('link').map((link) => link.textContent)).toEqual(
      args.groups[0]!.links.map(({ label }) => label),
    );
    await expect(canvas.getByText(`© ${args.year} ${args.owner}`)).toBeVisible();
    const startOf = (element: HTMLElement) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().left;
    };
    await expect(startOf(canvas.getByRole('button', { name: 'Cookie settings' }))).toBe(
      startOf(canvas.getByRole('link', { name: args.email })),
    );
  },
};

/** With a note that the content is not final. */
export const WithNote: Story = {
  args: { note: 'Name, address and some texts of this site are samples.' },
};

export const Plain: Story = { args: { actions: undefined, language: undefined } };

/** A word without a drawing is set in type, and no file is requested. */
export const LongText: Story = {
  args: {
    word: { text: 'Herzlich-willkommen', meaning: 'welcome', language: 'de' },
    email: 'priyadharshini.balasubramaniam@a-rather-long-domain-name.example.com',
    groups: footerSample.groups.map((group) => ({
      ...group,
      links: group.links.map((link) => ({ ...link, label: `${link.label} in full length` })),
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Herzlich-willkommen')).toBeVisible();
    await expect(canvasElement.querySelector('use')).toBeNull();
  },
};
