import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { Button } from '../../forms/Button/Button';
import { cluster, size } from '../../theme';

export interface ServiceButtonProps {
  /** The button's label: "Chat". */
  label: string;
  /** Called when the button is clicked, to load the service. */
  onClick: () => void;
  /** Text announced after a click, e.g. "Loading". Empty before the click. */
  status: string;
  /** The service's own element, once it has loaded. */
  children?: ReactNode;
}

const Root = styled.div`
  ${cluster(8, 12)}
  font-size: ${size('small')};

  > :empty {
    position: absolute;
  }
`;

/** A footer button that loads a third-party service, such as the chat. */
export function ServiceButton({ label, onClick, status, children }: ServiceButtonProps) {
  return (
    <Root>
      <Button size="small" variant="outline" hasDot={false} onClick={onClick}>
        {label}
      </Button>
      <span role="status">{status}</span>
      {children}
    </Root>
  );
}
