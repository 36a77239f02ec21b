import { addons, types, useGlobals, useStorybookApi } from 'storybook/manager-api';
import type { ReactNode } from 'react';
import { storybookTheme } from './theme';

addons.setConfig({
  theme: storybookTheme('light'),
  sidebar: { showRoots: true },
});

const half = { position: 'relative', flex: '1 1 0', minInlineSize: 0 } as const;

/**
 * With the toolbar's "Side by side" a second frame shows the same story or page in the dark. It is a frame of its own and not a
 * second copy in the first one, so that media queries, overlays, ids and play functions are those of a real page.
 */
function SideBySide({ storyId, children }: { storyId: string; children?: ReactNode }) {
  const [globals] = useGlobals();
  const api = useStorybookApi();
  const { viewMode } = api.getUrlState();
  if (globals['theme'] !== 'both' || !storyId) return children;
  const { previewHref } = api.getStoryHrefs(storyId, {
    viewMode,
    inheritArgs: true,
    queryParams: { globals: 'theme:dark' },
  });
  return (
    <div style={{ display: 'flex', inlineSize: '100%', blockSize: '100%' }}>
      <div style={half}>{children}</div>
      <iframe
        // Storybook leaves alone what frames with this mark say: the first one speaks for the story.
        data-is-storybook-thumbnail=""
        title="The same in the dark theme"
        src={previewHref}
        style={{ ...half, border: 0, blockSize: '100%' }}
      />
    </div>
  );
}

addons.register('portfolio/side-by-side', () => {
  addons.add('portfolio/side-by-side', {
    type: types.PREVIEW,
    render: ({ storyId, children }) => <SideBySide storyId={storyId}>{children}</SideBySide>,
  });
});
