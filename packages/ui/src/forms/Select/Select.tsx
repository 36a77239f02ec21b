import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';

import { Icon } from '../../art/Icon';
import { Control, ControlBox } from '../Control.styles';

/** Props of `Select`: a select's own. */
export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  /** The `<option>`s. */
  children: ReactNode;
  /** The `<select>` itself. */
  ref?: Ref<HTMLSelectElement>;
}

/** The browser's own list of options, for a dozen or so; `SearchableSelect` is for more. Belongs in a `Field`. */
export function Select(props: SelectProps) {
  return (
    <ControlBox>
      <Control as="select" {...props} />
      <Icon name="chevron" />
    </ControlBox>
  );
}
