import preview from '../../../.storybook/preview';
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
    owner: ownerLineSample,
    link: { label: 'Go home', href: '#home' },
  } as const,
});

/** With the owner's name and role, for visitors who arrive from another site. */
export const Default = meta.story();
