import { styled } from 'styled-components';

import { below, colour, radius, space, square } from '../../theme';
import { FieldError, FieldLabel, Asterisk, useWiring, type FieldParts } from '../Field/parts';

export interface RadioGroupProps extends Omit<FieldParts, 'hint'> {
  /** The question. */
  label: string;
  /** The field's name in the submitted form. */
  name: string;
  /** Options, each used as both value and label. */
  options: readonly string[];
  /** The selected option, or '' for none. Omit it for an uncontrolled group. */
  value?: string;
  /** Called with the selected option. */
  onChange?: (value: string) => void;
}

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(8)};
  overflow-wrap: anywhere;

  ${below('narrow')} {
    flex-direction: column;
  }
`;

const Option = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space(12)};
  min-block-size: 2.9rem;
  padding-block: ${space(4)};
  padding-inline: ${space(12)} ${space(20)};
  border: var(--b) solid ${colour('edge')};
  border-radius: min(1.45rem, ${radius('pill')});
  background: ${colour('raised')};
  line-height: 1.3;
  cursor: pointer;

  &:hover {
    border-color: ${colour('ink')};
  }

  &:has(:checked) {
    border-color: ${colour('btn-bg')};
    background: ${colour('btn-bg')};
    color: ${colour('btn-fg')};
  }

  &:has(:focus-visible) {
    outline: 3px solid ${colour('focus')};
    outline-offset: 3px;
  }

  [aria-invalid='true'] & {
    border-color: ${colour('err')};
  }

  /* The dot is a border, because forced colours keep borders. */
  input {
    flex: none;
    ${square('1.15rem')}
    border: 2px solid ${colour('edge')};
    border-radius: 50%;
    appearance: none;
    cursor: inherit;

    &:checked {
      border: 0.575rem solid ${colour('btn-dot')};
    }

    &:focus-visible {
      outline: none;
      box-shadow: none;
    }
  }
`;

/** A question with a few answers, as native radio buttons. */
export function RadioGroup({ label, name, options, value, onChange, ...parts }: RadioGroupProps) {
  const { wiring, errorId } = useWiring(parts);
  const { id, required, ...ariaProps } = wiring;
  const legendId = `${id}-legend`;
  return (
    <fieldset
      {...ariaProps}
      id={id}
      role="radiogroup"
      aria-labelledby={legendId}
      aria-required={required}
    >
      <FieldLabel as="legend" id={legendId}>
        <span>{label}</span>
        {required && <Asterisk aria-hidden>{'\u00a0*'}</Asterisk>}
      </FieldLabel>
      <Options>
        {options.map((option) => (
          <Option key={option}>
            <input
              type="radio"
              name={name}
              value={option}
              required={required}
              checked={value === undefined ? undefined : value === option}
              onChange={onChange && (() => onChange(option))}
            />
            <span>{option}</span>
          </Option>
        ))}
      </Options>
      {parts.error && <FieldError id={errorId}>{parts.error}</FieldError>}
    </fieldset>
  );
}
