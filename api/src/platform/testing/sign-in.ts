import type { Server, ServerInjectResponse } from '@hapi/hapi';
import type { User } from '../auth/user.model';
import { testPassword } from './factories';

/** Headers of a browser on our own page. */
export interface BrowserHeaders extends Record<string, string> {
  'sec-fetch-site': string;
}

/** Headers of a signed-out browser on our own page. */
export const visitor: BrowserHeaders = { 'sec-fetch-site': 'same-origin' };

/**
 * Logs a person of the factories in and answers the headers to send: `server.inject({ url, headers: await signIn(test,
 * user) })`.
 */
export async function signIn(test: { readonly server: Server }, user: User, remember = false): Promise<BrowserHeaders> {
  const payload = { username: user.username, password: testPassword, remember };
  const response = await test.server.inject({ method: 'POST', url: '/api/login', headers: visitor, payload });
  if (response.statusCode !== 200)
    throw new Error(`${user.username} could not log in: ${response.statusCode} ${response.payload}`);
  return { ...visitor, cookie: cookieOf(response) };
}

/** The cookies that a response set, as a browser keeps them. */
export const setCookies = (response: ServerInjectResponse): readonly string[] =>
  [response.headers['set-cookie'] ?? []].flat();

/** The session's cookie that a response set, for the next request's `cookie` header; empty when it set none. */
export function cookieOf(response: ServerInjectResponse): string {
  const found = setCookies(response).find((cookie) => /^(__Host-)?session=/.test(cookie));
  return found?.split(';')[0] ?? '';
}
