import { messages } from '@portfolio/messages';
import { styled } from 'styled-components';

import { Art } from '../../art/Art';
import { Button } from '../../forms/Button/Button';
import { colour, size, space } from '../../theme';

export interface EmptyResultsProps {
  /** Short message: "No skills found". */
  title: string;
  /** A sentence that explains the result or says what to try instead. */
  text: string;
  /** Called when the button is clicked. */
  onClear: () => void;
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  padding-block: clamp(2rem, 5vw, 4rem);
  text-align: center;

  svg {
    inline-size: 7.5rem;
    margin-block-end: ${space(24)};
  }

  p {
    max-inline-size: 30em;
    margin-block: ${space(8)} ${space(24)};
    color: ${colour('ink-2')};
  }
`;

const Title = styled.h2`
  font-size: ${size(3)};
`;

/** Says that no entry matches the filter. A button clears the filter and moves focus to the first filter control. */
export function EmptyResults({ title, text, onClear }: EmptyResultsProps) {
  const clear = () => {
    document.querySelector<HTMLElement>('[data-filters] :is(input, select, button)')?.focus();
    onClear();
  };
  return (
    <Root>
      <Art name="states/empty" />
      <Title>{title}</Title>
      <p>{text}</p>
      <Button variant="outline" onClick={clear}>
        {messages.filters.clearSearch}
      </Button>
    </Root>
  );
}
