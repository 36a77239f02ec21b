import { Link, type LinkProps } from '../../platform/Link';
import { ButtonRoot, type ButtonAppearance } from '../Button/Button.styles';

export interface LinkButtonProps extends ButtonAppearance, LinkProps {}

/** A link that looks like a `Button`, for navigation and downloads. */
export function LinkButton({
  variant = 'filled',
  size = 'normal',
  hasDot = true,
  ...linkProps
}: LinkButtonProps) {
  return <ButtonRoot as={Link} {...linkProps} $variant={variant} $size={size} $hasDot={hasDot} />;
}
