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
import { splitName } from './titles';

/** Page names by component: see `main.ts`. */
declare const COMPONENT_PAGES: Readonly<Record<string, readonly string[]>>;

/** Lists the pages with any of these components, as Markdown links. */
function pagesText(components: readonly string[]): string {
  const pages = [...new Set(components.flatMap((name) => COMPONENT_PAGES[name] ?? []))].sort();
  const links = pages.map(
    (name) => `[${name}](./?path=/story/pages-${name.toLowerCase()}--default)`,
  );
  // This file frames every page's stories.
  if (pages.length === COMPONENT_PAGES['pageStory']?.length) return `Every page, e.g. ${links[0]}.`;
  return links.join(', ') || 'None of the page stories contains it.';
}

/** Markdown needs each table cell on one line. */
const usageText = ({ do: rule, dont, keys = {}, reader }: Usage) => `## Do and don’t

- **Do** ${rule}
- **Don’t** ${dont}

## Keyboard and screen reader

| Key or reader | What happens |
| --- | --- |
${[...Object.entries(keys), ['Screen reader', reader]].map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`;

/** A component's page: description, usage, controls and stories. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { usage } = preparedMeta.parameters as { usage?: Usage };
  const [root, lastName = ''] = preparedMeta.title.split('/');
  const { name, aliases } = splitName(lastName);
  const components = [name, ...Object.keys(preparedMeta.subcomponents ?? {})];
  return (
    <>
      <Title>{name}</Title>
      <Subtitle>{preparedMeta.tags.includes('new') ? 'New in 2.0.0' : 'Stable'}</Subtitle>
      <Description />
      {aliases && <Markdown>{`**Also found as** ${aliases}`}</Markdown>}
      {root !== 'Pages' && <Markdown>{`**Appears on** ${pagesText(components)}`}</Markdown>}
      <Primary />
      <Controls />
      {usage && <Markdown>{usageText(usage)}</Markdown>}
      <Stories />
    </>
  );
}
