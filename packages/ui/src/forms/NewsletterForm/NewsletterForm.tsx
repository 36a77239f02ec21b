import { useIsHydrated } from '@portfolio/behaviors';
import { messages } from '@portfolio/messages';
import { useId, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';

import { Container } from '../../layout/Container/Container';
import { FittedText } from '../../layout/FittedText/FittedText';
import { below, colour, notPrinted, size, space } from '../../theme';
import { Button } from '../Button/Button';
import { Field } from '../Field/Field';
import { TextInput } from '../TextInput/TextInput';

export interface NewsletterFormProps {
  /** URL that the form posts to. */
  action: string;
  /** Name of the email address field. */
  field: string;
  /** Hidden fields that the service expects. */
  hidden?: readonly { name: string; value: string }[];
}

const Root = styled.section`
  padding-block: clamp(3rem, 6vw, 5rem);
  border-block-start: var(--b) solid ${colour('ink')};
  background: ${colour('raised')};

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 32rem);
    gap: ${space(24)} ${space(48)};
    align-items: start;
  }

  h2 {
    font-size: ${size(2)};
    text-wrap: balance;
  }

  h2 + p {
    margin-block-start: ${space(8)};
    color: ${colour('ink-2')};
  }

  /* Aligns the button with the input. */
  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space(12)};
  }

  form > div {
    display: contents;
  }

  form > div > :not(input) {
    grid-column: 1 / -1;
    margin-block: 0;
  }

  form > div > input {
    grid-row: 2;
    grid-column: 1;
  }

  form > button {
    grid-row: 2;
    grid-column: 2;
  }

  ${below('columns')} {
    > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  ${below('narrow')} {
    form > button {
      grid-row: auto;
      grid-column: 1 / -1;
    }

    form > div > input {
      grid-column: 1 / -1;
    }
  }

  ${notPrinted}
`;

function problemOf({ validity }: HTMLInputElement): string | undefined {
  if (validity.valueMissing) return messages.problems.email;
  return validity.valid ? undefined : messages.problems.emailForm;
}

/** A newsletter sign-up form that works without JavaScript. */
export function NewsletterForm({ action, field, hidden = [] }: NewsletterFormProps) {
  const isHydrated = useIsHydrated();
  const headingId = useId();
  const [error, setError] = useState<string>();

  const check = (event: FormEvent<HTMLFormElement>) => {
    const control = event.currentTarget.elements.namedItem(field) as HTMLInputElement;
    const problem = problemOf(control);
    setError(problem);
    if (!problem) return;
    event.preventDefault();
    control.focus();
  };

  return (
    <Root aria-labelledby={headingId}>
      <Container>
        <div>
          <h2 id={headingId}>
            <FittedText>{messages.newsletter.heading}</FittedText>
          </h2>
          <p>{messages.newsletter.text}</p>
        </div>
        <form method="post" action={action} noValidate={isHydrated} onSubmit={check}>
          <Field label={messages.newsletter.email} error={error} isRequired>
            {(wiring) => (
              <TextInput
                {...wiring}
                type="email"
                name={field}
                autoComplete="email"
                enterKeyHint="send"
                onChange={({ target }) => error && setError(problemOf(target))}
              />
            )}
          </Field>
          {hidden.map((pair) => (
            <input key={pair.name} type="hidden" {...pair} />
          ))}
          <Button type="submit">{messages.newsletter.subscribe}</Button>
        </form>
      </Container>
    </Root>
  );
}
