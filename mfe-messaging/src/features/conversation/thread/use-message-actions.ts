import type { Message } from '@counterpart/api/contract';
import { errorSentence, useHost, useToast } from '@counterpart/shell/sdk';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { isConversationsKey } from '../conversation-keys';
import { changed } from '../outbox/conversation-workflow';

/** Editing and deleting what one has sent. Each resolves with whether it was done; a toast says why not. */
export function useMessageActions(otherUserId: number) {
  const { api } = useHost();
  const { mutate } = useSWRConfig();
  const showToast = useToast();
  const change = useUnit(changed);
  const [pending, setPending] = useState(false);

  async function act(work: () => Promise<Message>, failed: string): Promise<boolean> {
    setPending(true);
    try {
      change({ message: await work(), conversationWith: otherUserId });
      void mutate(isConversationsKey);
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
