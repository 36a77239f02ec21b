import type { ComponentProps } from 'react';

import { ButtonRoot, type ButtonLook } from './Button.styles';

export { buttonSizes, buttonVariants } from './Button.styles';

/** Props of `Button`: its look, and a button's own. */
export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {}

/**
 * A pill to press, with a dot that stretches into a line under the pointer. It submits nothing unless `type` says so.
 * `disabled` makes it dashed with a hollow dot; `aria-disabled` looks the same and keeps the focus, for an action under way.
 */
export function Button({
  variant = 'filled',
  size = 'normal',
  hasDot = true,
  type = 'button',
  ...buttonProps
}: ButtonProps) {
  return (
    <ButtonRoot {...buttonProps} type={type} $variant={variant} $size={size} $hasDot={hasDot} />
  );
}
