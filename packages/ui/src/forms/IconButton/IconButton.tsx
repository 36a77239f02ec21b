import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';

import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden';
import { Link, type LinkProps } from '../../platform/Link';

/** Props of `IconButton`: its name, its picture, and a button's own props. */
export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What pressing it does, in words. Hidden text rather than `aria-label`, because page translators read text. */
  label: string;
  /** The icon. */
  children: ReactNode;
}

const Root = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  padding: 0;
  border: 2px solid transparent;
  border-radius: 50%;
  background: none;
  color: inherit;
  cursor: pointer;

  /* A ring is seen on every ground and tile. It would stay after a touch. */
  @media (hover: hover) {
    &:hover {
      border-color: currentColor;
    }
  }

  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }

  svg {
    inline-size: 1.5rem;
    block-size: 1.5rem;
  }
`;

/** A round button of 44 px that shows an icon and says its name to assistive technology. */
export function IconButton({ label, children, type = 'button', ...buttonProps }: IconButtonProps) {
  return (
    <Root {...buttonProps} type={type}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </Root>
  );
}

/** Props of `IconLink`: a link's own, with its name. */
export type IconLinkProps = Omit<LinkProps, 'aria-label' | 'newTab'> &
  Pick<IconButtonProps, 'label'>;

/** A link that looks like an `IconButton`. */
export const IconLink = ({ label, children, ...linkProps }: IconLinkProps) => (
  <Root as={Link} {...linkProps}>
    <VisuallyHidden>{label}</VisuallyHidden>
    {children}
  </Root>
);
