import { beforeEach, describe, expect, it } from 'vitest';
import type { Message, QueuePage, SupportOverview, Ticket } from '../../../contract/named-types';
import type { PlanId } from '../../../contract/plans';
import type { User } from '../../../platform/auth/user.model';
import { createUser } from '../../../platform/testing/factories';
import { mailsTo } from '../../../platform/testing/mailbox';
import { createClock } from '../../../platform/testing/moved-clock';
import { signIn } from '../../../platform/testing/sign-in';
import { testServer } from '../../../platform/testing/test-server';
import { Subscription } from '../../money/billing/subscriptions/subscription.model';
import { Block } from '../../identity/blocks/block.model';
import { ContactTicket } from '../contact/contact-ticket.model';
import { createProfessional } from '../../directory/professionals/professional-factory';

// A Wednesday, 10:00 AM in California.
const clock = createClock('2026-12-02T18:00:00.000Z');
const test = testServer({}, clock);
let admin: User;
beforeEach(async () => {
  admin = await createUser({ userType: 'admin', firstName: 'Sasha' });
});

const on = (plan: PlanId) => createProfessional({ firstName: 'Rachel', lastName: 'Whitfield' }, { plan });
const call = async (as: User, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  test.server.inject({ method, url, headers: await signIn(test, as), ...(payload && { payload }) });
const ask = async (as: User, payload: object) => {
  const { statusCode, headers } = await call(as, 'POST', '/api/support/requests', payload);
  return headers['x-error-code'] ?? statusCode;
};
const overview = async (as: User) => (await call(as, 'GET', '/api/support')).result as SupportOverview;
const message = 'My listing does not show my photo.';
const email = { channel: 'email', message };
const chat = { channel: 'chat', message };
// Thursday, 9:00 AM in California.
const callback = { channel: 'callback', message, phone: '(512) 555-0100', callAt: '2026-12-03T17:00:00.000Z' };
const queue = async (filter = '') =>
  ((await call(admin, 'GET', `/api/admin/queues/tickets?${filter}`)).result as QueuePage).items;

describe('support by plan', () => {
  it.each([
    ['starter', ['email'], ['support_channel_not_in_plan', 'support_channel_not_in_plan']],
    ['professional', ['email', 'chat'], [200, 'support_channel_not_in_plan']],
    ['premium', ['email', 'chat', 'callback'], [200, 200]],
  ] as const)('is on %s by %j, and the server refuses the rest', async (plan, channels, responses) => {
    const rachel = await on(plan);
    expect(await overview(rachel)).toMatchObject({ plan, channels, requests: [] });
    expect(await ask(rachel, email)).toBe(200);
    expect([await ask(rachel, chat), await ask(rachel, callback)]).toEqual(responses);
    const stored = (await overview(rachel)).requests.map(({ channel, priority }) => [channel, priority]);
    expect(stored).toEqual([...channels].reverse().map((channel) => [channel, plan === 'premium']));
  });

  it('follows the plan: what it no longer has is refused, what was asked stays', async () => {
    const rachel = await on('premium');
    expect(await ask(rachel, callback)).toBe(200);
    await Subscription.query().patch({ status: 'ended', liveKey: null }).where({ userId: rachel.id });
    expect(await ask(rachel, callback)).toBe('support_channel_not_in_plan');
    expect(await overview(rachel)).toMatchObject({
      channels: ['email'],
      callWindows: [],
      requests: [{ status: 'open' }],
    });
  });

  it('is for professionals; clients and administrators have the contact page', async () => {
    for (const userType of ['client', 'admin'] as const) {
      const other = await createUser({ userType });
      expect((await call(other, 'GET', '/api/support')).headers['x-error-code']).toBe('accountants_only');
      expect(await ask(other, email)).toBe('accountants_only');
    }
  });

  it('has three requests open at a time, however many are sent concurrently', async () => {
    const rachel = await on('professional');
    const responses = await Promise.all([1, 2, 3, 4, 5].map(() => ask(rachel, email)));
    expect(responses.sort()).toEqual([200, 200, 200, 'too_many_support_requests', 'too_many_support_requests']);
    await ContactTicket.query().patch({ status: 'closed' }).where({ userId: rachel.id }).limit(1);
    expect(await ask(rachel, chat)).toBe(200);
    const { requests } = (await call(rachel, 'GET', '/api/support?offset=3')).result as SupportOverview;
    expect(requests).toHaveLength(1);
  });

  it.each([
    [{ ...chat, message: 'Too short' }, 'Message must be at least 10 characters.'],
    [{ ...callback, phone: 'call me' }, 'Please enter a phone number we can call.'],
    [{ channel: 'callback', message, phone: '512 555 0100' }, 'Please choose when we should call.'],
    [{ ...chat, phone: '512 555 0100' }, /not allowed|not known/],
  ])('refuses %j', async (payload, sentence) => {
    const response = await call(await on('premium'), 'POST', '/api/support/requests', payload);
    expect(response.statusCode).toBe(400);
    expect(response.payload).toMatch(sentence);
  });
});

describe('the queue of tickets', () => {
  it('shows priority first and names chats and calls as kinds', async () => {
    const [basic, professional, premium] = [await on('starter'), await on('professional'), await on('premium')];
    await ask(basic, email);
    clock.moveTo('2026-12-02T18:01:00.000Z');
    await ask(professional, chat);
    clock.moveTo('2026-12-02T18:02:00.000Z');
    await ask(premium, callback);
    clock.moveTo('2026-12-02T18:00:00.000Z');
    expect((await queue()).map(({ kind, priority }) => [kind, priority])).toEqual([
      ['callback', true],
      ['support', false],
      ['chat', false],
    ]);
    expect((await queue('kind=chat')).map(({ kind }) => kind)).toEqual(['chat']);
    const [requested] = await queue('kind=callback');
    expect((await call(admin, 'GET', `/api/admin/tickets/${requested?.id}`)).result).toMatchObject({
      channel: 'callback',
      priority: true,
      phone: '(512) 555-0100',
      callAt: callback.callAt,
      userId: premium.id,
    });
  });
});

describe('chat support', () => {
  const answer = async (id: number, body: string, seen: number, close = false) =>
    call(admin, 'POST', `/api/admin/tickets/${id}/replies`, { body, close, seen });
  const thread = async (as: User, other: User) =>
    ((await call(as, 'GET', `/api/messages/${other.id}`)).result as Message[]).map(({ senderId, content }) => [
      senderId === as.id ? 'me' : 'them',
      content,
    ]);

  it('is answered in Messages, where both sides go on', async () => {
    const rachel = await on('professional');
    await ask(rachel, chat);
    const { id } = await ContactTicket.query().first().throwIfNotFound();
    const before = (await mailsTo(rachel.email)).length;
    expect((await answer(id, 'Please upload a PNG or JPEG.', 0)).statusCode).toBe(200);
    expect(await thread(rachel, admin)).toEqual([
      ['me', message],
      ['them', 'Please upload a PNG or JPEG.'],
    ]);
    expect((await overview(rachel)).requests).toMatchObject([{ channel: 'chat', status: 'answered' }]);
    const reply = await call(rachel, 'POST', '/api/messages', { receiverId: admin.id, content: 'That did it.' });
    expect(reply.statusCode).toBe(200);
    expect(((await answer(id, 'Good to hear!', 1, true)).result as Ticket).status).toBe('closed');
    // The question is not sent again with a second answer.
    expect((await thread(rachel, admin)).map(([side]) => side)).toEqual(['me', 'them', 'me', 'them']);
    expect((await mailsTo(rachel.email)).slice(before).map(({ kind }) => kind)).not.toContain('contact-reply');
    expect((await overview(rachel)).requests).toMatchObject([{ status: 'closed' }]);
  });

  it('is answered by mail where the two can no longer write to each other', async () => {
    const rachel = await on('professional');
    await ask(rachel, chat);
    await Block.query().insert({ blockerId: rachel.id, blockedId: admin.id, createdAt: new Date() });
    const { id } = await ContactTicket.query().first().throwIfNotFound();
    expect((await answer(id, 'Please upload a PNG or JPEG.', 0)).statusCode).toBe(200);
    expect((await mailsTo(rachel.email)).map(({ kind }) => kind)).toContain('contact-reply');
    expect(await thread(rachel, admin)).toEqual([]);
  });

  it('leaves tickets by email to mail', async () => {
    const rachel = await on('premium');
    await ask(rachel, email);
    const { id } = await ContactTicket.query().first().throwIfNotFound();
    await answer(id, 'Please upload a PNG or JPEG.', 0);
    expect((await mailsTo(rachel.email)).map(({ kind }) => kind)).toContain('contact-reply');
    expect(await thread(rachel, admin)).toEqual([]);
  });
});

describe('phone support', () => {
  it('is a call in a window of three hours on the next five working days, at least two hours ahead', async () => {
    const { callWindows } = await overview(await on('premium'));
    const pacific = new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/Los_Angeles',
      weekday: 'short',
      hour: 'numeric',
    });
    const shown = callWindows.map((start) => pacific.format(new Date(start)).replaceAll('\u202F', ' '));
    // Today from noon on, no weekend.
    expect(shown.slice(0, 3)).toEqual(['Wed 12 PM', 'Wed 3 PM', 'Thu 9 AM']);
    expect(shown.slice(-3)).toEqual(['Tue 9 AM', 'Tue 12 PM', 'Tue 3 PM']);
    expect(shown).toHaveLength(14);
    expect(new Set(shown.map((text) => text.slice(0, 3)))).toEqual(new Set(['Wed', 'Thu', 'Fri', 'Mon', 'Tue']));
  });

  it.each([
    ['on a weekend', '2026-12-05T17:00:00.000Z'],
    ['in the past', '2026-12-01T17:00:00.000Z'],
    ['too soon', '2026-12-02T17:00:00.000Z'],
    ['at night', '2026-12-03T05:00:00.000Z'],
    ['between windows', '2026-12-03T17:30:00.000Z'],
    ['in a month', '2027-01-04T17:00:00.000Z'],
  ])('refuses a time %s', async (_, callAt) => {
    expect(await ask(await on('premium'), { ...callback, callAt })).toBe('call_window_gone');
    expect(await ContactTicket.query().resultSize()).toBe(0);
  });

  it('tells support the number and the window, and confirms both to the professional', async () => {
    const rachel = await on('premium');
    await ask(rachel, callback);
    const window = 'Thursday, December 3, 9:00 AM to 12:00 PM PST';
    const [toSupport] = await mailsTo('support@counterpart.test');
    expect(toSupport?.subject).toMatch(/^Priority: Technical Support \(ticket \d+\) from Rachel Whitfield$/);
    expect(toSupport?.content?.paragraphs).toEqual([
      `Rachel Whitfield <${rachel.email}> (account ${rachel.id}) asks for a call at (512) 555-0100, ${window}.`,
      message,
    ]);
    const [toRachel] = await mailsTo(rachel.email);
    expect(toRachel?.content?.paragraphs[1]).toBe(`We call you at (512) 555-0100 on ${window}.`);
  });
});
