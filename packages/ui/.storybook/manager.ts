import { addons } from 'storybook/manager-api';
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
  layoutCustomisations: {
    // Foundations have no controls. `storyId` is undefined until a story is selected.
    showPanel: ({ storyId }, isShown) => !storyId?.startsWith('foundations-') && isShown,
  },
});
