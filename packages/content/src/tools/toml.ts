/** Reads TOML, in which Hugo writes front matter between lines of `+++`. */
import { parse, TomlDate, TomlError } from 'smol-toml';
import type { YamlFile } from './yaml';

/**
 * Parses the TOML of front matter.
 *
 * @param report takes a mistake in the writing, with its line
 * @param linesBefore how many lines of the file stand before the text
 */
export function readToml(
  text: string,
  report: (line: number, expectation: string) => void,
  linesBefore = 0,
): YamlFile {
  const rows = text.split('\n');
  const lineOf: YamlFile['lineOf'] = ([name]) => {
    const at = rows.findIndex((row) => /^\s*\[?([\w-]+)/.exec(row)?.[1] === String(name));
    return at < 0 ? 1 : at + 1 + linesBefore;
  };
  try {
    return { value: plain(parse(text)), lineOf };
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const [, mistake = ''] = error.message.split(/:\s|\n/);
    report(error.line + linesBefore, `write TOML, or YAML between lines of ---: ${mistake}`);
    return { value: undefined, lineOf };
  }
}

/** A value as YAML would give it: days and times as texts. */
function plain(value: unknown): unknown {
  if (value instanceof TomlDate) return value.toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, plain(field)]));
}
