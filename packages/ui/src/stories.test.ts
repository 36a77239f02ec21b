import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from 'vitest';

const source = fileURLToPath(new URL('.', import.meta.url));

/** Files that the package exports and that hold a component, relative to `src`, without their ending. */
const exported = [
  ...readFileSync(join(source, 'index.ts'), 'utf8').matchAll(/^export \* from '\.\/(.+)';$/gm),
]
  .map(([, path = '']) => path)
  .filter((path) => existsSync(join(source, `${path}.tsx`)));

/** Shown by another component's stories, and never without it. */
const shownElsewhere: Readonly<Record<string, string>> = {
  'layout/VisuallyHidden/VisuallyHidden': 'Platform/Link',
  'platform/UiProvider': 'Platform/Link',
};

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `cards/Badge/Badge` → `Cards/Badge`: folder and component, as in the sidebar, where groups may stand between them. */
const titleOf = (path: string) =>
  `${capitalised(path.split('/')[0] ?? '')}/${basename(path).replace(/View$/, '')}`;

/** A component's text, and that of its stories one by one. */
interface Part {
  name: string;
  source: string;
  stories: ReadonlyMap<string, string>;
}

function partOf(path: string): Part {
  const text = readFileSync(join(source, `${path}.stories.tsx`), 'utf8');
  const stories = [
    ...text.matchAll(/^export const (\w+): Story = ([^]*?)(?=^export const |$(?![^]))/gm),
  ];
  return {
    name: basename(path),
    source: readFileSync(join(source, `${path}.tsx`), 'utf8'),
    stories: new Map(stories.map(([, name = '', body = '']) => [name, body])),
  };
}

/** The kinds of story that a part has besides its usual ones: of which parts, and what the story must set. */
interface Kind {
  isFor: (part: Part) => boolean;
  sets?: RegExp;
}

const kinds = {
  LongText: { isFor: () => true },
  MissingImage: {
    isFor: (part) => part.source.includes('PictureSource'),
    sets: /missingPhotoSample/,
  },
  Empty: {
    isFor: (part) => /^ {2}items: readonly/m.test(part.source) || /(Grid|List)$/.test(part.name),
    sets: /(items|children|sections): \[\]/,
  },
  WithError: { isFor: (part) => /^ {2}error\?:/m.test(part.source), sets: /\berror/ },
} satisfies Record<string, Kind>;
type KindName = keyof typeof kinds;

/** What cannot be shown, and why: of a part as a whole, or of one kind of its stories. */
const exempt: Readonly<Record<string, string | Partial<Record<KindName, string>>>> = {
  'Art/Art': { LongText: 'A drawing has no text; its label is for assistive technology.' },
  'Art/Icon': { LongText: 'An icon has no text.' },
  'Cards/Picture': { LongText: 'A picture has no text; its description is not shown.' },
  'Cards/SkillBar': { LongText: 'Its name is for assistive technology and is not shown.' },
  'Chrome/ErrorScreen': { LongText: 'All its words are those of the interface.' },
  'Chrome/NotFound': { LongText: 'All its words are those of the interface.' },
  'Chrome/ThemeToggle': { LongText: 'Its label is for assistive technology and is not shown.' },
  'Forms/FormGrid': { Empty: 'A form without fields is none.' },
  'Forms/SurveyProgress': { LongText: 'All its words are those of the interface.' },
  'Home/PauseButton': { LongText: 'Its label is for assistive technology and is not shown.' },
  'Motion/Reveal': 'It moves other parts, and has neither words nor a width of its own.',
  'Resume/QrPicture': { LongText: 'A code has no text; its label is for assistive technology.' },
};

const reasonFor = (title: string, kind: KindName) => {
  const entry = exempt[title];
  return typeof entry === 'string' ? entry : entry?.[kind];
};

test('the package exports components', () => {
  expect(exported.length).toBeGreaterThan(60);
});

describe('every exported component has stories under its own name', () => {
  test.each(exported.filter((path) => !(path in shownElsewhere)))('%s', (path) => {
    const file = join(source, `${path}.stories.tsx`);
    expect(existsSync(file), `${path}.stories.tsx is missing`).toBe(true);
    const text = readFileSync(file, 'utf8');
    const title = /^ {2}title: '(.+)',$/m.exec(text)?.[1] ?? '';
    expect(title.replace(/^(Cards|Forms)\/(\w+)\//, '$1/')).toBe(titleOf(path));
    if (/^(cards|forms)\//.test(path)) expect(title.split('/'), 'in no group').toHaveLength(3);
    expect(/^ {2}component: (\w+),$/m.exec(text)?.[1]).toBe(basename(path));
    expect(text).toMatch(/^export const \w+: Story = /m);
  });

  test.each(Object.entries(shownElsewhere))('%s is shown in %s', (path, title) => {
    expect(exported).toContain(path);
    expect(exported.map(titleOf)).toContain(title);
  });
});

describe('every part has every kind of story that it can have', () => {
  const parts = exported
    // Pages are made of parts, each of which has its own.
    .filter((path) => !(path in shownElsewhere) && !path.startsWith('pages/'))
    .map((path) => ({ title: titleOf(path), ...partOf(path) }));
  const names = Object.keys(kinds) as KindName[];

  test.each(parts)('$title', (part) => {
    const wanted = names.filter((name) => kinds[name].isFor(part) && !reasonFor(part.title, name));
    const missing = wanted.filter((name) => !part.stories.has(name));
    expect(missing, 'write it, or give the reason why it cannot be above').toEqual([]);
    for (const name of wanted) {
      const { sets }: Kind = kinds[name];
      if (sets)
        expect(part.stories.get(name), `${name} does not set what makes it so`).toMatch(sets);
    }
  });

  test.each(Object.keys(exempt))('%s needs the exemption', (title) => {
    const part = parts.find((candidate) => candidate.title === title);
    expect(part, 'there is no such part').toBeDefined();
    const entry = exempt[title];
    const idle = names.filter((name) => {
      const isShown = part?.stories.has(name);
      if (typeof entry === 'string') return isShown;
      return entry?.[name] && (isShown || (part && !kinds[name].isFor(part)));
    });
    expect(idle, 'these need none').toEqual([]);
  });
});

describe('every part that can be used says how, and what a screen reader says', () => {
  const used = exported.flatMap((path) => {
    const file = join(source, `${path}.stories.tsx`);
    if (path in shownElsewhere || path.startsWith('pages/')) return [];
    const text = readFileSync(file, 'utf8');
    return text.includes('userEvent.') ? [{ title: titleOf(path), text }] : [];
  });

  it.each(used)('$title', ({ text }) => {
    expect(text).toMatch(/^ {4}usage: \{\n {6}do:[^]*?^ {6}dont:[^]*?^ {6}reader:/m);
  });
});

it('calls a story that is there for its window Phone or Tablet, and no other so', () => {
  const misnamed = exported
    .filter((path) => !(path in shownElsewhere))
    .flatMap((path) => [...partOf(path).stories].map(([name, body]) => ({ path, name, body })))
    .filter(({ name, body }) =>
      /\bviewport: \{/.test(body)
        ? /^(Narrow|Mobile|Small|Wide|Desktop|Laptop)$/.test(name)
        : /^(Phone|Tablet|Mobile|Desktop|Laptop)$/.test(name),
    );
  expect(misnamed.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});

describe('every variant is shown', () => {
  /** Lists of variants that a component's folder exports: `buttonSizes` and its members. */
  const variants = exported
    .filter((path) => !(path in shownElsewhere))
    .flatMap((path) => {
      const files = [`${path}.tsx`, `${path}.styles.ts`].map((file) => join(source, file));
      const text = files
        .map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''))
        .join('');
      const stories = readFileSync(join(source, `${path}.stories.tsx`), 'utf8');
      const samples = [...stories.matchAll(/from '[./]+\/samples\/(?!controlled|columns)(\w+)'/g)]
        .map(([, name]) => readFileSync(join(source, `samples/${name}.ts`), 'utf8'))
        .join('');
      return [...text.matchAll(/^export const (\w+) = \[([^\]]*)\] as const/gm)].map(
        ([, list = '', members = '']) => ({
          list,
          members: members.split(',').flatMap((member) => member.trim() || []),
          stories,
          shown: stories + samples,
        }),
      );
    });

  it('knows lists of variants', () => {
    expect(variants.length).toBeGreaterThan(15);
  });

  test.each(variants)('$list', ({ list, members, stories, shown }) => {
    if (new RegExp(`\\b${list}\\.(map|flatMap)\\(`).test(stories)) return;
    expect(members.filter((member) => !shown.includes(member))).toEqual([]);
  });
});

it('exports every component that has a folder of its own', () => {
  const folders = readdirSync(source, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        new RegExp(`^${basename(entry.parentPath)}(View)?\\.tsx$`).test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name).slice(source.length, -'.tsx'.length));
  expect(folders.length).toBeGreaterThan(60);
  expect(folders.filter((path) => !exported.includes(path))).toEqual([]);
});

it('has no stories without a component', () => {
  const stories = readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name.endsWith('.stories.tsx'))
    .map((entry) => join(entry.parentPath, entry.name));
  const component = (file: string) => join(dirname(file), `${basename(file, '.stories.tsx')}.tsx`);
  expect(stories.filter((file) => !existsSync(component(file)))).toEqual([]);
});
