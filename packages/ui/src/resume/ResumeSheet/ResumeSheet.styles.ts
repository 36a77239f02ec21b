import { css, styled, type RuleSet } from 'styled-components';

import { font } from '../../theme';
import { paperColours } from './paperColours';

const paper = Object.entries(paperColours)
  .map(([name, value]) => `--${name}: ${value};`)
  .join('');

/** On a screen with room for it, and never on paper: headings stand beside their part, dates at the end of the line. */
const wide = (rules: RuleSet) => css`
  @media screen {
    @container (min-width: 36em) {
      [data-layout='page'] & {
        ${rules}
      }
    }
  }
`;

/**
 * Everything is in `em`, so that one text size (`--sheet-text`) scales the sheet, on the screen as on paper. `--sheet-padding`
 * is the white around it; in print the page's margins are that. What must not be torn apart says so outside of any media query,
 * so that a preview in columns breaks where paper does.
 */
export const Sheet = styled.article`
  ${paper}
  container-type: inline-size;
  inline-size: 100%;
  max-inline-size: 210mm;
  margin-inline: auto;
  padding: var(--sheet-padding, clamp(1.5rem, 5vw, 15mm) clamp(1.25rem, 5vw, 16mm));
  background: #fff;
  color: var(--ink);
  color-scheme: light;
  font-size: var(--sheet-text, 0.9375rem);
  line-height: 1.38;
  print-color-adjust: exact;

  :is(h1, h2, h3, h4, p, li, span) {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  a {
    text-decoration-thickness: 1px;
  }

  &[data-layout='paper'] a {
    text-decoration: none;
  }

  p {
    text-wrap: pretty;
    orphans: 3;
    widows: 3;
  }

  @media print {
    max-inline-size: none;
    padding: 0;
    font-size: var(--sheet-text, 9.6pt);

    a {
      text-decoration: none;
    }
  }
`;

export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.7em 1.5em;
  break-inside: avoid;
  break-after: avoid;

  > :not(:first-child, svg) {
    grid-column: 1;
  }

  > svg {
    grid-area: 1 / 2 / 3;
    inline-size: 7em;
    margin: -0.4em;
  }

  ${wide(css`
    grid-template-columns: minmax(45%, 1fr) fit-content(52%);
    align-items: end;

    &:has(> svg) {
      grid-template-columns: minmax(30%, 1fr) fit-content(52%) auto;
    }

    > :not(:first-child, svg) {
      grid-area: 1 / 2;
    }

    > svg {
      grid-area: 1 / 3;
    }
  `)}
`;

export const Name = styled.h2`
  font-size: 3.75em;
  line-height: 0.85;
  letter-spacing: -0.025em;

  @container (max-width: 24em) {
    font-size: 3em;
  }
`;

/** The full stop that is a dot, here as on every page. */
export const Stop = styled.i`
  display: inline-block;
  inline-size: 0.24em;
  block-size: 0.24em;
  margin-inline-start: 0.06em;
  border: 0.035em solid var(--dot-ring);
  border-radius: 50%;
  background: var(--dot);
  forced-color-adjust: none;
`;

export const Headline = styled.p`
  margin-block-start: 0.5em;
  font: 500 1.35em/1.15 ${font('display')};
`;

export const Contact = styled.ul`
  font-size: 0.94em;

  /* On a page the addresses are pressed: lines are as high as the smallest target may be (WCAG 2.2 2.5.8). */
  @media screen {
    [data-layout='page'] & {
      line-height: max(1.45em, 24px);
    }
  }

  /* An address is whole in its line wherever it can be. */
  li {
    display: inline-block;
    margin-inline-end: 0.3em;
  }

  li:not(:last-child)::after {
    content: ' ·';
  }

  ${wide(css`
    display: grid;
    grid-template-rows: repeat(4, auto);
    grid-auto-flow: column;
    gap: 0 1.4em;
    text-align: end;

    li {
      margin: 0;
    }

    li:not(:last-child)::after {
      content: none;
    }
  `)}
`;

export const ChainLine = styled.svg`
  inline-size: 100%;
  min-block-size: 0.6em;
  margin-block: 0.7em 0.8em;
  transform: scaleX(var(--dir));

  ${wide(css`
    margin-block: 1.1em 1.2em;
  `)}
`;

/** A part of the resume. */
export const Part = styled.section`
  & + & {
    margin-block-start: 0.6em;
    padding-block-start: 0.7em;
    border-block-start: 1px solid var(--hair);
  }

  > :is(h2, h3) {
    margin-block-end: 0.3em;
    font-size: 1.36em;
    line-height: 1;
    break-inside: avoid;
    break-after: avoid;
  }

  /* Room for the first lines, which then take it: not every browser knows break-after. */
  > :is(h2, h3)::after {
    content: '';
    display: block;
    block-size: 1.2em;
    margin-block-end: -1.2em;
  }

  > :is(h2, h3):has(+ ul)::after {
    block-size: 3.2em;
    margin-block-end: -3.2em;
  }

  > ul > li {
    break-inside: avoid;
  }

  ${wide(css`
    display: grid;
    grid-template-columns: 8.8em minmax(0, 1fr);
    gap: 0 1.3em;

    &:not(:first-of-type) {
      margin-block-start: 1em;
      padding-block-start: 1em;
    }
  `)}
`;

/** A title and what belongs to it: one line on paper, where programs that read resumes take what stands apart for a column. */
export const Entry = styled.li`
  & + & {
    margin-block-start: 0.15em;
  }

  &:has(> p) + & {
    margin-block-start: 0.45em;
  }

  > :is(h3, h4) {
    display: inline;
    font: 600 1em/1.38 ${font('text')};
    letter-spacing: 0;
  }

  > :not(:first-child) {
    color: var(--ink-2);
  }

  > :is(span, time)::before {
    content: ', ';
  }

  > [data-when] {
    white-space: nowrap;
  }

  ${wide(css`
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 1em;

    &:not(:first-child) {
      margin-block-start: 0.6em;
    }

    > * {
      grid-column: 1 / -1;
    }

    > :first-child {
      grid-column: 1;
    }

    > [data-when] {
      grid-area: 1 / 2;
    }

    > :is(span, time)::before {
      content: none;
    }
  `)}
`;

export const Keywords = styled.span`
  color: var(--ink);
  font-weight: 600;
`;

/** Running text on paper; in rows and columns where there is room. */
export const SkillGroup = styled.li`
  > span {
    font-weight: 600;
  }

  > span::after {
    content: ': ';
  }

  ul,
  li {
    display: inline;
  }

  li:not(:last-child)::after {
    content: ', ';
  }

  svg {
    display: none;
  }

  ${wide(css`
    display: grid;
    grid-template-columns: 6.5em minmax(0, 1fr);
    gap: 0 1em;

    > span {
      color: var(--ink-2);
      font-weight: 400;
    }

    > span::after,
    li:not(:last-child)::after {
      content: none;
    }

    ul {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(9.5em, 1fr));
      gap: 0 2em;
    }

    li {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: 0.6em;
    }

    svg {
      display: block;
      flex: none;
      inline-size: 5em;
      transform: scaleX(var(--dir));
    }
  `)}
`;
