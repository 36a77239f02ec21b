import * as simple from 'simple-icons';

import type { Drawing } from './drawing';
import { wovenMark } from './marks';

/** MySQL's dolphin without the name, which would be too small to read. */
const dolphin = simple.siMysql.path.replace(/(?<=z)M.*zm9\.382-5\.852/, 'M23.224 11.311');

/**
 * Logos from Simple Icons (CC0 1.0; the JavaScript logo: MIT). Trademarks belong to their owners. `box` is the `viewBox` of a logo that
 * does not fill its canvas.
 */
const icons: Record<string, { path: string; box?: string }> = {
  html: simple.siHtml5,
  css: simple.siCss,
  javascript: simple.siJavascript,
  react: simple.siReact,
  'node-js': simple.siNodedotjs,
  firebase: simple.siFirebase,
  netlify: simple.siNetlify,
  github: simple.siGithub,
  figma: simple.siFigma,
  java: simple.siOpenjdk,
  'spring-boot': simple.siSpringboot,
  kotlin: simple.siKotlin,
  python: simple.siPython,
  mysql: { path: dolphin, box: '13.8 3.4 10.6 10.6' },
  mongodb: simple.siMongodb,
  cloudflare: simple.siCloudflare,
};

/** Skills without a logo in Simple Icons. */
const wovenSkills = ['canva'];

/** Draws a skill's mark: the technology's logo, or a mark generated from the slug. */
export function skillDrawing(slug: string): Drawing {
  const { path, box } = icons[slug] ?? {};
  const pathMarkup = (attributes: string) => `<path ${attributes}fill="currentColor" d="${path}"/>`;
  return {
    name: `skills/${slug}`,
    box: [0, 0, 24, 24],
    parts: {
      art: !path
        ? wovenMark(slug)
        : box
          ? `<svg id="art" viewBox="${box}">${pathMarkup('')}</svg>`
          : pathMarkup('id="art" '),
    },
  };
}

export const skillDrawings: Drawing[] = [...Object.keys(icons), ...wovenSkills].map(skillDrawing);
