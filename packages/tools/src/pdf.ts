import { extractLinks, getDocumentProxy } from 'unpdf';

interface TagNode {
  role?: string;
  children?: TagNode[];
}

/** Lists the tags of a node and its descendants. */
const tagsOf = ({ role, children = [] }: TagNode): string[] => [
  ...(role ? [role] : []),
  ...children.flatMap(tagsOf),
];

interface OutlineNode {
  title: string;
  items: OutlineNode[];
}

const titlesOf = (nodes: readonly OutlineNode[]): string[] =>
  nodes.flatMap(({ title, items }) => [title, ...titlesOf(items)]);

/** Reads a PDF's text, structure and metadata. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { info } = await pdf.getMetadata();
  const metadata = info as Record<string, unknown>;
  /** Lines of text on each page in content order, as applicant tracking systems read them. */
  const pages: string[][] = [];
  /** Text in content order, split where the font changes. */
  const runs: { face: string; text: string }[] = [];
  /** Each page's lowest line, with its baseline in pt from the bottom. */
  const lowestLines: { pt: number; text: string }[] = [];
  /** Page sizes in pt. */
  const sizes: [width: number, height: number][] = [];
  const tags: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    sizes.push([width, height]);
    const { items } = await page.getTextContent();
    const textItems = items.flatMap((item) => ('str' in item ? [item] : []));
    const text = textItems.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join('');
    pages.push(text.split('\n').filter((line) => line.trim() !== ''));
    for (const { str, fontName: face } of textItems) {
      const last = runs.at(-1);
      if (last?.face === face) last.text += str;
      else runs.push({ face, text: str });
    }
    const placed = textItems
      .filter(({ str }) => str.trim())
      .map(({ str, transform }) => ({ str, pt: Number((transform as number[])[5]) }));
    const pt = Math.min(...placed.map((item) => item.pt));
    const lowest = placed.filter((item) => item.pt - pt < 0.5).map(({ str }) => str);
    lowestLines.push({ pt, text: lowest.join('') });
    tags.push(...tagsOf(((await page.getStructTree()) ?? {}) as TagNode));
  }
  return {
    pages,
    runs,
    lowestLines,
    sizes,
    tags,
    title: metadata['Title'],
    author: metadata['Author'],
    keywords: metadata['Keywords'],
    language: metadata['Language'],
    isTagged: Boolean((await pdf.getMarkInfo())?.['Marked']),
    outline: titlesOf(((await pdf.getOutline()) ?? []) as OutlineNode[]),
    links: (await extractLinks(pdf)).links,
  };
}
