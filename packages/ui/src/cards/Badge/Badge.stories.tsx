import preview from '../../../.storybook/preview';

import { longName } from '../../samples/cards';
import { Badge } from './Badge';

const meta = preview.meta({
  title: 'Cards and lists/Badge (chip, tag, pill, label)',
  id: 'cards-details-badge',
  component: Badge,
  args: { children: 'Offline', pip: 'filled' } as const,
});

export const Filled = meta.story();

export const Hollow = meta.story({ args: { children: 'Remote', pip: 'hollow' } });

export const LongText = meta.story({ args: { children: longName } });
