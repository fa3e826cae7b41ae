import type { Message } from '@counterpart/api/contract';
import { useAct, type ApiClient } from '@counterpart/shell/sdk';
import { useSWRConfig } from 'swr';
import { changeThread, isConversationsKey } from '../conversation-cache';
import { withMessages } from './stored-messages';

/** Editing and deleting what one has sent. Each resolves with whether it was done; a toast says why not. */
export function useMessageActions(otherUserId: number) {
  const responses = useSWRConfig();
  const { pending, run } = useAct();

  const act = (send: (api: ApiClient) => Promise<Message>, failed: string): Promise<boolean> =>
    run(
      async (api) => {
        changeThread(responses, otherUserId, withMessages([await send(api)]));
        void responses.mutate(isConversationsKey);
      },
      { failed },
    );

  const one = '/api/conversations/{otherUserId}/messages/{id}';
  return {
    pending,
    edit: (id: number, content: string) =>
      act(
        (api) => api.send('patch', one, { path: { otherUserId, id }, body: { content } }),
        'The message was not changed',
      ),
    remove: (id: number) =>
      act((api) => api.send('delete', one, { path: { otherUserId, id } }), 'The message was not deleted'),
  };
}
