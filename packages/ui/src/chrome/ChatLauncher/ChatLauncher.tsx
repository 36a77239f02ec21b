import { styled } from 'styled-components';

import { Icon } from '../../art/Icon';
import { Button, type ButtonProps } from '../../forms/Button/Button';
import { clearOfBars, colour, layer, notPrinted, square } from '../../theme';

/** Props of `ChatLauncher`: its words, and a button's own props. */
export interface ChatLauncherProps extends Omit<ButtonProps, 'variant' | 'size' | 'hasDot'> {
  children: string;
}

/* Above the cookie banner, whose height --banner is while it stands there. The footer grows by --launcher, so that the page's
   last line can be reached. */
const Root = styled.div`
  position: fixed;
  inset-block-end: calc(var(--banner) + 1rem);
  inset-inline-end: 1rem;
  max-inline-size: calc(100% - 2rem);
  z-index: ${layer('chat')};

  /* The border sets it off from the footer, which is as dark as it is. */
  button {
    border-color: ${colour('btn-fg')};

    > svg {
      flex: none;
      ${square('1.35rem')}
    }
  }

  html:has(&) [data-clear-of-bars] {
    --launcher: 4.5rem;
  }

  /* The providers' own buttons, in whose place it stands. */
  html:has(&) :is(#chatbase-bubble-button, #chatbase-message-bubbles, .bpFab) {
    display: none !important;
  }

  /* It makes way for the popup and the menu, which are looked for at their place in the page alone, as bars are. The
     popup is a section; what a service calls a dialog, shown or not, is none of ours. */
  html:has(> body > * > * > :is(dialog[open], section[role='dialog'])) & {
    display: none;
  }

  ${notPrinted}
`;

/** Opens the chat, from the bottom corner of every page. It is there once the chat has been loaded. */
export function ChatLauncher({ children, ...buttonProps }: ChatLauncherProps) {
  return (
    <Root {...clearOfBars}>
      <Button {...buttonProps} hasDot={false}>
        <Icon name="chat" />
        <span>{children}</span>
      </Button>
    </Root>
  );
}
