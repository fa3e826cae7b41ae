import type { Message } from '@counterpart/api/contract';
import { errorSentence, useHost, useToast } from '@counterpart/shell/sdk';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { changeThread, isConversationsKey } from '../conversation-cache';
import { withMessages } from './stored-messages';

/** Editing and deleting what one has sent. Each resolves with whether it was done; a toast says why not. */
export function useMessageActions(otherUserId: number) {
  const { api } = useHost();
  const responses = useSWRConfig();
  const showToast = useToast();
  const [pending, setPending] = useState(false);

  async function act(work: () => Promise<Message>, failed: string): Promise<boolean> {
    setPending(true);
    try {
      changeThread(responses, otherUserId, withMessages([await work()]));
      void responses.mutate(isConversationsKey);
      return true;
    } catch (error) {
      showToast({ title: failed, description: errorSentence(error), tone: 'destructive' });
      return false;
    } finally {
      setPending(false);
    }
  }

  const one = '/api/conversations/{otherUserId}/messages/{id}';
  return {
    pending,
    edit: (id: number, content: string) =>
      act(
        () => api.send('patch', one, { path: { otherUserId, id }, body: { content } }),
        'The message was not changed',
      ),
    remove: (id: number) =>
      act(() => api.send('delete', one, { path: { otherUserId, id } }), 'The message was not deleted'),
  };
}
