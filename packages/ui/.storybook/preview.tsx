import { ReducedMotionContext } from '@portfolio/behaviors';
import '@fontsource-variable/noto-sans-arabic';
import '@fontsource/noto-emoji';
import '@fontsource/noto-sans-math';
import '@fontsource/noto-sans-symbols';
import type { Decorator, Preview } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { Fragment, isValidElement, useLayoutEffect, type ReactNode } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { configure } from 'storybook/test';
import { fallbackFaces } from '../src/fonts/fallbacks';
import { faceFiles } from '../src/fonts/files';
import { UiProvider } from '../src/platform/UiProvider';
import { breakpoints, fonts, globalCss, type Font } from '../src/theme';
import { speakArabic } from './arabic';
import { Docs } from './Docs';
import { DocsPage } from './DocsPage';
import { DocsStory } from './DocsStory';
import { setStill } from './motion';
import { leaveManager, sheetTools } from './sheet';

/* Documentation prose: restores list styles removed by the reset, and sets the display face. */
const prose = `
.sbdocs.sbdocs-content>:is(ul,ol){padding-inline-start:1.5em;margin-block:1em;max-inline-size:44rem}
.sbdocs.sbdocs-content>ul{list-style:disc}.sbdocs.sbdocs-content>ol{list-style:decimal}
.sbdocs.sbdocs-content>:is(p,ul,ol)>*,.sbdocs.sbdocs-content>:is(p,ul,ol){font-size:1.0625rem;line-height:1.55}
.sbdocs.sbdocs-content>p{max-inline-size:44rem}
.sbdocs.sbdocs-content :is(p,li)>code{padding:.1em .3em;border:0;border-radius:var(--r-tile);background:var(--sunken);color:inherit}
.sbdocs.sbdocs-content>:is(h1,h2,h3){font-family:var(--f-display);font-weight:700;letter-spacing:-.012em;line-height:1.02;border:0;padding:0}
.sbdocs.sbdocs-content>h1{font-size:var(--fs-2)}.sbdocs.sbdocs-content>h2{font-size:var(--fs-3);margin-block:2.5rem .75rem;text-transform:none}
`;
/* Bundled fonts for scripts that the site leaves to the system, so that stories look the same everywhere. */
const otherScripts = Object.entries(fonts)
  .map(([name, [stack]]) => {
    const [own, ...systems] = stack.split(',');
    const others = ['Noto Sans Arabic Variable', 'Noto Sans Symbols', 'Noto Emoji'];
    const bundled = [own, ...others.map((family) => `"${family}"`), ...systems];
    return `--f-${name}:${bundled.join(',')};`;
  })
  .join('');

const whole = (font: Font) =>
  faceFiles[font].whole.map(({ file, ...part }) => ({ ...part, url: `./fonts/${file}` }));

const style = document.createElement('style');
style.textContent = [
  // The bundled face lacks italic mathematical letters.
  'math{font-family:"Noto Sans Math","Noto Sans Arabic Variable"}mi{text-transform:none}',
  globalCss({ display: whole('display'), text: whole('text'), mono: whole('mono') }, fallbackFaces),
  `:root{${otherScripts}}`,
  prose,
].join('\n');
document.head.append(style);

interface SiteProps {
  isDark: boolean;
  direction: string;
  isStill: boolean;
  /** Whether many stories share the document: none may turn the page around or change its theme. */
  isDocs: boolean;
  children: ReactNode;
}

/** The site's environment: drawings, theme, language, direction and motion. */
function Site({ isDark, direction, isStill, isDocs, children }: SiteProps) {
  useLayoutEffect(() => {
    const { body, documentElement: root } = document;
    setStill(isStill);
    if (isDocs) return;
    root.dir = direction;
    root.lang = direction === 'rtl' ? 'ar' : 'en';
    body.classList.toggle('dark', isDark);
    return direction === 'rtl' && !isSheetFrame ? speakArabic(body) : undefined;
  }, [isDark, direction, isStill, isDocs]);
  return (
    <ReducedMotionContext value={isStill || null}>
      <UiProvider artBase="./art/">
        {isDocs ? (
          <div dir={direction}>{children}</div>
        ) : (
          // Remounts to restore text replaced with Arabic.
          <Fragment key={direction}>{children}</Fragment>
        )}
      </UiProvider>
    </ReducedMotionContext>
  );
}

// Generous, for slow machines.
configure({ asyncUtilTimeout: 20_000 });

/** A sheet shows all stories of a component in one document (see `sheet.ts`). */
const isSheet = new URLSearchParams(location.search).has('sheet');
const isSheetFrame = isSheet && window !== window.parent;
if (isSheet) {
  Object.assign(window, sheetTools);
  leaveManager();
}

/** Side by side, this frame is the light one (see `manager.tsx`). A story's own direction overrides the toolbar's. */
const inSite: Decorator = (Story, { globals, parameters, viewMode }) => (
  <Site
    isDark={globals['theme'] === 'dark'}
    direction={String(parameters['direction'] ?? globals['direction'] ?? 'ltr')}
    isStill={globals['motion'] === 'reduced'}
    isDocs={viewMode === 'docs' && !isSheet}
  >
    <Story />
  </Site>
);

/** Descriptions of HTML props that stories set, since types list only a component's own. */
const htmlProps: Record<string, [summary: string, description: string]> = {
  autoComplete: ['string', 'Autofill hint for the browser.'],
  children: ['ReactNode', 'Content.'],
  href: ['string', 'Address of the link.'],
  name: ['string', 'Name of the form value.'],
  onChange: ['ChangeEventHandler', 'Called on every change.'],
  onClick: ['MouseEventHandler', 'Called when it is pressed.'],
  required: ['boolean', 'Requires a value before the form can be sent.'],
};

const htmlPropsAreExplained: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const explained = Object.entries(htmlProps)
    .filter(([name]) => name in initialArgs && !argTypes[name]?.description)
    .map(([name, [summary, description]]) => [
      name,
      { ...argTypes[name], name, description, table: { type: { summary } } },
    ]);
  return { ...argTypes, ...Object.fromEntries(explained) };
};

/**
 * Disables controls of elements, which would show React's internals or create unrenderable objects. Text in place of an
 * element stays editable.
 */
const elementsHaveNoControl: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
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

const toolbarMenu = (
  title: string,
  icon: string,
  items: { value: string; title: string; icon?: string }[],
) => ({ description: title, toolbar: { title, icon, dynamicTitle: true, items } });

const widths = { small: '320px', phone: '390px', ...breakpoints, laptop: '1280px' };

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [inSite],
  argTypesEnhancers: [htmlPropsAreExplained, elementsHaveNoControl],
  // A fixed date makes stories repeatable.
  beforeEach: () => {
    MockDate.set('2026-03-10T12:00:00');
    return MockDate.reset;
  },
  globalTypes: {
    theme: toolbarMenu('Theme', 'mirror', [
      { value: 'light', title: 'Light: day', icon: 'sun' },
      { value: 'dark', title: 'Dark: the hour before dawn', icon: 'moon' },
      { value: 'both', title: 'Side by side', icon: 'sidebyside' },
    ]),
    direction: toolbarMenu('Writing direction', 'transfer', [
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ]),
    motion: toolbarMenu('Motion', 'lightning', [
      { value: 'full', title: 'Full motion', icon: 'play' },
      { value: 'reduced', title: 'Reduced motion', icon: 'stop' },
    ]),
  },
  initialGlobals: {
    theme: 'light',
    direction: 'ltr',
    motion: 'full',
    // Sheets are checked as a whole.
    a11y: { manual: isSheet },
  },
  parameters: {
    layout: 'padded',
    // A sheet has no panel to report errors.
    throwPlayFunctionExceptions: isSheet,
    // The theme sets the background; a grey one would distort contrast.
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    // The one AA rule that axe disables by default: targets of 24 px (WCAG 2.2 2.5.8).
    a11y: { test: 'error', config: { rules: [{ id: 'target-size', enabled: true }] } },
    docs: { container: Docs, page: DocsPage, components: { Story: DocsStory } },
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
          ['Colour', 'Tiles', 'Type', 'Space', 'Motion', 'Layers', 'Illustration', 'A new cover'],
          'Navigation and layout',
          'Forms and actions',
          'Cards and lists',
          'Messages and loading',
          'Media and documents',
          'Pages',
          [
            'Home',
            'About',
            'Projects',
            'Work',
            'Certificates',
            'CertificateGroup',
            'Skills',
            'Blogs',
            'Article',
            'CustomPage',
            'Contact',
            'Feedback',
            'Resume',
            'Activity',
          ],
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
};

export default preview;
