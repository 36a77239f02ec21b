/**
 * Reads a resume from a PDF as applicant-tracking programs do: text items are grouped by line and gap, lines by headings of known
 * words, and facts are told by their shape and place. It knows nothing of the content.
 */
import { getDocumentProxy } from 'unpdf';

interface Item {
  text: string;
  x: number;
  y: number;
  end: number;
  height: number;
  font: string;
}
type Line = Item[];

interface Link {
  url: string;
  x: number;
  y: number;
}

/** Words by which headings are known, and the section that they begin. */
const headingWords = {
  summary: /summary|profile|objective/i,
  work: /experience|employment/i,
  education: /education/i,
  projects: /projects?/i,
  skills: /skills?/i,
  certificates: /courses?|certificates?|certifications?|awards?/i,
} as const;
type SectionName = keyof typeof headingWords;

const months = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, month)),
);

/** ISO codes of countries by their English name. */
const countryCodes = new Map(
  Array.from({ length: 26 * 26 }, (_, index) => {
    const code = String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26));
    return [new Intl.DisplayNames('en', { type: 'region' }).of(code), code] as const;
  }),
);

const charWidth = ({ text, x, end }: Item) => (end - x) / Math.max(1, text.length);

/** The text items of a PDF in lines, those that stand closer than a letter joined; then its links in order. */
async function linesOf(bytes: Uint8Array): Promise<{ lines: Line[]; links: Link[] }> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const lines: Line[] = [];
  const links: Link[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    // Pages below each other: y grows towards the top of the first one.
    const shift = -10_000 * number;
    for (const raw of (await page.getTextContent()).items) {
      if (!('str' in raw) || raw.str.trim() === '') continue;
      const [, , , , x, y] = raw.transform as number[] as [0, 0, 0, 0, number, number];
      const item = {
        ...{ text: raw.str, x, y: y + shift, end: x + raw.width },
        ...{ height: raw.height, font: raw.fontName },
      };
      const line = lines.at(-1);
      const last = line?.at(-1);
      if (!line || !last || Math.abs(last.y - item.y) > item.height / 2) {
        lines.push([item]);
      } else if (last.font === item.font && item.x - last.end <= charWidth(last)) {
        const isApart = item.x - last.end > charWidth(last) / 8 && !last.text.endsWith(' ');
        last.text += (isApart ? ' ' : '') + item.text;
        last.end = item.end;
      } else {
        line.push(item);
      }
    }
    for (const { url, rect } of (await page.getAnnotations()) as {
      url?: string;
      rect: number[];
    }[]) {
      if (url) links.push({ url: url.replace(/\/$/, ''), x: rect[0]!, y: rect[1]! + shift });
    }
  }
  for (const item of lines.flat()) item.text = item.text.replace(/\s+/g, ' ').trim();
  return { lines, links };
}

/** The font in which most of the text is set. */
function bodyFont(lines: readonly Line[]): string {
  const letters = new Map<string, number>();
  for (const { font, text } of lines.flat()) {
    letters.set(font, (letters.get(font) ?? 0) + text.length);
  }
  return [...letters].sort(([, one], [, other]) => other - one)[0]![0];
}

/** Lines from one whose first item begins an entry to the next such line. */
function split(lines: readonly Line[], begins: (line: Line) => boolean): Line[][] {
  const groups: Line[][] = [];
  for (const line of lines) {
    if (begins(line) || groups.length === 0) groups.push([]);
    groups.at(-1)!.push(line);
  }
  return groups;
}

const join = (lines: readonly Line[]) =>
  lines
    .flat()
    .map(({ text }) => text)
    .join(' ');

/** The facts of an entry, which may take several lines, and the lines of its list. */
function atFirstBullet(entry: readonly Line[]): { facts: Item[]; list: readonly Line[] } {
  const at = entry.findIndex(([first]) => first!.text.startsWith('•'));
  const end = at === -1 ? entry.length : at;
  return { facts: entry.slice(0, end).flat(), list: entry.slice(end) };
}

/** The points of a list: from one bullet to the next. */
const pointsOf = (lines: readonly Line[]) =>
  join(lines)
    .split(/\s*•\s*/)
    .filter(Boolean);

/** `June 2024`, `May – June 2024`, `2023 – 2026`: first and last, as ISO dates. */
function datesOf(text: string): { startDate: string; endDate: string } {
  const iso = (date: string) => {
    const [, month, year] = /^(?:(\p{L}+) )?(\d{4})$/u.exec(date) ?? [];
    return month ? `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}` : `${year}`;
  };
  const [first = '', last = first] = text.split(/ [–-] /);
  const year = last.slice(-4);
  return { startDate: iso(/\d/.test(first) ? first : `${first} ${year}`), endDate: iso(last) };
}

const isDate = (text: string) => /\b(19|20)\d{2}\b/.test(text);

/** What stands before a remark in parentheses, and the remark. */
const remark = (text = '') => /^(.*?)(?: \((.*)\))?$/.exec(text)!.slice(1) as [string, string?];

const capitalised = (text = '') => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Bold names with what follows each: `Frontend: HTML, CSS`. */
function groupsOf(lines: readonly Line[], body: string, separator: RegExp) {
  const groups: { name: string; texts: string[] }[] = [];
  for (const { font, text } of lines.flat()) {
    if (font !== body) groups.push({ name: text.replace(/:$/, ''), texts: [] });
    else groups.at(-1)?.texts.push(text);
  }
  return groups.map(({ name, texts }) => ({ name, list: texts.join(' ').split(separator) }));
}

/** Reads the resume in a PDF, with the keys of JSON Resume. */
export async function parseResume(bytes: Uint8Array) {
  const { lines, links } = await linesOf(bytes);
  const body = bodyFont(lines);
  const sections: Partial<Record<SectionName, Line[]>> = {};
  const head: Line[] = [];
  let current = head;
  for (const line of lines) {
    const [only, ...others] = line;
    const isHeading =
      others.length === 0 && only!.font !== body && /^\p{Lu}\p{L}+( \p{L}+)?$/u.test(only!.text);
    const name = Object.keys(headingWords).find(
      (key) => isHeading && headingWords[key as SectionName].test(only!.text),
    ) as SectionName | undefined;
    if (name) current = sections[name] = [];
    else current.push(line);
  }
  const { summary = [], work = [], education = [], projects = [], skills = [] } = sections;
  const { certificates = [] } = sections;

  /** The address that is linked where something stands. */
  const linkAt = ({ x, y, end, height }: Item) =>
    links.find((link) => link.x >= x - 2 && link.x < end && Math.abs(link.y - y) < height)?.url ??
    '';
  const isBold = ([first]: Line) => first!.font !== body && !first!.text.startsWith('•');

  const facts = head.flat();
  const byHeight = [...facts].sort((one, other) => other.height - one.height);
  const place = facts
    .map(({ text }) => /^([\p{Lu}][\p{L} ]+), ([\p{Lu}][\p{L} ]+)$/u.exec(text))
    .find(Boolean);
  const addresses = facts.filter(({ text }) => /^[^@]+\.[a-z]+(\/\S*)?$/.test(text));
  const labelled = /^(\p{L}+): (\S+)$/u;

  return {
    basics: {
      name: byHeight[0]?.text,
      label: byHeight[1]?.text,
      email: facts.map(({ text }) => /^\S+@\S+\.\S+$/.exec(text)?.[0]).find(Boolean),
      location: { region: place?.[1], countryCode: countryCodes.get(place?.[2]) },
      url: addresses.filter(({ text }) => !labelled.test(text)).map(linkAt)[0],
      profiles: addresses.flatMap((item) => {
        const [, network, shown] = labelled.exec(item.text) ?? [];
        const url = `https://${shown}`;
        return network ? [{ network, username: shown!.split('/').at(-1), url }] : [];
      }),
      summary: join(summary),
    },
    work: split(work, isBold).map((entry) => {
      const { facts, list } = atFirstBullet(entry);
      const [position, name, ...rest] = facts;
      const [location, type] = remark(rest.find(({ text }) => !isDate(text))?.text);
      const [dates, duration] = remark(rest.find(({ text }) => isDate(text))?.text);
      return {
        ...{ position: position?.text, name: name?.text, location },
        summary: `${capitalised(type)}, ${duration}`,
        ...datesOf(dates),
        highlights: pointsOf(list),
      };
    }),
    education: split(education, isBold).map((entry) => {
      const [studyType, institution, ...rest] = entry.flat();
      const area = rest.find(({ text }) => !isDate(text))?.text;
      return {
        studyType: studyType?.text,
        ...(area && { area }),
        institution: institution?.text,
        ...datesOf(rest.find(({ text }) => isDate(text))?.text ?? ''),
      };
    }),
    projects: split(projects, isBold).map((entry) => {
      const { facts, list } = atFirstBullet(entry);
      const [name, ...rest] = facts;
      const [description, ...highlights] = pointsOf(list);
      const { endDate } = datesOf(rest.find(({ text }) => isDate(text))?.text ?? '');
      const keywords = rest.find(({ text }) => !isDate(text))?.text.split(', ');
      return { name: name?.text, endDate, description, highlights, keywords, url: linkAt(name!) };
    }),
    skills: groupsOf(skills, body, /, /).map(({ name, list }) => ({ name, keywords: list })),
    certificates: groupsOf(certificates, body, /; /).flatMap(({ name: issuer, list }) =>
      list.map((certificate) => {
        const [, name, date = ''] = /^(.*), (.*)$/.exec(certificate) ?? [];
        return { name, date: datesOf(date).endDate, issuer };
      }),
    ),
    /** The addresses that the certificates link to, in order. A link that is broken into two lines counts once. */
    certificateUrls: [
      ...new Set(
        links
          .filter(({ y }) => certificates.flat().some((item) => Math.abs(item.y - y) < item.height))
          .map(({ url }) => url),
      ),
    ],
  };
}
