import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { LinkButton } from '../forms/LinkButton/LinkButton';
import { UiProvider, type LinkSlotProps } from './UiProvider';

const meta = {
  title: 'Platform/UiProvider',
  component: UiProvider,
  argTypes: { link: { control: false } },
  args: {
    children: (
      <LinkButton href="/projects">
        <span>All projects</span>
      </LinkButton>
    ),
  },
} satisfies Meta<typeof UiProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without settings links are plain anchors. */
export const Default: Story = {};

/** An application's own link takes the place of the anchor, everywhere below. */
export const WithRouter: Story = {
  args: {
    link: function RouterLink({ href, children, ...anchor }: LinkSlotProps) {
      return (
        <a
          {...anchor}
          href={href}
          onClick={(event) => {
            event.preventDefault();
            document.title = `Went to ${href}`;
          }}
        >
          {children}
        </a>
      );
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(document.title).toBe('Went to /projects');
  },
};
