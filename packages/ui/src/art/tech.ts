import {
  siCloudflare,
  siCss,
  siFigma,
  siFirebase,
  siGithub,
  siHtml5,
  siJavascript,
  siKotlin,
  siMongodb,
  siMysql,
  siNetlify,
  siNodedotjs,
  siOpenjdk,
  siPython,
  siReact,
  siSpringboot,
} from 'simple-icons';

import type { Drawing } from './drawing';
import { wovenMark } from './marks';

/**
 * The technologies' own marks in one colour, from Simple Icons (CC0 1.0, JavaScript's MIT; trademarks stay their owners'). Of a
 * mark that is drawn too small to be read, `box` is the part that is shown: x, y, width and height.
 */
const icons: Record<string, { path: string; box?: string }> = {
  html: siHtml5,
  css: siCss,
  javascript: siJavascript,
  react: siReact,
  'node-js': siNodedotjs,
  firebase: siFirebase,
  netlify: siNetlify,
  github: siGithub,
  figma: siFigma,
  java: siOpenjdk,
  'spring-boot': siSpringboot,
  kotlin: siKotlin,
  python: siPython,
  mysql: { path: siMysql.path, box: '13.6 3.3 10.6 10.2' },
  mongodb: siMongodb,
  cloudflare: siCloudflare,
};

/** Technologies that the icon set leaves out, so that their mark is woven from the name. */
const wovenSkills = ['canva'];

/**
 * The mark of a skill, `skills/<slug>`: the technology's own, or one woven from the slug. All have the same canvas, one
 * layer and the text's colour.
 */
export function skillDrawing(slug: string): Drawing {
  const { path, box } = icons[slug] ?? {};
  const drawn = (attributes: string) => `<path ${attributes}fill="currentColor" d="${path}"/>`;
  return {
    name: `skills/${slug}`,
    box: [0, 0, 24, 24],
    parts: {
      art: !path
        ? wovenMark(slug)
        : box
          ? `<svg id="art" viewBox="${box}">${drawn('')}</svg>`
          : drawn('id="art" '),
    },
  };
}

export const skillDrawings: Drawing[] = [...Object.keys(icons), ...wovenSkills].map(skillDrawing);
