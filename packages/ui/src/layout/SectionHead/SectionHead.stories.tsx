import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LinkButton } from '../../forms/LinkButton/LinkButton';
import { SectionHead } from './SectionHead';

const meta = {
  title: 'Layout/SectionHead',
  component: SectionHead,
  args: { heading: 'Recent work' },
} satisfies Meta<typeof SectionHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithAction: Story = {
  args: {
    action: (
      <LinkButton variant="outline" href="/projects">
        All projects
      </LinkButton>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Recent work' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All projects' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    ...WithAction.args,
    heading: 'Everything that was made in the last four years, newest first',
  },
};
