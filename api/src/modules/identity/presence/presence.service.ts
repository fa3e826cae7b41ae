import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import { database, runner, type Transaction } from '../../../platform/database/transaction';
import { publishLive } from '../../../platform/events/live-log';

/** Milliseconds without a sign of the process after which its connections count as gone. It gives one every 15 s. */
export const aliveMilliseconds = 45_000;

const aliveSince = (): Date => new Date(Date.now() - aliveMilliseconds);

/** Ids of those whom a person is connected with and who have not blocked each other. */
async function partnersOf(userId: number, transaction?: Transaction): Promise<readonly number[]> {
  const from = runner(transaction);
  const conversations = (own: string, others: string): Promise<{ id: number }[]> =>
    from('conversations').where(own, userId).where({ connection: 'accepted' }).select({ id: others });
  const blocks = (own: string, others: string): Promise<{ id: number }[]> =>
    from('user_blocks').where(own, userId).select({ id: others });
  const connected = [...(await conversations('user1Id', 'user2Id')), ...(await conversations('user2Id', 'user1Id'))];
  const blocked = [...(await blocks('blockerId', 'blockedId')), ...(await blocks('blockedId', 'blockerId'))];
  const apart = new Set(blocked.map(({ id }) => id));
  return connected.map(({ id }) => id).filter((id) => !apart.has(id));
}

/** Finds which of some people have a page open in some process. */
async function connectedAmong(ids: readonly number[], transaction?: Transaction): Promise<readonly number[]> {
  const rows: { userId: number }[] = await runner(transaction)('live_presence')
    .whereIn('userId', ids)
    .where('aliveAt', '>', aliveSince())
    .distinct('userId');
  return rows.map(({ userId }) => userId);
}

/** Tells whether a person hides from others that they are online. */
export async function hidesPresence(userId: number, transaction?: Transaction): Promise<boolean> {
  const choices: { hidden: unknown }[] = await runner(transaction)('presence_choices')
    .where({ userId })
    .select('hidden');
  return Boolean(choices[0]?.hidden);
}

/** Ids of those whom a person is connected with, who have a page open now and do not hide it. */
export async function readOnline(userId: number): Promise<readonly number[]> {
  const connected = await connectedAmong(await partnersOf(userId));
  const hidden: { userId: number }[] = await database()('presence_choices')
    .whereIn('userId', connected)
    .where({ hidden: true })
    .select('userId');
  const hiddenIds = new Set(hidden.map((row) => row.userId));
  return connected.filter((id) => !hiddenIds.has(id)).sort((one, other) => one - other);
}

/** Tells those who are online and write with a person that this one came or went. */
async function publishPresence(userId: number, isOnline: boolean, transaction: Transaction): Promise<void> {
  const watching = await connectedAmong(await partnersOf(userId, transaction), transaction);
  await publishLive(watching, 'presence.changed', { userId, isOnline }, transaction);
}

/** Shows or hides from now on whether a person is online. */
export async function choosePresence(userId: number, hidden: boolean): Promise<void> {
  await inRetriedTransaction(async (transaction) => {
    const before = await hidesPresence(userId, transaction);
    await runner(transaction)('presence_choices').insert({ userId, hidden }).onConflict('userId').merge(['hidden']);
    const isConnected = (await connectedAmong([userId], transaction)).length > 0;
    if (before !== hidden && isConnected) await publishPresence(userId, !hidden, transaction);
  });
}

/** A person has opened their first page in this process. */
export async function noteArrival(userId: number, processId: string): Promise<void> {
  await inRetriedTransaction(async (transaction) => {
    const isKnown = (await connectedAmong([userId], transaction)).length > 0;
    await runner(transaction)('live_presence')
      .insert({ userId, processId, aliveAt: new Date() })
      .onConflict(['userId', 'processId'])
      .merge(['aliveAt']);
    if (!isKnown && !(await hidesPresence(userId, transaction))) await publishPresence(userId, true, transaction);
  });
}

/** A person has closed their last page in a process, or the process is gone. */
export async function noteDeparture(userId: number, processId: string): Promise<void> {
  await inRetriedTransaction(async (transaction) => {
    const removed: number = await runner(transaction)('live_presence').where({ userId, processId }).delete();
    const isElsewhere = (await connectedAmong([userId], transaction)).length > 0;
    if (removed === 0 || isElsewhere || (await hidesPresence(userId, transaction))) return;
    await publishPresence(userId, false, transaction);
  });
}

/** A sign of life of a process, for all users who are connected to it. */
export async function noteAlive(userIds: readonly number[], processId: string): Promise<void> {
  const aliveAt = new Date();
  const known: number = await database()('live_presence').where({ processId }).update({ aliveAt });
  if (known >= userIds.length) return;
  // The database was away, or others took this process for gone.
  for (const userId of userIds) await noteArrival(userId, processId);
}

/** Removes what processes left behind that did not end by themselves. */
export async function forgetGone(): Promise<void> {
  const gone: { userId: number; processId: string }[] = await database()('live_presence')
    .where('aliveAt', '<=', aliveSince())
    .select('userId', 'processId');
  for (const { userId, processId } of gone) await noteDeparture(userId, processId);
}

/** Neither of two people is shown online to the other any more. To those who look it is as if the other one went. */
export async function publishApart(one: number, other: number, transaction: Transaction): Promise<void> {
  await publishLive([one], 'presence.changed', { userId: other, isOnline: false }, transaction);
  await publishLive([other], 'presence.changed', { userId: one, isOnline: false }, transaction);
}
