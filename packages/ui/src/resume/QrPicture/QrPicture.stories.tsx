import preview from '../../../.storybook/preview';

import { inColumn } from '../../samples/columns';
import { qrModules } from '../../samples/qr';
import { QrPicture } from './QrPicture';

const meta = preview.meta({
  title: 'Media and documents/QrPicture (QR code)',
  id: 'resume-qrpicture',
  component: QrPicture,
  args: {
    modules: qrModules('https://example.com/documents/resume'),
    label: 'QR code of the resume',
  },
  decorators: [inColumn('12rem')],
});

export const Default = meta.story();

export const LongText = meta.story({
  args: { modules: qrModules(`https://example.com/${'a-long-path/'.repeat(20)}`) },
});
