import { trustDays, type User, type WaitingSecondStep } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import { Checkbox } from '@counterpart/design-system/checkbox';
import { Field } from '@counterpart/design-system/field';
import { useForm } from '@counterpart/design-system/form';
import { Stack } from '@counterpart/design-system/layout';
import { Skeleton } from '@counterpart/design-system/skeleton';
import { Text } from '@counterpart/design-system/text';
import { TextInput } from '@counterpart/design-system/text-input';
import { apiKey, Loaded, useAct, useApi, useFresh, useHost } from '@counterpart/shell/sdk';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { hasPasskeys as browserHasPasskeys } from '../../passkeys/passkeys';
import { LostSecondStep } from './lost-second-step';
import { useSecondStep } from './use-second-step';

interface Props {
  readonly onSignIn: (user: User) => void;
  /** Back to the password, with a sentence when it has to be typed again. */
  readonly onLeave: (sentence?: string) => void;
}

/** The second step after the password: a code of the app, a passkey, or a recovery code. */
export function SecondStepForm(props: Props): ReactNode {
  const ways = useApi('/api/login/second-step', {}, { revalidateOnMount: false });
  // The cache may hold what waited here before: another person's, or one that is over.
  const isFresh = useFresh(ways);
  const fresh = { ...ways, data: isFresh ? ways.data : undefined };
  return (
    <Loaded of={fresh} name="your second step" compact skeleton={<Skeleton height={200} shape="block" />}>
      {(data) => <Ways ways={data} onRequested={() => ways.mutate()} {...props} />}
    </Loaded>
  );
}

const expired = 'That took too long. Please log in again.';

interface WaysProps extends Props {
  readonly ways: WaitingSecondStep;
  readonly onRequested: () => Promise<unknown>;
}

const codeWords = (hasApp: boolean) =>
  hasApp
    ? { label: 'Code', help: 'The six digits in your authenticator app, or one of your recovery codes.' }
    : { label: 'Recovery code', help: 'If your passkey is out of reach.' };

/**
 * Goes back to the password when the sign-in that waited here has run out; goes on when another tab has finished it.
 * @returns to be called when the server reports that it has run out
 */
function useEnd({ hasApp, hasPasskeys }: WaitingSecondStep, { onSignIn, onLeave }: Props): () => void {
  const { api } = useHost();
  const end = () => void api.fetch(apiKey('/api/user')).then(onSignIn, () => onLeave(expired));
  const endNow = useEffectEvent(end);
  const isOver = !hasApp && !hasPasskeys;
  useEffect(() => {
    if (isOver) endNow();
  }, [isOver]);
  return end;
}

function Ways({ ways, onRequested, onSignIn, onLeave }: WaysProps): ReactNode {
  const { hasApp, hasPasskeys, recoveryDueAt } = ways;
  const offersPasskey = hasPasskeys && browserHasPasskeys();
  const form = useRef<HTMLFormElement>(null);
  const onExpired = useEnd(ways, { onSignIn, onLeave });
  const { byCode, byPasskey, failure, pending } = useSecondStep({ onSignIn, onExpired });
  const { values, errors, set, field, submit } = useForm({
    draft: null,
    initial: { code: '', trustBrowser: false },
    validate: ({ code }) => ({ code: code.trim() ? undefined : 'Enter the code.' }),
    send: async (sent) => void (await byCode(sent)),
  });
  useEffect(() => form.current?.querySelector<HTMLElement>('input, button')?.focus(), []);

  return (
    <form ref={form} noValidate aria-label="Second step" onSubmit={(event) => void submit(event)}>
      <Stack gap={20}>
        {failure && <Alert tone="error">{failure}</Alert>}
        {offersPasskey && (
          <Button
            size="large"
            fullWidth
            variant={hasApp ? 'secondary' : 'primary'}
            disabled={pending}
            onClick={() => void byPasskey({ trustBrowser: values.trustBrowser })}
          >
            Use a Passkey
          </Button>
        )}
        <Field {...codeWords(hasApp)} error={errors.code}>
          <TextInput {...field('code')} autoComplete="one-time-code" />
        </Field>
        <Checkbox
          label={`Trust this browser for ${trustDays} days`}
          name="trustBrowser"
          checked={values.trustBrowser}
          onChange={(trustBrowser) => set('trustBrowser', trustBrowser)}
        />
        <Text size="small" tone="muted">
          Trust a browser only on a device that’s yours alone.
        </Text>
        <Button
          type="submit"
          size="large"
          fullWidth
          variant={hasApp ? 'primary' : 'secondary'}
          pending={pending}
          pendingLabel="Checking..."
        >
          Log In
        </Button>
        <LostSecondStep dueAt={recoveryDueAt} hasApp={hasApp} onRequested={onRequested} />
        <LeaveButton onLeave={() => onLeave()} />
      </Stack>
    </form>
  );
}

/** Ends the sign-in that waits in this browser, so that the next one here starts from nothing. */
function LeaveButton({ onLeave }: { readonly onLeave: () => void }): ReactNode {
  const { run, pending } = useAct();
  const leave = async () => {
    // It ends by itself soon when that fails.
    await run((api) => api.send('delete', '/api/login/second-step'));
    onLeave();
  };
  return (
    <Button variant="ghost" pending={pending} onClick={() => void leave()}>
      Use a Different Account
    </Button>
  );
}
