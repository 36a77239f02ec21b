import { extractLinks, getDocumentProxy } from 'unpdf';

export interface PdfContents {
  /** Lines of text on each page in content order, as applicant tracking systems read them. */
  pages: string[][];
  /** Text in content order, split where the font changes. */
  runs: { face: string; text: string }[];
  /** Each page's lowest line, with its baseline in pt from the bottom. */
  lowestLines: { pt: number; text: string }[];
  /** Page sizes in pt. */
  sizes: [width: number, height: number][];
  title: unknown;
  author: unknown;
  keywords: unknown;
  language: unknown;
  isTagged: boolean;
  /** Number of elements by tag. */
  tags: Map<string, number>;
  outline: string[];
  links: string[];
}

interface TagNode {
  role?: string;
  children?: TagNode[];
}

function countTags(node: TagNode | null, tags: Map<string, number>) {
  if (!node) return;
  if (node.role) tags.set(node.role, (tags.get(node.role) ?? 0) + 1);
  node.children?.forEach((child) => countTags(child, tags));
}

interface OutlineNode {
  title: string;
  items: OutlineNode[];
}

const flattened = (nodes: OutlineNode[]): string[] =>
  nodes.flatMap(({ title, items }) => [title, ...flattened(items)]);

export async function readPdf(bytes: Uint8Array): Promise<PdfContents> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { info } = await pdf.getMetadata();
  const metadata = info as Record<string, unknown>;
  const contents: PdfContents = {
    pages: [],
    runs: [],
    lowestLines: [],
    sizes: [],
    title: metadata['Title'],
    author: metadata['Author'],
    keywords: metadata['Keywords'],
    language: metadata['Language'],
    isTagged: Boolean((await pdf.getMarkInfo())?.['Marked']),
    tags: new Map(),
    outline: flattened(((await pdf.getOutline()) ?? []) as OutlineNode[]),
    links: (await extractLinks(pdf)).links,
  };
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    contents.sizes.push([width, height]);
    const { items } = await page.getTextContent();
    const textItems = items.flatMap((item) => ('str' in item ? [item] : []));
    const text = textItems.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join('');
    for (const { str, fontName: face } of textItems) {
      const last = contents.runs.at(-1);
      if (last?.face === face) last.text += str;
      else contents.runs.push({ face, text: str });
    }
    contents.pages.push(text.split('\n').filter((line) => line.trim() !== ''));
    const placed = textItems
      .filter(({ str }) => str.trim())
      .map(({ str, transform }) => ({ str, pt: Number((transform as number[])[5]) }));
    const pt = Math.min(...placed.map((item) => item.pt));
    const lowest = placed.filter((item) => item.pt - pt < 0.5).map(({ str }) => str);
    contents.lowestLines.push({ pt, text: lowest.join('') });
    countTags((await page.getStructTree()) as TagNode | null, contents.tags);
  }
  return contents;
}
