import preview from '../../../.storybook/preview';

import { groupSamples } from '../../samples/cards';
import { inColumn } from '../../samples/columns';
import { CertificateGroupCard } from './CertificateGroupCard';

const meta = preview.meta({
  title: 'Cards and lists/CertificateGroupCard (provider, course list)',
  id: 'cards-certificates-certificategroupcard',
  component: CertificateGroupCard,
  args: groupSamples[1]!,
  decorators: [inColumn('17rem')],
});

/** The whole tile is a link that opens the group's page in a new tab. */
export const Default = meta.story();

/** Long words shrink to fit the narrowest phones. */
export const LongText = meta.story({
  args: { name: 'Infosys Springboard' },
  decorators: [inColumn('8.25rem')],
});
