/** Checks the JSON Schemas that editors use for completion and hints. `vitest run -u` updates them. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { collections, documents } from './documents';

/** Omits fields that only the generator sets, and makes fields with a generated default optional. */
function withoutGeneratedFields({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodType;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}): void {
  delete jsonSchema['isDerived'];
  if (!(zodSchema instanceof z.ZodObject)) return;
  for (const [name, field] of Object.entries(zodSchema.shape as Record<string, z.ZodType>)) {
    const { readOnly, isDerived } = field.meta() ?? {};
    if (!readOnly && !isDerived) continue;
    if (readOnly) delete jsonSchema.properties?.[name];
    jsonSchema.required = jsonSchema.required?.filter((required) => required !== name);
  }
}

function jsonSchemas(): Map<string, z.core.JSONSchema.BaseSchema> {
  const sources = [
    ...Object.values(documents).map(
      ({ file, schema }) => [file.replace('.yaml', ''), schema] as const,
    ),
    ...Object.entries(collections).map(([name, { schema }]) => [name, schema] as const),
  ];
  return new Map(
    sources.map(([name, schema]) => [
      name,
      z.toJSONSchema(schema, {
        io: 'input',
        unrepresentable: 'throw',
        override: withoutGeneratedFields,
      }),
    ]),
  );
}

function* fieldsIn(schema: unknown, path = ''): Generator<[path: string, description: unknown]> {
  if (typeof schema !== 'object' || schema === null) return;
  const { properties = {}, ...rest } = schema as { properties?: Record<string, object> };
  for (const [name, field] of Object.entries(properties)) {
    const isConstant = 'const' in field;
    const isShared = '$ref' in field;
    if (!isConstant && !isShared)
      yield [`${path}.${name}`, 'description' in field && field.description];
    yield* fieldsIn(field, `${path}.${name}`);
  }
  for (const [key, part] of Object.entries(rest)) {
    if (key !== 'default') yield* fieldsIn(part, path);
  }
}

describe.each([...jsonSchemas()])('the schema of %s', (name, schema) => {
  it('matches the published file', async () => {
    await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(
      `../schemas/${name}.schema.json`,
    );
  });

  it('describes every field', () => {
    const undescribed = [...fieldsIn(schema)].filter(([, description]) => !description);
    expect(undescribed.map(([path]) => path)).toEqual([]);
  });
});
