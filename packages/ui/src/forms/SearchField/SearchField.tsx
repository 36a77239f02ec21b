import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { Icon } from '../../art/Icon';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden';
import { below, colour, radius, space, square } from '../../theme';

export interface SearchFieldProps {
  /** The field's label, which is visually hidden. */
  label: string;
  /** Text shown while the field is empty. */
  placeholder?: string;
  /** The field's text. */
  value: string;
  /** Called with the field's text on every change. */
  onChange: (value: string) => void;
}

const Root = styled.div`
  position: relative;
  flex: 1 1 13rem;
  max-inline-size: 30rem;

  > svg {
    position: absolute;
    inset-block-start: calc(50% - 0.625rem);
    inset-inline-start: 1.1rem;
    ${square('1.25rem')}
    pointer-events: none;
  }

  ${below('narrow')} {
    flex-basis: 100%;
    max-inline-size: none;
  }
`;

const Input = styled.input`
  inline-size: 100%;
  min-block-size: 3.25rem;
  padding-block: ${space(8)};
  padding-inline: ${space(48)};
  border: var(--b) solid ${colour('ink')};
  border-radius: ${radius('pill')};
  background: ${colour('raised')};
  appearance: none;

  &::placeholder {
    color: ${colour('ink-3')};
    opacity: 1;
  }

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

/** A text field in a search landmark. */
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // Reports text typed before hydration, which is only in the DOM.
  const reportTyped = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    if (typed !== value) onChange(typed);
  });
  useLayoutEffect(() => reportTyped(), []);
  return (
    <Root role="search">
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <Icon name="search" />
      <Input
        ref={input}
        id={id}
        type="search"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Root>
  );
}
