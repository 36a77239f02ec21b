import { fill } from '@portfolio/words';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';

import { Picture, type PictureSource } from '../../cards/Picture/Picture';
import { Button } from '../../forms/Button/Button';
import { colour, space } from '../../theme';

export interface FigureProps {
  /** What is shown. */
  picture: PictureSource;
  /** What is said of it, below. */
  caption?: string;
}

const Root = styled.figure`
  > button {
    display: block;
    inline-size: 100%;
    padding: 0;
    border: 0;
    background: none;
    cursor: zoom-in;
  }

  /* In a low window it is scrolled rather than shown smaller than the article shows it. */
  dialog {
    inline-size: max(60rem, (100vh - 8rem) * 4 / 3);
    max-inline-size: 100vw;
    max-block-size: 100dvh;
    padding: ${space(8)};
    border: 0;
    background: ${colour('ground')};
    color: ${colour('ink')};

    &::backdrop {
      background: rgb(0 0 0 / 80%);
    }
  }

  form {
    position: sticky;
    inset-block-end: 0;
    margin-block-start: ${space(16)};
  }
`;

/**
 * A picture in an article, which opens large. Browsers that know `command` open the dialog without a script; in others the
 * page's script does.
 */
export function Figure({ picture, caption }: FigureProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Root>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={fill(WORDS.article.enlarge, { picture: picture.alt })}
        {...{ command: 'show-modal', commandfor: id }}
        onClick={({ currentTarget }) => {
          if (!('command' in currentTarget)) dialog.current?.showModal();
        }}
      >
        <Picture picture={picture} ratio={'src' in picture ? 'natural' : undefined} />
      </button>
      <dialog ref={dialog} id={id} aria-label={caption ?? picture.alt} {...{ closedby: 'any' }}>
        <Picture picture={picture} ratio="natural" />
        <form method="dialog">
          <Button type="submit">{WORDS.page.close}</Button>
        </form>
      </dialog>
      {caption && <figcaption>{caption}</figcaption>}
    </Root>
  );
}
