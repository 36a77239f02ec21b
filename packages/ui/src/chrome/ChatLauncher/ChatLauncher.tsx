import { styled } from 'styled-components';

import { Icon } from '../../art/Icon';
import { Button, type ButtonProps } from '../../forms/Button/Button';
import { aboveBars, colour, layer, notPrinted, square } from '../../theme';

/** Props of `ChatLauncher`: its text, and a button's props. */
export interface ChatLauncherProps extends Omit<ButtonProps, 'variant' | 'size' | 'hasDot'> {
  children: string;
}

/* Above the cookie banner, whose height is --banner. The footer grows by --launcher, to keep the page's last line
   reachable. */
const Root = styled.div`
  position: fixed;
  inset-block-end: calc(var(--banner) + 1rem);
  inset-inline-end: 1rem;
  max-inline-size: calc(100% - 2rem);
  z-index: ${layer('chat')};

  /* Separates it from the footer, which is equally dark. */
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

  /* Replaces the providers' own buttons. */
  html:has(&) :is(#chatbase-bubble-button, #chatbase-message-bubbles, .bpFab) {
    display: none !important;
  }

  /* Hidden while the popup or menu is open. Matches their exact position in the page, to ignore dialogs of services. */
  html:has(> body > * > * > :is(dialog[open], section[role='dialog'])) & {
    display: none;
  }

  ${notPrinted}
`;

/** Opens the chat, from the bottom corner of every page. Rendered once the chat has loaded. */
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
