import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToString } from 'react-dom/server';
import { expect } from 'storybook/test';

import { paragraphsSample } from '../../samples/chrome';
import { WithoutScripts } from './WithoutScripts';

const meta = {
  title: 'Layout/WithoutScripts',
  component: WithoutScripts,
  args: { children: <p>{paragraphsSample[0]}</p> },
} satisfies Meta<typeof WithoutScripts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With scripts there is nothing to see, but the prerendered page holds it. */
export const Default: Story = {
  render: (args) => (
    <>
      <p>What comes after this paragraph shows without scripts only.</p>
      <WithoutScripts {...args} />
    </>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText(paragraphsSample[0]!)).toBeNull();
    await expect(renderToString(<WithoutScripts {...args} />)).toContain(paragraphsSample[0]);
  },
};
