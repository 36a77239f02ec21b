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
const tableOf = ({ keys = {}, reader }: Usage) =>
  [
    '| Key or reader | What happens |',
    '| --- | --- |',
    ...Object.entries(keys).map(([key, effect]) => `| ${key} | ${effect} |`),
    reader && `| Screen reader | ${reader} |`,
  ]
    .filter(Boolean)
    .join('\n');

/** A part's page: what it is, whether it is new, its controls, how it is used, and all of its stories. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { usage } = preparedMeta.parameters as { usage?: Usage };
  const status = preparedMeta.tags.includes('new') ? 'New in 2.0.0' : 'Stable';
  return (
    <>
      <Title />
      <Subtitle>{status}</Subtitle>
      <Description />
      <Primary />
      <Controls />
      {(usage?.do ?? usage?.dont) && (
        <Markdown>
          {[
            '## Do and don’t',
            usage?.do && `- **Do** ${usage.do}`,
            usage?.dont && `- **Don’t** ${usage.dont}`,
          ]
            .filter(Boolean)
            .join('\n')}
        </Markdown>
      )}
      {(usage?.keys ?? usage?.reader) && (
        <Markdown>{`## Keyboard and screen reader\n\n${tableOf(usage ?? {})}`}</Markdown>
      )}
      <Stories />
    </>
  );
}
