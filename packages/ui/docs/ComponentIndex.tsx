import { Markdown } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';

import { splitName } from '../.storybook/titles';

interface IndexEntry {
  id: string;
  title: string;
  tags: readonly string[];
}

/** Lists all components in Storybook's index, by sidebar group and with links. */
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
  const lines = entries.flatMap(({ id, title }, index) => {
    const [group, lastPart = ''] = title.split('/');
    const { name, aliases } = splitName(lastPart);
    const isFirstInGroup = !entries[index - 1]?.title.startsWith(`${group}/`);
    return [
      ...(isFirstInGroup ? [`\n## ${group}\n`] : []),
      `- [${name}](./?path=/docs/${id}): ${aliases}`,
    ];
  });
  return <Markdown>{lines.join('\n')}</Markdown>;
}
