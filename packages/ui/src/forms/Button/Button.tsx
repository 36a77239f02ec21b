import type { ComponentProps } from 'react';

import { ButtonRoot, type ButtonAppearance } from './Button.styles';

export interface ButtonProps extends ButtonAppearance, ComponentProps<'button'> {}

/**
 * A button with a dot that stretches into a line on hover. `type` defaults to `button`. For busy states, use `aria-disabled`, which
 * looks like `disabled` but keeps focus.
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
