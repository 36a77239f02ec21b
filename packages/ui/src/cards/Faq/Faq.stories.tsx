import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { faqSamples, longName } from '../../samples/cards';
import { Faq } from './Faq';

const meta = {
  title: 'Cards/Faq',
  component: Faq,
  args: { items: faqSamples, headingLevel: 2 },
} satisfies Meta<typeof Faq>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One answer is open at a time; pressing the open question closes it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = canvas.getAllByRole('button');
    await expect(canvas.queryByRole('region')).toBeNull();

    await userEvent.click(first!);
    await expect(first!).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByText(faqSamples[0]!.answer)).toBeVisible());

    await userEvent.click(second!);
    await expect(first!).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(canvas.getAllByRole('region')).toHaveLength(1));

    second!.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};

export const Open: Story = {
  args: { initiallyOpen: 1 },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('region', { name: faqSamples[1]!.question }),
    ).toBeVisible();
  },
};

/** No question, no rule. */
export const Empty: Story = { args: { items: [] } };

export const LongText: Story = {
  args: {
    initiallyOpen: 0,
    items: [{ question: longName, answer: `${longName}. `.repeat(5) }, ...faqSamples],
  },
};
