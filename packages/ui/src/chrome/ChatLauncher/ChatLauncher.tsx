import { styled } from 'styled-components';

import { Icon } from '../../art/Icon';
import { Button, type ButtonProps } from '../../forms/Button/Button';
import { aboveBars, colour, layer, notPrinted, square } from '../../theme';

export interface ChatLauncherProps extends Omit<ButtonProps, 'variant' | 'size' | 'hasDot'> {
  /** The button's label. */
  children: string;
}

/* `--banner` is the cookie banner's height. `--launcher` makes the footer taller, so that the launcher covers no text. */
const Root = styled.div`
  position: fixed;
  inset-block-end: calc(var(--banner) + 1rem);
  inset-inline-end: 1rem;
  max-inline-size: calc(100% - 2rem);
  z-index: ${layer('chat')};

  /* Separates the button from the footer, which is just as dark. */
  button {
    border-color: ${colour('btn-fg')};

    > svg {
      flex: none;
      ${square('1.35rem')}
    }
  }

  html:has(&) [data-above-bars] {
    --launcher: 4.5rem;
  }

  /* Hides the chat providers' own buttons. */
  html:has(&) :is(#chatbase-bubble-button, #chatbase-message-bubbles, .bpFab) {
    display: none !important;
  }

  /* Hidden while a dialog or the feedback popup is open. */
  html:has(dialog[open], section[role='dialog']) & {
    display: none;
  }

  ${notPrinted}
`;

/** A button that opens the chat, in a bottom corner of the window. Render it after the chat has loaded. */
export function ChatLauncher({ children, ...buttonProps }: ChatLauncherProps) {
  return (
    <Root {...aboveBars}>
      <Button {...buttonProps} hasDot={false}>
        <Icon name="chat" />
        <span>{children}</span>
      </Button>
    </Root>
  );
}
