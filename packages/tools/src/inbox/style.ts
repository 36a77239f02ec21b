import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { colours, durations, fonts, sizes, spaces, tileColours } from '@portfolio/ui/theme';
import { repoRoot } from '../workspace';

/** The site's font files, which the inbox shows its page in where they are there. */
export const fontsFolder = join(repoRoot, 'packages/ui/fonts');

const families = [
  { family: 'Anek Latin Variable', start: 'anek-latin', weight: '500 700' },
  { family: 'Atkinson Hyperlegible Next Variable', start: 'atkinson', weight: '400 700' },
];

function fontFaces(): string {
  const names = existsSync(fontsFolder) ? readdirSync(fontsFolder) : [];
  return families
    .map(({ family, start, weight }) => {
      const name = names.find((one) => one.startsWith(start));
      return name
        ? `@font-face{font-family:"${family}";src:url(/fonts/${name}) format("woff2");font-weight:${weight};font-display:swap}`
        : '';
    })
    .join('\n');
}

/** A property for each token, in both themes at once: this page follows the system, and needs no script for it. */
function tokens(): string {
  const head = Object.entries(tileColours.neelam).map(
    ([part, pair]) => [`head-${part}`, pair] as const,
  );
  return [
    ...[...Object.entries(colours), ...head].map(
      ([name, [light, dark]]) => `--${name}:light-dark(${light},${dark})`,
    ),
    ...Object.entries(sizes).map(([name, [value]]) => `--fs-${name}:${value}`),
    ...Object.entries(spaces).map(([step, [value]]) => `--s${step}:${value}`),
    ...Object.entries(fonts).map(([name, [value]]) => `--f-${name}:${value}`),
    ...Object.entries(durations).map(([name, [ms]]) => `--t-${name}:${ms}ms`),
  ].join(';');
}

const rules = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;background:var(--ground);color:var(--ink);font:400 var(--fs-body)/1.55 var(--f-text);min-block-size:100vh;overflow-wrap:anywhere}
h1,h2,h3,p,ol,dl,dd{margin:0;padding:0}
ol{list-style:none}
h1,h2,h3{font-family:var(--f-display);font-weight:700;line-height:1;letter-spacing:-.012em;text-wrap:balance}
a{color:inherit;text-decoration-thickness:2px;text-underline-offset:.18em}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px;box-shadow:0 0 0 3px var(--focus-halo);border-radius:2px}
.wrap{max-inline-size:92rem;margin-inline:auto;padding-inline:clamp(1.25rem,.3rem + 4vw,4.5rem)}
.skip{position:absolute;inset-block-start:-4rem;inset-inline-start:1rem;background:var(--ink);color:var(--ground);padding:var(--s8) var(--s16)}
.skip:focus{inset-block-start:var(--s8);z-index:1}
.hidden{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.quiet{color:var(--ink-2);font-size:var(--fs-small)}

.head{background:var(--head-bg);color:var(--head-line);--focus:var(--head-line);--focus-halo:var(--head-bg)}
.head .wrap{display:flex;flex-wrap:wrap;align-items:end;justify-content:space-between;gap:var(--s32);padding-block:var(--s48) var(--s32)}
.head h1{font-size:var(--fs-1);line-height:.9;letter-spacing:-.022em}
.head h1 a{text-decoration:none}
.head p{margin-block-start:var(--s16);max-inline-size:34em}
.head b{font-weight:600}
.head svg{display:block;block-size:clamp(5rem,9vw,8rem);max-inline-size:100%;overflow:visible}
.head .line{fill:none;stroke:var(--head-line);stroke-width:3;stroke-linecap:round;stroke-linejoin:round}
.head .done{fill:var(--head-line)}
.head .new{fill:var(--head-dot);stroke:var(--head-line);stroke-width:2}
.head .bare{fill:none;stroke:var(--head-line);stroke-width:2}

.desk{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--s48);padding-block:var(--s32) var(--s112)}
@media (min-width:60rem){.desk{grid-template-columns:minmax(18rem,26rem) minmax(0,1fr);align-items:start}}
@media (max-width:59.99rem){.desk.is-open .list{order:2}}

.list li{border-block-end:1px solid var(--hair)}
.list li:first-child{border-block-start:2px solid var(--rule)}
.list a{display:grid;grid-template-columns:1.25rem minmax(0,1fr) auto;gap:.1rem var(--s12);padding:var(--s16) var(--s8);text-decoration:none}
.list a::before{content:"";grid-row:span 2;inline-size:.75rem;block-size:.75rem;margin-block-start:.5rem;border-radius:50%;border:2px solid var(--edge)}
.list .is-unread a::before{border-color:light-dark(var(--dot-ring),var(--dot));background:var(--dot)}
.list .is-unread b{font-weight:700}
.list b{position:relative;font-weight:500;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.list a:hover{background:var(--sunken)}
.list [aria-current]{background:var(--raised);box-shadow:inset 3px 0 0 var(--ink)}
.list .excerpt{grid-column:2/-1;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;color:var(--ink-2);font-size:var(--fs-small)}
.list time{color:var(--ink-2);font-size:var(--fs-small);white-space:nowrap}
.more{display:inline-block;margin-block-start:var(--s24);padding-block:var(--s8);font-weight:600}

.badge{display:inline-flex;align-items:center;gap:var(--s8);padding:.2rem .75rem .2rem .6rem;border:1.5px solid currentColor;border-radius:999px;font-size:var(--fs-small);font-weight:600;line-height:1.4}
.badge::before{content:"";inline-size:.55rem;block-size:.55rem;border-radius:50%;background:currentColor}
.message h2{font-size:var(--fs-2)}
.message .meta{display:flex;flex-wrap:wrap;align-items:center;gap:var(--s8) var(--s16);margin-block:var(--s16) var(--s24)}
.tools{display:flex;flex-wrap:wrap;align-items:start;gap:var(--s12);margin-block-end:var(--s32)}
.button{display:inline-flex;align-items:center;min-block-size:2.75rem;padding:.3rem 1.1rem;border:2px solid currentColor;border-radius:999px;background:none;color:inherit;font:600 var(--fs-small)/1.15 var(--f-text);text-decoration:none;cursor:pointer;list-style:none}
.button:hover{background:var(--manjal);color:var(--on-manjal);border-color:var(--on-manjal)}
.button.is-main{background:var(--btn-bg);border-color:var(--btn-bg);color:var(--btn-fg)}
.button.is-danger{background:var(--err-bg);color:var(--err)}
.button:focus-visible{border-radius:999px}
.tools summary::-webkit-details-marker{display:none}
.tools details[open]{display:flex;flex-wrap:wrap;gap:var(--s12)}
.fields{border-block-start:2px solid var(--rule)}
.fields div{display:grid;grid-template-columns:minmax(0,1fr);gap:0 var(--s24);padding-block:var(--s12);border-block-end:1px solid var(--hair)}
@media (min-width:40rem){.fields div{grid-template-columns:minmax(0,12rem) minmax(0,1fr)}}
.fields dt{color:var(--ink-2);font-size:var(--fs-small);padding-block-start:.15em}
.fields dd{white-space:pre-wrap;max-inline-size:44rem}
.how{margin-block-start:var(--s32)}
.how summary{cursor:pointer;font-weight:600;padding-block:var(--s8)}
.empty{max-inline-size:34em}
.empty :is(h1,h2){font-size:var(--fs-2);margin-block-end:var(--s16)}
.empty p+p{margin-block-start:var(--s12)}
.prompt{color:var(--ink-2)}
@media (max-width:59.99rem){.prompt{display:none}}
@media (forced-colors:active){.list .is-unread a::before{background:Highlight;forced-color-adjust:none}}
@media (prefers-reduced-motion:no-preference){.button,.list a{transition:background var(--t-tap),color var(--t-tap)}}
`;

/** The style sheet of the inbox's pages. */
export function styleSheet(): string {
  return `${fontFaces()}\n:root{color-scheme:light dark;${tokens()}}${rules}`;
}
