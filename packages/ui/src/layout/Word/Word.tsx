import { styled } from 'styled-components';

import { Art } from '../../art/Art';
import { font, size } from '../../theme';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface LargeWord {
  text: string;
  /** Translation into the page's language. */
  meaning?: string | undefined;
  /** Language tag of a word in another language, e.g. `ta`. */
  language?: string | undefined;
  /** A drawing of the word, shown instead of text. */
  image?: { art: string };
}

export interface WordProps {
  /** The word, with its meaning, language and optional drawing. */
  word: LargeWord;
}

const TextWord = styled.span`
  font: 700 ${size(1)} / 1.2 ${font('display')};
`;

/** A word as a drawing or as text. Screen readers pronounce the word in its own language, then read the translation (WCAG 2.2, 3.1.2). */
export function Word({ word: { text, meaning, language, image } }: WordProps) {
  const Text = image ? VisuallyHidden : TextWord;
  return (
    <>
      {image && <Art name={image.art} />}
      <Text lang={language} translate="no">
        {text}
      </Text>
      {meaning ? <VisuallyHidden>{` (${meaning}) `}</VisuallyHidden> : ' '}
    </>
  );
}
