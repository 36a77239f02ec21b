import preview from '../../../.storybook/preview';

import { longName } from '../../samples/cards';
import { NameKolam } from './NameKolam';

const meta = preview.meta({
  title: 'Forms and actions/NameKolam (keepsake, download)',
  id: 'forms-sending-namekolam',
  component: NameKolam,
  args: { name: 'Meena Kumar' },
});

export const Default = meta.story();

export const LongText = meta.story({ args: { name: longName } });

export const OtherScript = meta.story({ args: { name: 'மீனா' } });
