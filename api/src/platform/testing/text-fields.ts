import type { OpenApiDocument, Operation } from '../openapi/document';
import type { JsonSchema } from '../openapi/json-schema';

/** Part of a request that carries a text its sender chooses. */
export type TextField =
  | { readonly in: 'path' | 'query'; readonly name: string }
  | { readonly in: 'file name' }
  /**
   * A value of the body, or with `isKey` the name of one; `*` stands for every key of a map and every item of a list.
   */
  | { readonly in: 'body'; readonly steps: readonly string[]; readonly isKey?: true };

/**
 * Every text field of an operation, as the OpenAPI document says: whatever stands in a URL is a text, of bodies what is
 * of type string.
 */
export function textFields({ components }: OpenApiDocument, operation: Operation): TextField[] {
  const { schemas } = components;
  const addressed = (operation.parameters ?? []).flatMap((parameter): TextField[] =>
    parameter.in === 'header' ? [] : [{ in: parameter.in, name: parameter.name }],
  );
  const [mimeType, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  if (mimeType === 'multipart/form-data') return [...addressed, { in: 'file name' }];
  return [...addressed, ...(body ? ofBody(body.schema, [], schemas) : [])];
}

function ofBody(
  { $ref, anyOf, properties, additionalProperties, items, type }: JsonSchema,
  steps: readonly string[],
  schemas: OpenApiDocument['components']['schemas'],
): TextField[] {
  const within = (schema: JsonSchema, step: string) => ofBody(schema, [...steps, step], schemas);
  if ($ref) return ofBody(schemas[$ref.split('/').at(-1) ?? ''] ?? {}, steps, schemas);
  if (anyOf) return unique(anyOf.flatMap((schema) => ofBody(schema, steps, schemas)));
  if (properties) return Object.entries(properties).flatMap(([name, schema]) => within(schema, name));
  if (items) return within(items, '*');
  if (typeof additionalProperties === 'object')
    return [{ in: 'body', steps, isKey: true }, ...within(additionalProperties, '*')];
  return [type].flat().includes('string') ? [{ in: 'body', steps }] : [];
}

/** Kinds of one value: a text, or a list of texts, is asked for once each. */
function unique(fields: readonly TextField[]): TextField[] {
  return [...new Map(fields.map((field) => [JSON.stringify(field), field])).values()];
}
