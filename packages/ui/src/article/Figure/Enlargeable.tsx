import { messages } from '@portfolio/messages';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { Button } from '../../forms/Button/Button';
import { colour, notPrinted, space } from '../../theme';

interface EnlargeableProps {
  /** The dialog's accessible name. */
  label: string;
  /** Renders the button that opens the dialog. */
  button(props: ComponentProps<'button'>): ReactNode;
  /** The enlarged content. */
  children: ReactNode;
}

/* In a short window, the content scrolls instead of shrinking. `shouldForwardProp` allows `closedby`, which styled-components does not
   know. */
const Dialog = styled.dialog.withConfig({ shouldForwardProp: () => true })`
  inline-size: max(60rem, (100vh - 8rem) * 4 / 3);
  max-inline-size: 100vw;
  max-block-size: 100dvh;
  padding: ${space(8)};
  border: 0;
  background: ${colour('ground')};
  color: ${colour('ink')};

  &::backdrop {
    background: rgb(0 0 0 / 80%);
  }

  form {
    position: sticky;
    inset-block-end: 0;
    margin-block-start: ${space(16)};
  }

  ${notPrinted}
`;

/** A button and the dialog that it opens. Works without scripts in browsers that support `command`. */
export function Enlargeable({ label, button, children }: EnlargeableProps) {
  const id = useId();
  return (
    <>
      {button({
        type: 'button',
        'aria-haspopup': 'dialog',
        ...{ command: 'show-modal', commandfor: id },
        onClick: ({ currentTarget }) => {
          if ('command' in currentTarget) return;
          (document.getElementById(id) as HTMLDialogElement).showModal();
        },
      })}
      <Dialog id={id} aria-label={label} {...{ closedby: 'any' }}>
        {children}
        <form method="dialog">
          <Button type="submit">{messages.page.close}</Button>
        </form>
      </Dialog>
    </>
  );
}
