// Storybook compiles this file itself, with JSX of the old kind.
import React, { type CSSProperties, type ReactNode } from 'react';
import { addons, types, useGlobals, useStorybookApi } from 'storybook/manager-api';
import { storybookTheme } from './theme';

addons.setConfig({
  theme: storybookTheme('light'),
  sidebar: { showRoots: true },
  layoutCustomisations: {
    // Foundations have nothing to set: they get the room.
    showPanel: ({ storyId }, isShown) => !storyId.startsWith('foundations-') && isShown,
  },
});

const half: CSSProperties = {
  position: 'relative',
  flex: '1 1 0',
  minInlineSize: 0,
  overflow: 'auto',
};

/** What the viewport's control offers (see `preview.tsx`). */
interface Viewports {
  options: Record<string, { styles: { width: string; height: string } } | undefined>;
}

/**
 * With the toolbar's "Side by side" a second frame shows the same story or page in the dark. It is a frame of its own and not a
 * second copy in the first one, so that media queries, overlays, ids and play functions are those of a real page.
 */
function SideBySide({ storyId, children }: { storyId: string; children?: ReactNode }) {
  const [globals] = useGlobals();
  const api = useStorybookApi();
  if (globals['theme'] !== 'both' || !storyId) return children;
  const viewport = globals['viewport'] as { value?: string } | undefined;
  const size = api.getCurrentParameter<Viewports | undefined>('viewport')?.options[
    viewport?.value ?? ''
  ]?.styles;
  // What the toolbar's own menus say; Storybook's controls have objects.
  const dark = Object.entries({ ...globals, theme: 'dark' }).filter(
    ([, value]) => typeof value === 'string',
  );
  const { previewHref } = api.getStoryHrefs(storyId, {
    viewMode: api.getUrlState().viewMode,
    inheritArgs: true,
    queryParams: { globals: dark.map((entry) => entry.join(':')).join(';') },
  });
  return (
    <div style={{ display: 'flex', inlineSize: '100%', blockSize: '100%' }}>
      <div style={half}>{children}</div>
      <div style={half}>
        <iframe
          style={{
            display: 'block',
            inlineSize: size?.width ?? '100%',
            blockSize: size?.height ?? '100%',
            border: 0,
          }}
          title="The same in the dark theme"
          src={previewHref}
          // Storybook does not listen to frames with this mark: the first one speaks for the story.
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
