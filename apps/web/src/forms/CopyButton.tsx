import { TextButton } from '@portfolio/ui';
import { useState } from 'react';

/** Props of `CopyButton`. */
interface CopyButtonProps {
  label: string;
  /** Reads what to copy, at the moment of the press. */
  read(): string;
}

/** Puts a text on the clipboard, and says whether that was allowed. */
export function CopyButton({ label, read }: CopyButtonProps) {
  const [outcome, setOutcome] = useState('');
  const copy = () => {
    // Missing outside secure pages.
    const copying = navigator.clipboard?.writeText(read()) ?? Promise.reject(new Error('none'));
    copying.then(
      () => setOutcome(` ${WORDS.forms.copied}`),
      () => setOutcome(` ${WORDS.forms.copyFailed}`),
    );
  };
  return (
    <span>
      <TextButton onClick={copy}>{label}</TextButton>
      <span role="status">{outcome}</span>
    </span>
  );
}
