import { AsyncLocalStorage } from 'node:async_hooks';
import type { Knex } from 'knex';
import { Model, type Pojo, type RelationMapping } from 'objection';

const chosen = new AsyncLocalStorage<Knex>();

/** Does `work` with all its queries, of models and plain ones, on another pool of connections to the same database. */
export function onDatabase<Result>(database: Knex, work: () => Result): Result {
  return chosen.run(database, work);
}

/**
 * Base class of every stored entity. The engines return different values for the same column (a Date or epoch
 * milliseconds, true or 1, '4.50' or 4.5); a model names its columns of each kind and always sees one type.
 */
export class BaseModel extends Model {
  /** Columns that hold a point in time: a `Date` in code. */
  static dateAttributes: readonly string[] = [];
  /** Columns that hold yes or no: a `boolean` in code. */
  static booleanAttributes: readonly string[] = [];
  /** Columns that MySQL may give back as text (decimal, bigint): a `number` in code. */
  static numberAttributes: readonly string[] = [];
  /** Columns of JSON that hold a list of texts. */
  static textsAttributes: readonly string[] = [];
  /** Columns of JSON of another shape, each with what makes that shape of whatever the column holds. */
  static jsonReaders: Readonly<Record<string, (value: unknown) => unknown>> = {};

  static override useLimitInFirst = true;

  static override knex(bound?: Knex): Knex {
    return bound ? super.knex(bound) : (chosen.getStore() ?? super.knex());
  }

  /** The pool that the API was made with, also within `onDatabase`: what is known of the database is kept by it. */
  static boundKnex(): Knex {
    return super.knex();
  }

  /** Relation to the one row of another model whose id this column holds: `reviews.clientId`. */
  static belongsTo(modelClass: typeof BaseModel, column: string): RelationMapping<Model> {
    return {
      relation: this.BelongsToOneRelation,
      modelClass,
      join: { from: column, to: `${modelClass.tableName}.id` },
    };
  }

  override $parseDatabaseJson(json: Pojo): Pojo {
    const parsed = super.$parseDatabaseJson(json);
    const model = this.constructor as typeof BaseModel;
    for (const name of model.dateAttributes) convert(parsed, name, toDate);
    for (const name of model.booleanAttributes) convert(parsed, name, toBoolean);
    for (const name of model.numberAttributes) convert(parsed, name, Number);
    for (const name of model.textsAttributes) if (name in parsed) parsed[name] = toTexts(parsed[name]);
    for (const [name, read] of Object.entries(model.jsonReaders)) if (name in parsed) parsed[name] = read(parsed[name]);
    return parsed;
  }
}

/**
 * A time as any engine returns it: Date, epoch milliseconds, or text in UTC. What is none of them (a broken row)
 * becomes the epoch.
 */
export function toDate(value: unknown): Date {
  if (value instanceof Date && !Number.isNaN(value.getTime())) return value;
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2} /.test(value)) return new Date(`${value.replace(' ', 'T')}Z`);
  const moment = new Date(value as number | string);
  return Number.isNaN(moment.getTime()) ? new Date(0) : moment;
}

/**
 * A JSON column of texts as any engine gives it back, parsed or not; whatever is no text is left aside, so that every
 * list can be read.
 */
export function toTexts(value: unknown): string[] {
  const parsed = typeof value === 'string' ? parsedOrNull(value) : value;
  return Array.isArray(parsed) ? parsed.filter((item) => typeof item === 'string') : [];
}

function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** Yes or no as any engine gives it back: a boolean, 0 or 1. */
export function toBoolean(value: unknown): boolean {
  return value === true || Number(value) === 1;
}

function convert(json: Pojo, name: string, read: (value: unknown) => unknown): void {
  const value: unknown = json[name];
  if (value !== null && value !== undefined) json[name] = read(value);
}
