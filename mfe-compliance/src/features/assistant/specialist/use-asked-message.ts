import { apiKey, newUuid, useAct } from '@counterpart/shell/sdk';
import { useRef } from 'react';
import { useSWRConfig } from 'swr';

interface AskedMessage {
  readonly isSending: boolean;
  /** Reason the last one was not sent, in a sentence. */
  readonly failure: string | null;
  /** Sends a text to a professional. Resolves with whether it was stored. */
  send(receiverId: number, text: string): Promise<boolean>;
}

/** A question on its way to a professional, through the same messages as every other. */
export function useAskedMessage(): AskedMessage {
  const { mutate } = useSWRConfig();
  const { pending, failure, run } = useAct();
  // The same text to the same person keeps its id: sent again after a lost response, it is stored once.
  const attempt = useRef({ receiverId: 0, content: '', clientMessageId: '' });
  return {
    isSending: pending,
    failure,
    send: async (receiverId, text) => {
      const content = text.trim();
      if (attempt.current.content !== content || attempt.current.receiverId !== receiverId)
        attempt.current = { receiverId, content, clientMessageId: newUuid() };
      const isSent = await run((api) => api.send('post', '/api/messages', { body: attempt.current }), {
        done: () => ({ title: 'Message sent', description: 'Your message has been sent successfully.' }),
      });
      if (isSent) void mutate(apiKey('/api/conversations'));
      return isSent;
    },
  };
}
