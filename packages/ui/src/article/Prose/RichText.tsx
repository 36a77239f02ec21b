import { createElement, type ReactNode } from 'react';

import { Link } from '../../platform/Link';

/** An element of a formula in MathML. */
export interface MathNode {
  tag: string;
  attributes?: Readonly<Record<string, string>>;
  children: readonly (MathNode | string)[];
}

/** Text with code, emphasis, links and the like in it. */
export type RichText =
  | string
  | readonly (
      | string
      | { code: string }
      | { strong: RichText }
      | { emphasis: RichText }
      | { strike: RichText }
      | { link: RichText; href: string }
      | { math: MathNode }
      | { footnote: number; isFirst?: boolean }
      | { lineBreak: true }
    )[];

/** A formula as MathML. */
export function formula(node: MathNode | string, key?: number): ReactNode {
  if (typeof node === 'string') return node;
  const { class: className, ...attributes } = node.attributes ?? {};
  return createElement(
    node.tag,
    { ...attributes, ...(className && { className }), ...(key !== undefined && { key }) },
    ...node.children.map((child, index) => formula(child, index)),
  );
}

function Run({ run }: { run: Exclude<RichText, string>[number] }) {
  if (typeof run === 'string') return <span>{run}</span>;
  if ('code' in run) return <code translate="no">{run.code}</code>;
  if ('strong' in run) return <strong>{inline(run.strong)}</strong>;
  if ('emphasis' in run) return <em>{inline(run.emphasis)}</em>;
  if ('strike' in run) return <del>{inline(run.strike)}</del>;
  if ('link' in run) return <Link href={run.href}>{inline(run.link)}</Link>;
  if ('math' in run) return formula(run.math);
  if ('lineBreak' in run) return <br />;
  const id = `footnote-${run.footnote}`;
  return (
    <sup>
      <a href={`#${id}`} role="doc-noteref" {...(run.isFirst && { id: `${id}-reference` })}>
        {run.footnote}
      </a>
    </sup>
  );
}

/** Text inside an element of its own: bare when it is no more than that. */
export function inline(text: RichText): ReactNode {
  return typeof text === 'string' ? text : <Rich text={text} />;
}

/** Text beside other things: each piece in an element, so that a page translator can replace it. */
export function Rich({ text }: { text: RichText }) {
  if (typeof text === 'string') return <span>{text}</span>;
  return text.map((run, index) => <Run key={index} run={run} />);
}
