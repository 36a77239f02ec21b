import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';

import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden';
import { Link, type LinkProps } from '../../platform/Link';
import { radius } from '../../theme';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Visually hidden label. Not an `aria-label`, because automatic translation skips attributes. */
  label: string;
  /** An `Icon`. */
  children: ReactNode;
}

/* Forwards `command` and `commandfor`, which styled-components would drop. */
const Root = styled.button.withConfig({ shouldForwardProp: () => true })`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  padding: 0;
  border: 2px solid transparent;
  border-radius: ${radius('pill')};
  background: none;
  color: inherit;
  cursor: pointer;

  /* Excludes touch screens, which keep the hover style after a tap. */
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

/** A 44 px button with an icon and a hidden label. */
export function IconButton({ label, children, type = 'button', ...buttonProps }: IconButtonProps) {
  return (
    <Root {...buttonProps} type={type}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </Root>
  );
}

export type IconLinkProps = Omit<LinkProps, 'aria-label' | 'newTab'> &
  Pick<IconButtonProps, 'label'>;

/** A link that looks like an `IconButton`. */
export const IconLink = ({ label, children, ...linkProps }: IconLinkProps) => (
  <Root as={Link} {...linkProps}>
    <VisuallyHidden>{label}</VisuallyHidden>
    {children}
  </Root>
);
