import { apiKey } from '@counterpart/shell/sdk';

/** Cache keys that more than one place refreshes. */
export const conversationsKey = apiKey('/api/conversations');

export function threadKey(otherUserId: number): string {
  return apiKey('/api/messages/{otherUserId}', { path: { otherUserId } });
}

/** True for the key of any thread, whole or of earlier messages. */
export function isThreadKey(key: unknown): boolean {
  return typeof key === 'string' && key.startsWith('/api/messages/');
}
