import type { Token } from '@portfolio/theme';
import type { ReactNode } from 'react';

interface TokenTableProps<Value> {
  /** Tokens by name, as from `Object.entries`. */
  tokens: readonly (readonly [name: string, token: Token<Value>])[];
  /** Returns the code that uses a token. */
  code?: (name: string) => string;
  /** Cell content by column heading. */
  columns: Record<string, (value: Value, name: string) => ReactNode>;
}

/** A table of tokens: each token's code, the given columns and the token's purpose. */
export function TokenTable<Value>({
  tokens,
  code = (name) => name,
  columns,
}: TokenTableProps<Value>) {
  const names = tokens.map(([name]) => code(name));
  return (
    <div
      role="region"
      aria-label={`Tokens: ${names[0]} …`}
      tabIndex={0}
      style={{ overflowX: 'auto' }}
    >
      <table>
        <thead>
          <tr>
            {['Token', ...Object.keys(columns), 'For'].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tokens.map(([name, [value, purpose]], index) => (
            <tr key={name}>
              <td>
                <code>{names[index]}</code>
              </td>
              {Object.entries(columns).map(([heading, cell]) => (
                <td key={heading}>{cell(value, name)}</td>
              ))}
              <td>{purpose}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
