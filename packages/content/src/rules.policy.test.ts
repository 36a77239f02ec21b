/** A file of its own: the library looks only once whether it may evaluate text, so the watch must stand before it is loaded. */
import { expect, it, vi } from 'vitest';
import type { ContactForm, FeedbackForm } from './schemas/forms';

it('the rules of the forms evaluate no text as code, which the site’s security policy forbids', async () => {
  const evaluate = vi.spyOn(globalThis, 'Function');
  const { checkContact, checkFeedback } = await import('./rules');
  const { default: contact } = await import('../demo/contact-form');
  const { default: survey } = await import('../demo/feedback-form');
  checkContact({}, contact as ContactForm);
  checkFeedback({}, survey as FeedbackForm);
  expect(evaluate).not.toHaveBeenCalled();
  evaluate.mockRestore();
});
