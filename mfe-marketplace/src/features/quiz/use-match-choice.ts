import { messageLimits, type QuizResult } from '@counterpart/api/contract';
import {
  apiKey,
  errorSentence,
  newUuid,
  useDraft,
  useHost,
  useSendAfterSignUp,
  useSignUpFirst,
  useSession,
  useToast,
} from '@counterpart/shell/sdk';
import { useNavigate } from '@counterpart/shell/sdk/router';
import { useLayoutEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';

/** Professionals to contact, and the message to them. */
interface Choice {
  readonly chosen: readonly number[];
  readonly message: string;
  readonly consent: boolean;
}
type ChoiceErrors = Partial<Record<keyof Choice, string>>;

const noChoice: Choice = { chosen: [], message: '', consent: false };

export interface MatchChoice extends Choice {
  readonly errors: ChoiceErrors;
  readonly pending: boolean;
  /** Reason a message could not be sent, in one sentence. */
  readonly failure: string | null;
  change(changes: Partial<Choice>): void;
  /** Writes to all chosen professionals; a visitor signs up first, and they are written to on return. Never rejects. */
  submit(): Promise<void>;
}

/** Holds the matches to contact, the consent and the message. */
export function useMatchChoice(result: QuizResult): MatchChoice {
  const { api } = useHost();
  const { user } = useSession();
  const { mutate } = useSWRConfig();
  const showToast = useToast();
  const navigate = useNavigate();
  const form = `matches.${result.id}`;
  const draft = useDraft(form);
  const signUpFirst = useSignUpFirst(form);
  const [choice, setChoice] = useState<Choice>({ ...noChoice, message: result.summary });
  useLayoutEffect(
    () => draft.restore(({ values }) => setChoice((before) => ({ ...before, ...values })), noChoice),
    [draft],
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

  async function contactAll(): Promise<boolean> {
    const content = choice.message.trim();
    const done: number[] = [];
    try {
      for (const id of choice.chosen) {
        await contact(id, content);
        done.push(id);
        draft.write({ ...choice, chosen: choice.chosen.filter((other) => !done.includes(other)) });
      }
      draft.forget();
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
    return done.length === choice.chosen.length;
  }

  async function submit(): Promise<boolean> {
    if (sending.current) return false;
    const found = choiceErrors(choice);
    setErrors(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return false;
    if (!user) {
      signUpFirst(`/quiz?request=${result.id}`);
      return false;
    }
    sending.current = true;
    setPending(true);
    const isSent = await contactAll();
    sending.current = false;
    setPending(false);
    return isSent;
  }

  useSendAfterSignUp(form, () => {
    void submit().then((isSent) => isSent && navigate(`/messages?with=${choice.chosen[0]}`));
  });

  return {
    ...choice,
    errors,
    pending,
    failure,
    change: (changes) => {
      const next = { ...choice, ...changes };
      setChoice(next);
      draft.write(next);
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changes))));
    },
    submit: async () => void (await submit()),
  };
}

/** Returns what is missing before a professional can be contacted. */
function choiceErrors({ chosen, message, consent }: Choice): ChoiceErrors {
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
