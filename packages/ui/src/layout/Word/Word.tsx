import { styled } from 'styled-components';

import { Art } from '../../art/Art';
import { font, size } from '../../theme';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

/** A word in the owner's language, shown large. */
export interface LargeWord {
  text: string;
  /** Its translation into the language of the page. */
  meaning: string;
  language: string;
  /** Its drawing; without one, the word is shown as text. */
  image?: { art: string };
}

export interface WordProps {
  word: LargeWord;
}

const Typed = styled.span`
  font: 700 ${size(1)} / 1.2 ${font('display')};
`;

/** A word, drawn or in type. Read out in its own language with its meaning (WCAG 2.2 3.1.2), and not translated. */
export function Word({ word: { text, meaning, language, image } }: WordProps) {
  const Text = image ? VisuallyHidden : Typed;
  return (
    <>
      {image && <Art name={image.art} />}
      <Text lang={language} translate="no">
        {text}
      </Text>
      <VisuallyHidden>{` (${meaning}) `}</VisuallyHidden>
    </>
  );
}
