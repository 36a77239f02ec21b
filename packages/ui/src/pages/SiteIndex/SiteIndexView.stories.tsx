import type { Meta, StoryObj } from '@storybook/react-vite';

import { longName, longWord } from '../../samples/cards';
import { pageStory } from '../pageStory';
import { SiteIndexView } from './SiteIndexView';

const entry = (title: string, text: string) => ({ title, text, href: `/${title.toLowerCase()}` });

const meta = {
  ...pageStory,
  title: 'Pages/SiteIndex',
  component: SiteIndexView,
  args: {
    words: {
      heading: 'Everything here',
      lead: 'Every page, by kind.',
      tile: 'fresh',
      kolam: 'plain',
    },
    groups: [
      {
        heading: 'Pages',
        entries: [entry('About', 'Who is behind it.'), entry('Skills', 'What.')],
      },
      { heading: 'Posts', entries: [entry('Kettle', 'What a kettle knows.')] },
    ],
  },
} satisfies Meta<typeof SiteIndexView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { groups: [] } };
export const LongText: Story = {
  args: { groups: [{ heading: longName, entries: [entry(longWord, longName)] }] },
};
