import type { State } from 'swr';

/** State that swr has of a key; with the key itself, by which a filter of `mutate` finds it. */
type Entry = State<unknown> & { readonly _k?: string };

/** The app's one cache of API answers, by key. */
export type ResponseCache = Map<string, Entry>;

/**
 * A cache that holds the server's responses as if the browser had fetched them, and not as swr's `fallback`: swr knows
 * no data of a key that is only in `fallback`, so a hook that keeps previous data shows the page before for good when
 * it returns there.
 * @param responses first responses by key; the keys are API paths
 * @param errors those that failed, by key
 */
export function createResponseCache(
  responses: Readonly<Record<string, unknown>> = {},
  errors: ReadonlyMap<string, Error> = new Map(),
): ResponseCache {
  const entries = Object.entries(responses).map(([key, data]): [string, Entry] => [key, { data, _k: key }]);
  const failed = [...errors].map(([key, error]): [string, Entry] => [key, { error, _k: key }]);
  return new StableCache([...entries, ...failed]);
}

/**
 * Writing what is there already changes nothing, not even the entry's identity. A part of a page that hydrates late
 * compares identities: with another one React would render it again synchronously, and what is lazy in it would go back
 * to its placeholder.
 */
class StableCache extends Map<string, Entry> {
  override set(key: string, entry: Entry): this {
    const known = this.get(key);
    return known && isSame(known, entry) ? this : super.set(key, entry);
  }
}

function isSame(one: object, other: object): boolean {
  const names = Object.keys(other);
  return (
    names.length === Object.keys(one).length &&
    names.every((name) => name in one && one[name as keyof typeof one] === other[name as keyof typeof other])
  );
}
