import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { faqSamples, longName } from '../../samples/cards';
import { Faq } from './Faq';

const meta = {
  title: 'Cards and lists/Faq (accordion, disclosure, collapse)',
  id: 'cards-details-faq',
  component: Faq,
  args: { items: faqSamples },
  parameters: {
    usage: {
      do: 'answer in at most three sentences.',
      dont: 'hide essential information in it.',
      keys: { 'Enter, Space': 'Opens or closes an answer; opening one closes the others.' },
      reader: 'The question, “expanded” or “collapsed”; answers are not landmarks.',
    },
  },
} satisfies Meta<typeof Faq>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One answer is open at a time; pressing its question closes it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, second] = faqSamples.map((item) => canvas.getByText(item.question));
    const [answer, other] = faqSamples.map((item) => canvas.getByText(item.answer));
    await expect(answer!).not.toBeVisible();

    await userEvent.click(first!);
    await waitFor(() => expect(answer!).toBeVisible());

    await userEvent.click(second!);
    await waitFor(() => expect(other!).toBeVisible());
    await waitFor(() => expect(answer!).not.toBeVisible());

    await userEvent.click(second!);
    await waitFor(() => expect(other!).not.toBeVisible());
  },
};

export const Open: Story = { args: { openId: 'freelance' } };

/** Nothing is rendered without items. */
export const Empty: Story = { args: { items: [] } };

export const LongText: Story = {
  args: {
    openId: 'long',
    items: [{ id: 'long', question: longName, answer: `${longName}. `.repeat(5) }, ...faqSamples],
  },
};
