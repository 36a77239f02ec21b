import { readFileSync } from 'node:fs';
import { yamlSource } from '../tools/sources';

/** Reads the test cases in a YAML file in `tools`. */
export const casesIn = <Case>(file: string) =>
  yamlSource(file, readFileSync(new URL(`../tools/${file}`, import.meta.url), 'utf8'))
    .value as Case[];
