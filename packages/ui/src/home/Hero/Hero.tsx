import { styled } from 'styled-components';

import { Art } from '../../art/Art';
import { Picture, type PictureSource } from '../../cards/Picture/Picture';
import { LinkButton } from '../../forms/LinkButton/LinkButton';
import { Word, type LargeWord } from '../../layout/Word/Word';
import { Wrap } from '../../layout/Wrap/Wrap';
import { drawOn } from '../../motion/drawOn';
import type { TextLink } from '../../platform/Link';
import { below, colour, column, font, leading, size, space } from '../../theme';
import { PauseButton } from '../PauseButton/PauseButton';
import { TypedTitle } from '../TypedTitle/TypedTitle';

export interface HeroProps {
  /** A word of welcome. */
  greeting: LargeWord;
  /** Who is speaking: "Vanakkam, I’m …". A line break in it is kept. */
  introduction: string;
  /** The titles that are typed one after the other. */
  titles: readonly string[];
  /** What is typed of the present title so far. */
  typed: string;
  /** Whether the typing stands still. */
  isPaused: boolean;
  /** The pause button was pressed. */
  onPauseToggle: () => void;
  /** What the owner does, in a sentence. */
  lead: string;
  /** The shared resume, in a new tab. */
  resume: TextLink;
  /** The way to the contact page. */
  hire?: TextLink;
  /** A drawing of the art set or an image file, with what it shows. */
  portrait: PictureSource;
}

const Root = styled.section`
  --dot: ${colour('hero-dot')};
  --dot-ring: ${colour('hero-fg')};
  position: relative;
  overflow: clip;
  background: ${colour('hero')};
  color: ${colour('hero-fg')};

  @media print {
    background: none;
    color: inherit;
  }
`;

const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  min-block-size: min(48rem, calc(100svh - 4.75rem));

  ${below('columns')} {
    grid-template-columns: minmax(0, 1fr);
    min-block-size: 0;
  }

  @media print {
    grid-template-columns: minmax(0, 1fr) 10rem;
    min-block-size: 0;
  }
`;

const Copy = styled.div`
  position: relative;
  z-index: 1;
  ${column}
  padding-block: clamp(2rem, 5vh, 4rem) clamp(2.25rem, 6vh, 4.5rem);

  ${below('columns')} {
    padding-block: ${space(24)} 0;
  }
`;

const Hello = styled.h1`
  display: flex;
  align-items: flex-end;
  gap: ${space(16)};
  margin-block-end: auto;
  font: 600 ${size(3)} / ${leading(1.05)} ${font('display')};

  svg {
    flex: none;
    inline-size: auto;
    block-size: clamp(3rem, 5.4vw, 5rem);
  }

  ${below('columns')} {
    flex-direction: column;
    align-items: flex-start;
    gap: ${space(12)};
    margin: 0;
    font-size: 1.375rem;

    svg {
      block-size: 3.5rem;
    }
  }
`;

const Introduction = styled.span`
  white-space: pre-line;
`;

const Lead = styled.p`
  max-inline-size: 30em;
  color: ${colour('hero-2')};
  font-size: ${size('lead')};
  line-height: 1.42;
  text-wrap: pretty;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(12)};
  margin-block-start: clamp(1.25rem, 3.4vh, 2rem);

  ${below('narrow')} {
    gap: ${space(8)};

    a {
      padding-inline: ${space(16)};
    }
  }

  /* Where they take two lines, the pause button does not stand alone in the second. */
  > div {
    display: flex;
    gap: inherit;
  }
`;

/** The frame leads off the page's end; on a narrow page it is cut by the hero's end. */
const Frame = styled.div`
  position: relative;
  align-self: center;
  inline-size: min(45vw, max(44rem, min(37.5vw, 60rem, 88svh)));
  margin-inline-end: calc(var(--bleed) * -1 - 5vw);

  ${below('columns')} {
    inline-size: 118vw;
    margin-block: ${space(32)} -24vw;
    margin-inline: calc(var(--gutter) * -1 - 9vw) 0;
  }

  ${drawOn}

  @media print {
    inline-size: auto;
    margin: 0;

    > svg {
      display: none;
    }
  }
`;

const Portrait = styled(Picture)`
  --c-bg: var(--tile-manjal-soft);
  position: absolute;
  inset: 0;
  inline-size: 38.4%;
  margin: auto;
  border-radius: 0;
  color: ${colour('on-manjal')};

  body.dark & {
    --c-bg: ${colour('manjal')};
  }

  @media print {
    position: static;
    inline-size: auto;
  }
`;

/**
 * The first thing on Home: greeting, typed titles, what the owner does, and a portrait framed by one line that draws itself.
 * All text is there at the first paint and waits for nothing.
 */
export function Hero({
  greeting,
  introduction,
  titles,
  typed,
  isPaused,
  onPauseToggle,
  lead,
  resume,
  hire,
  portrait,
}: HeroProps) {
  return (
    <Root data-page-tile="hero">
      <Columns>
        <Copy>
          <Hello>
            <Word word={greeting} />
            <Introduction>{introduction}</Introduction>
          </Hello>
          <TypedTitle text={typed} allTitles={titles} />
          <Lead>{lead}</Lead>
          <Actions>
            <LinkButton href={resume.href} newTab>
              <span>{resume.label}</span>
            </LinkButton>
            <div>
              {hire && (
                <LinkButton href={hire.href} variant="outline">
                  <span>{hire.label}</span>
                </LinkButton>
              )}
              <PauseButton isPaused={isPaused} onToggle={onPauseToggle} />
            </div>
          </Actions>
        </Copy>
        <Frame>
          <Art name="hero-frame" />
          <Portrait picture={portrait} ratio="5/7" isEager />
        </Frame>
      </Columns>
    </Root>
  );
}
