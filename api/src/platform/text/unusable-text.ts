/** NUL, which SQLite cuts a text at, and half of a surrogate pair, which is no character and which MySQL refuses. */
const unusable = /\0|\p{Cs}/u;

/**
 * Looks for text that cannot be stored or sent on as it is, in keys and values of whatever a request carries, files'
 * names included. Walks without recursion: a body may be nested deeper than the stack is.
 * @returns the name of the topmost field it is in ('' for a key that is such a text itself), null when there is none
 */
export function findUnusableText(value: unknown): string | null {
  const waiting: { readonly value: unknown; readonly field: string | null }[] = [{ value, field: null }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value: found, field } = next;
    if (typeof found === 'string' && unusable.test(found)) return field ?? '';
    if (typeof found !== 'object' || found === null || ArrayBuffer.isView(found)) continue;
    for (const [key, inner] of Object.entries(found)) {
      if (unusable.test(key)) return field ?? '';
      waiting.push({ value: inner, field: field ?? key });
    }
  }
  return null;
}
