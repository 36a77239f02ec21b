import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { Wrap } from '../../layout/Wrap/Wrap';
import { below, colour, leading, size } from '../../theme';

export interface ResumePageLayoutProps {
  /** The page's own `<h1>`. */
  heading: string;
  /** What can be done with the sheet: buttons. */
  actions: ReactNode;
  /** A QR code. */
  qr: ReactNode;
  /** The sheet. */
  children: ReactNode;
}

const Ground = styled.div`
  flex: 1;
  background: ${colour('sunken')};

  @media print {
    background: none;
  }
`;

const gap = 'clamp(2rem, 5vw, 5rem)';

const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 15rem) minmax(0, 1fr);
  gap: ${gap};
  align-items: start;
  padding-block: clamp(2rem, 4vw, 4rem) clamp(4rem, 7vw, 7rem);

  ${below('columns')} {
    grid-template-columns: minmax(0, 1fr);
    padding-inline: 0;
  }

  @media print {
    display: block;
    padding: 0;
  }
`;

const Tools = styled.div`
  position: sticky;
  inset-block-start: 6.5rem;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;

  /* A word in letters of this size may reach into the gap rather than break. */
  h1 {
    margin-block-end: 1rem;
    margin-inline-end: calc(1rem - ${gap});
    font-size: ${size(1)};
    line-height: ${leading(0.86)};
  }

  > :is(a, button) {
    justify-content: space-between;
  }

  > figure {
    margin-block-start: 1.5rem;
  }

  @media (scripting: none) {
    > button {
      display: none;
    }
  }

  ${below('columns')} {
    position: static;
    grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
    padding-inline: var(--gutter);

    > :is(h1, figure) {
      grid-column: 1 / -1;
      margin-inline-end: 0;
    }
  }

  @media print {
    display: none;
  }
`;

/** The Resume page: the sheet, with what can be done with it at its side. In print there is the sheet alone. */
export function ResumePageLayout({ heading, actions, qr, children }: ResumePageLayoutProps) {
  return (
    <Ground>
      <Columns>
        <Tools>
          <h1>{heading}</h1>
          {actions}
          {qr}
        </Tools>
        {children}
      </Columns>
    </Ground>
  );
}
