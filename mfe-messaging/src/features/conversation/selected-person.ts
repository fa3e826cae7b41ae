/** Reads the other person's id from `?with=`: `null` when none is chosen, `invalid` when it cannot be a person's id. */
export function selectedPersonId(search: URLSearchParams): number | 'invalid' | null {
  const value = search.get('with');
  if (value === null || value === '') return null;
  const id = Number(value);
  return /^\d+$/.test(value) && Number.isSafeInteger(id) && id > 0 ? id : 'invalid';
}

/** The URL of a thread, or of the list alone. */
export function threadHref(otherUserId?: number): string {
  return otherUserId === undefined ? '/messages' : `/messages?with=${otherUserId}`;
}
