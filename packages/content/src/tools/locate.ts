/** Finds where in a content module a field is written, so that a message leads to its line. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type TypeScript from 'typescript';
import type { Node, SourceFile } from 'typescript';
import type { Problem } from '../explain';

/**
 * Adds the line to every problem of a content module; those of Markdown files have theirs.
 *
 * @param folder the absolute path of the content folder
 */
export async function locateProblems(
  problems: readonly Problem[],
  folder: string,
): Promise<Problem[]> {
  const isUnlocated = ({ file, line }: Problem) => line === undefined && file.endsWith('.ts');
  if (!problems.some(isUnlocated)) return [...problems];
  // A second's worth of code, which good content does without.
  const ts = await import('typescript');
  return problems.map((problem) => {
    const path = join(folder, problem.file);
    if (!isUnlocated(problem) || !existsSync(path)) return problem;
    const { createSourceFile, ScriptTarget } = ts.default;
    const source = createSourceFile(path, readFileSync(path, 'utf8'), ScriptTarget.Latest, true);
    return { ...problem, line: lineOfField(source, problem.field, ts.default) };
  });
}

/**
 * Finds the line of a field in a module's default export.
 *
 * @param field as problems name it, e.g. `cards[0].title`; a field that is missing is found at what should hold it
 * @returns the line, from 1
 */
function lineOfField(source: SourceFile, field: string, ts: typeof TypeScript): number {
  /** The value itself, without `sample(…)`, `defineDocument(…)`, `as const` and names of constants. */
  const valueOf = (node: Node | undefined): Node | undefined => {
    if (!node) return undefined;
    if (ts.isCallExpression(node)) {
      const isSample = node.expression.getText(source) === 'sample';
      return valueOf(isSample ? node.arguments[0] : node.arguments.at(-1));
    }
    if (ts.isPropertyAssignment(node)) return valueOf(node.initializer);
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return valueOf(node.expression);
    if (ts.isIdentifier(node)) {
      const declarations = source.statements.flatMap((statement) =>
        ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [],
      );
      return valueOf(declarations.find(({ name }) => name.getText() === node.text)?.initializer);
    }
    return node;
  };
  const exported = source.statements.find(ts.isExportAssignment)?.expression;
  let place = exported;
  for (const key of field.match(/[^.[\]]+/g) ?? []) {
    const value: Node | undefined = valueOf(place);
    const child: Node | undefined =
      value && ts.isObjectLiteralExpression(value)
        ? value.properties.find(({ name }) => name?.getText().replace(/^['"]|['"]$/g, '') === key)
        : value && ts.isArrayLiteralExpression(value)
          ? value.elements[Number(key)]
          : undefined;
    if (!child) break;
    place = child as typeof place;
  }
  const start = (place ?? source).getStart();
  return source.getLineAndCharacterOfPosition(start).line + 1;
}
