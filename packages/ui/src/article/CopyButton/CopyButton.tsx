import { useIsHydrated } from '@portfolio/behaviors';
import { messages } from '@portfolio/messages';
import { useState } from 'react';
import { styled } from 'styled-components';

import { TextButton } from '../../forms/TextButton/TextButton';
import { notPrinted, size, space } from '../../theme';

export interface CopyButtonProps {
  /** The button's label: "Copy code". */
  label: string;
  /** Returns the text to copy. Called on click. */
  read: () => string;
}

const Root = styled.span`
  font-size: ${size('small')};

  /* Leaves space for the button's hover background. */
  > :last-child:not(:empty) {
    margin-inline-start: ${space(12)};
  }

  ${notPrinted}
`;

/** Copies text to the clipboard and announces the result. Rendered after hydration, because it needs JavaScript. */
export function CopyButton({ label, read }: CopyButtonProps) {
  const isHydrated = useIsHydrated();
  const [outcome, setOutcome] = useState('');
  if (!isHydrated) return null;
  const copy = async () => {
    try {
      // `clipboard` is undefined outside secure contexts.
      await navigator.clipboard.writeText(read());
      setOutcome(messages.forms.copied);
    } catch {
      setOutcome(messages.forms.copyFailed);
    }
  };
  return (
    <Root>
      <TextButton onClick={() => void copy()}>{label}</TextButton>
      <span role="status">{outcome}</span>
    </Root>
  );
}
