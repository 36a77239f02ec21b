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

/**
 * Plain text while the number counts up, then the number drawn as dots and a line. The layout does not shift. Screen readers read only the
 * final number and the label, as one phrase.
 */
export const Default = meta.story({
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

export const LongText = meta.story({ args: { label: longName } });
