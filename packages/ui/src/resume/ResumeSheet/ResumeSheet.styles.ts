import { styled } from 'styled-components';

import { font, leading } from '../../theme';

/** Where the sheet has room for columns, on a screen as on paper. */
const roomy = '@container (min-width: 36em)';

/** On a screen, narrow ones too, and never on paper, where the page is to hold it all. */
const onScreen = '@container screen-page (min-width: 0)';

/** On a screen with room, and never on paper: headings stand beside their section, skills in columns with gauges. */
const onPage = '@container screen-page (min-width: 36em)';

/**
 * Everything is in `em`, so that one text size (`--sheet-text`) scales the sheet, on the screen as on paper. `--sheet-padding`
 * is the white around it; in print the page's margins are that. It is paper, and light in either theme. What must not be torn apart says so outside of any media query,
 * so that a preview in columns breaks where paper does.
 */
export const Sheet = styled.article`
  container-type: inline-size;
  inline-size: 100%;
  max-inline-size: 210mm;
  margin-inline: auto;
  padding: var(--sheet-padding, clamp(1.5rem, 5vw, 15mm) clamp(1.25rem, 5vw, 16mm));
  background: #fff;
  color: var(--ink);
  font-size: var(--sheet-text, 0.9375rem);
  line-height: 1.3;
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
    }
  }

  /* In the face whose zeros are not slashed; not on paper, where programs take another face for the head of an entry. */
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

      /* It says its addresses itself. */
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

  ${roomy} {
    grid-auto-columns: minmax(0, auto);
    grid-auto-flow: column;
    grid-template-columns: minmax(min-content, 1fr);
    align-items: end;

    /* As wide as the longest word of the name, which breaks only when it takes more than half of the sheet; the rest is for the addresses. */
    > :first-child {
      min-inline-size: 26cqi;
      max-inline-size: 55cqi;
    }
  }

  /* Name and headline break only where they are wider than the sheet; where that leaves no room, the addresses stand below. */
  ${onPage} {
    display: flex;
    flex-wrap: wrap;

    > :first-child {
      flex: 1 1 auto;
      max-inline-size: 100%;
    }

    > ul {
      display: block;
      order: 1;
    }
  }
`;

export const Name = styled.h2`
  /* Room for the dot, which hangs there. */
  padding-inline-end: 0.3em;
  font-size: 3.5em;
  line-height: ${leading(0.85)};
  letter-spacing: -0.025em;

  &&,
  && span {
    overflow-wrap: break-word;
  }

  @container (max-width: 24em) {
    font-size: 3em;
  }
`;

/** The full stop that is a dot, here as on every page. */
export const Stop = styled.i`
  display: inline-block;
  inline-size: 0.24em;
  block-size: 0.24em;
  /* It hangs, or it would stand alone under a name that fills its line. */
  margin-inline: 0.06em -0.3em;
  border: 0.035em solid var(--dot-ring);
  border-radius: 50%;
  background: var(--dot);
  forced-color-adjust: none;
`;

export const Headline = styled.p`
  margin-block-start: 0.4em;
  font: 500 1.35em/1.15 ${font('display')};
`;

export const Contact = styled.ul`
  font-size: 0.94em;

  /* On a page the addresses are pressed: lines are as high as the smallest target may be (WCAG 2.2 2.5.8). */
  ${onScreen} {
    line-height: max(1.45em, 24px);
  }

  ${roomy} {
    display: grid;
    grid-template-rows: repeat(3, auto);
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
    font-size: 1.36em;
    line-height: 1;
    break-inside: avoid;
    break-after: avoid;
  }

  /* Room for the first lines, which then take it: not every browser knows break-after. */
  > :is(h2, h3)::after {
    content: '';
    display: block;
    block-size: 3.2em;
    margin-block-end: -3.2em;
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

  ${onPage} {
    display: grid;
    grid-template-columns: 8.8em minmax(0, 1fr);
    gap: 0 1.3em;
  }
`;

export const Entry = styled.li`
  li:has(> ul) + & {
    margin-block-start: 0.2em;
  }

  /* A bullet of text, which programs that read resumes know, and not one that is drawn. */
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

/** Title, organisation and date: whole items in one line, well apart, or each in its own line where they do not fit. */
export const EntryHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.4em;
  color: var(--ink-2);

  > :is(h3, h4) {
    color: var(--ink);
    font: 600 1em/1.3 ${font('text')};
    letter-spacing: 0;
  }

  > p:has(> span) {
    display: contents;
  }

  /* The columns of title and organisation; a longer one pushes the rest on. */
  > :is(h3, h4) {
    min-inline-size: min(16em, 100%);
  }

  > p > span:not(:last-child) {
    min-inline-size: min(14em, 100%);
  }

  > :last-child {
    margin-inline-start: auto;
  }

  /* Dates at either end of a line, as the room beside them happens to be, would be a ragged sight. */
  ${onScreen} {
    flex-direction: column;

    > :last-child {
      margin-inline-start: 0;
    }
  }

  ${onPage} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;

    > :nth-child(2) {
      display: flex;
      flex-wrap: wrap;
      gap: 0 1.4em;
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`;

/** Groups as many to a line as there is room for, on a page each in its own. */
export const Groups = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.8em;

  /* In one column: in several, each group would be as high as its narrowest form. */
  ${onScreen} {
    flex-flow: column nowrap;
    row-gap: 0.35em;
  }

  ${onPage} {
    row-gap: 0;
  }
`;

/** What belongs together below one name, such as the skills of a category: the name, then running text. */
export const Group = styled.li`
  text-wrap: pretty;

  > span {
    font-weight: 600;
  }

  > span::after {
    content: ': ';
  }

  ${onPage} {
    display: grid;
    grid-template-columns: 8em minmax(0, 1fr);
    align-items: baseline;
    gap: 0 1em;

    > span {
      color: var(--ink-2);
      font-weight: 400;
    }

    > span::after {
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

  ${onPage} {
    &:not([data-gauges]) li {
      display: flex;
      align-items: baseline;
      justify-content: space-between;
      gap: 1.4em;
      /* The smallest that a target may be (WCAG 2.2 2.5.8). */
      line-height: max(1.3em, 24px);
    }

    /* What divides them in running text. */
    a + span,
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
