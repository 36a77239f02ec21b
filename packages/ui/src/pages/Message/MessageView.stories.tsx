import preview from '../../../.storybook/preview';
import { longName } from '../../samples/cards';
import { ownerLineSample } from '../../samples/chrome';
import { pageStory } from '../pageStory';
import { MessageView } from './MessageView';

const meta = preview.meta({
  ...pageStory,
  title: 'Pages/Message',
  component: MessageView,
  args: {
    head: {
      heading: 'Your message is on its way',
      lead: 'Thank you for writing. I will reply to the email address you gave.',
      tile: 'cool',
      kolam: 'pair',
    },
    link: { label: 'Go home', href: '#home' },
  } as const,
});

export const Default = meta.story();
/** With the owner's name and role, for visitors who arrive from another site. */
export const WithOwner = meta.story({ args: { owner: ownerLineSample } });
export const LongText = meta.story({
  args: { head: { heading: longName, lead: `${longName}. ${longName}.`, tile: 'blank' } },
});
