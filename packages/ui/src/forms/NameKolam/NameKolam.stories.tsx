import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { longName } from '../../samples/cards';
import { NameKolam } from './NameKolam';

const meta = {
  title: 'Forms and actions/NameKolam (keepsake, download)',
  id: 'forms-sending-namekolam',
  component: NameKolam,
  args: { name: 'Meena Kumar' },
  parameters: {
    usage: {
      do: 'show it once a message was sent.',
      dont: 'send or store the name.',
      keys: { 'Enter, Space': 'Downloads the picture.' },
      reader: '“A kolam drawn from the name”, with the name, and two buttons.',
    },
  },
} satisfies Meta<typeof NameKolam>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'A kolam drawn from the name Meena Kumar' }),
    ).toBeVisible();
  },
};

export const LongText: Story = { args: { name: longName } };

export const AnotherScript: Story = { args: { name: 'மீனா' } };
