import type { Server } from '@hapi/hapi';
import { demoPassword } from '../../db/demo/seed-demo';
import { StartError } from '../../src/platform/errors/start-error';

/** Account that sends the requests of a bench. */
export interface SignedIn {
  readonly id: number;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Signs a demo or generated account in.
 * @throws StartError when the API refuses
 */
export async function signIn(server: Server, username: string): Promise<SignedIn> {
  const ours = { 'sec-fetch-site': 'same-origin' };
  const payload = { username, password: demoPassword };
  const login = await server.inject({ method: 'POST', url: '/api/login', headers: ours, payload });
  if (login.statusCode !== 200) throw new StartError(`Signing in answered ${login.statusCode}: ${login.payload}`);
  const cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
  return { id: (login.result as { id: number }).id, headers: { ...ours, cookie } };
}
