import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { Button } from '../../forms/Button/Button';
import { cluster, size } from '../../theme';

export interface ServiceButtonProps {
  label: string;
  onClick: () => void;
  /** Result of a press: loading or failed; '' before. */
  status: string;
  /** The service, once it has loaded. */
  children?: ReactNode;
}

const Root = styled.div`
  ${cluster(8, 12)}
  font-size: ${size('small')};

  > :empty {
    position: absolute;
  }
`;

/** A footer button that loads a third-party service, such as a chat. */
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
