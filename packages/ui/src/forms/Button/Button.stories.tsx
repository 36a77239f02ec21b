import preview from '../../../.storybook/preview';
import { expect, fn } from 'storybook/test';
import { styled } from 'styled-components';

import { Icon } from '../../art/Icon';
import { cluster } from '../../theme';
import { IconButton, IconLink } from '../IconButton/IconButton';
import { LinkButton } from '../LinkButton/LinkButton';
import { TextButton } from '../TextButton/TextButton';
import { Button } from './Button';

const Row = styled.div`
  ${cluster(16)}
`;

const meta = preview.meta({
  title: 'Forms and actions/Button (call to action, icon button, link button)',
  id: 'forms-buttons-button',
  component: Button,
  subcomponents: { LinkButton, TextButton, IconButton, IconLink },
  args: { children: 'View Resume', onClick: fn() },
});

export const Default = meta.story();

export const AllVariants = meta.story({
  render: (args) => (
    <Row>
      {(['normal', 'small'] as const).flatMap((size) =>
        (['filled', 'outline'] as const).map((variant) => (
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
      // Buttons must not submit forms by default.
      await expect(button).toHaveAttribute('type', 'button');
    }
  },
});

export const Disabled = meta.story({ args: { disabled: true, children: 'Coming Soon' } });

/** Links that look like buttons, e.g. to the resume or a project's site. */
export const Links = meta.story({
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
});

export const TextButtons = meta.story({
  render: ({ onClick }) => (
    <Row>
      <TextButton onClick={onClick}>Clear Filter</TextButton>
      <TextButton disabled>Nothing to clear</TextButton>
    </Row>
  ),
});

/** Labels are visually hidden. A toggle changes `aria-pressed`, not its label. */
export const Icons = meta.story({
  render: ({ onClick }) => (
    <Row>
      <IconButton label="Close" onClick={onClick}>
        <Icon name="close" />
      </IconButton>
      <IconButton label="Dark theme" aria-pressed>
        <Icon name="moon" />
      </IconButton>
      <IconButton label="Pause the changing titles" disabled>
        <Icon name="pause" />
      </IconButton>
    </Row>
  ),
});

export const LongText = meta.story({
  args: {
    children: 'Send all seventeen answers together with the two questions at the end of the form',
  },
  render: (args) => (
    <Row>
      <Button {...args} />
      <TextButton>Discard the draft of the message that could not be sent last Tuesday</TextButton>
    </Row>
  ),
});
