/**
 * Where an area stores, in this browser, what a person has sent and the server does not have yet: one entry each. While
 * there is one, the shell renders slot `session.outbox` on every page.
 */
export const outboxPrefix = (userId: number): string => `counterpart.outbox.${userId}.`;

/** The keys of a person's entries. @throws when the browser refuses storage */
export function outboxKeys(userId: number): string[] {
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
  return keys.filter((key) => key.startsWith(outboxPrefix(userId)));
}
