import { useTypewriter, type TypewriterOptions } from '@portfolio/behaviors';
import { messages } from '@portfolio/messages';
import { useState } from 'react';
import { styled } from 'styled-components';

import { Art } from '../../art/Art';
import { Icon } from '../../art/Icon';
import { Picture, type PictureSource } from '../../cards/Picture/Picture';
import { IconButton } from '../../forms/IconButton/IconButton';
import { LinkButton } from '../../forms/LinkButton/LinkButton';
import { Word, type LargeWord } from '../../layout/Word/Word';
import { Container } from '../../layout/Container/Container';
import { drawOn } from '../../motion/drawOn';
import type { TextLink } from '../../platform/Link';
import { below, colour, column, font, leading, size, space, square } from '../../theme';
import { TypedTitle } from '../TypedTitle/TypedTitle';
import { HeroPhoto } from './HeroPhoto';

export interface HeroProps {
  /** A large greeting: "Hello" in any language. */
  greeting: LargeWord;
  /** A sentence with the owner's name: "I’m Asha Kumar". May contain line breaks. */
  introduction: string;
  /** The owner's titles, typed one after another. A single title stays in view, without a pause button. */
  titles: readonly string[];
  /** Time per character, and pause after a complete title, in ms. */
  typing: Pick<TypewriterOptions, 'characterMs' | 'pauseMs'>;
  /** A few sentences below the titles. */
  lead: string;
  /** Link to the resume; opens in a new tab. */
  resume: TextLink;
  /** A second link, e.g. to the Contact page. */
  hire?: TextLink;
  /** Short facts: role, place, degree, availability. */
  facts?: readonly string[];
  /** Framed portrait: a drawing or an image file, with its description. */
  portrait: PictureSource;
  /** A large photograph instead of the portrait. */
  picture?: PictureSource | undefined;
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

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  grid-template-rows: 1fr auto;
  min-block-size: min(48rem, calc(100svh - 4.75rem));

  ${below('columns')} {
    grid-template: none / minmax(0, 1fr);
    min-block-size: 0;
  }

  @media print {
    grid-template-columns: minmax(0, 1fr) 10rem;
    min-block-size: 0;
  }
`;

const Intro = styled.div`
  position: relative;
  z-index: 1;
  ${column}
  padding-block: clamp(2rem, 5vh, 4rem) clamp(2.25rem, 6vh, 4.5rem);

  &:has(+ ul) {
    padding-block-end: ${space(24)};
  }

  ${below('columns')} {
    padding-block: ${space(24)} 0;

    &:has(+ ul) {
      padding-block-end: 0;
    }
  }
`;

const Greeting = styled.h1`
  display: flex;
  align-items: flex-end;
  gap: ${space(16)};
  margin-block-end: auto;
  font: 600 ${size(3)} / ${leading(1.05)} ${font('display')};

  &:not(:has(svg)) {
    align-items: last baseline;
  }

  svg {
    flex: none;
    inline-size: auto;
    block-size: clamp(3rem, 5.4vw, 5rem);
  }

  ${below('columns')} {
    display: grid;
    justify-items: start;
    gap: ${space(12)};
    margin: 0;
    font-size: 1.375rem;

    svg {
      block-size: 3.5rem;
    }
  }
`;

const Introduction = styled.span`
  min-inline-size: 0;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Lead = styled.p`
  max-inline-size: 30em;
  color: ${colour('hero-2')};
  font-size: ${size('lead')};
  line-height: 1.42;
  text-wrap: pretty;
`;

/** A dot precedes each fact. The list clips dots at the start of a line. */
const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(24)};
  overflow: clip;
  align-self: start;
  padding-block-end: ${space(20)};
  /* The display typeface, because its zeros have no slash. */
  font: 600 ${size(4)} / 1.25 ${font('display')};

  @media print, (min-width: 60.01rem) {
    grid-area: 2 / 1 / 3 / -1;
  }

  ${below('columns')} {
    padding-block-end: 0;
    margin-block-start: ${space(20)};
  }

  li {
    position: relative;
  }

  li::before {
    content: '';
    position: absolute;
    inset-block-start: 0.6em;
    inset-inline-start: -0.9375rem;
    border: 0.1875rem solid;
    border-radius: 50%;
  }
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

  /* Prevents the pause button from wrapping alone. */
  > div {
    display: flex;
    gap: inherit;
  }
`;

const PauseButton = styled(IconButton)`
  ${square('3.25rem')}

  ${below('narrow')} {
    inline-size: 2.75rem;
  }

  svg {
    stroke-width: 4;
  }

  @media print, (scripting: none), (prefers-reduced-motion: reduce) {
    display: none;
  }
`;

/** The frame extends beyond the page, where the hero clips it. */
const Frame = styled.div`
  position: relative;
  align-self: center;
  inline-size: min(45vw, max(44rem, min(60rem, 88svh)), max(30rem, 100svh - 9rem));
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
  --c-bg: var(--tile-accent-soft);
  position: absolute;
  inset: 0;
  inline-size: 38.4%;
  margin: auto;
  color: ${colour('on-accent')};

  body.dark & {
    --c-bg: ${colour('accent')};
  }

  @media print {
    position: static;
    inline-size: auto;
  }
`;

/** A separate component, because typing re-renders it for each character. */
function TypingTitle(options: TypewriterOptions) {
  const { phrase, text } = useTypewriter(options);
  return <TypedTitle text={text} title={phrase} allTitles={options.phrases} />;
}

/** The top of the home page: greeting, typed titles, facts, and a portrait in an animated frame. */
export function Hero(hero: HeroProps) {
  const { greeting, introduction, titles, typing, lead, resume, hire, facts = [], portrait } = hero;
  const [isPaused, setIsPaused] = useState(false);
  return (
    <Root data-page-tile="hero">
      <Columns>
        <Intro>
          <Greeting>
            <Word word={greeting} />
            <Introduction>{introduction}</Introduction>
          </Greeting>
          <TypingTitle {...typing} phrases={titles} isPaused={isPaused} />
          <Lead>{lead}</Lead>
          <Actions>
            <LinkButton href={resume.href} newTab>
              {resume.label}
            </LinkButton>
            <div>
              {hire && (
                <LinkButton href={hire.href} variant="outline">
                  {hire.label}
                </LinkButton>
              )}
              {/* Visitors must be able to pause moving text (WCAG 2.2, 2.2.2). */}
              {titles.length > 1 && (
                <PauseButton
                  label={messages.home.pauseTitles}
                  aria-pressed={isPaused}
                  onClick={() => setIsPaused(!isPaused)}
                >
                  <Icon name={isPaused ? 'play' : 'pause'} />
                </PauseButton>
              )}
            </div>
          </Actions>
        </Intro>
        {facts.length > 0 && (
          <Facts>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </Facts>
        )}
        {import.meta.env.VITE_HAS_PHOTOS !== 'no' && hero.picture ? (
          <HeroPhoto picture={hero.picture} />
        ) : (
          <Frame>
            <Art name="hero-frame" />
            <Portrait
              picture={portrait}
              ratio="5/7"
              sizes="(min-width: 60rem) 18vw, 46vw"
              isEager
            />
          </Frame>
        )}
      </Columns>
    </Root>
  );
}
