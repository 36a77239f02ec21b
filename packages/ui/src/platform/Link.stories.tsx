import preview from '../../.storybook/preview';

import { VisuallyHidden } from '../layout/VisuallyHidden/VisuallyHidden';
import { longName } from '../samples/cards';
import { Link } from './Link';
import { UiProvider } from './UiProvider';

const meta = preview.meta({
  title: 'Navigation and layout/Link (anchor, screen reader text)',
  id: 'platform-link',
  component: Link,
  subcomponents: { UiProvider, VisuallyHidden },
  args: { href: '/projects', children: 'All projects' },
});

export const Default = meta.story();

export const LongText = meta.story({ args: { children: longName } });
