import { beforeEach, expect, it } from 'vitest';
import { quickReplyLimits } from '../../../contract/limits/messaging';
import type { QuickReply } from '../../../contract/named-types';
import { quickReplySuggestions } from '../../../contract/quick-reply-suggestions';
import type { User } from '../../../platform/auth/user.model';
import { createUser, testPassword } from '../../../platform/testing/factories';
import { signIn, visitor } from '../../../platform/testing/sign-in';
import { testServer } from '../../../platform/testing/test-server';
import { createSubscription } from '../../money/billing/billing-factory';
import { quickReplyDraftSchema } from './quick-replies.schema';

const test = testServer();
let owner: User;
let headers: Record<string, string>;
beforeEach(async () => {
  owner = await createUser({ userType: 'accountant' });
  headers = await signIn(test, owner);
});

const path = '/api/quick-replies';
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', end = '', payload?: object) =>
  test.server.inject({ method, url: `${path}${end}`, headers, ...(payload && { payload }) });
const draft = (title: string, body = `Text of ${title}`) => ({ title, body });
const add = async (title: string) => (await call('POST', '', draft(title))).result as QuickReply;
const titles = async () => ((await call('GET')).result as QuickReply[]).map(({ title }) => title);
const code = ({ statusCode, headers: sent }: { statusCode: number; headers: Record<string, unknown> }) => [
  statusCode,
  sent['x-error-code'],
];

it('are listed in the order in which they were added, changed in place, and deleted', async () => {
  const [first, second] = [await add('Greeting'), await add('  Fees  ')];
  expect(await titles()).toEqual(['Greeting', 'Fees']);
  const changed = await call('PUT', `/${first.id}`, draft('Hello', 'Line one\nLine two'));
  expect(changed.result).toEqual({ id: first.id, title: 'Hello', body: 'Line one\nLine two' });
  expect(await titles()).toEqual(['Hello', 'Fees']);
  expect((await call('DELETE', `/${first.id}`)).statusCode).toBe(204);
  expect(code(await call('DELETE', `/${first.id}`))).toEqual([404, 'quick_reply_not_found']);
  expect(await titles()).toEqual(['Fees']);
  expect((await add('Last')).id).not.toBe(second.id);
  expect(await titles()).toEqual(['Fees', 'Last']);
});

it('take another order, whole or not at all', async () => {
  const [a, b, c] = [await add('A'), await add('B'), await add('C')];
  const ordered = await call('PUT', '/order', { ids: [c.id, a.id, b.id] });
  expect((ordered.result as QuickReply[]).map(({ title }) => title)).toEqual(['C', 'A', 'B']);
  expect(await titles()).toEqual(['C', 'A', 'B']);
  // One was added or deleted in another tab meanwhile.
  for (const ids of [[a.id, b.id], [a.id, b.id, c.id, 9999], []])
    expect(code(await call('PUT', '/order', { ids }))).toEqual([409, 'quick_replies_changed']);
  expect((await call('PUT', '/order', { ids: [a.id, a.id, b.id] })).statusCode).toBe(400);
  expect(await titles()).toEqual(['C', 'A', 'B']);
  await add('D');
  expect(await titles()).toEqual(['C', 'A', 'B', 'D']);
});

it.each([
  [{ title: ' ', body: 'Text' }, 'Please enter a name'],
  [{ title: 'Name', body: ' \n ' }, 'Please enter the text'],
  [{ title: 'x'.repeat(61), body: 'Text' }, 'The name must be at most 60 characters'],
  [{ title: 'Name', body: 'x'.repeat(2001) }, 'The text must be at most 2,000 characters'],
])('are refused without both texts, or with too much: %#', async (payload, sentence) => {
  const { id } = await add('Here');
  for (const response of [await call('POST', '', payload), await call('PUT', `/${id}`, payload)])
    expect([response.statusCode, response.payload]).toEqual([400, sentence]);
  expect(await titles()).toEqual(['Here']);
});

/** Stores quick replies of the owner, as many as there are titles. */
async function store(count: number): Promise<void> {
  const now = new Date();
  await test.database('quick_replies').insert(
    Array.from({ length: count }, (_, index) => ({
      ...draft(`Reply ${index}`),
      ...{ userId: owner.id, position: index + 1, createdAt: now, updatedAt: now },
    })),
  );
}

it('are four in basic messaging and thirty in advanced; what a larger plan had stays usable', async () => {
  await store(quickReplyLimits.basicMax - 1);
  const responses = await Promise.all([1, 2, 3].map((number) => call('POST', '', draft(`New ${number}`))));
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403, 403]);
  const refused = responses.find(({ statusCode }) => statusCode === 403);
  expect(refused && [refused.payload, refused.headers['x-error-code']]).toEqual([
    'Basic messaging has 4 quick replies. Professional and Premium have 30.',
    'quick_replies_not_in_plan',
  ]);
  const subscription = await createSubscription(owner.id, 'professional');
  expect((await call('POST', '', draft('Fifth'))).statusCode).toBe(200);
  await subscription.$query().patch({ status: 'ended', liveKey: null });
  const list = (await call('GET')).result as QuickReply[];
  expect(list).toHaveLength(5);
  expect((await call('PUT', `/${list[4]?.id}`, draft('Changed'))).statusCode).toBe(200);
  expect(code(await call('POST', '', draft('Sixth')))).toEqual([403, 'quick_replies_not_in_plan']);
  for (const { id } of list.slice(0, 2)) await call('DELETE', `/${id}`);
  expect((await call('POST', '', draft('Fourth'))).statusCode).toBe(200);
});

it('stop at the limit, however many are added concurrently', async () => {
  await createSubscription(owner.id, 'premium');
  await store(quickReplyLimits.max - 1);
  const responses = await Promise.all([1, 2, 3, 4, 5].map((number) => call('POST', '', draft(`New ${number}`))));
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
  expect(responses.find(({ statusCode }) => statusCode === 409)?.payload).toBe(
    'You’ve saved 30 quick replies. Delete one to add another.',
  );
  expect(await titles()).toHaveLength(quickReplyLimits.max);
});

it('added twice with one key are one', async () => {
  const keyed = { ...headers, 'idempotency-key': 'b7f0a3c1-2f5e-4b86-9d9e-5a1c3d7e9f10' };
  const send = () => test.server.inject({ method: 'POST', url: path, headers: keyed, payload: draft('Once') });
  const [one, other] = await Promise.all([send(), send()]);
  expect((one.result as QuickReply).id).toBe((other.result as QuickReply).id);
  expect(await titles()).toEqual(['Once']);
});

it('are their owner’s alone', async () => {
  const { id } = await add('Mine');
  headers = await signIn(test, await createUser({ userType: 'accountant' }));
  expect(await titles()).toEqual([]);
  expect(code(await call('PUT', `/${id}`, draft('Theirs')))).toEqual([404, 'quick_reply_not_found']);
  expect(code(await call('DELETE', `/${id}`))).toEqual([404, 'quick_reply_not_found']);
  expect(code(await call('PUT', '/order', { ids: [id] }))).toEqual([409, 'quick_replies_changed']);
  headers = await signIn(test, owner);
  expect(await titles()).toEqual(['Mine']);
});

it('are for professionals: clients, administrators and visitors are refused at every operation', async () => {
  const { id } = await add('Mine');
  const everything = () => [
    call('GET'),
    call('POST', '', draft('New')),
    call('PUT', '/order', { ids: [id] }),
    call('PUT', `/${id}`, draft('New')),
    call('DELETE', `/${id}`),
  ];
  for (const userType of ['client', 'admin'] as const) {
    headers = await signIn(test, await createUser({ userType }));
    for (const response of await Promise.all(everything())) expect(code(response)).toEqual([403, 'accountants_only']);
  }
  headers = visitor;
  for (const { statusCode } of await Promise.all(everything())) expect(statusCode).toBe(401);
});

it('are in the copy of one’s data and go with the account', async () => {
  await add('Mine');
  const copy: unknown = JSON.parse((await test.server.inject({ url: '/api/users/export', headers })).payload);
  expect(copy).toMatchObject({ quickReplies: [{ title: 'Mine', body: 'Text of Mine' }] });
  const deletion = {
    method: 'POST',
    url: '/api/users/deletion',
    headers,
    payload: { password: testPassword },
  } as const;
  expect((await test.server.inject(deletion)).statusCode).toBeLessThan(300);
  expect(await test.database('quick_replies')).toEqual([]);
});

it('that are suggested are as the server takes them', () => {
  for (const suggestion of quickReplySuggestions)
    expect(quickReplyDraftSchema.validate(suggestion)).toEqual({ value: suggestion });
});
