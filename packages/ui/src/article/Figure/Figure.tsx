import { fill, messages } from '@portfolio/messages';
import { useId, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { Picture, type PictureSource } from '../../cards/Picture/Picture';
import { Button } from '../../forms/Button/Button';
import { colour, space } from '../../theme';

export interface FigureProps {
  picture: PictureSource;
  /** Shown below the picture. */
  caption?: ReactNode;
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

  /* In a short window it scrolls instead of shrinking below the article's size. */
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

/** A picture in an article that can be enlarged. Works without scripts in browsers that support `command`. */
export function Figure({ picture, caption }: FigureProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Root>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={fill(messages.article.enlarge, { picture: picture.alt })}
        {...{ command: 'show-modal', commandfor: id }}
        onClick={({ currentTarget }) => {
          if (!('command' in currentTarget)) dialog.current?.showModal();
        }}
      >
        <Picture picture={picture} ratio={'src' in picture ? 'natural' : undefined} />
      </button>
      <dialog ref={dialog} id={id} aria-label={picture.alt} {...{ closedby: 'any' }}>
        <Picture picture={picture} ratio="natural" />
        <form method="dialog">
          <Button type="submit">{messages.page.close}</Button>
        </form>
      </dialog>
      {caption && <figcaption>{caption}</figcaption>}
    </Root>
  );
}
