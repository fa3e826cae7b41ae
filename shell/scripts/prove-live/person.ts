import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Message } from '@counterpart/api/contract';

/** A user of the product through one shell. */
export interface Person {
  readonly id: number;
  readonly name: string;
  readonly cookie: string;
  /** Asks the API. Rejects when it does not answer with success. */
  call(method: string, path: string, body?: object): Promise<unknown>;
  /** Sends a message, again and again under the same id until it is stored. */
  write(to: Person, content: string): Promise<void>;
}

const password = 'Counterpart-demo-1';
const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };

/** Signs up through a shell. */
export async function signUp(shell: string, userType: 'client' | 'accountant'): Promise<Person> {
  const username = `prove-${randomUUID().slice(0, 8)}`;
  const response = await fetch(`${shell}/api/register`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      ...{ firstName: 'Prove', lastName: username.slice(6), email: `${username}@example.test`, username, userType },
      ...{ password, confirmPassword: password, agreeTerms: true },
      ...(userType === 'accountant' && { profession: 'accountant' }),
    }),
  });
  if (!response.ok) throw new Error(`Signing up answered ${response.status}: ${await response.text()}`);
  const { id } = (await response.json()) as { id: number };
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answered = await fetch(shell + path, {
      method,
      headers: { ...headers, cookie },
      signal: AbortSignal.timeout(10_000),
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answered.ok) throw new Error(`${method} ${path} answered ${answered.status}: ${await answered.text()}`);
    return answered.status === 204 ? undefined : answered.json();
  };
  const write = async (to: Person, content: string): Promise<void> => {
    const body = { receiverId: to.id, content, clientMessageId: randomUUID() };
    for (;;) {
      const stored = await call('POST', '/api/messages', body).catch(() => null);
      if ((stored as Message | null)?.content === content) return;
      await wait(300);
    }
  };
  return { id, name: `Prove ${username.slice(6)}`, cookie, call, write };
}
