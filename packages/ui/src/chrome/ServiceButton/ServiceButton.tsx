import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { Button } from '../../forms/Button/Button';
import { cluster, size } from '../../theme';

export interface ServiceButtonProps {
  /** What the button says. */
  label: string;
  /** Called when the service is asked for. */
  onClick: () => void;
  /** What came of a press: that it is loading, that it cannot be had; '' while there is nothing to say. */
  status: string;
  /** The service itself, once it is there. */
  children?: ReactNode;
}

const Root = styled.div`
  ${cluster(8, 12)}
  font-size: ${size('small')};

  > :empty {
    position: absolute;
  }
`;

/** A button of the footer that brings in another company's service: a chat. */
export function ServiceButton({ label, onClick, status, children }: ServiceButtonProps) {
  return (
    <Root>
      <Button size="small" variant="outline" hasDot={false} onClick={onClick}>
        <span>{label}</span>
      </Button>
      <span role="status">{status}</span>
      {children}
    </Root>
  );
}
