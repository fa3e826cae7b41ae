import { apiKey, errorSentence, newUuid, useHost, useToast } from '@counterpart/shell/sdk';
import { useRef, useState } from 'react';
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
  const { api } = useHost();
  const { mutate } = useSWRConfig();
  const showToast = useToast();
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // The same text to the same person keeps its id: sent again after a lost response, it is stored once.
  const attempt = useRef({ receiverId: 0, content: '', clientMessageId: '' });
  return {
    isSending,
    failure,
    send: async (receiverId, text) => {
      const content = text.trim();
      if (attempt.current.content !== content || attempt.current.receiverId !== receiverId)
        attempt.current = { receiverId, content, clientMessageId: newUuid() };
      setIsSending(true);
      setFailure(null);
      try {
        await api.send('post', '/api/messages', { body: attempt.current });
        showToast({ title: 'Message sent', description: 'Your message has been sent successfully.', tone: 'success' });
        void mutate(apiKey('/api/conversations'));
        return true;
      } catch (error) {
        setFailure(errorSentence(error));
        return false;
      } finally {
        setIsSending(false);
      }
    },
  };
}
