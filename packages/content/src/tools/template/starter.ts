/** Reads the starter files, from which new content is created. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lastFieldName } from '../../explain';
import { replaceParts } from '../../replaceParts';
import { isFields, isSample, sample, type Fields } from '../samples';
import { isFixedList, isTranslatable } from '../translate';
import { readYaml } from '../yaml';

type Placeholders = Readonly<Record<string, string>>;

function fillPlaceholders(value: unknown, placeholders: Placeholders): unknown {
  const names = Object.keys(placeholders).join('|').replaceAll('.', '\\.');
  const pattern = new RegExp(names || '$^', 'g');
  return replaceParts(value, (part, path) => {
    if (isSample(part)) return sample(fillPlaceholders(part.value, placeholders), part.hint);
    if (typeof part !== 'string') return undefined;
    const filled = part.replace(pattern, (name) => placeholders[name] ?? name);
    return path.at(-1) === 'description' ? truncate(filled, 160) : filled;
  });
}

/** Marks untranslated texts as samples, except names and the owner's own text. */
export const markUntranslated = (value: unknown, ownText = '') =>
  replaceParts(value, (part, path) => {
    const name = lastFieldName(path);
    if (isSample(part) || (Array.isArray(part) && isFixedList(name, part))) return part;
    if (typeof part !== 'string' || name === 'name') return undefined;
    return isTranslatable(name, part.replace(ownText, ''))
      ? sample(part, 'in your language')
      : undefined;
  }) as Fields;

/** Truncates text at a space, and adds an ellipsis. */
export const truncate = (text: string, length: number) =>
  text.length <= length ? text : `${text.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;

const textOf = (file: string) =>
  readFileSync(fileURLToPath(new URL(`../../../starter/${file}`, import.meta.url)), 'utf8');

const fieldsIn = (text: string) =>
  readYaml(text, (line, mistake) => {
    throw new Error(`line ${line}: ${mistake}`);
  }).value;

export const starterDocument = (file: string, placeholders: Placeholders = {}) =>
  fillPlaceholders(fieldsIn(textOf(file)), placeholders) as Fields;

export function starterEntry(
  kind: string,
  placeholders: Placeholders,
): { fields: Fields; prose: string } {
  const [, front = '', prose = ''] =
    /^---\n([^]*?)---\n([^]*)$/.exec(textOf(`entries/${kind}.md`)) ?? [];
  return { fields: fillPlaceholders(fieldsIn(front), placeholders) as Fields, prose };
}

/** Adds known facts to fields. An undefined fact keeps a field's value, and null removes the field. */
export function withFacts(fields: Fields, facts: Fields): Fields {
  const known = Object.entries(facts).filter(([, fact]) => fact !== undefined);
  const merged = known.map(([name, fact]) => {
    const current = fields[name];
    return [name, isFields(current) && isFields(fact) ? withFacts(current, fact) : fact];
  });
  const all = { ...fields, ...(Object.fromEntries(merged) as Fields) };
  return Object.fromEntries(Object.entries(all).filter(([, fact]) => fact !== null));
}
