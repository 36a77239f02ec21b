/** A file of its own: the library looks only once whether it may evaluate text, so the watch must stand before it is loaded. */
import { expect, it, vi } from 'vitest';

it('the rules of the forms evaluate no text as code, which the site’s security policy forbids', async () => {
  const evaluate = vi.spyOn(globalThis, 'Function');
  const { checkContact, checkFeedback } = await import('./rules');
  const { contactForm } = await import('#generated/contactForm');
  const { feedbackForm } = await import('#generated/feedbackForm');
  checkContact({}, contactForm);
  checkFeedback({}, feedbackForm);
  expect(evaluate).not.toHaveBeenCalled();
  evaluate.mockRestore();
});
