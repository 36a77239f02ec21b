import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

import { splitName } from '../.storybook/titles';
import { space } from '../src/theme';
import { Cards, Note, Group } from './foundations/layout';

interface IndexEntry {
  id: string;
  title: string;
  tags: readonly string[];
}

const Groups = styled.div`
  display: grid;
  gap: ${space(48)};
  margin-block-start: ${space(24)};
`;

/** Lists all components by sidebar group, with links, from Storybook's index. */
export function ComponentIndex() {
  const [entries, setEntries] = useState<IndexEntry[]>([]);
  useEffect(() => {
    void fetch('./index.json')
      .then((response) => response.json())
      .then((index: { entries: Record<string, IndexEntry> }) => {
        const isComponent = ({ id, title, tags }: IndexEntry) =>
          id.endsWith('--docs') && !tags.includes('unattached-mdx') && !title.startsWith('Pages/');
        setEntries(Object.values(index.entries).filter(isComponent));
      });
  }, []);
  const groups = [...new Set(entries.map(({ title }) => title.split('/')[0]))];
  return (
    <Groups>
      {groups.map((group) => (
        <Group key={group}>
          <h2>{group}</h2>
          <Cards $min="15rem">
            {entries
              .filter(({ title }) => title.startsWith(`${group}/`))
              .map(({ id, title }) => {
                const { name, aliases } = splitName(title.split('/')[1] ?? '');
                return (
                  <li key={id}>
                    <AnchorMdx href={`./?path=/docs/${id}`} target="_top">
                      {name}
                    </AnchorMdx>
                    <Note>{aliases}</Note>
                  </li>
                );
              })}
          </Cards>
        </Group>
      ))}
    </Groups>
  );
}
