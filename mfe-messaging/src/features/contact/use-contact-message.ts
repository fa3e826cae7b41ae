import { apiKey, errorSentence, newUuid, useHost, useToast } from '@counterpart/shell/sdk';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { messageFailedToast, messageSentToast, requireSession } from '../../message-texts';

/**
 * One message to one person, outside of a thread.
 * @returns `send` answers whether the message was stored; when it was not, `failure` says why in one sentence
 */
export function useContactMessage(receiverId: number) {
  const host = useHost();
  const { mutate } = useSWRConfig();
  const showToast = useToast();
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // The same text keeps its id, so sending it again after a lost response does not store it twice.
  const attempt = useRef({ content: '', clientMessageId: '' });

  async function send(text: string): Promise<boolean> {
    const content = text.trim();
    if (content === '' || isSending) return false;
    if (attempt.current.content !== content) attempt.current = { content, clientMessageId: newUuid() };
    setIsSending(true);
    setFailure(null);
    try {
      requireSession(host);
      await host.api.send('post', '/api/messages', { body: { receiverId, ...attempt.current } });
      attempt.current = { content: '', clientMessageId: '' };
      showToast(messageSentToast);
      void mutate(apiKey('/api/conversations'));
      void mutate(apiKey('/api/messages/{otherUserId}', { path: { otherUserId: receiverId } }));
      return true;
    } catch (error) {
      setFailure(errorSentence(error));
      showToast(messageFailedToast(error));
      return false;
    } finally {
      setIsSending(false);
    }
  }

  return { send, isSending, failure };
}
