import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { styled } from 'styled-components';

import { colour, font, radius, space } from '../../theme';

/** One answer that has to be mended. */
export interface FieldProblem {
  /** Id of the control, or of the group of radio buttons. */
  fieldId: string;
  /** The field's label, which becomes the link. */
  label: string;
}

export interface ErrorSummaryProps {
  /** "Please fix 3 fields" */
  title: string;
  /** The fields that are wrong, in the order of the form. */
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

  /* Many: one a line. */
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

/** Puts the focus into a field and its label into view; in a group of radio buttons onto the chosen or the first one. */
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

/**
 * What has to be mended before a form can be sent: links that put the focus into their fields. It takes the focus when it appears,
 * with a new `key` again. It is no alert: while the answers are put right it gets shorter in silence (WCAG 2.2 4.1.3).
 */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const titleId = useId();
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    root.current?.focus();
    // Of a list that is higher than the window the browser shows the middle.
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
