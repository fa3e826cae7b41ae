import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProfessional } from '../../modules/professionals/professional-factory';
import { createUser } from '../testing/factories';
import { signIn } from '../testing/sign-in';
import { createTestServer, type TestServer } from '../testing/test-server';

let test: TestServer;
const listener = vi.fn();
beforeAll(async () => {
  test = await createTestServer();
  await test.server.start();
  test.server.app.platform.changes.subscribe(listener);
});
beforeEach(async () => {
  await test.empty();
  listener.mockClear();
});
afterAll(() => test.stop());

async function clientAndProfessional() {
  const professional = await createProfessional();
  return { headers: await signIn(test, await createUser({ userType: 'client' })), professionalId: professional.id };
}

describe('a change', () => {
  it('is announced by a write that succeeded, once, and by nothing else', async () => {
    const { headers, professionalId } = await clientAndProfessional();
    listener.mockClear();
    await test.server.inject({ url: `/api/accountants/${professionalId}` });
    const review = { rating: 5, comment: 'Found what nobody else had seen in our books.' };
    const url = `/api/accountants/${professionalId}/reviews`;
    expect(
      (await test.server.inject({ method: 'POST', url, headers, payload: { ...review, rating: 9 } })).statusCode,
    ).toBe(400);
    expect(listener).not.toHaveBeenCalled();
    expect((await test.server.inject({ method: 'POST', url, headers, payload: review })).statusCode).toBeLessThan(300);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('is not announced by what no public page shows', async () => {
    const { headers, professionalId } = await clientAndProfessional();
    listener.mockClear();
    const sent = await test.server.inject({
      method: 'POST',
      url: '/api/messages',
      headers,
      payload: { receiverId: professionalId, content: 'Hello there' },
    });
    expect(sent.statusCode).toBeLessThan(300);
    expect(listener).not.toHaveBeenCalled();
  });
});

it('reaches those who cache pages, line by line', async () => {
  const response = await fetch(`${test.server.info.uri}/api/platform/changes`, {
    headers: { 'accept-encoding': 'gzip, br' },
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('alive\n');
  test.server.app.platform.changes.announce();
  expect((await reader?.read())?.value).toBe('change\n');
  await reader?.cancel();
});
