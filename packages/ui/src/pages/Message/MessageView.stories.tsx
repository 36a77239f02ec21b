import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName } from '../../samples/cards';
import { ownerLineSample } from '../../samples/chrome';
import { pageStory } from '../pageStory';
import { MessageView } from './MessageView';

const meta = {
  ...pageStory,
  title: 'Pages/Message',
  component: MessageView,
  args: {
    words: {
      heading: 'Your message is on its way',
      lead: 'Thank you for writing. The reply comes to the email address you gave.',
      tile: 'cool',
      kolam: 'pair',
    },
    link: { label: 'Go home', href: '#home' },
  },
} satisfies Meta<typeof MessageView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** For visitors who arrive from another site. */
export const WithOwner: Story = { args: { owner: ownerLineSample } };
export const LongText: Story = {
  args: { words: { heading: longName, lead: `${longName}. ${longName}.`, tile: 'blank' } },
};
