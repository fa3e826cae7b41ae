import type { User } from '@counterpart/api/contract';
import { isApiError, useAct } from '@counterpart/shell/sdk';
import { provePasskey } from '../../passkeys/passkeys';

interface Options {
  readonly onSignIn: (user: User) => void;
  /** The password has to be typed again. */
  readonly onExpired: () => void;
}

interface PasskeyValues {
  readonly trustBrowser?: boolean;
  readonly remember?: boolean;
  /** A passkey of any account, whatever sign-in waits in this browser. */
  readonly any?: boolean;
}

interface SecondStepValues {
  readonly code: string;
  readonly trustBrowser: boolean;
}

/** Finishes logging in by a code or a passkey, and logs in by a passkey alone. What went wrong is in `failure`. */
export function useSecondStep({ onSignIn, onExpired }: Options) {
  const { run, ...act } = useAct();
  const enter = (work: Parameters<typeof run>[0]) =>
    run((api) =>
      work(api).catch((error: unknown) => {
        if (isApiError(error) && error.code === 'sign_in_expired') onExpired();
        throw error;
      }),
    );
  return {
    ...act,
    byCode: ({ code, trustBrowser }: SecondStepValues) =>
      enter(async (api) =>
        onSignIn(await api.send('post', '/api/login/second-step', { body: { code: code.trim(), trustBrowser } })),
      ),
    byPasskey: ({ trustBrowser = false, remember = false, any = false }: PasskeyValues) =>
      enter(async (api) => {
        const passkey = await provePasskey(await api.send('post', '/api/login/passkey/options', { body: { any } }));
        onSignIn(await api.send('post', '/api/login/passkey', { body: { passkey, trustBrowser, remember } }));
      }),
  };
}
