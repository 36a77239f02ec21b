import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { below, colour, leading, notPrinted, size } from '../../theme';

export interface PrintLayoutProps {
  /** The page's `<h1>`. */
  heading: string;
  /** Content beside the heading, such as the theme toggle. */
  corner?: ReactNode;
  /** Number of pages, as text; announced when it changes. */
  count: string;
  /** A problem with the settings; announced with the number of pages. */
  warning?: string;
  /** Buttons: print, download. */
  actions: ReactNode;
  /** Controls for the paper and the text. */
  settings: ReactNode;
  /** Note below the settings. */
  note?: string;
  /** The preview. */
  children: ReactNode;
}

const Root = styled.div`
  @media screen {
    display: grid;
    grid-template-columns: minmax(0, 19rem) minmax(0, 1fr);
    gap: clamp(2rem, 4vw, 4rem);
    align-items: start;
    min-block-size: 100svh;
    padding: clamp(1.25rem, 3vw, 3rem) var(--gutter);
    background: ${colour('sunken')};
  }

  ${below('columns')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Tools = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;

  ${notPrinted}
`;

/** Number of letters that fit beside `corner` at a font size of 1rem. */
const lettersInLine = 31;

const Title = styled.div<{ $wordLength: number }>`
  display: flex;
  align-items: start;
  justify-content: space-between;

  h1 {
    font-size: clamp(2.5rem, ${({ $wordLength }) => lettersInLine / $wordLength}rem, ${size(1)});
    line-height: ${leading(0.86)};
    overflow-wrap: anywhere;
  }
`;

const Count = styled.p`
  display: grid;
  gap: 0.5rem;
  font: 600 ${size(4)} / 1.2 var(--f-display);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1.25rem;
  align-items: center;
`;

const Note = styled.p`
  color: ${colour('ink-2')};
  font: 400 ${size('small')} / 1.4 var(--f-text);
`;

/** The print app's layout: tools beside the preview. Only the preview is printed. */
export function PrintLayout({
  heading,
  corner,
  count,
  warning,
  actions,
  settings,
  note,
  children,
}: PrintLayoutProps) {
  const longestWordLength = Math.max(...heading.split(' ').map(({ length }) => length));
  return (
    <Root>
      <Tools>
        <Title $wordLength={longestWordLength}>
          <h1>{heading}</h1>
          {corner}
        </Title>
        <Count role="status">
          <span>{count}</span>
          {warning && <Note as="span">{warning}</Note>}
        </Count>
        <Actions>{actions}</Actions>
        {settings}
        {note && <Note>{note}</Note>}
      </Tools>
      <main>{children}</main>
    </Root>
  );
}
