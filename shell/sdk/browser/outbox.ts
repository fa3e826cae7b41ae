import { localStore } from './browser-storage';

/**
 * Prefix of the keys under which an area stores, in this browser, what a user has sent and the server does not have
 * yet: one entry each. While there is one, the shell renders slot `session.outbox` on every page.
 */
export const outboxPrefix = (userId: number): string => `counterpart.outbox.${userId}.`;

/** The keys of a person's entries. */
export function outboxKeys(userId: number): string[] {
  return localStore.keys().filter((key) => key.startsWith(outboxPrefix(userId)));
}

/** The person logs out: the next one at this computer must not read or send what waits. */
export function forgetOutbox(userId: number): void {
  outboxKeys(userId).forEach((key) => localStore.remove(key));
}
