/// <reference types="vite/client" />
import {
  Controls,
  Description,
  Markdown,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import usages from '../docs/usage.md?raw';
import { splitName } from './titles';

const usageOf = (name: string) =>
  usages
    .split(/^# /m)
    .find((section) => section.startsWith(`${name}\n`))
    ?.slice(name.length);

/** A component's documentation page: description, usage, controls and stories. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const [, lastName = ''] = preparedMeta.title.split('/');
  const { name, aliases } = splitName(lastName);
  const usage = usageOf(name);
  return (
    <>
      <Title>{name}</Title>
      <Description />
      {aliases && <Markdown>{`**Also found as** ${aliases}`}</Markdown>}
      <Primary />
      <Controls />
      {usage && <Markdown>{usage}</Markdown>}
      <Stories />
    </>
  );
}
