/**
 * The Frontend Discovery schema `v1-pre` (github.com/awslabs/frontend-discovery, `schema/v1-pre.json`), field by field,
 * for JSON Schema 2019-09. The published one lists a single item for an area's versions, so it checks the first one
 * only; here every version is held to it.
 */
const version = {
  type: 'object',
  required: ['url', 'metadata'],
  additionalProperties: false,
  properties: {
    url: { type: 'string' },
    fallbackUrl: { type: 'string' },
    metadata: {
      type: 'object',
      required: ['integrity', 'version'],
      additionalProperties: false,
      properties: { integrity: { type: 'string' }, version: { type: 'string' } },
    },
    deployment: {
      type: 'object',
      required: ['traffic', 'default'],
      properties: { traffic: { type: 'number', minimum: 0, maximum: 100 }, default: { type: 'boolean' } },
    },
    extras: { type: 'object' },
  },
} as const;

export const publishedSchema = {
  $schema: 'https://json-schema.org/draft/2019-09/schema',
  type: 'object',
  required: ['schema', 'microFrontends'],
  additionalProperties: false,
  properties: {
    schema: { type: 'string' },
    microFrontends: {
      type: 'object',
      additionalProperties: { type: 'array', uniqueItems: true, items: [version], additionalItems: version },
    },
  },
} as const;
