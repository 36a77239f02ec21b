import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { withCustomConfig } from 'react-docgen-typescript';
import { describe, expect, it, test } from 'vitest';
import { docgenOptions } from '../.storybook/docgen';
import { splitName } from '../.storybook/titles';

const source = import.meta.dirname;
const read = (path: string) =>
  existsSync(join(source, path)) ? readFileSync(join(source, path), 'utf8') : '';

/** Exported files that hold a component, relative to `src`, without extension. */
const exported = Array.from(
  read('index.ts').matchAll(/^export \* from '\.\/(.+)';$/gm),
  ([, path = '']) => path,
).filter((path) => read(`${path}.tsx`));

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A component's source and its stories' source. */
interface Component {
  path: string;
  /** `cards/Badge/Badge` → `Cards/Badge`: folder and component. */
  title: string;
  source: string;
  text: string;
  /** Source of each story, by name. */
  stories: ReadonlyMap<string, string>;
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
/** Shown by another component's stories. */
const subcomponents = files.flatMap((file) => {
  const names = file.endsWith('.stories.tsx') && /subcomponents: \{([^}]*)\}/.exec(read(file));
  return names ? names[1]!.match(/\w+/g)! : [];
});

const components = exported
  .filter((path) => read(`${path}.stories.tsx`) || !subcomponents.includes(basename(path)))
  .map((path): Component => {
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
/** Page stories are exempt: their components have stories of each kind. */
const nonPageComponents = components.filter(({ path }) => !path.startsWith('pages/'));

/** Required stories besides the default: for which components, and what each must set. */
const kinds: Record<string, { isFor: (component: Component) => boolean; sets: RegExp }> = {
  LongText: { isFor: () => true, sets: /./ },
  MissingImage: {
    isFor: (component) => /PictureSource|\/Picture'/.test(component.source),
    sets: /missingPhotoSample/,
  },
  Empty: {
    isFor: (component) =>
      /^ {2}items: readonly/m.test(component.source) || /(Grid|List)$/.test(component.title),
    sets: /(items|children|sections): \[\]/,
  },
  WithError: { isFor: (component) => /^ {2}error\?:/m.test(component.source), sets: /\berror/ },
};

/** Required stories that do not apply, and why. */
const exempt = {
  'Art/Art: LongText': 'A drawing has no text; its label is for assistive technology.',
  'Art/Icon: LongText': 'An icon has no text.',
  'Article/Comments: LongText': 'It shows interface messages only.',
  'Cards/Picture: LongText': 'A picture has no text; its description is not shown.',
  'Cards/SkillBar: LongText': 'Its name is for assistive technology and is not shown.',
  'Chrome/ErrorScreen: LongText': 'It shows interface messages only.',
  'Chrome/LanguageOffer: LongText': 'It shows interface messages only.',
  'Forms/NewsletterForm: LongText': 'It shows interface messages only.',
  'Forms/SurveyProgress: LongText': 'It shows interface messages only.',
  'Home/PauseButton: LongText': 'Its label is for assistive technology and is not shown.',
  'Layout/ForeignText: LongText': 'It marks the text of other components.',
  'Layout/LanguageBadge: LongText': 'It shows the name of a language only.',
  'Motion/Reveal: LongText': 'It animates other components and has no text.',
};

test('the package exports components', () => {
  expect(components.length).toBeGreaterThan(60);
});

describe('every exported component has stories under its own name', () => {
  test.each(components)('$path', ({ path, title, text }) => {
    expect(text, `${path}.stories.tsx is missing`).not.toBe('');
    const shown = /^ {2}title: '(.+)',$/m.exec(text)?.[1] ?? '';
    expect(shown).toMatch(/^[\w ]+\/\w+( \([\w ,]+\))?$/);
    expect(splitName(shown.split('/')[1]!).name).toBe(title.split('/')[1]);
    // Story addresses and approved screenshots are named after the id.
    const id = /^ {2}id: '(.+)',$/m.exec(text)?.[1] ?? shown.toLowerCase().replace('/', '-');
    expect(id.replace(/-.*-/, '-')).toBe(title.toLowerCase().replace('/', '-'));
    expect(/^ {2}component: (\w+),$/m.exec(text)?.[1]).toBe(basename(path));
    expect(text).toMatch(/^export const \w+: Story = /m);
  });
});

describe('every component and prop is documented', () => {
  /** Component documentation, parsed as Storybook parses it. */
  const documented = withCustomConfig(join(source, '../tsconfig.json'), docgenOptions)
    .parse(exported.map((path) => join(source, `${path}.tsx`)))
    .filter(({ displayName }) => /^[A-Z]/.test(displayName));

  it('reads the components', () => {
    expect(documented.length).toBeGreaterThan(80);
  });

  test.each(documented)('$displayName', ({ description, props }) => {
    expect(description).not.toBe('');
    const unexplained = Object.values(props).filter((prop) => prop.description === '');
    expect(unexplained.map(({ name }) => name)).toEqual([]);
    const untyped = Object.values(props).filter(({ type }) =>
      /^(any|unknown|\{\})$/.test(type.name),
    );
    expect(untyped.map(({ name }) => name)).toEqual([]);
  });
});

describe('every component has the required stories', () => {
  const wanted = nonPageComponents.flatMap((component) =>
    Object.entries(kinds).flatMap(([name, { isFor, sets }]) =>
      isFor(component)
        ? { story: `${component.title}: ${name}`, sets, body: component.stories.get(name) }
        : [],
    ),
  );

  it('lists only necessary exemptions', () => {
    const missing = wanted.filter(({ body }) => body === undefined).map(({ story }) => story);
    expect(missing.sort(), 'Missing stories: write them, or add a reason to `exempt`').toEqual(
      Object.keys(exempt),
    );
  });

  test.each(wanted.filter(({ body }) => body))(
    '$story sets the props it is named after',
    ({ sets, body }) => {
      expect(body).toMatch(sets);
    },
  );
});

it('documents the usage of every interactive component', () => {
  const silent = nonPageComponents.filter(
    ({ text }) => text.includes('userEvent.') && !text.includes('\n    usage: {'),
  );
  expect(silent.map(({ title }) => title)).toEqual([]);
});

it('names only viewport stories Phone or Tablet', () => {
  const misnamed = components
    .flatMap(({ path, stories }) => [...stories].map(([name, body]) => ({ path, name, body })))
    .filter(({ name, body }) =>
      /\bviewport: \{/.test(body)
        ? /^(Narrow|Mobile|Small|Wide|Desktop|Laptop)$/.test(name)
        : /^(Phone|Tablet|Mobile|Desktop|Laptop)$/.test(name),
    );
  expect(misnamed.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});

describe('every variant is shown', () => {
  /** Exported lists of variants, e.g. `buttonSizes`, with their members. */
  const variants = components.flatMap(({ path, source: code, text }) => {
    const samples = text.matchAll(/from '[./]+\/samples\/(?!controlled|columns)(\w+)'/g);
    const shown = text + Array.from(samples, ([, name]) => read(`samples/${name}.ts`)).join('');
    const lists = `${code}${read(`${path}.styles.ts`)}`.matchAll(
      /^export const (\w+) = \[([^\]]*)\] as const/gm,
    );
    return Array.from(lists, ([, list = '', members = '']) => ({
      list,
      members: members.split(',').flatMap((member) => member.trim() || []),
      text,
      shown,
    }));
  });

  it('finds lists of variants', () => {
    expect(variants.length).toBeGreaterThan(10);
  });

  test.each(variants)('$list', ({ list, members, text, shown }) => {
    if (new RegExp(`\\b${list}\\.(map|flatMap)\\(`).test(text)) return;
    expect(members.filter((member) => !shown.includes(member))).toEqual([]);
  });
});

it('exports every component with its own folder', () => {
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
