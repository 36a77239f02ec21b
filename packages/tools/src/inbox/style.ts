import { join } from 'node:path';
import { fontFiles, globalCss, type Font } from '@portfolio/ui/theme';
import { repoRoot } from '../workspace';

/** The site's font files, which the inbox shows its page in. */
export const fontsFolder = join(repoRoot, 'packages/ui/fonts');

const rules = `
body{min-block-size:100vh;overflow-wrap:anywhere}
.wrap{max-inline-size:var(--max);margin-inline:auto;padding-inline:var(--gutter)}
.skip{position:absolute;inset-block-start:-4rem;inset-inline-start:1rem;background:var(--ink);color:var(--ground);padding:var(--s8) var(--s16)}
.skip:focus{inset-block-start:var(--s8);z-index:1}
.hidden{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}

.head{background:var(--tile-neelam);color:var(--tile-neelam-line);--focus:var(--tile-neelam-line);--focus-halo:var(--tile-neelam)}
.head .wrap{display:flex;flex-wrap:wrap;align-items:end;justify-content:space-between;gap:var(--s32);padding-block:var(--s48) var(--s32)}
.head h1{font-size:var(--fs-1);line-height:.9;letter-spacing:-.022em}
.head h1 a{text-decoration:none}
.head p{margin-block-start:var(--s16);max-inline-size:34em}
.head b{font-weight:600}
.head svg{display:block;block-size:clamp(5rem,9vw,8rem);max-inline-size:100%;overflow:visible}
.head .line{fill:none;stroke:var(--tile-neelam-line);stroke-width:3;stroke-linecap:round;stroke-linejoin:round}
.head .done{fill:var(--tile-neelam-line)}
.head .new{fill:var(--tile-neelam-dot);stroke:var(--tile-neelam-line);stroke-width:2}
.head .bare{fill:none;stroke:var(--tile-neelam-line);stroke-width:2}

.desk{padding-block:var(--s32) var(--s112)}

.list li{border-block-end:1px solid var(--hair)}
.list summary{list-style:none;cursor:pointer}
.list li:first-child{border-block-start:2px solid var(--rule)}
.list details[name]>summary{display:grid;grid-template-columns:1.25rem minmax(0,1fr) auto;gap:.1rem var(--s12);padding:var(--s16) var(--s8)}
.list details[name]>summary::before{content:"";grid-row:span 2;inline-size:.75rem;block-size:.75rem;margin-block-start:.5rem;border-radius:50%;border:2px solid var(--edge)}
.list details[name]>.is-unread::before{border-color:light-dark(var(--dot-ring),var(--dot));background:var(--dot)}
.list h2{position:relative;font:500 var(--fs-body)/1.55 var(--f-text);letter-spacing:normal;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.list .is-unread h2{font-weight:700}
.list details[name]>summary:hover{background:var(--sunken)}
.list details[name][open]>summary{background:var(--raised);box-shadow:inset 3px 0 0 var(--ink)}
.list .excerpt{grid-column:2/-1;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;color:var(--ink-2);font-size:var(--fs-small)}
.list time{color:var(--ink-2);font-size:var(--fs-small);white-space:nowrap}

.message{padding-block:var(--s16) var(--s48);padding-inline-start:calc(1.25rem + var(--s12) + var(--s8))}
.message h3{font-size:var(--fs-3);margin-block:var(--s32) var(--s12)}
.tools{display:flex;flex-wrap:wrap;align-items:start;gap:var(--s12);margin-block-end:var(--s32)}
.button{display:inline-flex;align-items:center;min-block-size:2.75rem;padding:.3rem 1.1rem;border:2px solid currentColor;border-radius:999px;background:none;color:inherit;font:600 var(--fs-small)/1.15 var(--f-text);text-decoration:none;cursor:pointer;list-style:none}
.button:hover{background:var(--manjal);color:var(--on-manjal);border-color:var(--on-manjal)}
.button.is-main{background:var(--btn-bg);border-color:var(--btn-bg);color:var(--btn-fg)}
.button.is-danger{background:var(--err-bg);color:var(--err)}
.button:focus-visible{border-radius:999px}
summary::-webkit-details-marker{display:none}
.tools details[open]{display:flex;flex-wrap:wrap;gap:var(--s12)}
.fields{border-block-start:2px solid var(--rule)}
.fields div{display:grid;grid-template-columns:minmax(0,1fr);gap:0 var(--s24);padding-block:var(--s12);border-block-end:1px solid var(--hair)}
@media (min-width:40rem){.fields div{grid-template-columns:minmax(0,12rem) minmax(0,1fr)}}
.fields dt{color:var(--ink-2);font-size:var(--fs-small);padding-block-start:.15em}
.fields dd{white-space:pre-wrap;max-inline-size:44rem;hyphens:none;overflow-wrap:anywhere}
.empty{max-inline-size:34em}
.empty :is(h1,h2){font-size:var(--fs-2);margin-block-end:var(--s16)}
.empty p+p{margin-block-start:var(--s12)}
@media (forced-colors:active){.list details[name]>.is-unread::before{background:Highlight;forced-color-adjust:none}}
@media (prefers-reduced-motion:no-preference){.button,.list summary{transition:background var(--t-tap),color var(--t-tap)}}
`;

/** The style sheet of the inbox's pages: that of the site, but in the theme of the system, which needs no script, and its own rules. */
export function styleSheet(): string {
  const file = (font: Font) => [{ url: `/fonts/${fontFiles[font].file}` }];
  const site = globalCss({ display: file('display'), text: file('text'), mono: [] }, '');
  const dark = '@media screen and (prefers-color-scheme:dark){:root';
  return site.replace('@media not print{body.dark', dark) + rules;
}
