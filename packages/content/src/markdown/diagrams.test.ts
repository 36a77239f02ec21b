import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { problemLine } from '../explain';
import { readMarkdown } from './readMarkdown';

/** Reads a file with the given diagrams. The first diagram begins on line 4. */
async function read(...diagrams: readonly string[]) {
  const text = `---\ntitle: Kettle\n---\n${diagrams.map((one) => `\`\`\`mermaid${one}\n\`\`\``).join('\n\n')}`;
  const { problems, sections } = await readMarkdown(text, 'posts/kettle.md');
  return { html: toHtml(sections), problems: problems.map(problemLine) };
}

const kettle = '\nflowchart LR\n  accTitle: Water to tea\n  A[Water] -->|boils| B[Tea]';

describe('diagrams', () => {
  it('use the page’s colours, contain no styles and load nothing', async () => {
    const { html, problems } = await read(`${kettle}\n  style A fill:#f00`);
    expect(problems).toEqual([]);
    expect(html).toContain('<figure data-block="diagram" title="Water to tea"><svg ');
    for (const word of ['Water', 'boils', 'Tea']) expect(html).toContain(`>${word}</text>`);
    expect(html.match(/(?:fill|stroke)="(?!none|var\()[^"]*"/g)).toBeNull();
    expect(html).not.toMatch(/<style|style=|https?:|#f00/);
  });

  it('have labels of at least 13 px', async () => {
    const { html } = await read('\nerDiagram\n  accTitle: Kettles\n  KETTLE { string id PK }');
    const [, viewBoxWidth, width] = /viewBox="\S+ \S+ (\S+) [^"]*" width="(\S+)"/.exec(html)!;
    const sizes = Array.from(html.matchAll(/font-size="([^"]+)"/g), ([, size]) => Number(size));
    expect((Math.min(...sizes) * Number(width)) / Number(viewBoxWidth)).toBeGreaterThan(13);
  });

  it('have unique ids on a page', async () => {
    const { html } = await read(kettle, kettle);
    const ids = Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const used = Array.from(html.matchAll(/url\(#([^)]+)\)/g), ([, id]) => id);
    expect(used).toHaveLength(2);
    expect(ids).toEqual(expect.arrayContaining(used));
  });

  it.each([
    ' title="A talk"\nsequenceDiagram\n  Ada->>Tea: Hello',
    '\n---\ntitle: A talk\nconfig:\n  theme: dark\n---\nflowchart TD\n  A --> B',
  ])('have a title, and ignore other settings: %j', async (diagram) => {
    const { html, problems } = await read(diagram);
    expect(problems).toEqual([]);
    expect(html).toContain('title="A talk"><svg ');
    expect(html).not.toContain('dark');
    expect(html.includes('<figcaption>A talk</figcaption>')).toBe(diagram.startsWith(' title'));
  });

  it.each([
    ['classDiagram\nclass Kettle{ +String lid }\nKettle o-- Lid', ['+ lid: String', 'Lid']],
    ['stateDiagram-v2\nstate Kettle { Cold --> Hot }', ['Cold', 'Hot']],
    ['erDiagram\nKETTLE { string id PK, FK int litres }', ['PK,FK', 'litres']],
    ['graph TD; A-->|boils|B; B---->C--cools-->D', ['boils', 'A', 'B', 'C', 'cools', 'D']],
  ])('show every label in %j', async (diagram, labels) => {
    const { html, problems } = await read(` title="Tea"\n${diagram}`);
    expect(problems).toEqual([]);
    for (const label of labels)
      expect(html.replace(/<\/?tspan[^>]*>/g, '')).toContain(`>${label}</text>`);
  });

  it.each([
    ['flowchart TD\nA{Idea} --> B{Plan}\nB -- yes --> Build\nB -- no --> A', 'y'],
    ['flowchart LR\nsubgraph All\nIdea-->Plan\nPlan-->Idea\nPlan-->Done\nend', 'x'],
  ])('start with the first node despite a cycle: %j', async (diagram, axis) => {
    const { html } = await read(` title="Tea"\n${diagram}`);
    const [idea, plan] = ['Idea', 'Plan'].map((label) =>
      Number(new RegExp(`<text[^>]* ${axis}="([^"]+)"[^>]*>${label}`).exec(html)?.[1]),
    );
    expect(idea).toBeLessThan(plan!);
  });

  it('leave room for arrowheads', async () => {
    const { html } = await read(' title="Tea"\nflowchart LR\nA-->|a|B\nA-->|b|C\nC-->|c|A');
    const lines = Array.from(html.matchAll(/<polyline[^>]* points="([^"]+)"/g), ([, points]) =>
      points!.split(' ').map((point) => Number(point.split(',')[0])),
    ).filter((line) => line.every((x) => x > 20));
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(Math.abs(line.at(-1)! - line.at(-2)!)).toBeGreaterThan(5);
  });

  it('show the diamonds of aggregations', async () => {
    const { html } = await read(' title="Tea"\nclassDiagram\nA o-- B');
    expect(html).toMatch(/id="[^"]*cls-aggregation"[^>]* refX="12"/);
  });
});
