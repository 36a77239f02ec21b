/** Creates JSON Schemas of the content files, for completion, hints and validation in editors. */
import { z } from 'zod';
import { collections, documents } from './documents';

/** Omits fields that the generator adds, and makes those optional that it adds only if they are missing. */
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

/**
 * Creates the JSON Schemas.
 *
 * @returns schemas by document or collection name
 */
export function jsonSchemas(): Map<string, z.core.JSONSchema.BaseSchema> {
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
