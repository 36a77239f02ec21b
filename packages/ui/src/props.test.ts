import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withCustomConfig } from 'react-docgen-typescript';
import { describe, expect, it, test } from 'vitest';
import { docgenOptions } from '../.storybook/docgen';

const inPackage = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Every file that the package exports and that may hold a component. */
const files = [
  ...readFileSync(inPackage('src/index.ts'), 'utf8').matchAll(/^export \* from '\.\/(.+)';$/gm),
]
  .map(([, path = '']) => inPackage(`src/${path}.tsx`))
  .filter((file) => existsSync(file));

/** What Storybook reads from the components' types and comments, by the same means. */
const components = withCustomConfig(inPackage('tsconfig.json'), docgenOptions)
  .parse(files)
  .filter(({ displayName }) => /^[A-Z]/.test(displayName));

it('reads the components', () => {
  expect(components.length).toBeGreaterThan(80);
});

describe('a designer finds explained what every part is and is given', () => {
  test.each(components)('$displayName', ({ description, props }) => {
    expect(description).not.toBe('');
    const unexplained = Object.values(props).filter((prop) => prop.description === '');
    expect(unexplained.map(({ name }) => name)).toEqual([]);
    const untyped = Object.values(props).filter(({ type }) =>
      /^(any|unknown|\{\})$/.test(type.name),
    );
    expect(untyped.map(({ name }) => name)).toEqual([]);
  });
});
