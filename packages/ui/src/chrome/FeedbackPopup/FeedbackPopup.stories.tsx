import preview from '../../../.storybook/preview';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';

import { paragraphsSample } from '../../samples/chrome';
import { FeedbackPopup } from './FeedbackPopup';

const meta = preview.meta({
  title: 'Messages and loading/FeedbackPopup (popup, dialog, toast)',
  id: 'chrome-feedbackpopup',
  component: FeedbackPopup,
  parameters: { layout: 'fullscreen', docs: { story: { height: '26rem' } } },
  args: {
    isShown: true,
    title: 'Got two minutes?',
    text: 'Seventeen short questions about this site. Your answers decide what I fix next.',
    href: '/feedback',
    onClose: fn(),
  },
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const popup = canvas.getByRole('dialog', { name: args.title });
    await expect(popup).not.toHaveAttribute('aria-modal');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(args.title));
    const link = within(popup).getByRole('link', { name: /Give Feedback/ });
    await expect(link).toHaveAttribute('target', '_blank');
    for (const button of within(popup).getAllByRole('button', { name: 'Close' })) {
      await userEvent.click(button);
    }
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});

/** The popup does not take focus. Escape closes the popup and returns focus. */
export const NonModal = meta.story({
  render: function NonModal(args) {
    const [isShown, setIsShown] = useState(false);
    return (
      <>
        <label>
          <span>The popup opens while you type here</span>
          <input onInput={() => setIsShown(true)} />
        </label>
        <p>{paragraphsSample[0]}</p>
        <FeedbackPopup {...args} isShown={isShown} onClose={() => setIsShown(false)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'Hello');
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('Hello');

    await userEvent.tab();
    await expect(canvas.getByRole('dialog').contains(document.activeElement)).toBe(true);
    // The popup ignores Escape if the page has handled the key or if the key ends IME composition.
    const handled = new KeyboardEvent('keydown', {
      key: 'Escape',
      bubbles: true,
      cancelable: true,
    });
    handled.preventDefault();
    document.body.dispatchEvent(handled);
    await fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true });
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(input).toHaveFocus();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const LongText = meta.story({
  args: {
    title: 'Do you have two minutes for a few short questions?',
    text: paragraphsSample.join(' '),
    actionLabel: 'Rückmeldung zur Website geben',
  },
});
