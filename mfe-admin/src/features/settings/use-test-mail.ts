import type { MailHead } from '@counterpart/api/contract';
import { apiKey, errorSentence, useHost } from '@counterpart/shell/sdk';
import { useEffect, useRef, useState } from 'react';

interface Result {
  readonly tone: 'success' | 'error' | 'warning';
  readonly sentence: string;
}

/** Checks of the outbox for what became of the mail, and milliseconds before each. */
const looks = 15;
const pause = 1_000;

function resultOf({ status, toEmail, lastError }: MailHead): Result | null {
  if (status === 'sent') return { tone: 'success', sentence: `Sent to ${toEmail}. Check your inbox.` };
  if (status === 'failed')
    return { tone: 'error', sentence: `Refused: ${lastError ?? 'the mail server gave no reason.'}` };
  if (lastError) return { tone: 'error', sentence: `Not sent yet. We’ll try again: ${lastError}` };
  return null;
}

/** Sends a test mail to who is signed in and follows it through the outbox. */
export function useTestMail() {
  const { api } = useHost();
  const [isSending, setSending] = useState(false);
  const [result, setResult] = useState<Result | null>(null);
  const left = useRef<AbortController>(null);
  useEffect(() => () => left.current?.abort(), []);

  async function follow(mailId: number, signal: AbortSignal): Promise<Result> {
    for (let look = 0; look < looks; look += 1) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      const mail = await api.fetch(apiKey('/api/admin/mails/{id}', { path: { id: mailId } }), signal);
      const found = resultOf(mail);
      if (found) return found;
    }
    return { tone: 'warning', sentence: 'The email still waits in the outbox. Look there again in a few minutes.' };
  }

  async function send(): Promise<void> {
    const leaving = new AbortController();
    left.current = leaving;
    setSending(true);
    setResult(null);
    try {
      const { mailId } = await api.send('post', '/api/admin/settings/test-mail');
      setResult(await follow(mailId, leaving.signal));
    } catch (error) {
      if (!leaving.signal.aborted) setResult({ tone: 'error', sentence: errorSentence(error) });
    } finally {
      setSending(false);
    }
  }

  return { send, isSending, result };
}
