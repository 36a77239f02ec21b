// Storybook compiles this file with the classic JSX runtime, which needs `React`.
import React, { type CSSProperties, type ReactNode } from 'react';
import { addons, types, useGlobals, useStorybookApi } from 'storybook/manager-api';
import { storybookTheme } from './theme';
import { splitName } from './titles';

addons.setConfig({
  theme: storybookTheme('light'),
  sidebar: {
    showRoots: true,
    // With these groups collapsed, all groups fit on one screen.
    collapsedRoots: [
      'foundations',
      'navigation-and-layout',
      'forms-and-actions',
      'cards-and-lists',
      'messages-and-loading',
      'media-and-documents',
      'pages',
    ],
    renderLabel: ({ type, name }) => (type === 'component' ? splitName(name).name : name),
  },
});

const halfStyle: CSSProperties = {
  position: 'relative',
  flex: '1 1 0',
  minInlineSize: 0,
  overflow: 'auto',
};

interface Viewports {
  options: Record<string, { styles: { width: string; height: string } } | undefined>;
}

/**
 * Shows the story in a second, dark frame if the toolbar is set to "Side by side". Each copy has its own frame, so that media queries,
 * overlays, ids and play functions work as usual.
 */
function SideBySide({ storyId, children }: { storyId: string; children?: ReactNode }) {
  const [globals] = useGlobals();
  const api = useStorybookApi();
  if (globals['theme'] !== 'both' || !storyId) return children;
  const viewport = globals['viewport'] as { value?: string } | undefined;
  const size = api.getCurrentParameter<Viewports | undefined>('viewport')?.options[
    viewport?.value ?? ''
  ]?.styles;
  // Keeps only strings: the settings in the toolbar's menus.
  const darkGlobals = Object.entries({ ...globals, theme: 'dark' }).filter(
    ([, value]) => typeof value === 'string',
  );
  const { previewHref } = api.getStoryHrefs(storyId, {
    viewMode: api.getUrlState().viewMode,
    inheritArgs: true,
    queryParams: { globals: darkGlobals.map((entry) => entry.join(':')).join(';') },
  });
  return (
    <div style={{ display: 'flex', inlineSize: '100%', blockSize: '100%' }}>
      <div style={halfStyle}>{children}</div>
      <div style={halfStyle}>
        <iframe
          style={{
            display: 'block',
            inlineSize: size?.width ?? '100%',
            blockSize: size?.height ?? '100%',
            border: 0,
          }}
          title="The same in the dark theme"
          src={previewHref}
          // Storybook ignores messages from frames with this attribute.
          data-is-storybook-thumbnail=""
        />
      </div>
    </div>
  );
}

addons.register('portfolio/side-by-side', () => {
  addons.add('portfolio/side-by-side', {
    type: types.PREVIEW,
    render: (props) => <SideBySide {...props} />,
  });
});
