import {
  Controls,
  Description,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { Usage } from '../src/usage';

/** The table's cells are one line each, as Markdown wants them. */
const usageText = ({ do: rule, dont, keys = {}, reader }: Usage) => `## Do and don’t

- **Do** ${rule}
- **Don’t** ${dont}

## Keyboard and screen reader

| Key or reader | What happens |
| --- | --- |
${[...Object.entries(keys), ['Screen reader', reader]].map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`;

/** A part's page: what it is, whether it is new, its controls, how it is used, and all of its stories. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { usage } = preparedMeta.parameters as { usage?: Usage };
  return (
    <>
      <Title />
      <Subtitle>{preparedMeta.tags.includes('new') ? 'New in 2.0.0' : 'Stable'}</Subtitle>
      <Description />
      <Primary />
      <Controls />
      {usage && <Markdown>{usageText(usage)}</Markdown>}
      <Stories />
    </>
  );
}
