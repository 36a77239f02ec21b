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
  title: 'Forms/Buttons/Button',
  component: Button,
  subcomponents: { LinkButton, TextButton, IconButton, IconLink },
  args: { children: 'View Resume', onClick: fn() },
  parameters: {
    usage: {
      do: 'give the one main action of a page or form the filled variant, and outline the rest. To go somewhere take a LinkButton, for what undoes or is seldom needed a TextButton, and an IconButton where the picture is known to everybody: a cross, three bars.',
      dont: 'use a LinkButton for what happens on the page itself, put a TextButton alone where somebody has to go on, or leave the label of an IconButton to the picture: it is what is heard, and what a voice command calls.',
      keys: { 'Enter, Space': 'Presses it; Enter follows a LinkButton.' },
      reader:
        'Its words or label and “button”, “dimmed” or “unavailable” while it is disabled; of a LinkButton its words and “link”, and that it opens a new tab.',
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

/** An action under way: looks disabled, keeps the focus. */
export const UnderWay: Story = { args: { 'aria-disabled': true, children: 'Sending' } };

/** The way on that matters most: a resume, a project’s site. */
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

/** Their label is not shown, however long. One that stays pressed says so with `aria-pressed`; its label stays the same. */
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
