import { apiKey } from '@counterpart/shell/sdk';

const conversationsKey = apiKey('/api/conversations');

/** True for the key of the list of conversations, whole or searched. */
export function isConversationsKey(key: unknown): boolean {
  return key === conversationsKey || (typeof key === 'string' && key.startsWith(`${conversationsKey}?`));
}

export function threadKey(otherUserId: number): string {
  return apiKey('/api/messages/{otherUserId}', { path: { otherUserId } });
}

/** True for the key of any thread, whole or of earlier messages. */
export function isThreadKey(key: unknown): boolean {
  return typeof key === 'string' && key.startsWith('/api/messages/');
}
