import { styled } from 'styled-components';

import { Icon } from '../../art/Icon';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden';
import { colour, size, space } from '../../theme';

/** A control's name, above it. Survey questions make it larger through `--label-size` and `--label-gap`. */
export const FieldLabel = styled.label`
  display: block;
  margin-block-end: var(--label-gap, ${space(8)});
  padding: 0;
  font-weight: 600;
  font-size: var(--label-size, inherit);
  line-height: 1.3;
`;

export const Hint = styled.p`
  margin-block-end: ${space(8)};
  color: ${colour('ink-2')};
  font-size: ${size('small')};
  line-height: 1.4;
`;

const ErrorLine = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${space(8)};
  margin-block-start: ${space(8)};
  color: ${colour('err')};
  font-weight: 600;
  font-size: ${size('small')};
  line-height: 1.35;

  > svg {
    flex: none;
    inline-size: 1.15rem;
    block-size: 1.15rem;
    margin-block-start: 1px;
  }
`;

export const Star = styled.span`
  color: ${colour('err')};
`;

interface FieldErrorProps {
  /** What the control's `aria-describedby` refers to. */
  id: string;
  /** What is wrong and how to mend it, in a sentence. */
  children: string;
}

/** The line under a control that says what is wrong with it: an icon, a hidden "Error: " and a sentence. */
export const FieldError = ({ id, children }: FieldErrorProps) => (
  <ErrorLine id={id}>
    <Icon name="warn" />
    <VisuallyHidden>{`${WORDS.forms.error} `}</VisuallyHidden>
    <span>{children}</span>
  </ErrorLine>
);
