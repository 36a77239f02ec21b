import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { LinkButton } from '../LinkButton/LinkButton';
import { Button, buttonSizes, buttonVariants } from './Button';

const meta = {
  title: 'Forms/Buttons/Button',
  component: Button,
  subcomponents: { LinkButton },
  args: { children: 'View Resume', onClick: fn() },
  parameters: {
    usage: {
      do: 'give the one main action of a page or form the filled variant, and outline the rest.',
      dont: 'use it to go somewhere: that is a LinkButton, which does nothing on the page itself.',
      keys: { 'Enter, Space': 'Presses it; Enter follows a LinkButton.' },
      reader:
        'Its words and “button”, “dimmed” or “unavailable” while it is disabled; of a LinkButton its words and “link”, and that it opens a new tab.',
    },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'View Resume' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    // Pressing a button must not send the form around it unless it says so.
    await expect(button).toHaveAttribute('type', 'button');
  },
};

export const Outline: Story = { args: { variant: 'outline', children: 'Hire Me' } };

export const WithoutDot: Story = { args: { hasDot: false, children: 'Accept' } };

export const AllVariants: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem', alignItems: 'center' }}>
      {buttonSizes.flatMap((size) =>
        buttonVariants.map((variant) => (
          <Button key={`${size} ${variant}`} {...args} size={size} variant={variant}>
            {`${variant}, ${size}`}
          </Button>
        )),
      )}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

export const Disabled: Story = {
  args: { disabled: true, children: 'Coming Soon' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button).toBeDisabled();
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** The way on that matters most: a resume, a project’s site. */
export const Links: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      <LinkButton href="/contact">Hire Me</LinkButton>
      <LinkButton href="https://example.com/resume" newTab>
        View Resume
      </LinkButton>
      <LinkButton href="/resume.pdf" download variant="outline">
        Download Resume
      </LinkButton>
    </div>
  ),
  play: async ({ canvas }) => {
    const [here, newTab] = canvas.getAllByRole('link');
    await expect(here).not.toHaveAttribute('target');
    await expect(newTab).toHaveAccessibleName('View Resume (opens in a new tab)');
    await expect(newTab).toHaveAttribute('target', '_blank');
    await expect(newTab).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** An action under way: looks disabled, keeps the focus. */
export const UnderWay: Story = { args: { 'aria-disabled': true, children: 'Sending' } };

export const LongText: Story = {
  args: {
    children: 'Send these seventeen answers, and the two questions that I wrote below them as well',
  },
};
