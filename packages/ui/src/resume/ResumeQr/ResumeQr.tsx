import { useId, useRef } from 'react';
import { styled } from 'styled-components';

import { TextButton } from '../../forms/TextButton/TextButton';
import { size } from '../../theme';
import { QrPicture } from '../QrPicture/QrPicture';

export interface ResumeQrProps {
  /** The code's modules as `qrModules` computes them: one text a row, `1` for a dark one. */
  modules: readonly string[];
  /** What the code is for. */
  label: string;
  /** What to do with it, beside it. */
  caption: string;
  /** Width and height at which it is shown, in px (120 on this site). */
  sizePx: number;
  /** The same code as a service draws it; left out while it may not be asked. */
  imageSrc?: string;
  /** Whether the service's picture has arrived and stands in the place of ours. */
  isImageShown?: boolean;
  /** The service’s picture has come. */
  onLoad?: () => void;
  /** The service’s picture has not come. */
  onError?: () => void;
  /** Asks the service for its picture; left out where nothing keeps that from loading by itself. */
  onShow?: () => void;
}

const Root = styled.figure`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 1rem;
  align-items: end;
  font-size: ${size('small')};
  line-height: 1.35;
`;

const Frame = styled.div<{ $sizePx: number }>`
  display: grid;
  inline-size: ${({ $sizePx }) => $sizePx}px;
  block-size: ${({ $sizePx }) => $sizePx}px;
  background: #fff;

  > * {
    grid-area: 1 / 1;
    inline-size: 100%;
    block-size: 100%;
    /* Two more light modules: the page around it may be dark. */
    padding: 8px;
  }

  > img {
    padding: 12px;
    background: #fff;
  }

  &[data-image='none'] > img,
  &[data-image='shown'] > svg {
    visibility: hidden;
  }
`;

/**
 * A QR code that the page draws itself, and that a service's picture covers once it has arrived. Both lead to the same place,
 * so nothing is missing without the service.
 */
export function ResumeQr({
  modules,
  label,
  caption,
  sizePx,
  imageSrc,
  isImageShown = false,
  onLoad,
  onError,
  onShow,
}: ResumeQrProps) {
  const captionId = useId();
  const words = useRef<HTMLElement>(null);
  return (
    <Root aria-labelledby={captionId}>
      <Frame $sizePx={sizePx} data-image={isImageShown ? 'shown' : 'none'}>
        <QrPicture modules={modules} label={label} />
        {imageSrc && (
          <img
            src={imageSrc}
            alt={label}
            width={sizePx}
            height={sizePx}
            referrerPolicy="no-referrer"
            onLoad={onLoad}
            onError={onError}
          />
        )}
      </Frame>
      <figcaption ref={words} tabIndex={-1}>
        <p id={captionId}>{caption}</p>
        {onShow && (
          <TextButton
            onClick={() => {
              // The button is about to go; the focus stays beside the code.
              words.current?.focus();
              onShow();
            }}
          >
            {WORDS.resume.loadQrCode}
          </TextButton>
        )}
      </figcaption>
    </Root>
  );
}
