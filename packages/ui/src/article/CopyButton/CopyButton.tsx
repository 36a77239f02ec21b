import { useIsHydrated } from '@portfolio/behaviors';
import { useState } from 'react';
import { styled } from 'styled-components';

import { TextButton } from '../../forms/TextButton/TextButton';
import { notPrinted, size, space } from '../../theme';

export interface CopyButtonProps {
  /** What is copied: "Copy code". */
  label: string;
  /** Reads what to copy, at the moment of the press. */
  read: () => string;
}

const Root = styled.span`
  font-size: ${size('small')};

  /* Off the ground that the button has under the pointer. */
  > :last-child:not(:empty) {
    margin-inline-start: ${space(12)};
  }

  ${notPrinted}
`;

/**
 * Puts a text on the clipboard, and says whether that was allowed. It is there as soon as it works: not without scripts, and not
 * before the page has come alive.
 */
export function CopyButton({ label, read }: CopyButtonProps) {
  const isHydrated = useIsHydrated();
  const [outcome, setOutcome] = useState('');
  if (!isHydrated) return null;
  const copy = async () => {
    try {
      // Missing outside secure pages.
      await navigator.clipboard.writeText(read());
      setOutcome(WORDS.forms.copied);
    } catch {
      setOutcome(WORDS.forms.copyFailed);
    }
  };
  return (
    <Root>
      <TextButton onClick={() => void copy()}>{label}</TextButton>
      <span role="status">{outcome}</span>
    </Root>
  );
}
