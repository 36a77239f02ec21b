import { z } from 'zod';
import { entity, oneOf, text } from './common';

/** The control that a field is filled in with. */
export const fieldControls = ['text', 'email', 'tel', 'select', 'textarea'] as const;

/** The name under which a field is posted. */
export const nameSchema = z
  .string({ error: 'give the name of the field' })
  .regex(/^[A-Za-z][\w-]*$/, { error: 'name the field in letters, digits and hyphens' });

/** What the fields of all forms have in common, apart from their name. */
export const fieldShape = {
  /** The words above the control. */
  label: text('write the label of the field'),
  control: oneOf(fieldControls),
  /** Whether it must be filled in. */
  required: z.boolean({ error: 'say whether the field is required' }),
  /** What the browser may fill in by itself, in the words of the HTML standard. */
  autocomplete: text('give the autocomplete token, or off'),
  /** The keyboard that a phone shows. */
  inputMode: oneOf(['text', 'email', 'tel', 'numeric']).optional(),
  /** The words on a phone's enter key. */
  enterKeyHint: oneOf(['next', 'send', 'enter']).optional(),
  /** What helps to fill it in. */
  hint: text('write the hint').optional(),
};

/** A field that is sent along unseen. */
export const hiddenFieldSchema = entity({
  name: text('give the name of the hidden field'),
  value: text('give the value of the hidden field'),
});
