/// <reference types="vite/client" />
import {
  Controls,
  Description,
  Heading,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import usages from '../docs/usage.md?raw';
import { componentPages } from '../src/generated/componentPages';
import { splitName } from './titles';

/** Returns Markdown links to the pages that show any of these components. */
function pagesText(components: readonly string[]): string {
  const pages = [...new Set(components.flatMap((name) => componentPages[name] ?? []))].sort();
  const links = pages.map(
    (name) => `[${name}](./?path=/story/pages-${name.toLowerCase()}--default)`,
  );
  // `pageStory.tsx` is part of every page, so its entry lists all pages.
  if (pages.length === componentPages['pageStory']?.length) return `Every page, e.g. ${links[0]}.`;
  return links.join(', ');
}

const usageOf = (name: string) =>
  usages
    .split(/^# /m)
    .find((section) => section.startsWith(`${name}\n`))
    ?.slice(name.length);

/** A component's documentation page: description, usage, controls and stories. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const [root, lastName = ''] = preparedMeta.title.split('/');
  const { name, aliases } = splitName(lastName);
  const usage = usageOf(name);
  const components = [name, ...Object.keys(preparedMeta.subcomponents ?? {})];
  const pages = root === 'Pages' ? '' : pagesText(components);
  return (
    <>
      <Title>{name}</Title>
      <Subtitle>{preparedMeta.tags.includes('new') ? 'New in 2.0.0' : 'Stable'}</Subtitle>
      <Description />
      {aliases && <Markdown>{`**Also found as** ${aliases}`}</Markdown>}
      {pages && <Markdown>{`**Appears on** ${pages}`}</Markdown>}
      <Primary />
      <Controls />
      {usage && <Heading>Usage</Heading>}
      {usage && <Markdown>{usage}</Markdown>}
      <Stories />
    </>
  );
}
