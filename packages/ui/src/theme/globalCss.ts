import { tokensCss } from './tokensCss';

/** What a page has to say about where its font files are. */
export interface GlobalCssOptions {
  /** Address of the display face (Anek Latin, subset). */
  displayFontUrl: string;
  /** Address of the text face (Atkinson Hyperlegible Next, subset). */
  textFontUrl: string;
  /** `@font-face` rules of the metric-matched local fallbacks, so that swapping moves nothing. */
  fallbackFaces?: string;
}

/* While one page fades into the next, the new one can be used at once. Within the site React starts the transition; across
   documents the browser does. */
const base = `
*,*::before,*::after{box-sizing:border-box}
[hidden]{display:none!important}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-block-start:6rem}
body{margin:0;background:var(--ground);color:var(--ink);font:400 var(--fs-body)/1.55 var(--f-text);font-variant-numeric:lining-nums;overflow-x:clip}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure,fieldset{margin:0;padding:0}
ul,ol{list-style:none}
fieldset{border:0;min-inline-size:0}
img,svg{display:block;max-inline-size:100%}
button,input,select,textarea{font:inherit;color:inherit}
h1,h2,h3{font-family:var(--f-display);font-weight:700;line-height:.98;letter-spacing:-.012em;text-wrap:balance}
h1,h2,h3,p,li,dd{overflow-wrap:break-word}
a{color:inherit;text-decoration:underline;text-decoration-thickness:2px;text-underline-offset:.18em}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px;box-shadow:0 0 0 3px var(--focus-halo);border-radius:2px}
[tabindex="-1"]:focus-visible{outline:none;box-shadow:none}
@page{margin:13mm}
::view-transition{pointer-events:none}
::view-transition-group(.over-pages){z-index:1}
::view-transition-group(*),::view-transition-old(*),::view-transition-new(*){animation-duration:var(--t-quick)}
@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}
::selection{background:var(--manjal);color:var(--on-manjal)}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-delay:0s!important;animation-iteration-count:1!important;transition:none!important;scroll-behavior:auto!important}::view-transition-group(*),::view-transition-old(*),::view-transition-new(*){animation:none!important}}
@media (forced-colors:active){*{--ground:Canvas!important;--ink:CanvasText!important;--edge:ButtonBorder!important;--ink-3:GrayText!important;--c-bg:Canvas!important;--c-line:CanvasText!important;--c-soft:Canvas!important;--c-dot:Highlight!important;--dot:Highlight!important;--dot-ring:CanvasText!important;--nav-fg:CanvasText!important;--nav-dot:Highlight!important;--focus:Highlight!important;--focus-halo:Canvas!important}}
`;

/**
 * The style sheet that every HTML page carries in its head: fonts, tokens, reset and base. It is a string so that it is
 * inlined once at build and never shipped again inside JavaScript.
 *
 * The fonts are preloaded and get a tenth of a second before anything else is shown (`fallback`), so that text is hardly ever
 * set twice; where it is, the fallbacks have the same measures.
 */
export function globalCss({ displayFontUrl, textFontUrl, fallbackFaces = '' }: GlobalCssOptions) {
  return [
    `@font-face{font-family:"Anek Latin Variable";src:url(${displayFontUrl}) format("woff2");font-weight:500 700;font-display:fallback}`,
    `@font-face{font-family:"Atkinson Hyperlegible Next Variable";src:url(${textFontUrl}) format("woff2");font-weight:400 700;font-display:fallback}`,
    fallbackFaces,
    tokensCss(),
    base.replaceAll('\n', ''),
  ].join('\n');
}
