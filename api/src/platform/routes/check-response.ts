import { randomUUID } from 'node:crypto';
import type Joi from 'joi';
import type { Settings } from '../settings';

/** Log entry about an item that is left out. */
export interface LeftOut {
  readonly errorId: string;
  /** Position in the response: `items.3`. */
  readonly item: string;
  readonly id: unknown;
  /** The rule it breaks. */
  readonly rule: string;
}

type Path = readonly (string | number)[];

/**
 * Checks a response against its schema, as the settings say. `strict` throws, so that a test finds our mistake.
 * `lenient` leaves out each item of a list that breaks the schema and reports it: one invalid row must not break a list
 * for all users. What is no item is reported and sent as it is. `off` checks nothing. An empty text is never wrong:
 * columns can hold it, and pages show it.
 */
export function checkResponse(
  schema: Joi.Schema,
  response: unknown,
  mode: Settings['checkResponses'],
  report: (leftOut: LeftOut) => void,
): unknown {
  if (mode === 'off') return response;
  const { error } = schema.validate(response, { abortEarly: false, convert: false });
  const wrong = error?.details.filter(({ type }) => type !== 'string.empty') ?? [];
  if (!error || wrong.length === 0) return response;
  if (mode === 'strict') throw error;
  const items = new Map<string, Path>();
  for (const { path, message } of wrong) {
    const item = path.slice(0, path.findIndex((part) => typeof part === 'number') + 1);
    const name = item.join('.');
    if (items.has(name)) continue;
    items.set(name, item);
    const id = (valueAt(response, item) as { id?: unknown } | null | undefined)?.id;
    report({ errorId: randomUUID(), item: name, id, rule: message });
  }
  items.delete('');
  return items.size === 0 ? response : without(response, [...items.values()]);
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((found, part) => (found as Record<string | number, unknown> | null | undefined)?.[part], value);

/**
 * A copy without some items of its lists; the last of a list goes first, so that the others keep their numbers
 * meanwhile.
 */
function without(response: unknown, items: readonly Path[]): unknown {
  const copy = structuredClone(response);
  const lastFirst = [...items].sort((a, b) => Number(b.at(-1)) - Number(a.at(-1)));
  for (const path of lastFirst) (valueAt(copy, path.slice(0, -1)) as unknown[]).splice(Number(path.at(-1)), 1);
  return copy;
}
