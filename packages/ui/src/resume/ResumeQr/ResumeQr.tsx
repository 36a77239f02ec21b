import { messages } from '@portfolio/messages';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';

import { TextButton } from '../../forms/TextButton/TextButton';
import { size } from '../../theme';
import { QrPicture } from '../QrPicture/QrPicture';

export interface ResumeQrProps {
  /** The code's modules: one string per row, `1` for a dark module. */
  modules: readonly string[];
  /** The code's text alternative. */
  label: string;
  /** Instruction beside the code. */
  caption: string;
  /** Width and height, in px. */
  sizePx: number;
  /** URL of a QR code image from a service. Omit it until the visitor has consented. */
  imageSrc?: string;
  /** Shows the service's image. Set this after `onLoad`. */
  isImageShown?: boolean;
  /** Called when the service's image has loaded. */
  onLoad?: () => void;
  /** Called when the service's image fails to load. */
  onError?: () => void;
  /** Called by the button that loads the service's image; omit it if the image loads automatically. */
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
    /* Widens the quiet zone, because the page may be dark. */
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

/** A QR code drawn by the page. A service's image of the code can cover the drawing. */
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
  const captionRef = useRef<HTMLElement>(null);
  return (
    <Root aria-labelledby={captionId}>
      <Frame $sizePx={sizePx} data-image={isImageShown ? 'shown' : 'none'}>
        <QrPicture modules={modules} label={label} />
        {imageSrc && (
          <img
            // Does not request the image while a narrow window hides the code.
            loading="lazy"
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
      <figcaption ref={captionRef} tabIndex={-1}>
        <p id={captionId}>{caption}</p>
        {onShow && (
          <TextButton
            onClick={() => {
              // Moves focus to the caption, because the button is about to disappear.
              captionRef.current?.focus();
              onShow();
            }}
          >
            {messages.resume.loadQrCode}
          </TextButton>
        )}
      </figcaption>
    </Root>
  );
}
