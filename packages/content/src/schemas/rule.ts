/** Rules that both forms use. */
import * as z from 'zod/mini';

/**
 * A text in which there is something to be seen, unless it may be empty: not only spaces, nor characters without width, which keyboards and
 * copying leave behind.
 *
 * @param isRequired whether it must not be empty or blank
 * @param message what to tell the visitor otherwise
 */
export const requiredIf = (isRequired: boolean, message: string) =>
  isRequired
    ? z.string(message).check(
        z.trim(),
        z.regex(/[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u, {
          error: message,
          abort: true,
        }),
      )
    : z._default(z.string(), '').check(z.trim());

/** A part of a domain between its dots, of any script, which neither begins nor ends with a hyphen. */
const domainLabel = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;
const emailPattern = new RegExp(
  String.raw`^$|^[^\s@<>()[\]\\,;:"\p{C}]+@${domainLabel}(?:\.${domainLabel})+$`,
  'u',
);

/** An e-mail address with a domain, where there is one. */
export const emailRule = z.regex(emailPattern, {
  error: WORDS.problems.emailForm,
});
