import { describe, expect, it, vi } from 'vitest';
import { createApiClient } from './create-api-client';

const refusal = (status: number, code = 'refused'): Response =>
  new Response('No.', { status, headers: { 'content-type': 'text/plain', 'x-error-code': code } });

/** Answers the calls in turn and gives the keys they came with. */
function respondInTurn(...responses: readonly (Response | Error)[]): (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Record<string, string> }) => {
    const response = responses[keys.push(headers['idempotency-key']) - 1];
    if (response instanceof Error || !response) throw response ?? new Error('one call too many');
    return response;
  });
  return keys;
}

const done = (): Response => new Response(null, { status: 204 });
const ticket = { name: 'Ada', email: 'ada@example.com', subject: 'support', message: 'Hello there.' } as const;

describe('the key of an action', () => {
  const send = async (client: ReturnType<typeof createApiClient>, message: string = ticket.message): Promise<unknown> =>
    client.send('post', '/api/contact', { body: { ...ticket, message } }).catch(() => 'failed');

  it('is a UUID in quotes, a new one for each action that was answered', async () => {
    const keys = respondInTurn(done(), done());
    const client = createApiClient();
    await send(client);
    await send(client);
    expect(keys[0]).toMatch(/^"[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}"$/);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it.each([
    ['the connection was cut', new TypeError('fetch failed')],
    ['the server failed', refusal(503)],
    ['the first call still runs', refusal(409, 'idempotent_call_running')],
  ])('stays when %s', async (_case, failure) => {
    const keys = respondInTurn(failure, done(), done());
    const client = createApiClient();
    for (let time = 0; time < 3; time += 1) await send(client);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('is shared by a double click', async () => {
    const keys = respondInTurn(done(), done());
    const client = createApiClient();
    await Promise.all([send(client), send(client)]);
    expect(keys[1]).toBe(keys[0]);
  });

  it('is another after a refusal, and for another body', async () => {
    const keys = respondInTurn(refusal(400), new TypeError('fetch failed'), done());
    const client = createApiClient();
    await send(client);
    await send(client);
    await send(client, 'Something else.');
    expect(new Set(keys).size).toBe(3);
  });

  it('goes with no other method', async () => {
    const keys = respondInTurn(done());
    await createApiClient().send('delete', '/api/verification');
    expect(keys).toEqual([undefined]);
  });
});
