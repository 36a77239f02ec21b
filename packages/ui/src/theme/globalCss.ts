import type { Font } from './tokens';
import { tokensCss } from './tokensCss';

/** Where a font file is, and which characters browsers fetch it for, as CSS writes them; all when left out. */
export interface FontFile {
  url: string;
  range?: string;
}

/** Subsets of Anek Latin, Atkinson Hyperlegible Next and JetBrains Mono, which browsers fetch where code is shown and nowhere else. */
const faces: Record<Font, [family: string, weight: string]> = {
  display: ['Anek Latin Variable', 'font-weight:500 700;'],
  text: ['Atkinson Hyperlegible Next Variable', 'font-weight:400 700;'],
  mono: ['JetBrains Mono', ''],
};

// Without a tag: a bundler cannot know what a tag does, and would leave the whole sheet in the scripts of every page.
const base = `
  @property --banner {
    syntax: '<length>';
    inherits: false;
    initial-value: 0px;
  }

  @property --launcher {
    syntax: '<length>';
    inherits: false;
    initial-value: 0px;
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  [hidden] {
    display: none !important;
  }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    /* Below the sticky header. */
    scroll-padding-block-start: 6rem;
    --taller: 0;
  }

  body {
    margin: 0;
    background: var(--ground);
    color: var(--ink);
    font: 400 var(--fs-body) / 1.55 var(--f-text);
    font-variant-numeric: lining-nums;
    overflow-x: clip;
  }

  :is(h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset) {
    margin: 0;
    padding: 0;
  }

  :is(ul, ol) {
    list-style: none;
  }

  fieldset {
    border: 0;
    min-inline-size: 0;
  }

  :is(img, svg) {
    display: block;
    max-inline-size: 100%;
  }

  :is(button, input, select, textarea) {
    margin: 0;
    font: inherit;
    color: inherit;
  }

  :is(code, kbd, pre, samp) {
    font-family: var(--f-mono);
    font-variant-ligatures: none;
  }

  :is(h1, h2, h3) {
    font-family: var(--f-display);
    font-weight: 700;
    line-height: calc(0.98 + var(--taller));
    letter-spacing: -0.012em;
    text-wrap: balance;
  }

  /* Their letters fill the line, or stand with marks above and below: at the leading of capitals the lines would touch. */
  :is(:lang(ja), :lang(ko), :lang(th), :lang(zh)) {
    --taller: 0.4;
  }

  :is(h1, h2, h3, p, li, dd) {
    overflow-wrap: break-word;
  }

  /* Long words, as German and Finnish have them, get hyphens where the browser knows the language; others stay whole. */
  @supports (hyphenate-limit-chars: 13) {
    :is(h1, h2, h3, p, li, dd) {
      hyphens: auto;
      hyphenate-limit-chars: 13;
    }
  }

  a {
    color: inherit;
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.18em;
  }

  :focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
    box-shadow: 0 0 0 3px var(--focus-halo);
  }

  :where(:focus-visible) {
    border-radius: 2px;
  }

  [tabindex='-1']:focus-visible {
    outline: none;
    box-shadow: none;
  }

  ::selection {
    background: var(--manjal);
    color: var(--on-manjal);
  }

  @page {
    margin: 13mm;
  }

  /* Paper is white, also where backgrounds are printed; a heading stays with what follows, and a link says where it leads. */
  @media print {
    * {
      --ground: #fff !important;
      --raised: #fff !important;
      --sunken: #fff !important;
    }

    h1,
    h2,
    h3,
    h4,
    caption {
      break-after: avoid;
    }

    fieldset,
    figure,
    img,
    li,
    svg,
    table,
    tr {
      break-inside: avoid;
    }

    main :is(p, li, td) > a[href^='http']::after {
      content: ' (' attr(href) ')';
      font-size: 0.85em;
      overflow-wrap: anywhere;
    }
  }

  /* While one document fades into the next, the new one can be used at once. */
  ::view-transition {
    pointer-events: none;
  }

  ::view-transition-group(*),
  ::view-transition-old(*),
  ::view-transition-new(*) {
    animation-duration: var(--t-quick);
  }

  @media (prefers-reduced-motion: no-preference) {
    @view-transition {
      navigation: auto;
    }

    /* Within the site the next page fades in. What has an entrance of its own keeps that. */
    :where([data-navigated] main > *) {
      animation: page var(--t-quick);
    }

    @keyframes page {
      from {
        opacity: 0.4;
      }
    }
  }

  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-delay: 0s !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }

  /* Quiet text and fine lines speak up; what has colours of its own, as the footer, has its own ink. */
  @media (prefers-contrast: more) {
    * {
      --ink-2: var(--ink) !important;
      --ink-3: var(--ink) !important;
      --edge: var(--ink) !important;
      --hair: var(--ink) !important;
      --hero-2: var(--hero-fg) !important;
      --foot-2: var(--foot-fg) !important;
      --foot-rule: var(--foot-fg) !important;
    }
  }

  @media (forced-colors: active) {
    * {
      --ground: Canvas !important;
      --ink: CanvasText !important;
      --edge: ButtonBorder !important;
      --ink-3: GrayText !important;
      --c-bg: Canvas !important;
      --c-line: CanvasText !important;
      --c-soft: Canvas !important;
      --c-dot: Highlight !important;
      --dot: Highlight !important;
      --dot-ring: CanvasText !important;
      --nav-fg: CanvasText !important;
      --nav-dot: Highlight !important;
      --focus: Highlight !important;
      --focus-halo: Canvas !important;
    }
  }
`;

/** Takes out what only people need. Every page carries the sheet. */
const minified = (sheet: string) =>
  sheet
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replaceAll(';}', '}')
    .trim();

/**
 * The style sheet that every HTML page carries in its head: fonts, tokens, reset and base. It is a string so that it is
 * inlined once at build and never shipped again inside JavaScript.
 *
 * The fonts are preloaded, and until they are there local ones of the same measures stand in (`swap`). With `fallback` Chromium keeps text
 * that waits for a preloaded font invisible until that has come, and not for a tenth of a second.
 *
 * @param fallbackFaces `@font-face` rules of those local fonts
 */
export const globalCss = (files: Record<Font, readonly FontFile[]>, fallbackFaces: string) =>
  [
    ...(Object.keys(faces) as Font[]).flatMap((font) => {
      const [family, weight] = faces[font];
      return files[font].map(
        ({ url, range }) =>
          `@font-face{font-family:"${family}";src:url(${url}) format("woff2");${weight}font-display:swap${range ? `;unicode-range:${range}` : ''}}`,
      );
    }),
    fallbackFaces,
    tokensCss(),
    minified(base),
  ].join('\n');
