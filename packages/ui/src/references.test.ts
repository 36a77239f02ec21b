import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, it } from 'vitest';
import { stripFileLinks } from '../docs/stripFileLinks';

const root = join(import.meta.dirname, '../../..');
const inPackage = (path: string) => join(root, 'packages/ui', path);
const read = (file: string) => readFileSync(file, 'utf8');

const files = ['src', 'docs'].flatMap((folder) =>
  readdirSync(inPackage(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(stories\.tsx|mdx)$/.test(name))
    .map((name) => inPackage(join(folder, name))),
);
const documents = [join(root, 'docs/behaviour.md'), join(root, 'CHANGELOG.md')];

/** Ids of all stories and documentation pages. */
const ids = files.flatMap((file) => {
  const text = read(file);
  if (file.endsWith('.mdx')) {
    return [...text.matchAll(/<Meta title="(.+)"/g)].map(([, title = '']) => toId(title, 'docs'));
  }
  const title =
    /^ {2}id: '([^']+)',$/m.exec(text)?.[1] ??
    /^(?: {2}|export default \{ )title: '([^']+)'/m.exec(text)?.[1];
  if (!title) return [];
  const names = [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
  return [toId(title, 'docs'), ...names.map((name) => toId(title, storyNameFromExport(name)))];
});

it('documentation links only to existing stories, pages, files and headings', () => {
  // `ids` assumes that every component has a documentation page.
  expect(read(inPackage('.storybook/preview.tsx'))).toContain("tags: ['autodocs']");
  const pages = [
    ...files.filter((file) => file.endsWith('.mdx')).map((file) => [file, read(file)] as const),
    ...documents.map((file) => [file, stripFileLinks(read(file))] as const),
  ];
  const dead = pages.flatMap(([file, text]) => {
    const prose = text.replaceAll(/^```[^]*?^```$|`[^`\n]*`/gm, '');
    const headings = [...prose.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      toId(heading, 'x').replace(/--x$/, ''),
    );
    const links = [...prose.matchAll(/\]\(([^)\s]+)\)|\bhref="([^"]+)"/g)];
    return links
      .map(([, inMarkdown, inMarkup]) => inMarkdown ?? inMarkup ?? '')
      .filter((href) => {
        const [, id] = /^\.\/\?path=\/(?:docs|story)\/(.+)$/.exec(href) ?? [];
        if (id) return !ids.includes(id);
        if (href.startsWith('#')) return !headings.includes(href.slice(1));
        // All other links lead to other sites or to static files that Storybook serves (`.storybook/main.ts`).
        return !href.startsWith('https:') && !existsSync(inPackage(join('generated', href)));
      })
      .map((href) => `${relative(root, file)}: ${href}`);
  });
  expect(dead).toEqual([]);
});
