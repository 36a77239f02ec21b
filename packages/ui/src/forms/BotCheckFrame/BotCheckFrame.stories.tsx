import preview from '../../../.storybook/preview';

import { BotCheckFrame } from './BotCheckFrame';

const widget = (
  <div
    style={{
      inlineSize: '100%',
      maxInlineSize: 300,
      blockSize: 65,
      padding: '1.3rem 1rem',
      border: '1px solid #75817b',
      background: '#fafafa',
      color: '#14201c',
      font: '14px/1.2 var(--f-text)',
    }}
  >
    A third party’s widget
  </div>
);

const meta = preview.meta({
  title: 'Forms and actions/BotCheckFrame (captcha, spam check)',
  id: 'forms-messages-botcheckframe',
  component: BotCheckFrame,
  args: { state: 'shown', children: widget } as const,
});

export const Default = meta.story();

export const Idle = meta.story({
  args: { state: 'idle', text: 'The bot check starts when you start typing.', children: <div /> },
});

export const Waiting = meta.story({
  args: { state: 'waiting', text: 'Loading the bot check …', children: <div /> },
});

export const Unavailable = meta.story({
  args: {
    state: 'unavailable',
    text: 'The bot check is unavailable. You can still send the form.',
  },
});
