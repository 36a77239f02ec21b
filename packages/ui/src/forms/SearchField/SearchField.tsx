import { useId, useRef } from 'react';
import { styled } from 'styled-components';

import { Icon } from '../../art/Icon';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden';
import { below, colour, radius, space } from '../../theme';
import { IconButton } from '../IconButton/IconButton';

/** Props of `SearchField`. */
export interface SearchFieldProps {
  /** What is searched, for assistive technology: "Search blogs". */
  label: string;
  /** An example of what can be searched, while nothing is typed. */
  placeholder?: string;
  /** The text that is searched. */
  value: string;
  /** Called with the whole text on every change. */
  onChange: (value: string) => void;
  /** Called by the button that empties the field; without it there is no such button. */
  onClear?: () => void;
  /** What that button is called. */
  clearLabel?: string;
}

const Root = styled.div`
  position: relative;
  flex: 1 1 18rem;
  max-inline-size: 30rem;

  > svg {
    position: absolute;
    inset-block-start: calc(50% - 0.625rem);
    inset-inline-start: 1.1rem;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    pointer-events: none;
  }

  > button {
    position: absolute;
    inset-block-start: calc(50% - 1.375rem);
    inset-inline-end: ${space(4)};

    svg {
      inline-size: 1.1rem;
      block-size: 1.1rem;
    }
  }

  ${below('narrow')} {
    flex-basis: 100%;
    max-inline-size: none;
  }

  @media (scripting: none) {
    display: none;
  }
`;

const Input = styled.input`
  inline-size: 100%;
  min-block-size: 3.25rem;
  margin: 0;
  padding-block: ${space(8)};
  padding-inline: ${space(48)};
  border: var(--b) solid ${colour('ink')};
  border-radius: ${radius('pill')};
  background: ${colour('raised')};
  appearance: none;

  &:focus-visible {
    border-radius: ${radius('pill')};
  }

  &::placeholder {
    color: ${colour('ink-3')};
    opacity: 1;
  }

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

/** A search landmark with one text field and, when asked for, a button that empties it and puts the focus back. */
export function SearchField({
  label,
  placeholder,
  value,
  onChange,
  onClear,
  clearLabel = WORDS.filters.clearSearch,
}: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
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
      {onClear && value !== '' && (
        <IconButton
          label={clearLabel}
          onClick={() => {
            onClear();
            input.current?.focus();
          }}
        >
          <Icon name="close" />
        </IconButton>
      )}
    </Root>
  );
}
