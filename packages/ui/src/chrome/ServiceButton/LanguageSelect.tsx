import { useId } from 'react';
import { styled } from 'styled-components';

import { Icon } from '../../art/Icon';
import { cluster, radius, space, square } from '../../theme';

export interface LanguageSelectProps {
  /** Label beside the list. */
  label: string;
  /** Available languages, including the page's language. Each name is in the language itself. */
  languages: readonly { code: string; name: string }[];
  /** Code of the selected language. */
  value: string;
  /** Called with the selected language's code. */
  onChange: (code: string) => void;
  /** Text that names the translation service or reports an error. Announced when it changes. */
  note?: string;
}

const Root = styled.div`
  ${cluster(8, 12)}

  > :empty {
    position: absolute;
  }
`;

const Pill = styled.span`
  position: relative;
  max-inline-size: 100%;

  select {
    max-inline-size: 100%;
    min-block-size: 2.75rem;
    padding-block: 0;
    padding-inline: ${space(16)} ${space(40)};
    border: var(--b) solid currentColor;
    border-radius: ${radius('pill')};
    background: none;
    appearance: none;
    text-overflow: ellipsis;
    cursor: pointer;
  }

  /* The native list's background follows the system's theme, so the footer's text colour could be unreadable. */
  option {
    background: Canvas;
    color: CanvasText;
  }

  svg {
    position: absolute;
    inset-block-start: calc(50% - 0.5rem);
    inset-inline-end: 1rem;
    ${square('1rem')}
    pointer-events: none;
  }
`;

/** Selects the language to translate the page into. Language names are not translated. */
export function LanguageSelect({ label, languages, value, onChange, note }: LanguageSelectProps) {
  const id = useId();
  return (
    <Root>
      <label htmlFor={id}>{label}</label>
      <Pill>
        <select
          id={id}
          translate="no"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {languages.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </Pill>
      <span role="status">{note}</span>
    </Root>
  );
}
