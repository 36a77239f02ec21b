import preview from '../../../.storybook/preview';
import { expect } from 'storybook/test';

import { longName } from '../../samples/cards';
import { AchievementCounter } from './AchievementCounter';

const meta = preview.meta({
  title: 'Cards and lists/AchievementCounter (number, count up)',
  id: 'cards-person-achievementcounter',
  component: AchievementCounter,
  args: { value: 20, target: 20, suffix: '+', label: 'Certificates' },
});

/** The final number, drawn as dots and a line. Screen readers read the number and label as one phrase. */
export const Counted = meta.story();

/** Plain text while the number counts up. Screen readers get only the final number. */
export const Counting = meta.story({
  args: { value: 13 },
});

/** The layout does not shift when the count ends. */
export const ReservesSpace = meta.story({
  render: (args) => (
    <>
      <AchievementCounter {...args} value={0} />
      <AchievementCounter {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const sizes = [...canvasElement.querySelectorAll('[data-counting]')].map(
      (figure) => `${figure.clientWidth} ${figure.scrollWidth} ${figure.clientHeight}`,
    );
    await expect(sizes[0]).toBe(sizes[1]);
  },
});

export const WithoutSuffix = meta.story({ args: { value: 7, target: 7, suffix: '' } });

export const LongText = meta.story({ args: { label: longName } });
