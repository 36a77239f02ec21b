import type { StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { type Tile, type Token } from '@portfolio/theme';
import { colour, font, onTile, radius, size, space, tileVars } from '../../src/theme';

/** Returns a story that shows a Foundations page: heading, introduction and content. */
export const page = (heading: string, lead: string, children: ReactNode): StoryObj => ({
  parameters: { controls: { disable: true } },
  render: () => (
    <Root>
      <header>
        <h1>{heading}</h1>
        <p>{lead}</p>
      </header>
      {children}
    </Root>
  ),
});

const Root = styled.main`
  display: grid;
  gap: ${space(48)};
  max-inline-size: 76rem;

  > header {
    display: grid;
    gap: ${space(16)};
  }

  > header p {
    max-inline-size: 44rem;
    font-size: ${size('lead')};
    line-height: 1.42;
  }

  h1 {
    font-size: ${size(1)};
    letter-spacing: -0.02em;
  }

  h2 {
    font-size: ${size(3)};
  }
`;

export const Group = styled.div`
  display: grid;
  gap: ${space(16)};
`;

/** A grid whose cards have a minimum width. */
export const Cards = styled.ul<{ $min: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${({ $min }) => $min}, 1fr));
  gap: ${space(32)};

  > li {
    display: grid;
    gap: ${space(8)};
    align-content: start;
  }
`;

export const Code = styled.code`
  font-size: 0.875em;
  overflow-wrap: anywhere;
`;

export const Note = styled.span`
  color: ${colour('ink-2')};
  font-size: ${size('small')};
  text-wrap: pretty;
`;

export const Name = styled.strong`
  font: 600 ${size('body')} / 1.2 ${font('text')};
`;

const Scroller = styled.div`
  overflow-x: auto;

  table {
    inline-size: 100%;
    border-collapse: collapse;
  }

  th,
  td {
    padding: ${space(8)} ${space(24)} ${space(8)} 0;
    border-block-end: 1px solid ${colour('hair')};
    text-align: start;
    vertical-align: middle;
    font-weight: 400;
  }

  thead th {
    border-block-end: 2px solid ${colour('ink')};
    font-weight: 600;
    font-size: ${size('small')};
    white-space: nowrap;
  }

  tbody th {
    white-space: nowrap;
  }

  td:last-child,
  th:last-child {
    padding-inline-end: 0;
  }
`;

/** A heading and a table of tokens. Each row shows a token's code, the given columns and the token's purpose. */
export function TokenSection<Value>({
  label,
  firstHeading = 'Token',
  tokens,
  code = (name) => name,
  columns = {},
  lastHeading = 'For',
}: {
  label: string;
  firstHeading?: string;
  tokens: Readonly<Record<string, Token<Value>>>;
  code?: (name: string) => string;
  /** Cell content by column heading. */
  columns?: Record<string, (value: Value, name: string) => ReactNode>;
  /** Heading of the last column; '' omits the column. */
  lastHeading?: string;
}) {
  const headings = [firstHeading, ...Object.keys(columns), lastHeading].filter(Boolean);
  return (
    <Group>
      <h2>{label}</h2>
      <Scroller tabIndex={0} role="region" aria-label={label}>
        <table>
          <thead>
            <tr>
              {headings.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.entries(tokens).map(([name, [value, purpose]]) => (
              <tr key={name}>
                <th scope="row">
                  <Code>{code(name)}</Code>
                </th>
                {Object.entries(columns).map(([column, cell]) => (
                  <td key={column}>{cell(value, name)}</td>
                ))}
                {lastHeading && (
                  <td>
                    <Note>{purpose}</Note>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </Group>
  );
}

export const DrawingTile = styled.div<{ $tile: Tile }>`
  ${({ $tile }) => tileVars($tile)}
  ${onTile}
  position: relative;
  overflow: hidden;
  border-radius: ${radius('tile')};
`;

export const Patch = styled.span`
  display: grid;
  place-items: center;
  inline-size: 4.5rem;
  block-size: 3rem;
  border: 1px solid ${colour('edge')};
  border-radius: ${radius('tile')};
  font-weight: 600;
  forced-color-adjust: none;
`;
