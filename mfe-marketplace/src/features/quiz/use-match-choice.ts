import { messageLimits, type QuizResult } from '@counterpart/api/contract';
import { apiKey, errorSentence, newUuid, signInPath, useHost, useSession, useToast } from '@counterpart/shell/sdk';
import { useNavigate } from '@counterpart/shell/sdk/router';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { storeChoice, readChoice, type PendingChoice } from './quiz-memory';

type ChoiceErrors = Partial<Record<keyof PendingChoice, string>>;

export interface MatchChoice extends PendingChoice {
  readonly errors: ChoiceErrors;
  readonly pending: boolean;
  /** Reason a message could not be sent, in one sentence. */
  readonly failure: string | null;
  change(changes: Partial<PendingChoice>): void;
  /**
   * Writes to all chosen professionals, or redirects to sign-in first and back to the choice afterwards. Never rejects.
   */
  submit(): Promise<void>;
}

/** Holds the matches to contact, the consent and the message. */
export function useMatchChoice(result: QuizResult): MatchChoice {
  const { api } = useHost();
  const { user } = useSession();
  const { mutate } = useSWRConfig();
  const showToast = useToast();
  const navigate = useNavigate();
  // The matches are never rendered on the server: they are fetched in the browser, so what waits in this tab may be
  // read here.
  const [choice, setChoice] = useState<PendingChoice>(
    () => readChoice(result.id) ?? { chosen: [], message: result.summary, consent: false },
  );
  const [errors, setErrors] = useState<ChoiceErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const sending = useRef(false);
  // One id for each message and person, so that sending it again after a lost answer stores it once.
  const messageIds = useRef(new Map<string, string>());

  async function contact(receiverId: number, content: string): Promise<void> {
    const key = `${receiverId} ${content}`;
    const clientMessageId = messageIds.current.get(key) ?? newUuid();
    messageIds.current.set(key, clientMessageId);
    await api.send('post', '/api/quiz/{id}/contacts', {
      path: { id: result.id },
      body: { professionalId: receiverId, consent: true },
    });
    await api.send('post', '/api/messages', { body: { receiverId, content, clientMessageId } });
  }

  async function contactAll(): Promise<void> {
    const content = choice.message.trim();
    const done: number[] = [];
    try {
      for (const id of choice.chosen) {
        await contact(id, content);
        done.push(id);
      }
      storeChoice(result.id, null);
      showToast({ title: 'Message sent', description: 'Your message has been sent successfully.', tone: 'success' });
    } catch (error) {
      setFailure(errorSentence(error));
      showToast({
        title: 'Error sending message',
        description: String(error instanceof Error ? error.message : error),
        tone: 'destructive',
      });
    }
    setChoice((before) => ({ ...before, chosen: before.chosen.filter((id) => !done.includes(id)) }));
    void mutate(apiKey('/api/conversations'));
    await mutate(apiKey('/api/quiz/{id}', { path: { id: result.id } }));
  }

  return {
    ...choice,
    errors,
    pending,
    failure,
    change: (changes) => {
      setChoice((before) => ({ ...before, ...changes }));
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changes))));
    },
    submit: async () => {
      if (sending.current) return;
      const found = choiceErrors(choice);
      setErrors(found);
      setFailure(null);
      if (Object.keys(found).length > 0) return;
      if (!user) {
        storeChoice(result.id, choice);
        showToast({ title: 'Login Required', description: 'You need to login or create an account to send messages.' });
        void navigate(`${signInPath(`/quiz?request=${result.id}`)}&signup=true`);
        return;
      }
      sending.current = true;
      setPending(true);
      await contactAll();
      sending.current = false;
      setPending(false);
    },
  };
}

/** Returns what is missing before a professional can be contacted. */
function choiceErrors({ chosen, message, consent }: PendingChoice): ChoiceErrors {
  const length = message.trim().length;
  return {
    ...(chosen.length === 0 && { chosen: 'Please choose at least one professional.' }),
    ...(length === 0 && { message: 'Please write a message.' }),
    ...(length > messageLimits.max && {
      message: `A message can have at most ${messageLimits.max.toLocaleString('en-US')} characters.`,
    }),
    ...(!consent && { consent: 'Please agree that your answers are shared with the professionals you choose.' }),
  };
}
