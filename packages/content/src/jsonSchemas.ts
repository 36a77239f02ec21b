/** The content folder's files as JSON Schema, by which editors complete, explain and underline them. */
import { z } from 'zod';
import { collections, documents } from './documents';

/** Leaves out what the generator adds to what an author writes. */
function withoutReadOnly({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const { properties = {} } = jsonSchema;
  for (const [name, field] of Object.entries(properties)) {
    if (typeof field === 'boolean' || !field.readOnly) continue;
    delete properties[name];
    jsonSchema.required = jsonSchema.required?.filter((required) => required !== name);
  }
}

/**
 * Lists the JSON Schemas.
 *
 * @returns each by the name of its document, or of its collection
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
      z.toJSONSchema(schema, { io: 'input', unrepresentable: 'throw', override: withoutReadOnly }),
    ]),
  );
}
