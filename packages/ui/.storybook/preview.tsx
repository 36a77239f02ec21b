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
import { fontFiles } from '../src/fonts/files';
import { fallbackFaces } from '../src/generated/fontMetrics';
import { UiProvider } from '../src/platform/UiProvider';
import { breakpoints, fonts, globalCss, type Font } from '../src/theme';
import { speakArabic } from './arabic';
import { Docs } from './Docs';
import { DocsPage } from './DocsPage';
import { DocsStory } from './DocsStory';
import { setStill } from './motion';
import { leaveManager, sheetTools } from './sheet';

/* Prose of documentation pages: what the site's reset took away, and the display face. */
const prose = `
.sbdocs.sbdocs-content>:is(ul,ol){padding-inline-start:1.5em;margin-block:1em;max-inline-size:44rem}
.sbdocs.sbdocs-content>ul{list-style:disc}.sbdocs.sbdocs-content>ol{list-style:decimal}
.sbdocs.sbdocs-content>:is(p,ul,ol)>*,.sbdocs.sbdocs-content>:is(p,ul,ol){font-size:1.0625rem;line-height:1.55}
.sbdocs.sbdocs-content>p{max-inline-size:44rem}
.sbdocs.sbdocs-content :is(p,li)>code{padding:.1em .3em;border:0;border-radius:var(--r-tile);background:var(--sunken);color:inherit}
.sbdocs.sbdocs-content>:is(h1,h2,h3){font-family:var(--f-display);font-weight:700;letter-spacing:-.012em;line-height:1.02;border:0;padding:0}
.sbdocs.sbdocs-content>h1{font-size:var(--fs-2)}.sbdocs.sbdocs-content>h2{font-size:var(--fs-3);margin-block:2.5rem .75rem;text-transform:none}
`;
/* Letters that the site's faces lack are the system's business on the site. Here they look the same everywhere. */
const otherScripts = Object.entries(fonts)
  .map(([name, [stack]]) => {
    const [own, ...systems] = stack.split(',');
    const others = ['Noto Sans Arabic Variable', 'Noto Sans Symbols', 'Noto Emoji'];
    const bundled = [own, ...others.map((family) => `"${family}"`), ...systems];
    return `--f-${name}:${bundled.join(',')};`;
  })
  .join('');

const whole = (font: Font) => ({ url: `./fonts/${fontFiles[font].file}` });

const style = document.createElement('style');
style.textContent = [
  // The bundled face has no italic letters of mathematics, which a browser puts in the place of single ones.
  'math{font-family:"Noto Sans Math","Noto Sans Arabic Variable"}mi{text-transform:none}',
  globalCss(
    { display: [whole('display')], text: [whole('text')], mono: [whole('mono')] },
    fallbackFaces,
  ),
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

/** The site's environment: drawings from ./art, the theme on the body, language, direction and motion on the root. */
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
          // What was put into Arabic is written anew, in the words that it was given.
          <Fragment key={direction}>{children}</Fragment>
        )}
      </UiProvider>
    </ReducedMotionContext>
  );
}

// Not a target: a busy machine takes its time.
configure({ asyncUtilTimeout: 20_000 });

/** A sheet shows all stories of a part in one document (see `sheet.ts`), as they look alone. */
const isSheet = new URLSearchParams(location.search).has('sheet');
const isSheetFrame = isSheet && window !== window.parent;
if (isSheet) {
  Object.assign(window, sheetTools);
  leaveManager();
}

/** Side by side, this frame is the light one (see `manager.tsx`). A story's own direction wins over the toolbar's. */
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

/** What HTML's own props are for, where stories set them: tables tell only of those that a part names itself. */
const htmlProps: Record<string, [summary: string, description: string]> = {
  autoComplete: ['string', 'What the browser may fill in.'],
  children: ['ReactNode', 'What stands in it.'],
  href: ['string', 'Where it leads.'],
  name: ['string', 'The name under which the value is sent.'],
  onChange: ['ChangeEventHandler', 'Called on every change.'],
  onClick: ['MouseEventHandler', 'Called when it is pressed.'],
  required: ['boolean', 'Whether the form may not be sent without it.'],
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
 * Elements are not edited as trees of objects: their control would be a page of React's own properties. Where there may be one
 * and there is none, the control would make an object, which React cannot show. Words in the place of an element are edited.
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
  // Noon of a spring day: nothing in a story depends on when one looks at it.
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
    // On a sheet, which has no panel that tells of it.
    throwPlayFunctionExceptions: isSheet,
    // The ground is the theme's own; a grey one of Storybook's would lie about contrast.
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    // Targets of 24 px (WCAG 2.2 2.5.8) are the one AA rule that axe leaves out unless it is told.
    a11y: { test: 'error', config: { rules: [{ id: 'target-size', enabled: true }] } },
    docs: { container: Docs, page: DocsPage, components: { Story: DocsStory } },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Writing a story',
          'Rules of the product',
          'Changelog',
          'Foundations',
          ['Colour', 'Tiles', 'Type', 'Space', 'Motion', 'Layers', 'Illustration', 'A new cover'],
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
            'Contact',
            'Feedback',
            'Resume',
            'Activity',
          ],
          'Chrome',
          'Layout',
          'Motion',
          'Home',
          'Cards',
          ['Work', 'Certificates', 'Skills', 'Person', 'Activity', 'Lists', 'Details'],
          'Forms',
          ['Buttons', 'Fields', 'Filters', 'Layout', 'Messages', 'Survey'],
          'Article',
          'Resume',
          'Art',
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
