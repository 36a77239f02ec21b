/** Rules that both forms use. */
import * as z from 'zod/mini';

/**
 * A text that must not be empty or blank.
 *
 * @param message what to tell the visitor otherwise
 */
export function required(message: string) {
  return z.string(message).check(z.trim(), z.minLength(1, message));
}

/** An e-mail address with a domain. */
export const emailRule = required('Enter your email address.').check(
  z.regex(/^$|^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, {
    error: 'Enter an email address with a domain, like name@example.com.',
  }),
);
