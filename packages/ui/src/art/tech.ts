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
  siPython,
  siReact,
  siSpringboot,
} from 'simple-icons';

import type { Drawing } from './drawing';
import { wovenMark } from './marks';

/** The technologies' own marks in one colour, from Simple Icons (CC0 1.0, JavaScript's MIT; trademarks stay their owners'). */
const icons: Record<string, { path: string }> = {
  html: siHtml5,
  css: siCss,
  javascript: siJavascript,
  react: siReact,
  'node-js': siNodedotjs,
  firebase: siFirebase,
  netlify: siNetlify,
  github: siGithub,
  figma: siFigma,
  'spring-boot': siSpringboot,
  kotlin: siKotlin,
  python: siPython,
  mysql: siMysql,
  mongodb: siMongodb,
  cloudflare: siCloudflare,
};

/** Technologies that the icon set leaves out, so that their mark is woven from the name. */
const wovenSkills = ['canva', 'java'];

/**
 * The mark of a skill, `skills/<slug>`: the technology's own, or one woven from the slug. All have the same canvas, one
 * layer and the text's colour.
 */
export function skillDrawing(slug: string): Drawing {
  const icon = icons[slug];
  return {
    name: `skills/${slug}`,
    box: [0, 0, 24, 24],
    parts: {
      art: icon ? `<path id="art" fill="currentColor" d="${icon.path}"/>` : wovenMark(slug),
    },
  };
}

export const skillDrawings: Drawing[] = [...Object.keys(icons), ...wovenSkills].map(skillDrawing);
