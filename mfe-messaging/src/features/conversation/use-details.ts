import type { ConversationDetails } from '@counterpart/api/contract';
import { useApi } from '@counterpart/shell/sdk';

/** What the head of a thread says of the other person; `undefined` until it is known. */
export function useDetails(otherUserId: number): ConversationDetails | undefined {
  return useApi('/api/conversations/{otherUserId}', { path: { otherUserId } }, { revalidateOnMount: true }).data;
}
