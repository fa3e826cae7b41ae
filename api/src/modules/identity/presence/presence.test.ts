import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '../../../platform/auth/user.model';
import { createUser } from '../../../platform/testing/factories';
import { signIn } from '../../../platform/testing/sign-in';
import { testServer } from '../../../platform/testing/test-server';
import { PresenceTracker } from './presence-tracker';
import { aliveMilliseconds, forgetGone, noteAlive, noteArrival, noteDeparture } from './presence.service';

const test = testServer();
let [client, accountant, stranger]: User[] = [];
let headers: Record<string, string>[] = [];
beforeEach(async () => {
  [client, accountant, stranger] = [
    await createUser(),
    await createUser({ userType: 'accountant' }),
    await createUser({ userType: 'accountant' }),
  ];
  headers = [await signIn(test, of(client)), await signIn(test, of(accountant)), await signIn(test, of(stranger))];
  await write(0, of(accountant));
  await write(1, of(client));
  await test.database('live_events').delete();
});

const of = (user: User | undefined): User => user as User;
const write = (by: number, to: User) =>
  test.server.inject({
    method: 'POST',
    url: '/api/messages',
    headers: headers[by] ?? {},
    payload: { receiverId: to.id, content: 'Hello there' },
  });
const seenBy = async (who: number) =>
  (await test.server.inject({ url: '/api/presence', headers: headers[who] ?? {} })).result as {
    online: number[];
    isHidden: boolean;
  };
const choose = (who: number, isHidden: boolean) =>
  test.server.inject({ method: 'PUT', url: '/api/presence', headers: headers[who] ?? {}, payload: { isHidden } });
/** Reads what was pushed about the accountant, and to whom. */
const pushed = async (): Promise<(readonly [userId: number, isOnline: boolean])[]> => {
  const rows = (await test.database('live_events').where({ name: 'presence.changed' }).orderBy('id')) as {
    userId: number;
    payload: string;
  }[];
  return rows.map(({ userId, payload }) => {
    const { userId: about, isOnline } = JSON.parse(payload) as { userId: number; isOnline: boolean };
    expect(about).toBe(of(accountant).id);
    return [userId, isOnline] as const;
  });
};
/** The client has a page open, and nothing was said about that. */
const clientLooks = async () => {
  await noteArrival(of(client).id, 'one');
  await test.database('live_events').delete();
};

describe('presence', () => {
  it('is shown to those with a conversation, and pushed to those of them who are online', async () => {
    await clientLooks();
    await noteArrival(of(stranger).id, 'one');
    await noteArrival(of(accountant).id, 'one');
    expect(await pushed()).toEqual([[of(client).id, true]]);
    expect((await seenBy(0)).online).toEqual([of(accountant).id]);
    expect((await seenBy(2)).online).toEqual([]);
    await noteDeparture(of(accountant).id, 'one');
    expect(await pushed()).toEqual([
      [of(client).id, true],
      [of(client).id, false],
    ]);
    expect((await seenBy(0)).online).toEqual([]);
  });

  it('lasts while a page is open in any process', async () => {
    await clientLooks();
    await noteArrival(of(accountant).id, 'one');
    await noteArrival(of(accountant).id, 'two');
    await noteDeparture(of(accountant).id, 'one');
    expect(await pushed()).toEqual([[of(client).id, true]]);
    expect((await seenBy(0)).online).toEqual([of(accountant).id]);
    await noteDeparture(of(accountant).id, 'two');
    expect(await pushed()).toHaveLength(2);
  });

  it('ends when the process is gone, which others notice, and begins again with its next sign', async () => {
    await clientLooks();
    await noteArrival(of(accountant).id, 'two');
    const long = new Date(Date.now() - aliveMilliseconds - 1_000);
    await test.database('live_presence').where({ processId: 'two' }).update({ aliveAt: long });
    expect((await seenBy(0)).online).toEqual([]);
    await Promise.all([forgetGone(), forgetGone()]);
    expect(await pushed()).toEqual([
      [of(client).id, true],
      [of(client).id, false],
    ]);
    await noteAlive([of(accountant).id], 'two');
    expect((await pushed()).at(-1)).toEqual([of(client).id, true]);
  });

  it('is hidden by choice, from then on and until it is shown again', async () => {
    await clientLooks();
    await noteArrival(of(accountant).id, 'one');
    expect((await choose(1, true)).statusCode).toBe(204);
    expect((await seenBy(1)).isHidden).toBe(true);
    expect((await seenBy(0)).online).toEqual([]);
    await noteDeparture(of(accountant).id, 'one');
    await noteArrival(of(accountant).id, 'one');
    await choose(1, true);
    expect(await pushed()).toEqual([
      [of(client).id, true],
      [of(client).id, false],
    ]);
    await choose(1, false);
    expect((await pushed()).at(-1)).toEqual([of(client).id, true]);
    expect((await seenBy(0)).online).toEqual([of(accountant).id]);
  });

  it('is nothing to those who wait for an answer, or who have blocked each other', async () => {
    await write(2, of(client));
    await test
      .database('conversations')
      .where({ user2Id: of(stranger).id })
      .update({ connection: 'pending' });
    await clientLooks();
    await noteArrival(of(stranger).id, 'one');
    await noteArrival(of(accountant).id, 'one');
    expect((await seenBy(0)).online).toEqual([of(accountant).id]);
    const url = `/api/blocks/${of(client).id}`;
    const blocked = await test.server.inject({ method: 'PUT', url, headers: headers[1] ?? {} });
    expect(blocked.statusCode, blocked.payload).toBeLessThan(300);
    expect((await seenBy(0)).online).toEqual([]);
    expect((await seenBy(1)).online).toEqual([]);
    const last = await test
      .database('live_events')
      .where({ userId: of(client).id })
      .orderBy('id', 'desc')
      .first();
    expect(last).toMatchObject({ name: 'presence.changed' });
  });

  it('needs a session and a clear choice', async () => {
    expect((await test.server.inject({ url: '/api/presence' })).statusCode).toBe(401);
    const refused = await test.server.inject({
      method: 'PUT',
      url: '/api/presence',
      headers: headers[0] ?? {},
      payload: {},
    });
    expect(refused.statusCode).toBe(400);
  });

  it('follows the connections of a process, not each break of one', async () => {
    await clientLooks();
    const onError = vi.fn();
    const tracker = new PresenceTracker({ onError, absence: 60 });
    const { id } = of(accountant);
    tracker.arrived(id);
    tracker.left(id);
    tracker.arrived(id);
    await vi.waitFor(async () => expect(await pushed()).toEqual([[of(client).id, true]]));
    tracker.left(id);
    await vi.waitFor(async () => expect(await pushed()).toHaveLength(2));
    expect((await pushed()).at(-1)).toEqual([of(client).id, false]);
    await tracker.stop();
    expect(onError).not.toHaveBeenCalled();
  });
});
