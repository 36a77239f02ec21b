import { readFile } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Words } from '@portfolio/words';
import type {
  DevEnvironment,
  EnvironmentModuleNode,
  ErrorPayload,
  Plugin,
  ViteDevServer,
} from 'vite';
import { en } from '@portfolio/words/en';
import { leavesOf, withLanguage } from '@portfolio/words/vite';
import { problemLine } from '../explain';
import { contentFolder, contentFolderName, generatedFolder } from './folders';
import type { Outcome } from './content';
import type * as Pictures from './pictures';
import type * as Reader from './read';
import type * as Writer from './write';

/** For the plugin that puts the words of the interface into what is built. */
export { site } from '../generated/site';
export { words } from '../generated/words';

const inPackage = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const indexFile = inPackage('index.ts');

/**
 * Editors write a file in several steps; this long, in ms, they are taken for one. Vite's watcher tells of no second change of a file
 * within 50 ms of the first: what is read only after that has it.
 */
const writingMs = 60;

/** An error as Vite's overlay shows it. */
type Fault = ErrorPayload['err'];

/** The package's index lists the generated modules, each named as what it exports, beside helpers. */
const generatedLines = /^export .* from '\.\/generated\/.*\n/gm;
const indexImports = /import \{([^}]*)\} from '@portfolio\/content';/g;

/**
 * Names the generated modules where code imports from the package's index. Vite updates whatever stands between a changed module and
 * the components that show it: with the index there, that would be the whole application.
 */
function withoutIndex(code: string, helpers: string): string {
  return code.replace(indexImports, (statement, list: string) => {
    const names = list.split(',').map((name) => name.trim());
    const isGenerated = (name: string) =>
      /^\w+$/.test(name) && !new RegExp(`\\b${name}\\b`).test(helpers);
    const others = names.filter((name) => !isGenerated(name));
    const imports = names
      .filter(isGenerated)
      .map(
        (name) => `import { ${name} } from ${JSON.stringify(join(generatedFolder, `${name}.ts`))};`,
      );
    // As many lines as before, for what names a place in the file.
    const lines = '\n'.repeat(statement.split('\n').length - 1);
    return `${imports.join(' ')} import { ${others.join(', ')} } from '@portfolio/content';${lines}`;
  });
}

/**
 * Lets development follow the content folder: pages import the generated modules from memory, made of the folder as it stands, drafts
 * included, and the words of the interface with them. A change is shown in the page as it stands, where Vite can do that; a mistake is
 * shown over it, with file, line and expectation, until it is mended. Nothing of it is written to disk, where a build would find it.
 */
export function contentReload(): Plugin {
  let server: ViteDevServer;
  let modules: ReadonlyMap<string, string> = new Map();
  let pictures: Outcome['pictures'] = [];
  let fault: Fault | undefined;
  /** The words of the interface: English until the content says otherwise. */
  let spoken = { LANGUAGE: 'en', WORDS: en as Words };
  let reading: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** The files that have changed since the folder was read. */
  const touched = new Set<string>();
  /** How many times what is shown has changed, for pages to tell whether they have missed it. */
  let version = 0;
  /** What the package's index exports besides the generated modules. */
  let helpers: string | undefined;

  const load = (path: string) => server.ssrLoadModule(inPackage(path));

  /** Reads the folder, and keeps the last good modules when there is a mistake in it. */
  async function read(): Promise<void> {
    try {
      const { readContent } = (await load('tools/read.ts')) as typeof Reader;
      const { contentModules } = (await load('tools/write.ts')) as typeof Writer;
      const outcome = await readContent({ withDrafts: true });
      const { content, samples, problems } = outcome;
      const [first] = problems;
      fault = first && {
        plugin: 'content',
        message: problems.map(problemLine).join('\n'),
        stack: `The files are below ${contentFolderName}.`,
        loc: { file: join(contentFolder, first.file), line: first.line ?? 1, column: 1 },
      };
      if (content) {
        pictures = outcome.pictures;
        modules = contentModules(content, samples, pictures);
        spoken = { LANGUAGE: content.site.language, WORDS: content.words };
      }
    } catch (error) {
      fault = { plugin: 'content', message: String(error), stack: '' };
    }
  }

  /** The modules that name a text of the interface which has changed. */
  function modulesWithNewTexts(before: Words): EnvironmentModuleNode[] {
    const textsBefore = new Map(leavesOf('WORDS', before));
    const changed = [...leavesOf('WORDS', spoken.WORDS)]
      .filter(([name, text]) => JSON.stringify(text) !== JSON.stringify(textsBefore.get(name)))
      .map(([name]) => name);
    const { idToModuleMap } = server.environments.client.moduleGraph;
    return [...idToModuleMap.values()].filter(({ transformResult }) =>
      changed.some((name) => transformResult?.code.includes(name)),
    );
  }

  async function update(): Promise<void> {
    const before = { modules, fault, spoken };
    const { client, ssr } = server.environments;
    // Vite does so too, after its plugins have heard of the change, which may be when this has read the file as it was; and it takes a
    // file that was away for the one that it knew.
    for (const file of touched) ssr.moduleGraph.onFileChange(file);
    touched.clear();
    await read();
    if (fault) {
      server.ws.send({ type: 'error', err: fault });
      return;
    }
    const names = new Set([...before.modules.keys(), ...modules.keys()]);
    const changed = [...names].filter((name) => before.modules.get(name) !== modules.get(name));
    if (changed.length > 0) version += 1;
    const changedIn = ({ moduleGraph }: DevEnvironment) =>
      changed.flatMap((name) => moduleGraph.getModuleById(join(generatedFolder, name)) ?? []);
    for (const module of changedIn(ssr)) ssr.moduleGraph.invalidateModule(module);
    if (before.spoken.LANGUAGE !== spoken.LANGUAGE) {
      client.moduleGraph.invalidateAll();
      client.hot.send({ type: 'full-reload' });
      return;
    }
    client.hot.send('portfolio:words', spoken);
    for (const module of [...changedIn(client), ...modulesWithNewTexts(before.spoken.WORDS)]) {
      await client.reloadModule(module);
    }
    // Whatever else has changed comes with the page's data. It takes an overlay away, too.
    if (changed.length > 0 || before.fault) client.hot.send({ type: 'update', updates: [] });
  }

  const isContent = (file: string) => file.startsWith(contentFolder + sep);

  return {
    name: 'portfolio-content',
    apply: 'serve',
    enforce: 'pre',
    // The packages' sources, never what was built of them, for the browser as for the modules that run here.
    config: () => ({
      resolve: { conditions: ['source', 'module', 'browser', 'development'] },
      ssr: {
        noExternal: [/^@portfolio\//],
        resolve: { conditions: ['source', 'module', 'node', 'development'] },
      },
    }),
    configureServer(devServer) {
      server = devServer;
      server.watcher.add(contentFolder);
      server.watcher.on('all', (_, file) => {
        if (!isContent(file)) return;
        touched.add(file);
        clearTimeout(timer);
        timer = setTimeout(
          () => (reading = (reading ?? Promise.resolve()).then(update)),
          writingMs,
        );
      });
      server.middlewares.use(async (request, response, next) => {
        const address = decodeURI((request.url ?? '').split('?')[0] ?? '');
        const path = `/${address.slice(server.config.base.length)}`;
        if (!path.startsWith('/images/')) return next();
        const { addressesOf, makePicture } = (await load('tools/pictures.ts')) as typeof Pictures;
        const picture = pictures.find(({ published }) => addressesOf(published).includes(path));
        if (!picture) return next();
        const kind = extname(path).slice(1).replace('jpg', 'jpeg').replace('svg', 'svg+xml');
        response.setHeader('Content-Type', `image/${kind}`);
        response.end(await readFile(await makePicture(picture, path)));
      });
      // An update while a page loads finds nothing there that could take it.
      server.environments.client.hot.on('portfolio:loaded', (loaded: number, page) => {
        if (loaded !== version) page.send({ type: 'full-reload' });
      });
      // A page that is opened, or reloaded by hand, shows the last good content and what is wrong since.
      server.ws.on('connection', () => fault && server.ws.send({ type: 'error', err: fault }));
    },
    resolveId(id, importer = '', options) {
      // An owner's folder may lie where no package of this workspace is found by its name.
      if (id === '@portfolio/content/define') return inPackage('define.ts');
      const file = `${resolve(dirname(importer), id)}.ts`;
      if (!id.startsWith('.') || dirname(file) !== generatedFolder) return undefined;
      // The search for dependencies reads files; content has none, and need not be on disk.
      return 'scan' in options && options.scan ? `\0${file}` : file;
    },
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ } },
      async handler(code, id) {
        if (this.environment.name !== 'client') return undefined;
        if (id === indexFile) return code.replace(generatedLines, '');
        // What it exports, but not the files that it has that from: a schema may be called as a generated module is.
        helpers ??= (await readFile(indexFile, 'utf8'))
          .replace(generatedLines, '')
          .replace(/'.*'/g, '');
        return withoutIndex(code, helpers);
      },
    },
    async load(id) {
      if (dirname(id) !== generatedFolder) return undefined;
      await (reading ??= read());
      const text = modules.get(basename(id));
      if (text === undefined) {
        throw Object.assign(new Error(fault?.message ?? `${id} is not part of the content`), fault);
      }
      return text;
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        await (reading ??= read());
        const globals = JSON.stringify({ ...spoken, CONTENT: version }).replaceAll('<', '\\u003c');
        return {
          html: withLanguage(html, spoken.LANGUAGE),
          tags: [
            {
              tag: 'script',
              injectTo: 'head-prepend',
              children: `Object.assign(globalThis, ${globals})`,
            },
            {
              tag: 'script',
              attrs: { type: 'module' },
              injectTo: 'head-prepend',
              children: `
import.meta.hot.on('portfolio:words', (words) => Object.assign(globalThis, words));
addEventListener('DOMContentLoaded', () => import.meta.hot.send('portfolio:loaded', CONTENT));
`,
            },
          ],
        };
      },
    },
    // What a change of the content means is said above.
    hotUpdate: ({ file }) => (isContent(file) ? [] : undefined),
  };
}
