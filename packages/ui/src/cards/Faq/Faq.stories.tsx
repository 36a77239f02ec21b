import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { faqSamples, longName } from '../../samples/cards';
import { Faq } from './Faq';

const meta = {
  title: 'Cards/Details/Faq',
  component: Faq,
  args: { items: faqSamples },
  parameters: {
    usage: {
      do: 'answer in three sentences at most.',
      dont: 'hide in it what everybody has to know.',
      keys: { 'Enter, Space': 'Open the question, or close it; another one that was open closes.' },
      reader: 'The question, “expanded” or “collapsed”; no landmark for an answer.',
    },
  },
} satisfies Meta<typeof Faq>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One answer is open at a time; pressing the open question closes it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button');
    const [answer, other] = faqSamples.map((item) => canvas.getByText(item.answer));
    await expect(answer!).not.toBeVisible();

    await userEvent.click(first!);
    await expect(first!).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(answer!).toBeVisible());

    await userEvent.click(second!);
    await expect(first!).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(other!).toBeVisible());
    await waitFor(() => expect(answer!).not.toBeVisible());

    second!.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(other!).not.toBeVisible());
  },
};

export const Open: Story = { args: { openId: 'freelance' } };

/** No question, no rule. */
export const Empty: Story = { args: { items: [] } };

export const LongText: Story = {
  args: {
    openId: 'long',
    items: [{ id: 'long', question: longName, answer: `${longName}. `.repeat(5) }, ...faqSamples],
  },
};
