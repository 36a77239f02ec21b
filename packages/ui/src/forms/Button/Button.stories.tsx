import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { styled } from 'styled-components';

import { Icon } from '../../art/Icon';
import { cluster } from '../../theme';
import { IconButton, IconLink } from '../IconButton/IconButton';
import { LinkButton } from '../LinkButton/LinkButton';
import { TextButton } from '../TextButton/TextButton';
import { Button, buttonSizes, buttonVariants } from './Button';

const Row = styled.div`
  ${cluster(16)}
`;

const meta = {
  title: 'Forms and actions/Button (call to action, icon button, link button)',
  id: 'forms-buttons-button',
  component: Button,
  subcomponents: { LinkButton, TextButton, IconButton, IconLink },
  args: { children: 'View Resume', onClick: fn() },
  parameters: {
    usage: {
      do: 'use the filled variant for the one main action of a page or form, and outline for others. Use LinkButton for navigation, TextButton for minor actions, and IconButton for well-known icons: a cross, three bars.',
      dont: 'use a LinkButton for actions on the page, a TextButton for the only way on, or an IconButton without a label, which screen readers and voice control need.',
      keys: { 'Enter, Space': 'Presses it; Enter follows a LinkButton.' },
      reader:
        'Its label and “button”, “dimmed” or “unavailable” while disabled; for a LinkButton its label and “link”, and that it opens a new tab.',
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
    // A button must not submit a form by default.
    await expect(button).toHaveAttribute('type', 'button');
  },
};

export const Outline: Story = { args: { variant: 'outline', children: 'Hire Me' } };

export const WithoutDot: Story = { args: { hasDot: false, children: 'Accept' } };

export const AllVariants: Story = {
  render: (args) => (
    <Row>
      {buttonSizes.flatMap((size) =>
        buttonVariants.map((variant) => (
          <Button key={`${size} ${variant}`} {...args} size={size} variant={variant}>
            {`${variant}, ${size}`}
          </Button>
        )),
      )}
    </Row>
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

/** Busy: looks disabled but keeps focus. */
export const UnderWay: Story = { args: { 'aria-disabled': true, children: 'Sending' } };

/** The most important links: a resume, a project’s site. */
export const Links: Story = {
  render: () => (
    <Row>
      <LinkButton href="/contact">Hire Me</LinkButton>
      <LinkButton href="https://example.com/resume" newTab>
        View Resume
      </LinkButton>
      <LinkButton href="/resume.pdf" download variant="outline">
        Download Resume
      </LinkButton>
    </Row>
  ),
};

export const Texts: Story = {
  render: ({ onClick }) => (
    <Row>
      <TextButton onClick={onClick}>Clear Filter</TextButton>
      <TextButton disabled>Nothing to clear</TextButton>
    </Row>
  ),
};

/** Labels are visually hidden. Toggles use `aria-pressed` and keep their label. */
export const Icons: Story = {
  render: ({ onClick }) => (
    <Row>
      <IconButton label="Close" onClick={onClick}>
        <Icon name="close" />
      </IconButton>
      <IconButton label="Dark theme" aria-pressed>
        <Icon name="moon" />
      </IconButton>
      <IconButton label="Pause the titles that change one after the other" disabled>
        <Icon name="pause" />
      </IconButton>
    </Row>
  ),
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Close' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  },
};

export const LongText: Story = {
  args: {
    children: 'Send these seventeen answers, and the two questions that I wrote below them as well',
  },
  render: (args) => (
    <Row>
      <Button {...args} />
      <TextButton>
        Throw away what was kept of the message that was not sent last Tuesday
      </TextButton>
    </Row>
  ),
};
