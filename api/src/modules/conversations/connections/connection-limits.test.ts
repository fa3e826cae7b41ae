import { beforeEach, describe, expect, it } from 'vitest';
import type {
  Conversation as PresentedConversation,
  ConversationDetails,
  Dashboard,
  Message as PresentedMessage,
  NotificationList,
} from '../../../contract/named-types';
import type { User } from '../../../platform/auth/user.model';
import { inTransaction } from '../../../platform/database/transaction';
import { createUser } from '../../../platform/testing/factories';
import { signIn } from '../../../platform/testing/sign-in';
import { testServer } from '../../../platform/testing/test-server';
import { createSubscription } from '../../money/billing/billing-factory';
import { addDays, addMonths } from '../../money/billing/subscriptions/billing-periods';
import { announcePlan } from '../../money/billing/subscriptions/plan-of';
import { Subscription } from '../../money/billing/subscriptions/subscription.model';
import { Conversation } from '../threads/conversation.model';
import { createProfessional } from '../../directory/professionals/professional-factory';
import { billingMonth } from './connection-allowance';
import { deliverAllWaiting } from './waiting-requests';

const test = testServer();
let ben: User;
beforeEach(async () => {
  ben = await createProfessional({ firstName: 'Ben', lastName: 'Books' });
});

const call = async (as: User, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  test.server.inject({ method, url, headers: await signIn(test, as), ...(payload && { payload }) });
const send = async (from: User, content = 'Hello', to = ben) =>
  call(from, 'POST', '/api/messages', { receiverId: to.id, content });
const statusOf = async (as: User, other: User) =>
  ((await call(as, 'GET', `/api/conversations/${other.id}`)).result as ConversationDetails).connection?.status ?? null;
const threadOf = async (as: User, other: User) =>
  ((await call(as, 'GET', `/api/messages/${other.id}`)).result as PresentedMessage[]).map(({ content }) => content);
const listOf = async (as: User) =>
  ((await call(as, 'GET', '/api/conversations')).result as PresentedConversation[]).map(
    ({ otherUser }) => otherUser.id,
  );
const meterOf = async (as: User) => ((await call(as, 'GET', '/api/dashboard')).result as Dashboard).connections;
const titlesOf = async (as: User) =>
  ((await call(as, 'GET', '/api/notifications')).result as NotificationList).items.map(({ title }) => title);
const clients = (count: number) => Promise.all(Array.from({ length: count }, () => createUser()));

/** Ben on Starter with both connections of the month used, and a third client whose request waits. */
async function fullMonth(): Promise<{ first: User; waiting: User }> {
  const [first, second, waiting] = (await clients(3)) as [User, User, User];
  await send(first);
  await send(second);
  expect((await send(waiting, 'Can you help?')).statusCode).toBe(200);
  return { first, waiting };
}

describe('new connections of a plan', () => {
  it('reach a professional up to the limit; then they wait, and only the sender sees them', async () => {
    const { first, waiting } = await fullMonth();
    expect(await statusOf(waiting, ben)).toBe('waiting');
    expect(await threadOf(waiting, ben)).toEqual(['Can you help?']);
    expect(await statusOf(ben, waiting)).toBeNull();
    expect(await threadOf(ben, waiting)).toEqual([]);
    expect(await listOf(ben)).not.toContain(waiting.id);
    expect(await meterOf(ben)).toMatchObject({ plan: 'starter', limit: 2, used: 2, waiting: 1 });
    expect(await titlesOf(ben)).toContain('A connection request is waiting');
    await send(first, 'A connection goes on');
    expect(await threadOf(ben, first)).toEqual(['Hello', 'A connection goes on']);
    expect((await call(ben, 'POST', `/api/conversations/${waiting.id}/accept`)).statusCode).toBe(404);
  });

  it('are delivered, the oldest first and with every message, when the plan changes', async () => {
    const { waiting } = await fullMonth();
    await send(waiting, 'It is urgent.');
    await createSubscription(ben.id, 'professional');
    await inTransaction((transaction) => announcePlan(ben.id, transaction));
    expect(await statusOf(waiting, ben)).toBe('pending');
    expect(await threadOf(ben, waiting)).toEqual(['Can you help?', 'It is urgent.']);
    expect((await listOf(ben))[0]).toBe(waiting.id);
    expect(await titlesOf(waiting)).toContain('Ben Books has your message');
    expect(await titlesOf(ben)).toContain(`Connection request from ${waiting.firstName} ${waiting.lastName}`);
    expect(await meterOf(ben)).toMatchObject({ plan: 'professional', limit: 15, waiting: 0 });
  });

  it('are delivered when a month begins, as many as it has room for, and once', async () => {
    const { waiting } = await fullMonth();
    const later = (await clients(2)) as [User, User];
    for (const client of later) await send(client);
    const now = new Date();
    await deliverAllWaiting(now);
    expect(await statusOf(waiting, ben)).toBe('waiting');
    await deliverAllWaiting(addMonths(now, 1));
    expect(await statusOf(waiting, ben)).toBe('pending');
    expect(await statusOf(later[0], ben)).toBe('pending');
    expect(await statusOf(later[1], ben)).toBe('waiting');
    await deliverAllWaiting(addMonths(now, 1));
    expect(await statusOf(later[1], ben)).toBe('waiting');
    expect((await titlesOf(waiting)).filter((title) => title === 'Ben Books has your message')).toHaveLength(1);
  });

  it('never exceed the limit, however many ask concurrently', async () => {
    await send(await createUser());
    const asking = await clients(6);
    for (const client of asking) await signIn(test, client);
    await Promise.all(asking.map((client) => send(client)));
    expect(await meterOf(ben)).toMatchObject({ used: 2, waiting: 5 });
  });

  it('are unlimited on Premium, and not counted when the professional or an administrator writes first', async () => {
    const premium = await createProfessional({}, { plan: 'premium' });
    for (const client of await clients(4)) await send(client, 'Hello', premium);
    expect(await meterOf(premium)).toMatchObject({ limit: null, used: 4, waiting: 0 });
    const client = await createUser();
    await send(ben, 'Hello', client);
    await send(await createUser({ userType: 'admin' }));
    expect(await meterOf(ben)).toMatchObject({ used: 0, waiting: 0 });
    expect(await meterOf(client)).toBeNull();
  });

  it('come with the message of a professional who writes first', async () => {
    const { waiting } = await fullMonth();
    await send(ben, 'Hello there', waiting);
    expect(await statusOf(ben, waiting)).toBe('accepted');
    expect(await threadOf(ben, waiting)).toEqual(['Can you help?', 'Hello there']);
    expect(await meterOf(ben)).toMatchObject({ used: 3, waiting: 0 });
  });

  it('stay withheld from a professional who has blocked the sender meanwhile', async () => {
    const { waiting } = await fullMonth();
    await call(ben, 'PUT', `/api/blocks/${waiting.id}`);
    await deliverAllWaiting(addMonths(new Date(), 1));
    expect(await threadOf(ben, waiting)).toEqual([]);
    expect(await meterOf(ben)).toMatchObject({ waiting: 0 });
    expect(await Conversation.query().whereNotNull('requestDeliveredAt').resultSize()).toBe(2);
  });
});

describe('the billing month', () => {
  const at = (text: string) => new Date(`${text}T12:00:00.000Z`);
  const live = (changes: object) => Object.assign(new Subscription(), { billingInterval: 'monthly' }, changes);

  it.each([
    ['is the calendar month on Starter', undefined, null, '2026-11-24', '2026-11-01T00:00:00.000Z'],
    ['begins when the last plan ended', undefined, at('2026-11-10'), '2026-11-24', '2026-11-10T12:00:00.000Z'],
    [
      'is the month that is paid',
      { periodStart: at('2026-11-10'), periodEnd: at('2026-12-10') },
      null,
      '2026-11-24',
      '2026-11-10T12:00:00.000Z',
    ],
    [
      'is a month of an annual plan',
      { billingInterval: 'annual', periodStart: at('2026-01-31'), periodEnd: at('2027-01-31') },
      null,
      '2026-11-24',
      '2026-10-31T12:00:00.000Z',
    ],
  ] as const)('%s', (_case, changes, lastEnd, now, start) => {
    expect(billingMonth(changes && live(changes), lastEnd, at(now)).start.toISOString()).toBe(start);
  });

  it('of a trial is the trial', () => {
    const start = at('2026-11-20');
    const trial = live({ periodStart: start, periodEnd: addDays(start, 7) });
    expect(billingMonth(trial, null, at('2026-11-24')).end).toEqual(addDays(start, 7));
  });
});
