import { styled } from 'styled-components';

import { Art } from '../../art/Art';
import { Button } from '../../forms/Button/Button';
import { colour, size, space } from '../../theme';

export interface EmptyResultsProps {
  /** What was not found: "No skill is called that". */
  title: string;
  /** What may help. */
  text: string;
  /** Called by the button. It is another action than the filter's Clear Filter, so it has another name. */
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

/**
 * What a list shows when a filter leaves nothing of it: a lens over bare dots, what happened, and the way back. The button goes
 * away with the result, so the focus goes to the first control of the page's `FilterBar`.
 */
export function EmptyResults({ title, text, onClear }: EmptyResultsProps) {
  const clear = () => {
    document.querySelector<HTMLElement>('[data-filters] :is(input, button)')?.focus();
    onClear();
  };
  return (
    <Root>
      <Art name="states/empty" />
      <Title>{title}</Title>
      <p>{text}</p>
      <Button variant="outline" onClick={clear}>
        {WORDS.filters.clearSearch}
      </Button>
    </Root>
  );
}
