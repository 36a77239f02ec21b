import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { styled } from 'styled-components';

import { colour, font, radius, space } from '../../theme';

export interface FieldProblem {
  /** Id of the control or radio group. */
  fieldId: string;
  /** The field's label, used as the link text. */
  label: string;
}

export interface ErrorSummaryProps {
  /** Heading: "Please fix 3 fields". */
  title: string;
  /** Fields with errors, in form order. */
  errors: readonly FieldProblem[];
}

const Root = styled.div`
  padding: ${space(16)} ${space(20)};
  border: var(--b) solid ${colour('err')};
  border-radius: ${radius('tile')};
  background: ${colour('err-bg')};

  h2 {
    color: ${colour('err')};
    font: 700 1em / 1.4 ${font('text')};
    letter-spacing: 0;
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(20)};
  }

  ul:has(:nth-child(10)) li {
    inline-size: 100%;
  }

  a {
    display: inline-block;
    padding-block: ${space(8)};
    margin-inline-end: 0.6em;
    line-height: 1.3;
  }
`;

const controls = 'input, select, textarea';

/** Focuses a control or, in a radio group, the checked or first radio. */
function focusField(fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  const control = field.matches(controls)
    ? field
    : (field.querySelector<HTMLElement>('input:checked') ??
      field.querySelector<HTMLElement>(controls));
  const label = document.querySelector(`label[for="${CSS.escape(fieldId)}"]`);
  (label ?? field).scrollIntoView();
  control?.focus({ preventScroll: true });
}

/** Lists links to the fields with errors. Takes focus on mount, so pass a new `key` each time validation fails. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const titleId = useId();
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    root.current?.focus();
    // `focus` shows only the middle of a summary that is taller than the window.
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const follow = (event: MouseEvent, fieldId: string) => {
    event.preventDefault();
    focusField(fieldId);
  };
  return (
    <Root ref={root} role="group" tabIndex={-1} aria-labelledby={titleId}>
      <h2 id={titleId} ref={heading}>
        {title}
      </h2>
      <ul>
        {errors.map(({ fieldId, label }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => follow(event, fieldId)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Root>
  );
}
