import { styled } from 'styled-components';

import { font, leading } from '../../theme';

const wideHead = '@container (min-width: 36em)';

const wideContact = '@container (min-width: 54em)';

/** The `page` layout on screens of any width. */
const onScreen = '@container screen-page (min-width: 0)';

const onWideScreen = '@container screen-page (min-width: 36em)';

/** Line height in print. */
const lineHeight = 1.25;

/** Font size of section headings, as a multiple of the sheet's font size. */
export const headingSize = 1.36;

/** Resume parsers start a new entry where the line spacing is more than 1.4 times as large as usual. */
const entryGap = `${lineHeight * 0.6}em`;

/**
 * Sizes are in `em`, so that `--sheet-text` scales everything. Break rules also apply on screens, so that the preview breaks pages as in
 * print. `$longestHeading` is the width of the longest word in the section headings, in em.
 */
export const Sheet = styled.article<{ $longestHeading: number }>`
  --longest-heading: ${({ $longestHeading }) => $longestHeading}em;
  container-type: inline-size;
  inline-size: 100%;
  max-inline-size: 210mm;
  margin-inline: auto;
  padding: var(--sheet-padding, clamp(1.5rem, 5vw, 15mm) clamp(1.25rem, 5vw, 16mm));
  background: #fff;
  color: var(--ink);
  font-size: var(--sheet-text, 0.9375rem);
  line-height: ${lineHeight};
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

  @media screen {
    &[data-layout='page'] {
      container-name: screen-page;
      /* As wide as paper, and wider with larger text. */
      max-inline-size: 49.606rem;
      line-height: 1.3;
    }
  }

  /* On screen, dates use the display typeface, because its zeros have no slash. Printed dates keep the text typeface, because parsers
     mistake a change of typeface for a new entry. */
  ${onScreen} {
    [data-dates] {
      font: 500 1.08em/1.2 ${font('display')};
    }
  }

  @media print {
    max-inline-size: none;
    padding: 0;
    font-size: var(--sheet-text, 9.2pt);

    a {
      text-decoration: none;

      /* Overrides the global style, which prints URLs after links. */
      &::after {
        content: none !important;
      }
    }
  }
`;

export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.7em 1.8em;
  break-inside: avoid;
  break-after: avoid;

  > svg {
    inline-size: 7em;
    margin: -0.4em;
  }

  /* Contact details that do not fit beside the name go below. */
  ${wideHead} {
    display: flex;
    flex-wrap: wrap;
    align-items: end;

    > :first-child {
      flex: 1 1 auto;
      max-inline-size: 100%;
    }

    > ul {
      order: 1;
    }
  }
`;

export const Name = styled.h2`
  /* The full stop adds no width of its own, so this padding leaves space for it. */
  padding-inline-end: 0.3em;
  font-size: 3.5em;
  line-height: ${leading(0.85)};
  letter-spacing: -0.025em;

  /* Moves the name down in print, because the page's margin would cut off letters that extend above the line. */
  @media print {
    padding-block-start: 0.18em;
  }

  &&,
  && span {
    overflow-wrap: break-word;
  }

  @container (max-width: 24em) {
    font-size: 3em;
  }
`;

export const FullStop = styled.i`
  display: inline-block;
  inline-size: 0.24em;
  block-size: 0.24em;
  /* Takes no width, so that the full stop never wraps alone. */
  margin-inline: 0.06em -0.3em;
  border: 0.035em solid var(--dot-ring);
  border-radius: 50%;
  background: var(--dot);
  forced-color-adjust: none;
`;

export const Headline = styled.p`
  margin-block-start: 0.4em;
  font: 500 1.35em/1.15 ${font('display')};

  @media print {
    margin-block-start: 0.3em;
  }
`;

export const Contact = styled.ul<{ $rows: number }>`
  font-size: 0.94em;

  /* Minimum target height on screens (WCAG 2.2, 2.5.8). */
  ${onScreen} {
    line-height: max(1.45em, 24px);
  }

  ${wideContact} {
    /* Two columns, because a third would make URLs wrap. */
    display: grid;
    grid-template-rows: repeat(${({ $rows }) => $rows}, auto);
    grid-auto-columns: minmax(0, auto);
    grid-auto-flow: column;
    gap: 0 1.8em;
  }
`;

export const ChainLine = styled.svg`
  inline-size: 100%;
  min-block-size: 0.6em;
  margin-block: 0.5em 0.6em;
  transform: scaleX(var(--dir));

  /* Makes up for the space above the name, so that the sheet is as high as its preview. */
  @media print {
    margin-block: 0.25em 0.35em;
  }

  ${onScreen} {
    margin-block: 1.1em 1.2em;
  }
`;

export const Section = styled.section`
  & + & {
    margin-block-start: 0.45em;
    padding-block-start: 0.5em;
    border-block-start: 1px solid var(--hair);
  }

  > :is(h2, h3) {
    margin-block-end: 0.2em;
    font-size: ${headingSize}em;
    line-height: 1;
    break-inside: avoid;
    break-after: avoid;
  }

  /* Keeps a heading on the same page as the lines that follow it, in browsers without break-after. */
  > :is(h2, h3)::after {
    content: '';
    display: block;
    block-size: 3.2em;
    margin-block-end: -3.2em;
  }

  > div > p + p {
    margin-block-start: 0.4em;
  }

  > ul > li {
    break-inside: avoid;
  }

  ${onScreen} {
    &:not(:first-of-type) {
      margin-block-start: 1em;
      padding-block-start: 1em;
    }

    > :is(h2, h3) {
      margin-block-end: 0.5em;
    }
  }

  ${onWideScreen} {
    display: grid;
    grid-template-columns: minmax(
        min-content,
        clamp(9.6em, 1.05 * var(--longest-heading), 14em)
      ) minmax(0, 1fr);
    gap: 0 1.3em;

    /* The column's width is an estimate. A wider word widens the column, up to 14em. */
    && > :is(h2, h3) {
      max-inline-size: ${14 / headingSize}em;
      overflow-wrap: break-word;
      hyphens: auto;
    }
  }
`;

export const Entry = styled.li`
  &:not(:first-child) {
    margin-block-start: ${entryGap};
  }

  /* A text bullet, which resume parsers recognise. */
  > ul {
    padding-inline-start: 0.9em;
    list-style: '• ';
  }

  ${onScreen} {
    &:not(:first-child) {
      margin-block-start: 0.7em;
    }

    > ul {
      margin-block-start: 0.25em;
    }
  }
`;

/* Pure annotations let the bundler drop styles of parts that the resume does not have. */

export const Summary = /* @__PURE__ */ (() => styled.p`
  ${onScreen} {
    margin-block-start: 0.25em;
  }
`)();

/** Title, organisation and date: on one line or, if they do not fit, stacked. */
export const EntryHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.4em;
  color: var(--ink-2);

  > :is(h3, h4) {
    color: var(--ink);
    font: 600 1em/${lineHeight} ${font('text')};
    letter-spacing: 0;
  }

  > p:has(> span) {
    display: contents;
  }

  > [data-dates] + p:has(> span) {
    display: flex;
    flex: 1 0 100%;
    flex-wrap: wrap;
    gap: 0 1.4em;
  }

  /* Aligns organisations in a column, except after long titles. */
  > :is(h3, h4) {
    min-inline-size: min(15em, 100%);
  }

  > p > span:not(:last-child) {
    min-inline-size: min(12em, 100%);
  }

  > [data-dates] {
    margin-inline-start: auto;
  }

  /* On narrow screens, the parts are stacked, because dates on wrapped lines would not align. */
  ${onScreen} {
    flex-direction: column;

    > [data-dates] {
      order: 1;
      margin-inline-start: 0;
    }

    > [data-dates] + p:has(> span) {
      display: contents;
    }
  }

  ${onWideScreen} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;

    > :is(p, [data-dates] + p):has(> span) {
      display: flex;
      flex-wrap: wrap;
      gap: 0 1.4em;
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`;

export const Groups = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.8em;

  /* One column, because browsers would shrink groups in a row to their minimum width. */
  ${onScreen} {
    flex-flow: column nowrap;
    row-gap: 0.35em;
  }

  /* All names share a column, as wide as the longest name. */
  ${onWideScreen} {
    display: grid;
    grid-template-columns: minmax(8em, max-content) minmax(0, 1fr);
    gap: 0 1em;
  }
`;

/** The name of a group, such as a skill category, followed by any items. */
export const Group = styled.li`
  text-wrap: pretty;

  > :first-child {
    font-weight: 600;
  }

  > :first-child:not(:only-child)::after {
    content: ': ';
  }

  ${onWideScreen} {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    align-items: baseline;

    > :first-child {
      max-inline-size: 14em;
      color: var(--ink-2);
      font-weight: 400;
    }

    > :first-child:not(:only-child)::after {
      content: none;
    }
  }
`;

export const GroupList = styled.ul`
  &,
  li {
    display: inline;
  }

  li:not(:last-child)::after {
    content: '; ';
  }

  &[data-gauges] li:not(:last-child)::after {
    content: ', ';
  }

  svg {
    display: none;
  }

  ${onScreen} {
    [data-dates] {
      white-space: nowrap;
    }
  }

  ${onWideScreen} {
    &:not([data-gauges]) li {
      display: flex;
      align-items: baseline;
      justify-content: space-between;
      gap: 1.4em;
      /* Minimum target size (WCAG 2.2, 2.5.8). */
      line-height: max(1.3em, 24px);
    }

    /* Hides the separators between items. */
    &:not([data-gauges]) span:not([data-dates]),
    li:not(:last-child)::after {
      content: none;
      display: none;
    }

    [data-dates] {
      flex: none;
      color: var(--ink-2);
    }

    &[data-gauges] {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(9.5em, 1fr));
      gap: 0 2em;
    }

    &[data-gauges] li {
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
  }
`;

/** Items that share lines, such as skills without gauges. */
export const TextList = /* @__PURE__ */ (() => styled.ul`
  &,
  li {
    display: inline;
  }
`)();
