import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { withCustomConfig } from 'react-docgen-typescript';
import { describe, expect, it, test } from 'vitest';
import { docgenOptions } from '../.storybook/docgen';

const source = import.meta.dirname;
const read = (path: string) =>
  existsSync(join(source, path)) ? readFileSync(join(source, path), 'utf8') : '';

/** Files that the package exports and that hold a component, relative to `src`, without their ending. */
const exported = Array.from(
  read('index.ts').matchAll(/^export \* from '\.\/(.+)';$/gm),
  ([, path = '']) => path,
).filter((path) => read(`${path}.tsx`));

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A component's text, and that of its stories. */
interface Part {
  path: string;
  /** `cards/Badge/Badge` → `Cards/Badge`: folder and component, as in the sidebar, where groups may stand between them. */
  title: string;
  source: string;
  text: string;
  /** The stories one by one. */
  stories: ReadonlyMap<string, string>;
}

/** Shown by another component's stories, and never without it. */
const shownElsewhere = ['layout/VisuallyHidden/VisuallyHidden', 'platform/UiProvider'];

const parts = exported
  .filter((path) => !shownElsewhere.includes(path))
  .map((path): Part => {
    const text = read(`${path}.stories.tsx`);
    const stories = text.matchAll(
      /^export const (\w+): Story = ([^]*?)(?=^export const |$(?![^]))/gm,
    );
    return {
      path,
      title: `${capitalised(path.split('/')[0] ?? '')}/${basename(path).replace(/View$/, '')}`,
      source: read(`${path}.tsx`),
      text,
      stories: new Map(Array.from(stories, ([, name = '', body = '']) => [name, body])),
    };
  });
/** Pages are made of parts, each of which has its own stories of each kind. */
const smallParts = parts.filter(({ path }) => !path.startsWith('pages/'));

/** The kinds of story that a part has besides its usual ones: of which parts, and what the story must set. */
const kinds: Record<string, { isFor: (part: Part) => boolean; sets: RegExp }> = {
  LongText: { isFor: () => true, sets: /./ },
  MissingImage: {
    isFor: (part) => part.source.includes('PictureSource'),
    sets: /missingPhotoSample/,
  },
  Empty: {
    isFor: (part) => /^ {2}items: readonly/m.test(part.source) || /(Grid|List)$/.test(part.title),
    sets: /(items|children|sections): \[\]/,
  },
  WithError: { isFor: (part) => /^ {2}error\?:/m.test(part.source), sets: /\berror/ },
};

/** What cannot be shown, and why. */
const exempt = {
  'Art/Art: LongText': 'A drawing has no text; its label is for assistive technology.',
  'Art/Icon: LongText': 'An icon has no text.',
  'Cards/Picture: LongText': 'A picture has no text; its description is not shown.',
  'Cards/SkillBar: LongText': 'Its name is for assistive technology and is not shown.',
  'Chrome/ErrorScreen: LongText': 'All its words are those of the interface.',
  'Chrome/NotFound: LongText': 'All its words are those of the interface.',
  'Chrome/ThemeToggle: LongText': 'Its label is for assistive technology and is not shown.',
  'Forms/FormGrid: Empty': 'A form without fields is none.',
  'Forms/SurveyProgress: LongText': 'All its words are those of the interface.',
  'Home/PauseButton: LongText': 'Its label is for assistive technology and is not shown.',
  'Motion/Reveal: LongText': 'It moves other parts, and has neither words nor a width of its own.',
};

test('the package exports components', () => {
  expect(parts.length).toBeGreaterThan(60);
});

describe('every exported component has stories under its own name', () => {
  test.each(parts)('$path', ({ path, title, text }) => {
    expect(text, `${path}.stories.tsx is missing`).not.toBe('');
    const shown = /^ {2}title: '(.+)',$/m.exec(text)?.[1] ?? '';
    expect(shown.replace(/^(Cards|Forms)\/(\w+)\//, '$1/')).toBe(title);
    if (/^(cards|forms)\//.test(path)) expect(shown.split('/'), 'in no group').toHaveLength(3);
    expect(/^ {2}component: (\w+),$/m.exec(text)?.[1]).toBe(basename(path));
    expect(text).toMatch(/^export const \w+: Story = /m);
  });
});

describe('a designer finds explained what every part is and is given', () => {
  /** What Storybook reads from the components' types and comments, by the same means. */
  const components = withCustomConfig(join(source, '../tsconfig.json'), docgenOptions)
    .parse(exported.map((path) => join(source, `${path}.tsx`)))
    .filter(({ displayName }) => /^[A-Z]/.test(displayName));

  it('reads the components', () => {
    expect(components.length).toBeGreaterThan(80);
  });

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

describe('every part has every kind of story that it can have', () => {
  const wanted = smallParts.flatMap((part) =>
    Object.entries(kinds).flatMap(([name, { isFor, sets }]) =>
      isFor(part) ? { story: `${part.title}: ${name}`, sets, body: part.stories.get(name) } : [],
    ),
  );

  it('and no other is exempt', () => {
    const missing = wanted.filter(({ body }) => body === undefined).map(({ story }) => story);
    expect(missing.sort(), 'write it, or give the reason above').toEqual(Object.keys(exempt));
  });

  test.each(wanted.filter(({ body }) => body))('$story sets what makes it so', ({ sets, body }) => {
    expect(body).toMatch(sets);
  });
});

it('tells of every part that can be used how, and what a screen reader says', () => {
  const silent = smallParts.filter(
    ({ text }) => text.includes('userEvent.') && !text.includes('\n    usage: {'),
  );
  expect(silent.map(({ title }) => title)).toEqual([]);
});

it('calls a story that is there for its window Phone or Tablet, and no other so', () => {
  const misnamed = parts
    .flatMap(({ path, stories }) => [...stories].map(([name, body]) => ({ path, name, body })))
    .filter(({ name, body }) =>
      /\bviewport: \{/.test(body)
        ? /^(Narrow|Mobile|Small|Wide|Desktop|Laptop)$/.test(name)
        : /^(Phone|Tablet|Mobile|Desktop|Laptop)$/.test(name),
    );
  expect(misnamed.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});

describe('every variant is shown', () => {
  /** Lists of variants that a component's folder exports: `buttonSizes` and its members. */
  const variants = parts.flatMap(({ path, source: component, text }) => {
    const samples = text.matchAll(/from '[./]+\/samples\/(?!controlled|columns)(\w+)'/g);
    const shown = text + Array.from(samples, ([, name]) => read(`samples/${name}.ts`)).join('');
    const lists = `${component}${read(`${path}.styles.ts`)}`.matchAll(
      /^export const (\w+) = \[([^\]]*)\] as const/gm,
    );
    return Array.from(lists, ([, list = '', members = '']) => ({
      list,
      members: members.split(',').flatMap((member) => member.trim() || []),
      text,
      shown,
    }));
  });

  it('knows lists of variants', () => {
    expect(variants.length).toBeGreaterThan(10);
  });

  test.each(variants)('$list', ({ list, members, text, shown }) => {
    if (new RegExp(`\\b${list}\\.(map|flatMap)\\(`).test(text)) return;
    expect(members.filter((member) => !shown.includes(member))).toEqual([]);
  });
});

const files = readdirSync(source, { recursive: true, encoding: 'utf8' });

it('exports every component that has a folder of its own', () => {
  const folders = files
    .filter((file) => /(?:^|\/)(\w+)\/\1(View)?\.tsx$/.test(file))
    .map((file) => file.slice(0, -'.tsx'.length));
  expect(folders.length).toBeGreaterThan(60);
  expect(folders.filter((path) => !exported.includes(path))).toEqual([]);
});

it('has no stories without a component', () => {
  const stories = files.filter((file) => file.endsWith('.stories.tsx'));
  expect(stories.filter((file) => !read(file.replace('.stories', '')))).toEqual([]);
});
