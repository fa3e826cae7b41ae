import type { PasskeyCreation, PasskeyRequest, SecondFactors, TrustedBrowser } from '../../contract/named-types';
import { createUser, testPassword } from './factories';
import { mailedToken } from './mailbox';
import type { AcceptedRequest } from './request-parts';
import { browserCall, codeOf, personWithApp, personWithPasskey, sendPassword } from './second-factor-person';
import { signIn } from './sign-in';
import { softwarePasskey } from './software-passkey';
import type { TestServer } from './test-server';

/** Accepted requests for second steps, by method and path; each with a person of its own. */
export function signInRequests(test: TestServer): Readonly<Record<string, AcceptedRequest>> {
  const call = browserCall(test);
  const anyone = async () => ({ headers: await signIn(test, await createUser()) });
  const withApp = async () => ({ headers: (await personWithApp(test)).headers });
  const waiting = async () => {
    const { user, key } = await personWithApp(test);
    return { key, headers: (await sendPassword(test, user)).browser };
  };
  const onPasskey = async () => {
    const { headers } = await personWithPasskey(test);
    const { result } = await call('GET', '/api/users/second-factors', headers);
    return { headers, params: { id: String((result as SecondFactors).passkeys[0]?.id) } };
  };
  const settingUp = async () => {
    const { headers } = await anyone();
    const { result } = await call('POST', '/api/users/second-factors/app', headers);
    return { headers, body: { code: codeOf((result as { key: string }).key) } };
  };
  return {
    'POST /api/users/second-factors/app': anyone,
    'POST /api/users/second-factors/app/confirmation': settingUp,
    'DELETE /api/users/second-factors/app': withApp,
    'POST /api/users/second-factors/recovery-codes': withApp,
    'POST /api/users/passkeys/options': anyone,
    'POST /api/users/passkeys': async () => {
      const { headers } = await anyone();
      const { result } = await call('POST', '/api/users/passkeys/options', headers);
      return { headers, body: softwarePasskey().create(result as PasskeyCreation) };
    },
    'PATCH /api/users/passkeys/{id}': async () => ({ ...(await onPasskey()), body: { name: 'Work phone' } }),
    'DELETE /api/users/passkeys/{id}': onPasskey,
    'DELETE /api/users/trusted-browsers/{id}': async () => {
      const { user, key, headers } = await personWithApp(test);
      const { browser } = await sendPassword(test, user);
      await call('POST', '/api/login/second-step', browser, { code: codeOf(key), trustBrowser: true });
      const { result } = await call('GET', '/api/users/trusted-browsers', headers);
      return { headers, params: { id: (result as TrustedBrowser[])[0]?.id ?? '' } };
    },
    'POST /api/users/confirmation': async () => ({ ...(await anyone()), body: { password: testPassword } }),
    'POST /api/users/confirmation/passkey-options': anyone,
    'GET /api/login/second-step': async () => ({ headers: (await waiting()).headers }),
    'DELETE /api/login/second-step': async () => ({ headers: (await waiting()).headers }),
    'POST /api/login/second-step': async () => {
      const { headers, key } = await waiting();
      return { headers, body: { code: codeOf(key), trustBrowser: true } };
    },
    'POST /api/login/passkey': async () => {
      const { passkey } = await personWithPasskey(test);
      const { result } = await call('POST', '/api/login/passkey/options');
      return { body: { passkey: passkey.prove(result as PasskeyRequest) } };
    },
    'POST /api/login/recovery': async () => ({ headers: (await waiting()).headers }),
    'DELETE /api/users/second-factors/recovery': async () => {
      const { user, headers } = await personWithApp(test);
      await call('POST', '/api/login/recovery', (await sendPassword(test, user)).browser);
      return { headers };
    },
    'POST /api/recovery-cancellation': async () => {
      const { user } = await personWithApp(test);
      await call('POST', '/api/login/recovery', (await sendPassword(test, user)).browser);
      return { body: { token: await mailedToken(user.email, 'second-factor-recovery') } };
    },
    'POST /api/session-end': async () => {
      const user = await createUser();
      await sendPassword(test, user);
      await sendPassword(test, user);
      return { body: { token: await mailedToken(user.email, 'new-device') } };
    },
  };
}
