import { beforeEach, describe, expect, it } from 'vitest';
import type { QueuePage, QueueSummary } from '../../../contract/named-types';
import { AuditEntry } from '../../../platform/audit/audit-entry.model';
import type { User } from '../../../platform/auth/user.model';
import { Mail } from '../../../platform/mail/mail.model';
import { createUser } from '../../../platform/testing/factories';
import { mailsTo } from '../../../platform/testing/mailbox';
import { signIn, type BrowserHeaders } from '../../../platform/testing/sign-in';
import { testServer } from '../../../platform/testing/test-server';
import { ContactTicket } from '../contact/contact-ticket.model';
import { Notification } from '../../identity/notifications/notification.model';
import { createProfessional } from '../../directory/professionals/professional-factory';
import { answers } from '../../directory/quiz/quiz-factory';
import { QuizRequest } from '../../directory/quiz/quiz-request.model';

const test = testServer();
let admins: User[];
let as: BrowserHeaders[];
beforeEach(async () => {
  admins = [
    await createUser({ userType: 'admin', firstName: 'Ada' }),
    await createUser({ userType: 'admin', firstName: 'Ben' }),
  ];
  as = [await signIn(test, admins[0]!), await signIn(test, admins[1]!)];
});

const send = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, admin = 0) =>
  test.server.inject({ method, url, headers: as[admin]!, ...(payload && { payload }) });
const page = async (query: string) => (await send('GET', `/api/admin/queues/${query}`)).result as QueuePage;
const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * 3_600_000);
const ticket = (changes: object = {}) =>
  ContactTicket.query().insertAndFetch({
    name: 'Jane Doe',
    email: 'jane@example.com',
    subject: 'support',
    message: 'I cannot change my password.',
    status: 'open',
    createdAt: new Date(),
    ...changes,
  });
const acts = async () =>
  (await AuditEntry.query().whereNot('action', 'like', 'session.%').orderBy('id')).map((entry) => entry.action);

describe('the common list', () => {
  it('has the longest waiting first, is filtered by kind, words and assignee, and counts', async () => {
    const [second, first] = [
      await ticket(),
      await ticket({ name: 'Old Timer', createdAt: hoursAgo(5), subject: 'billing' }),
    ];
    expect((await page('tickets')).items.map(({ id, title, state }) => [id, title, state])).toEqual([
      [first.id, 'Old Timer', 'open'],
      [second.id, 'Jane Doe', 'open'],
    ]);
    expect((await page('tickets?kind=billing')).items.map(({ id }) => id)).toEqual([first.id]);
    expect((await page('tickets?q=DOE password')).items.map(({ id }) => id)).toEqual([second.id]);
    await send('PUT', `/api/admin/queues/tickets/${first.id}/assignment`, { assigneeId: admins[0]!.id, seen: null });
    expect((await page('tickets?state=mine')).items).toMatchObject([
      { id: first.id, state: 'assigned', assignee: { firstName: 'Ada' } },
    ]);
    expect((await page('tickets?state=unassigned')).items.map(({ id }) => id)).toEqual([second.id]);
    const summaries = (await send('GET', '/api/admin/queues')).result as QueueSummary[];
    expect(summaries.find(({ queue }) => queue === 'tickets')).toEqual({
      queue: 'tickets',
      open: 2,
      assigned: 1,
      mine: 1,
      oldestOpenAt: first.createdAt.toISOString(),
    });
    expect((await send('GET', '/api/admin/stats')).result).toMatchObject({ issues: 2 });
  });

  it('is only for administrators, and only of known queues', async () => {
    const client = await signIn(test, await createUser());
    for (const url of ['/api/admin/queues', '/api/admin/queues/tickets', '/api/admin/queue-assignees'])
      expect((await test.server.inject({ url, headers: client })).headers['x-error-code']).toBe('admin_only');
    expect((await send('GET', '/api/admin/queues/letters')).headers['x-error-code']).toBe('queue_not_found');
  });
});

describe('the overview', () => {
  it('has what happened since yesterday without sign-ins, and mails that failed', async () => {
    const { id } = await ticket();
    await send('PUT', `/api/admin/tickets/${id}/status`, { status: 'closed', reason: 'Answered by phone' });
    const old = { createdAt: hoursAgo(25), action: 'ticket.closed', subjectType: 'ticket' } as const;
    await AuditEntry.query().insert(old);
    await enqueueFailedMail();
    expect((await send('GET', '/api/admin/overview')).result).toEqual({
      activity: [
        {
          id: expect.any(Number),
          at: expect.any(String),
          action: 'ticket.closed',
          actor: `Ada ${admins[0]!.lastName}`,
          subject: `ticket ${id}`,
        },
      ],
      activityTotal: 1,
      failedMails: 1,
      lateMails: 0,
    });
  });
});

const enqueueFailedMail = () =>
  Mail.query().insert({
    kind: 'news',
    toEmail: 'x@example.com',
    toName: 'X',
    subject: 'X',
    content: { paragraphs: [] },
    status: 'failed',
    attempts: 9,
    notBefore: new Date(),
    createdAt: new Date(),
  });

describe('assignment', () => {
  it('goes to one of two who take the same item concurrently; the other gets an error', async () => {
    const { id } = await ticket();
    const take = (admin: number) =>
      send('PUT', `/api/admin/queues/tickets/${id}/assignment`, { assigneeId: admins[admin]!.id, seen: null }, admin);
    const responses = await Promise.all([take(0), take(1)]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    expect(responses.find(({ statusCode }) => statusCode === 409)?.headers['x-error-code']).toBe('already_assigned');
    expect(await acts()).toEqual(['queue.assigned']);
  });

  it('is given back, and only administrators are given anything', async () => {
    const { id } = await ticket();
    const url = `/api/admin/queues/tickets/${id}/assignment`;
    const client = await createUser();
    expect((await send('PUT', url, { assigneeId: client.id, seen: null })).statusCode).toBe(400);
    await send('PUT', url, { assigneeId: admins[1]!.id, seen: null });
    expect((await send('PUT', url, { assigneeId: null, seen: admins[1]!.id })).statusCode).toBe(204);
    expect((await page('tickets?state=unassigned')).total).toBe(1);
    await ContactTicket.query().patch({ status: 'closed' });
    expect((await send('PUT', url, { assigneeId: admins[0]!.id, seen: null })).statusCode).toBe(404);
  });
});

describe('tickets', () => {
  it('are answered by mail, once when two answer concurrently, closed with it, and opened again', async () => {
    const { id } = await ticket();
    await send('PUT', `/api/admin/queues/tickets/${id}/assignment`, { assigneeId: admins[0]!.id, seen: null });
    const answer = (admin: number) =>
      send('POST', `/api/admin/tickets/${id}/replies`, { body: `Answer ${admin}`, close: true, seen: 0 }, admin);
    const responses = await Promise.all([answer(0), answer(1)]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const mails = await mailsTo('jane@example.com');
    expect(mails.map(({ subject }) => subject)).toEqual([`Re: Technical Support (ticket ${id})`]);
    expect(mails[0]?.content?.paragraphs[0]).toMatch(/^Answer [01]$/);
    expect(await page('tickets?state=decided')).toMatchObject({
      total: 1,
      items: [{ id, state: 'decided', assignee: null, decision: { outcome: 'closed' } }],
    });
    expect((await page('tickets')).total).toBe(0);
    const opened = await send('PUT', `/api/admin/tickets/${id}/status`, { status: 'open', reason: 'They wrote again' });
    expect(opened.result).toMatchObject({ status: 'open', replies: [{ body: mails[0]?.content?.paragraphs[0] }] });
    expect([(await page('tickets')).total, (await page('tickets?state=decided')).total]).toEqual([1, 0]);
    expect(await acts()).toEqual(['queue.assigned', 'ticket.answered', 'ticket.closed', 'ticket.reopened']);
  });
});

describe('quizzes', () => {
  const quiz = (createdAt: Date, userId: number | null = null) =>
    QuizRequest.query().insertAndFetch({ publicId: crypto.randomUUID(), userId, answers, matches: [], createdAt });

  it('wait once 24 hours have passed; what is written reaches the person who took it, once', async () => {
    const client = await createUser();
    await quiz(hoursAgo(23));
    const { id } = await quiz(hoursAgo(25), client.id);
    expect((await page('quiz')).items.map((item) => item.id)).toEqual([id]);
    const write = (admin: number) =>
      send('POST', `/api/admin/quiz-requests/${id}/decision`, { decision: 'write', note: 'We are on it.' }, admin);
    const responses = await Promise.all([write(0), write(1)]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await mailsTo(String(answers['email']))).map(({ kind }) => kind)).toEqual(['quiz-follow-up']);
    expect(await Notification.query().where({ userId: client.id })).toMatchObject([{ body: 'We are on it.' }]);
    expect([(await page('quiz')).total, (await page('quiz?state=decided')).total]).toEqual([0, 1]);
    expect(await acts()).toEqual(['quiz.handled']);
  });
});

describe('listings', () => {
  it('are returned with a reason by one of two, and are in the log', async () => {
    const person = await createProfessional();
    await test.database('accountant_profiles').where({ userId: person.id }).update({ listingStatus: 'pending' });
    expect((await page('listings')).items.map(({ id }) => id)).toEqual([person.id]);
    const decide = (admin: number) =>
      send('POST', `/api/admin/listings/${person.id}/decision`, { decision: 'return', note: 'Say more.' }, admin);
    const responses = await Promise.all([decide(0), decide(1)]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    expect((await send('GET', `/api/admin/listings/${person.id}`)).result).toMatchObject({ id: person.id });
    expect(await page('listings?state=decided')).toMatchObject({
      items: [{ decision: { outcome: 'returned', reason: 'Say more.' } }],
    });
    expect(await acts()).toEqual(['listing.returned']);
  });
});
