import { z } from 'zod';
import { entity, oneOf, pattern, text } from './common';

/** The name under which a field is posted. */
export const nameSchema = pattern(
  /^[A-Za-z][\w-]*$/,
  'name the field in letters, digits and hyphens',
);

/** What the fields of all forms have in common, apart from their name. */
export const fieldShape = {
  /** The words above the control. */
  label: text('write the label of the field'),
  control: oneOf(['text', 'email', 'tel', 'select', 'textarea']),
  /** False where it may be left empty. */
  required: z.boolean({ error: 'say whether the field is required' }).default(true),
  /** What the browser may fill in by itself, in the words of the HTML standard. */
  autocomplete: text('give the autocomplete token, or off'),
  /** The keyboard that a phone shows, where that does not follow from the control. */
  inputMode: oneOf(['text', 'email', 'tel', 'numeric']).optional(),
  /** The words on a phone's enter key; that of a `textarea` ends the line unless it says otherwise, any other leads to the next field. */
  enterKeyHint: oneOf(['next', 'send', 'enter']).optional(),
  /** What helps to fill it in. */
  hint: text('write the hint').optional(),
};

/** A field that is sent along unseen. */
export const hiddenFieldSchema = entity({
  name: text('give the name of the hidden field'),
  value: text('give the value of the hidden field'),
});
