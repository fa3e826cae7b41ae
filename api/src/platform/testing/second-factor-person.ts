import type { ServerInjectResponse } from '@hapi/hapi';
import { TOTP, Secret } from 'otpauth';
import type { AppSetup, PasskeyCreation, RecoveryCodes } from '../../contract/named-types';
import type { User } from '../auth/user.model';
import { createUser, testPassword } from './factories';
import { cookieOf, setCookies, signIn, visitor, type BrowserHeaders } from './sign-in';
import { softwarePasskey } from './software-passkey';
import type { TestServer } from './test-server';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Calls an operation as a browser of our own page. */
export const browserCall =
  (test: Pick<TestServer, 'server'>) =>
  (method: Method, url: string, headers: BrowserHeaders = visitor, payload?: object): Promise<ServerInjectResponse> =>
    test.server.inject({ method, url, headers, ...(payload && { payload }) });

/** Headers of a browser that also has the cookies that a response set. */
export function withCookies(headers: BrowserHeaders, response: ServerInjectResponse): BrowserHeaders {
  const cookies = new Map(
    [headers['cookie'] ?? '', ...setCookies(response).map((cookie) => cookie.split(';')[0] ?? '')]
      .flatMap((cookie) => cookie.split('; '))
      .filter((cookie) => cookie !== '')
      .map((cookie) => [cookie.split('=')[0], cookie] as const),
  );
  return { ...headers, cookie: [...cookies.values()].join('; ') };
}

/** The code of an app at a time; `steps` of 30 seconds away from now. */
export const codeOf = (key: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** A signed-in person with an authenticator app, whose key and recovery codes the test knows. */
export async function personWithApp(test: TestServer, person?: User) {
  const call = browserCall(test);
  const user = person ?? (await createUser());
  const headers = await signIn(test, user);
  const { key } = (await call('POST', '/api/users/second-factors/app', headers)).result as AppSetup;
  // The code of a step ago, so that the test may use the one of now.
  const confirm = () => call('POST', '/api/users/second-factors/app/confirmation', headers, { code: codeOf(key, -1) });
  const first = await confirm();
  // A step may end between a code and its check.
  const confirmed = first.statusCode === 400 ? await confirm() : first;
  const { recoveryCodes } = confirmed.result as RecoveryCodes;
  return { user, headers, key, recoveryCodes };
}

/** A signed-in person with a passkey. */
export async function personWithPasskey(test: TestServer, person?: User) {
  const call = browserCall(test);
  const user = person ?? (await createUser());
  const headers = await signIn(test, user);
  const passkey = softwarePasskey();
  const { result } = await call('POST', '/api/users/passkeys/options', headers);
  const added = await call('POST', '/api/users/passkeys', headers, passkey.create(result as PasskeyCreation));
  return { user, headers, passkey, added };
}

/** Sends the right password from a browser; the response, and the browser with what it set. */
export async function sendPassword(test: TestServer, user: User, browser: BrowserHeaders = visitor) {
  const payload = { username: user.username, password: testPassword };
  const response = await browserCall(test)('POST', '/api/login', browser, payload);
  return { response, browser: withCookies(browser, response), session: cookieOf(response) };
}
