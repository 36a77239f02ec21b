/** What became of a picture. */
export interface Finding {
  /** Name of its file, without the ending. */
  name: string;
  /** `changed` differs from the approved one, `new` has none, `gone` has no story any more. */
  kind: 'changed' | 'new' | 'gone';
  /** Pixels that differ, of a changed one. */
  differingPixels?: number;
}

const headings: Record<Finding['kind'], string> = {
  changed: 'Changed',
  new: 'New',
  gone: 'Gone',
};

const picture = (folder: string, name: string, label: string) =>
  `<figure><img src="${folder}/${name}.png" alt="${label}: ${name}" loading="lazy"><figcaption>${label}</figcaption></figure>`;

function entry({ name, kind, differingPixels }: Finding): string {
  const note = differingPixels === undefined ? '' : ` <small>${differingPixels} pixels</small>`;
  const pictures = {
    changed: [
      picture('approved', name, 'Approved'),
      picture('now', name, 'Now'),
      picture('difference', name, 'Difference'),
    ],
    new: [picture('now', name, 'Now')],
    gone: [picture('approved', name, 'Approved')],
  }[kind];
  return `<section><h3>${name}${note}</h3><div>${pictures.join('')}</div></section>`;
}

/** The page that shows the differences: approved, now, and what differs in red. */
export function reportPage(findings: readonly Finding[], approveCommand: string): string {
  const groups = (Object.keys(headings) as Finding['kind'][]).flatMap((kind) => {
    const own = findings.filter((finding) => finding.kind === kind);
    return own.length > 0
      ? [`<h2>${headings[kind]}: ${own.length}</h2>${own.map(entry).join('')}`]
      : [];
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pictures that differ</title>
<style>
  body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; color: #14201c; background: #f0f3ee }
  section { margin-block: 2rem; border-block-start: 2px solid }
  div { display: flex; gap: 1rem; overflow-x: auto; align-items: start }
  figure { margin: 0 }
  figcaption, small { color: #45514c; font-weight: 400 }
  img { display: block; border: 1px solid #c9d1ca; background: #fff }
</style>
<h1>${findings.length === 0 ? 'All pictures are as approved' : 'Pictures that differ'}</h1>
<p>If they are as they should be: <code>${approveCommand}</code></p>
${groups.join('\n')}
</html>
`;
}
