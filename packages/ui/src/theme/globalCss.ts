import { fonts, type Font } from './tokens';
import { tokensCss } from './tokensCss';

/** A font file, its `unicode-range` (without one, all characters) and its `font-weight` (without one, regular). */
export interface FontFile {
  url: string;
  range?: string;
  weight?: string;
}

/** Returns the family of a face: the first of its list. */
export const familyOf = (font: Font) => fonts[font][0].split('"')[1] ?? '';

// Untagged: bundlers cannot remove a tagged template, and would ship the sheet in every page's scripts.
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
    /* Clears the sticky header. */
    scroll-padding-block-start: 6rem;
    --taller: 0;
  }

  /* On large screens everything grows, so that the page does not stand lost in the middle. */
  @media screen and (min-width: 110rem) {
    html {
      font-size: 112.5%;
    }
  }

  @media screen and (min-width: 140rem) {
    html {
      font-size: 131.25%;
    }
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

  /* Tall letters, or marks above and below: lines would touch at the leading of capitals. */
  :is(:lang(ja), :lang(ko), :lang(th), :lang(zh)) {
    --taller: 0.4;
  }

  :is(h1, h2, h3, p, li, dd) {
    overflow-wrap: break-word;
  }

  /* Hyphenates long words where the browser knows the language. */
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
    background: var(--accent);
    color: var(--on-accent);
  }

  @page {
    margin: 13mm;
  }

  /* White paper, even if backgrounds are printed; headings stay with their text, and links print their address. */
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

  /* The new document is usable during the cross-fade. */
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

    /* Within the site, the next page fades in. Elements with their own entrance keep it. */
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

  /* Strengthens quiet text and fine lines, except on elements with their own colours, e.g. the footer. */
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

/** Minifies the sheet, which every page carries. */
const minified = (sheet: string) =>
  sheet
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replaceAll(';}', '}')
    .trim();

/**
 * Returns the style sheet in every page's head: fonts, tokens, reset and base. A string, so that it is inlined at build
 * and never shipped in JavaScript.
 *
 * Fonts use `swap` with metric-compatible local fallbacks: with `fallback`, Chromium hides text until a preloaded font has
 * arrived.
 *
 * @param fallbackFaces `@font-face` rules of the local fonts
 */
export const globalCss = (files: Record<Font, readonly FontFile[]>, fallbackFaces: string) =>
  [
    // Once, where two faces are the same.
    ...new Set(
      (Object.keys(fonts) as Font[]).flatMap((font) =>
        files[font].map(
          ({ url, range, weight }) =>
            `@font-face{font-family:"${familyOf(font)}";src:url(${url}) format("woff2");${weight ? `font-weight:${weight};` : ''}font-display:swap${range ? `;unicode-range:${range}` : ''}}`,
        ),
      ),
    ),
    fallbackFaces,
    tokensCss(),
    minified(base),
  ].join('\n');
