import type { ConversationDetails } from '@counterpart/api/contract';
import { useApi } from '@counterpart/shell/sdk';

/** Details of the other person for a thread's header; `undefined` until known. */
export function useDetails(otherUserId: number): ConversationDetails | undefined {
  return useApi('/api/conversations/{otherUserId}', { path: { otherUserId } }, { revalidateOnMount: true }).data;
}
