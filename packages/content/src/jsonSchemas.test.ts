/** Compares the published schemas. `vitest run -u` updates them. */
import { describe, expect, it } from 'vitest';
import { jsonSchemas } from './jsonSchemas';

/** Yields every field of a schema with its description. */
function* fieldsIn(schema: unknown, path = ''): Generator<[path: string, description: unknown]> {
  if (typeof schema !== 'object' || schema === null) return;
  const { properties = {}, ...rest } = schema as { properties?: Record<string, object> };
  for (const [name, field] of Object.entries(properties)) {
    const isConstant = 'const' in field;
    if (!isConstant) yield [`${path}.${name}`, 'description' in field && field.description];
    yield* fieldsIn(field, `${path}.${name}`);
  }
  for (const [key, part] of Object.entries(rest)) {
    if (key !== 'default') yield* fieldsIn(part, path);
  }
}

describe.each([...jsonSchemas()])('the schema of %s', (name, schema) => {
  it('is published', async () => {
    await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(
      `../schemas/${name}.schema.json`,
    );
  });

  it('describes every field', () => {
    const silent = [...fieldsIn(schema)].filter(([, description]) => !description);
    expect(silent.map(([path]) => path)).toEqual([]);
  });
});
