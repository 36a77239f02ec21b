/** In a separate file, because zod caches whether it may evaluate code. The spy must be installed before the first schema is created. */
import { expect, it, vi } from 'vitest';

it('form rules never evaluate text as code', async () => {
  const evaluate = vi.spyOn(globalThis, 'Function');
  const { checkContact, checkFeedback } = await import('./rules');
  const { contactForm } = await import('#generated/contactForm');
  const { feedbackForm } = await import('#generated/feedbackForm');
  checkContact({}, contactForm);
  checkFeedback({}, feedbackForm);
  expect(evaluate).not.toHaveBeenCalled();
  evaluate.mockRestore();
});
