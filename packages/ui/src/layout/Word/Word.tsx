import { styled } from 'styled-components';

import { Art } from '../../art/Art';
import { font, size } from '../../theme';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

/** A word shown in large type. */
export interface LargeWord {
  text: string;
  /** Translation of a word in another language into the page's language. */
  meaning?: string | undefined;
  /** The word's language tag, e.g. `ta`, if it is not the page's language. */
  language?: string | undefined;
  /** A drawing of the word. Without it, the word is shown as text. */
  image?: { art: string };
}

export interface WordProps {
  /** The word, with its meaning, language and optional drawing. */
  word: LargeWord;
}

const TextWord = styled.span`
  font: 700 ${size(1)} / 1.2 ${font('display')};
`;

/** A word as a drawing or as text. Screen readers pronounce it in its own language, and then read any translation (WCAG 2.2 3.1.2). */
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
