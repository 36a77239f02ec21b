import { fill, messages } from '@portfolio/messages';
import { useEffect, useState, type MouseEvent } from 'react';
import { styled } from 'styled-components';

import { Picture, type PictureSource } from '../../cards/Picture/Picture';
import { Link } from '../../platform/Link';
import { colour, radius, size, space } from '../../theme';

export interface VideoProps {
  /** The video's title, used to label the play button and the player. */
  title: string;
  /** URL of the video's page. */
  href: string;
  /** The provider's name: "YouTube". */
  provider: string;
  /** URL of the player, which is shown in a frame. */
  player: string;
  /** `embed` for anything other than a video: a map, a form, an audio player. */
  kind?: 'video' | 'embed';
  /** Decorative picture shown before the video plays. */
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
    border-radius: ${radius('tile')};
  }

  > a > * {
    block-size: 100%;
  }

  /* The play button: a disc and a triangle that points right in every language. */
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
    background: ${colour('accent')};
  }

  > a:hover::after {
    border-left-color: ${colour('on-accent')};
  }

  /* Forced colours would paint the triangle's transparent sides too. */
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

/** Returns whether the content security policy allows the player. After client-side navigation, the first page's policy still applies. */
function isAllowed(player: string): boolean {
  const policy = document.querySelector<HTMLMetaElement>(
    'meta[http-equiv="Content-Security-Policy"]',
  );
  return !policy || policy.content.includes(new URL(player).origin);
}

/** Returns a history state with the clicked player. History state survives a reload. */
const stateWith = (pressed: string | undefined) => ({
  ...(window.history.state as object | null),
  pressed,
});

const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

/**
 * A third-party video or embed. Nothing is requested from the provider until the visitor presses play, which counts as consent. The play
 * button is a link, so it works without JavaScript.
 */
export function Video(video: VideoProps) {
  const { title, href, provider, player, poster } = video;
  const isEmbed = import.meta.env.VITE_HAS_RARE_PARTS !== 'no' && video.kind === 'embed';
  const [isPlaying, setIsPlaying] = useState(false);
  useEffect(() => {
    if ((window.history.state as { pressed?: string } | null)?.pressed !== player) return;
    window.history.replaceState(stateWith(undefined), '');
    // Plays after the reload that `play` triggered.
    // oxlint-disable-next-line react/set-state-in-effect
    setIsPlaying(isAllowed(player));
  }, [player]);

  const play = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (isAllowed(player)) {
      setIsPlaying(true);
    } else {
      // Reloading applies this page's content security policy.
      window.history.replaceState(stateWith(player), '');
      window.location.reload();
    }
  };

  return (
    <figure>
      <Stage {...(isEmbed && { 'data-embed': '' })}>
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
            aria-label={fill(isEmbed ? messages.blocks.open : messages.article.play, { title })}
            onClick={play}
          >
            <Picture picture={poster} ratio="natural" />
          </a>
        )}
      </Stage>
      <Caption>
        <p>
          <Link href={href} newTab>
            {title}
          </Link>
        </p>
        <p data-nosnippet="">
          {fill(isEmbed ? messages.blocks.opensFrom : messages.article.playsFrom, { provider })}
        </p>
      </Caption>
    </figure>
  );
}
