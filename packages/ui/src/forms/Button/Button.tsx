import type { ComponentProps } from 'react';

import { ButtonRoot, type ButtonAppearance } from './Button.styles';

export interface ButtonProps extends ButtonAppearance, ComponentProps<'button'> {}

/** A button with a dot that stretches on hover. For busy states, use `aria-disabled`, because a disabled button loses focus. */
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
