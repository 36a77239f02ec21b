import { fill } from '@portfolio/words';
import { useEffect, useState, type MouseEvent } from 'react';
import { styled } from 'styled-components';

import { Picture, type PictureSource } from '../../cards/Picture/Picture';
import { Link } from '../../platform/Link';
import { colour, radius, size, space } from '../../theme';

export interface VideoProps {
  /** What the video shows. */
  title: string;
  /** Its page at the company that has it. */
  href: string;
  /** That company's name. */
  provider: string;
  /** The address of the company's player. */
  player: string;
  /** What stands there until it plays; without a description, since the title is said. */
  poster: PictureSource;
}

const Stage = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;

  > a,
  iframe {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    border: 0;
  }

  > a > * {
    block-size: 100%;
  }

  /* What one presses: a disc, and a triangle that points to the right in every language. */
  > a::before,
  > a::after {
    content: '';
    position: absolute;
    inset: 0;
    margin: auto;
  }

  > a::before {
    inline-size: 4.5rem;
    block-size: 4.5rem;
    border: 2px solid ${colour('btn-fg')};
    border-radius: ${radius('pill')};
    background: ${colour('btn-bg')};
  }

  > a::after {
    inline-size: 0;
    block-size: 0;
    border-block: 0.8rem solid transparent;
    border-left: 1.3rem solid ${colour('btn-fg')};
    translate: 0.15rem;
  }

  > a:hover::before {
    background: ${colour('manjal')};
  }

  > a:hover::after {
    border-left-color: ${colour('on-manjal')};
  }

  /* The system would draw the sides that make the triangle, too. */
  @media (forced-colors: active) {
    > a::after,
    > a:hover::after {
      border-left-color: CanvasText;
      forced-color-adjust: none;
    }
  }

  @media print {
    iframe,
    > a::before,
    > a::after {
      display: none;
    }
  }
`;

const Caption = styled.figcaption`
  margin-block-start: ${space(8)};

  p + p {
    color: ${colour('ink-2')};
    font-size: ${size('small')};
  }
`;

/** Whether the page's own security policy lets a player in. It is the policy of the document, which may be that of an earlier page. */
function isAllowed(player: string): boolean {
  const policy = document.querySelector<HTMLMetaElement>(
    'meta[http-equiv="Content-Security-Policy"]',
  );
  return !policy || policy.content.includes(new URL(player).origin);
}

/** Where the history keeps, over a reload, which player the visitor has pressed. */
const stateWith = (pressed: string | undefined) => ({
  ...(window.history.state as object | null),
  pressed,
});

/* Who has pressed goes on with the player's own keys. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

/**
 * A video of another company. Until it is pressed a picture stands there and nothing is asked of that company, whatever was said to
 * cookies: the press is the consent. Without JavaScript, and with the keys that open a tab, the picture is a link to the video.
 */
export function Video({ title, href, provider, player, poster }: VideoProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  useEffect(() => {
    if ((window.history.state as { pressed?: string } | null)?.pressed !== player) return;
    window.history.replaceState(stateWith(undefined), '');
    // The document was loaded anew for this press: see below.
    // oxlint-disable-next-line react/set-state-in-effect
    setIsPlaying(isAllowed(player));
  }, [player]);

  const play = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (isAllowed(player)) {
      setIsPlaying(true);
    } else {
      // The visitor came from a page without videos, whose policy still rules: the page's own document brings its own.
      window.history.replaceState(stateWith(player), '');
      window.location.reload();
    }
  };

  return (
    <figure>
      <Stage>
        {isPlaying ? (
          <iframe
            ref={takeFocus}
            src={player}
            title={title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          />
        ) : (
          <a
            href={href}
            rel="noopener noreferrer"
            data-player={player}
            aria-label={fill(WORDS.article.play, { title })}
            onClick={play}
          >
            <Picture picture={poster} ratio="natural" />
          </a>
        )}
      </Stage>
      <Caption>
        <p>
          <Link href={href} newTab>
            <span>{title}</span>
          </Link>
        </p>
        <p>{fill(WORDS.article.playsFrom, { provider })}</p>
      </Caption>
    </figure>
  );
}
