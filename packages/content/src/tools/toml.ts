/** Parses TOML, which Hugo uses for front matter between lines of `+++`. */
import { parse, TomlDate, TomlError } from 'smol-toml';
import { replaceParts } from '../replaceParts';
import type { YamlFile } from './yaml';

/**
 * Parses TOML front matter.
 *
 * @param report called with each syntax error and its line
 * @param linesBefore number of lines before the text in the file
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

/** Converts dates and times to strings, as the YAML parser returns them. */
const plain = (value: unknown) =>
  replaceParts(value, (part) => (part instanceof TomlDate ? part.toISOString() : undefined));
