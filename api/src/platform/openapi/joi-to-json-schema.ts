import Joi from 'joi';
import type { JoiDescription, JsonSchema } from './json-schema';

/** Named schemas of the document, filled while schemas are read. */
export type Components = Map<string, JsonSchema>;

/**
 * Reads a Joi description. A schema with a PascalCase label (or `className` meta) becomes a component of that name and
 * a reference to it; null stays beside the reference, so that the name means one thing everywhere.
 * @throws when two different schemas have the same name
 */
export function toJsonSchema(description: JoiDescription, components: Components): JsonSchema {
  const name = nameOf(description);
  const values = description.allow ?? [];
  const isNullable = values.includes(null);
  const plain = withDetails(describeType(description, components), description);
  if (!name) return isNullable ? orNull(plain) : plain;
  addComponent(components, name, plain);
  const reference = { $ref: `#/components/schemas/${name}` };
  return isNullable ? { anyOf: [reference, { type: 'null' }] } : reference;
}

/** True when a key must be there. */
export function isRequired(description: JoiDescription): boolean {
  return description.flags?.presence === 'required';
}

function nameOf({ flags, metas }: JoiDescription): string | undefined {
  const className = metas?.find((meta) => meta.className)?.className;
  return className ?? (flags?.label && /^[A-Z][A-Za-z0-9]+$/.test(flags.label) ? flags.label : undefined);
}

function addComponent(components: Components, name: string, schema: JsonSchema): void {
  const known = components.get(name);
  if (known && JSON.stringify(known) !== JSON.stringify(schema))
    throw new Error(`Two different schemas are named ${name}.`);
  components.set(name, schema);
}

function orNull(schema: JsonSchema): JsonSchema {
  if (schema.enum) return { ...schema, type: [String(schema.type), 'null'], enum: [...schema.enum, null] };
  if (typeof schema.type === 'string') return { ...schema, type: [schema.type, 'null'] };
  return { anyOf: [schema, { type: 'null' }] };
}

function describeType(description: JoiDescription, components: Components): JsonSchema {
  switch (description.type) {
    case 'object':
      return describeObject(description, components);
    case 'array':
      return describeArray(description, components);
    case 'alternatives':
      return {
        anyOf: (description.matches ?? []).flatMap(({ schema }) => (schema ? [toJsonSchema(schema, components)] : [])),
      };
    default:
      return describeValue(description);
  }
}

/**
 * Describes a schema that is not made of others and has no name, as Joi itself does. Null and names are ours, see
 * above.
 */
function describeValue({ allow = [], ...description }: JoiDescription): JsonSchema {
  const schema = Joi.build({ ...description, allow: allow.filter((value) => value !== null) }) as Joi.Schema;
  return schema['~standard'].jsonSchema.input({ target: 'draft-2020-12' });
}

function describeObject({ keys = {}, patterns, flags }: JoiDescription, components: Components): JsonSchema {
  const entries = Object.entries(keys).filter(([, key]) => key.flags?.presence !== 'forbidden');
  const required = entries.filter(([, key]) => isRequired(key)).map(([name]) => name);
  const values = patterns?.[0] && toJsonSchema(patterns[0].rule, components);
  return {
    type: 'object',
    ...(entries.length > 0 && {
      properties: Object.fromEntries(entries.map(([name, key]) => [name, toJsonSchema(key, components)])),
    }),
    ...(required.length > 0 && { required }),
    ...(values
      ? { additionalProperties: values }
      : !flags?.unknown && entries.length > 0 && { additionalProperties: false }),
  };
}

function describeArray(description: JoiDescription, components: Components): JsonSchema {
  const kinds = (description.items ?? []).map((item) => toJsonSchema(item, components));
  const items = kinds.length > 1 ? { anyOf: kinds } : kinds[0];
  const array: JsonSchema = {
    type: 'array',
    ...(items && { items }),
    ...numeric(description, { min: 'minItems', max: 'maxItems' }),
  };
  return description.flags?.single && items ? { anyOf: [array, items] } : array;
}

function withDetails(schema: JsonSchema, { flags }: JoiDescription): JsonSchema {
  const hasDefault = flags?.default !== undefined && typeof flags.default !== 'object';
  return {
    ...schema,
    ...(flags?.description && { description: flags.description }),
    ...(hasDefault && { default: flags.default }),
  };
}

function numeric(description: JoiDescription, names: Readonly<Record<'min' | 'max', keyof JsonSchema>>): JsonSchema {
  const found: Record<string, number> = {};
  for (const { name, args } of description.rules ?? []) {
    const limit = args?.['limit'];
    if ((name === 'min' || name === 'max') && typeof limit === 'number') found[names[name]] = limit;
  }
  return found;
}
