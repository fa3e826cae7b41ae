import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProfessional } from '../../modules/directory/professionals/professional-factory';
import { createUser } from '../testing/factories';
import { signIn } from '../testing/sign-in';
import { createTestServer, type TestServer } from '../testing/test-server';
import { createChangeLog } from './change-log';
import { createPublicChanges } from './public-changes';

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

describe('two processes without Redis', () => {
  const process = async () => {
    const heard = vi.fn();
    const log = createChangeLog(test.database);
    const changes = createPublicChanges({ log, redis: null, onError: vi.fn() });
    changes.subscribe(heard);
    await changes.readLog();
    return { changes, heard, log };
  };
  const rows = () => test.database('public_changes').select('token');

  it('learn of each other’s changes from the database, once, and of none from before', async () => {
    await test.database('public_changes').insert({ token: 'from before', createdAt: new Date() });
    const [one, other] = [await process(), await process()];
    one.changes.announce();
    await vi.waitFor(async () => expect(await rows()).toHaveLength(2));
    for (const { changes } of [one, other, one, other]) await changes.readLog();
    expect([one.heard.mock.calls.length, other.heard.mock.calls.length]).toEqual([1, 1]);
  });

  it('also of one whose number was given before another that became visible first', async () => {
    const { changes, heard } = await process();
    await test.database('public_changes').insert({ id: 12, token: 'second', createdAt: new Date() });
    await changes.readLog();
    await test.database('public_changes').insert({ id: 11, token: 'first', createdAt: new Date() });
    await changes.readLog();
    await changes.readLog();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('write concurrent changes as one, and forget it after an hour', async () => {
    const { changes, heard, log } = await process();
    for (let index = 0; index < 50; index += 1) changes.announce();
    await vi.waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(heard).toHaveBeenCalledTimes(50);
    await test.database('public_changes').insert({ token: 'old', createdAt: new Date(Date.now() - 3_601_000) });
    await log.forgetOld();
    expect(await rows()).toHaveLength(2);
  });
});
