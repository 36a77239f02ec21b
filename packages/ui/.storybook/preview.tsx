import { language } from '@portfolio/messages';
import { directionOf } from '@portfolio/messages/direction';
import '@fontsource-variable/noto-sans-arabic';
import '@fontsource/noto-emoji';
import '@fontsource/noto-sans-math';
import '@fontsource/noto-sans-symbols';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview, type Decorator } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { Fragment, isValidElement, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { configure } from 'storybook/test';
import { fallbackFaces } from '../src/fonts/fallbacks';
import { faceFiles } from '../src/fonts/files';
import { UiProvider } from '../src/platform/UiProvider';
import { breakpoints, fonts, globalCss, type Font } from '../src/theme';
import base from '../src/theme/base.css?raw';
import { replaceWithArabic } from './arabic';
import { Docs } from './Docs';
import { DocsPage } from './DocsPage';
import { DocsStory } from './DocsStory';
import './docs.css';
import { ownLanguages } from './language';
import { disconnectManager, sheetTools } from './sheet';

/* Font stacks with bundled fonts before the system fonts, so that stories look the same on every machine. */
const fontStacks = Object.entries(fonts)
  .map(([name, [stack]]) => {
    const [firstFamily, ...systems] = stack.split(',');
    const bundledFamilies = ['Noto Sans Arabic Variable', 'Noto Sans Symbols', 'Noto Emoji'];
    const families = [firstFamily, ...bundledFamilies.map((family) => `"${family}"`), ...systems];
    return `--f-${name}:${families.join(',')};`;
  })
  .join('');

const wholeFaces = (font: Font) =>
  faceFiles[font].whole.map(({ file, ...part }) => ({ ...part, url: `./fonts/${file}` }));

const style = document.createElement('style');
style.textContent = [
  // The bundled Noto Sans Math has no italic mathematical letters.
  'math{font-family:"Noto Sans Math","Noto Sans Arabic Variable"}mi{text-transform:none}',
  globalCss(
    { display: wholeFaces('display'), text: wholeFaces('text'), mono: wholeFaces('mono') },
    fallbackFaces,
    base,
  ),
  `:root{${fontStacks}}`,
].join('\n');
document.head.append(style);

/** Reloads this frame if its messages are not in the language set in the toolbar (see `messages.ts`). */
function loadMessages(globals: Record<string, unknown>) {
  const findOwnLanguage = (code: unknown) => ownLanguages.find((one) => one === code);
  if (findOwnLanguage(globals['direction']) === findOwnLanguage(language)) return;
  const url = new URL(location.href);
  const values = Object.entries(globals).filter(([, value]) => typeof value === 'string');
  url.searchParams.set(
    'globals',
    values.map(([name, value]) => `${name}:${String(value)}`).join(';'),
  );
  location.replace(url);
}

const languageName = (code: string) =>
  new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;

interface SiteProps {
  isDark: boolean;
  /** `ltr` (English), `rtl` (Arabic placeholder text), or the BCP 47 tag of one of the owner's languages. */
  direction: string;
  /** True on a documentation page. Stories there share the document, so they must not set its theme or direction. */
  isDocs: boolean;
  children: ReactNode;
}

function Site({ isDark, direction, isDocs, children }: SiteProps) {
  const container = useRef<HTMLDivElement>(null);
  const isArabic = direction === 'rtl';
  const isOwn = ownLanguages.includes(direction);
  const lang = isOwn ? direction : isArabic ? 'ar' : 'en';
  const dir = isOwn ? directionOf(direction) : direction;
  useLayoutEffect(() => {
    const { body, documentElement: root } = document;
    if (!isDocs) {
      root.dir = dir;
      root.lang = lang;
      body.classList.toggle('dark', isDark);
    }
    return isArabic && !isSheetFrame ? replaceWithArabic(container.current ?? body) : undefined;
  }, [isDark, dir, lang, isArabic, isDocs]);
  return (
    <UiProvider artBase="./art/">
      {/* The key remounts the story to restore text that was replaced with Arabic. */}
      {isDocs ? (
        <div key={direction} ref={container} dir={dir} lang={lang}>
          {children}
        </div>
      ) : (
        <Fragment key={direction}>{children}</Fragment>
      )}
    </UiProvider>
  );
}

// Allows for slow machines.
configure({ asyncUtilTimeout: 20_000 });

/** True on a sheet, which shows all stories of a component in one document (see `sheet.ts`). */
const isSheet = new URLSearchParams(location.search).has('sheet');
const isSheetFrame = isSheet && window !== window.parent;
if (isSheet) {
  Object.assign(window, sheetTools);
  disconnectManager();
}

/** Applies the toolbar's theme and direction. A story's own direction overrides the toolbar's. */
const inSite: Decorator = (Story, { globals, parameters, viewMode }) => {
  loadMessages(globals);
  return (
    <Site
      isDark={globals['theme'] === 'dark'}
      direction={String(parameters['direction'] ?? globals['direction'] ?? 'ltr')}
      isDocs={viewMode === 'docs' && !isSheet}
    >
      <Story />
    </Site>
  );
};

/** Descriptions of HTML props that stories set. Docgen describes only a component's own props. */
const htmlProps: Record<string, [summary: string, description: string]> = {
  autoComplete: ['string', 'Autofill hint for the browser: "email".'],
  children: ['ReactNode', 'Content.'],
  href: ['string', 'The link’s URL.'],
  name: ['string', 'The field’s name in the submitted form.'],
  onChange: ['ChangeEventHandler', 'Called on every change.'],
  onClick: ['MouseEventHandler', 'Called on every click.'],
  required: ['boolean', 'Requires a value before the form can be submitted.'],
};

const describeHtmlProps: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const described = Object.entries(htmlProps)
    .filter(([name]) => name in initialArgs && !argTypes[name]?.description)
    .map(([name, [summary, description]]) => [
      name,
      { ...argTypes[name], name, description, table: { type: { summary } } },
    ]);
  return { ...argTypes, ...Object.fromEntries(described) };
};

/** Disables controls for React elements and refs, because the controls show React's internals. Strings stay editable. */
const disableElementControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const arg: unknown = initialArgs[name];
      const summary = argType.table?.type?.summary ?? '';
      if (summary === 'ReactNode' && typeof arg === 'string') {
        return [name, { ...argType, control: { type: 'text' } }];
      }
      const isElement = [arg].flat().some(isValidElement) || /^(ReactNode|Ref<.*>)$/.test(summary);
      return [name, isElement ? { ...argType, control: { disable: true } } : argType];
    }),
  );

const docs = { container: Docs, page: DocsPage, components: { Story: DocsStory } };
const widths = { small: '320px', phone: '390px', ...breakpoints, laptop: '1280px' };

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  decorators: [inSite],
  argTypesEnhancers: [describeHtmlProps, disableElementControls],
  // Freezes the date, so that stories always look the same.
  beforeEach: () => {
    MockDate.set('2026-03-10T12:00:00');
    return MockDate.reset;
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'both', title: 'Side by side', icon: 'sidebyside' },
        ],
      },
    },
    direction: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'English' },
          { value: 'rtl', title: 'Arabic placeholder text' },
          ...ownLanguages.map((code) => ({ value: code, title: languageName(code) })),
        ],
      },
    },
  },
  initialGlobals: {
    theme: 'light',
    direction: 'ltr',
    // On a sheet, tests run axe on all stories at once.
    a11y: { manual: isSheet },
  },
  parameters: {
    layout: 'padded',
    // A sheet has no panel to show errors in.
    throwPlayFunctionExceptions: isSheet,
    // Another background would change the contrast.
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    // axe disables this AA rule by default: 24 px targets (WCAG 2.2, 2.5.8).
    a11y: { test: 'error', config: { rules: [{ id: 'target-size', enabled: true }] } },
    docs,
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start',
          [
            'Welcome',
            'Components',
            'Accessibility',
            'Rules of the product',
            'What changed',
            'Writing a story',
          ],
          'Foundations',
          ['Colour', 'Type', 'Space', 'Motion', 'Illustration', 'A new cover'],
          'Navigation and layout',
          'Forms and actions',
          'Cards and lists',
          'Messages and loading',
          'Media and documents',
          'Pages',
          ['Home'],
        ],
      },
    },
    viewport: {
      options: Object.fromEntries(
        Object.entries(widths).map(([name, width]) => [
          name,
          { name: `${name} (${width})`, styles: { width, height: '844px' } },
        ]),
      ),
    },
  },
});
