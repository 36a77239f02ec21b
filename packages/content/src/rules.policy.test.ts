/**
 * This test has its own file, because zod checks only once, on import, whether it may evaluate code. The spy must be installed before the
 * import.
 */
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
