import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { Button } from '../../forms/Button/Button';
import { Announcer } from './Announcer';

const meta = {
  title: 'Layout/Announcer',
  component: Announcer,
  args: { id: 'announcer' },
  parameters: {
    usage: {
      do: 'tell what has changed in few words.',
      dont: 'tell what the focus tells already.',
      reader: 'Read politely, after what is being said.',
    },
  },
} satisfies Meta<typeof Announcer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody sees it; what is put into it is read out. */
export const Default: Story = {
  render: (args) => (
    <>
      <Announcer {...args} />
      <Button
        onClick={() => {
          const region = document.getElementById(args.id);
          if (region) region.textContent = 'Projects';
        }}
      >
        <span>Go to Projects</span>
      </Button>
    </>
  ),
  play: async ({ canvas, args, canvasElement }) => {
    const region = canvasElement.querySelector(`#${args.id}`);
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button'));
    await expect(region).toHaveTextContent('Projects');
  },
};
