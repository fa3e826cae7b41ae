import { PDFParse } from 'pdf-parse';
import { describe, expect, it } from 'vitest';
import type {
  Engagement as Presented,
  EngagementList,
  EngagementPrefill,
  EngagementTimeline,
  Message,
} from '../../../contract/named-types';
import { fullName } from '../../../contract/full-name';
import { createUser } from '../../../platform/testing/factories';
import { mailsTo } from '../../../platform/testing/mailbox';
import { pushedTo } from '../../../platform/testing/pushed-events';
import { testServer } from '../../../platform/testing/test-server';
import { answers } from '../../directory/quiz/quiz-factory';
import { createProfessional } from '../../directory/professionals/professional-factory';
import { Notification } from '../../identity/notifications/notification.model';
import { acceptanceOf, brief, engagementPeople, proposal, type Pair, type Person } from './testing/engagement-people';

const test = testServer();
const { signedIn, call, did, write, pair, begin, step, proposed, accepted } = engagementPeople(() => test);

const read = (who: Person, { id }: { readonly id: number }) => did(who, 'GET', `/api/engagements/${id}`);
const codeOf = async (who: Person, { id, version }: Presented, path: string, payload: object = {}) =>
  (await call(who, 'POST', `/api/engagements/${id}/${path}`, { version, ...payload })).code;
const timelineOf = async (who: Person, { id }: { readonly id: number }, query = '') =>
  (await call(who, 'GET', `/api/engagements/${id}/timeline${query}`)).body as EngagementTimeline;
const sentencesOf = async (who: Person, work: { readonly id: number }) =>
  (await timelineOf(who, work)).items.map(({ content }) => content);
const draftFor = ({ client, professional }: Pair) => ({
  who: client,
  payload: { ...brief, with: professional.user.id, prefilledFrom: null },
});
const beginCode = async (people: Pair) => {
  const { who, payload } = draftFor(people);
  return (await call(who, 'POST', '/api/engagements', payload)).code;
};

describe('work from the brief to its end', () => {
  it('goes through every state, and each change is a message of who made it', async () => {
    const people = await pair();
    const { client, professional } = people;
    const pushed = pushedTo(professional.user);
    const briefed = await begin(people);
    expect(briefed).toMatchObject({ status: 'brief', viewerSide: 'client', mayDo: ['change-brief', 'end', 'ask'] });
    expect((await read(professional, briefed)).mayDo).toEqual(['propose', 'end', 'ask']);
    const first = await step(professional, briefed, 'proposals', proposal());
    const second = await step(professional, first, 'proposals', { ...proposal(), terms: 'Paid in advance.' });
    expect(second.proposals.map(({ number, status }) => [number, status])).toEqual([
      [2, 'open'],
      [1, 'replaced'],
    ]);
    expect(second.proposals[0]?.totals).toEqual({ monthlyCents: 45_000, onceCents: 30_000 });
    const answer = acceptanceOf(client.user);
    // By its number, and by its version: what was read is what is accepted or declined.
    const named: readonly (readonly [number, Presented])[] = [
      [1, second],
      [1, first],
      [2, first],
    ];
    for (const [number, seen] of named) {
      expect(await codeOf(client, seen, `proposals/${number}/accept`, answer)).toBe('engagement_changed');
      expect(await codeOf(client, seen, `proposals/${number}/decline`, { reason: '' })).toBe('engagement_changed');
    }
    const agreed = await step(client, second, 'proposals/2/accept', {
      ...acceptanceOf(client.user),
      name: '  maria   LOPEZ ',
    });
    expect(agreed).toMatchObject({ status: 'accepted', proposals: [{ acceptedName: 'maria LOPEZ' }, {}] });
    const started = await step(professional, agreed, 'start');
    const done = await step(professional, started, 'done');
    expect((await read(client, done)).mayDo).toEqual(['reopen']);
    const reopened = await step(client, await read(client, done), 'reopen');
    const ended = await step(client, reopened, 'end', { reason: 'Moved away' });
    expect(ended).toMatchObject({ status: 'ended', endedBy: 'client', endReason: 'Moved away', mayDo: [] });
    const title = 'Monthly bookkeeping';
    expect(await sentencesOf(professional, ended)).toEqual([
      'Ended the work: Moved away',
      'Reopened the work',
      'Marked the work as done',
      'Started the work',
      'Accepted the proposal: $450 a month plus $300 once',
      `Sent version 2 of the proposal: ${title}, $450 a month plus $300 once`,
      `Sent a proposal: ${title}, $450 a month plus $300 once`,
      `Wrote a brief: ${title}`,
    ]);
    expect(pushed.filter(({ name }) => name === 'engagement.changed').at(-1)?.payload).toEqual({
      conversationWith: client.user.id,
      engagementId: ended.id,
    });
    const listed = async (state: string) =>
      ((await call(client, 'GET', `/api/engagements?state=${state}`)).body as EngagementList).items.map(({ id }) => id);
    expect([await listed('live'), await listed('past')]).toEqual([[], [ended.id]]);
  });

  it('is declined with a reason, withdrawn and proposed again', async () => {
    const people = await pair();
    const { client, professional } = people;
    const declined = await step(client, await proposed(people), 'proposals/1/decline', { reason: 'Too much' });
    expect(declined).toMatchObject({ status: 'brief', proposals: [{ status: 'declined', declineReason: 'Too much' }] });
    const changed = await did(client, 'PUT', `/api/engagements/${declined.id}/brief`, {
      ...{ ...brief, version: declined.version, title: 'Books and payroll' },
    });
    const again = await step(professional, changed, 'proposals', proposal());
    expect(await codeOf(client, again, 'proposals/2/withdraw')).toBe('engagement_changed');
    expect(await step(professional, again, 'proposals/2/withdraw')).toMatchObject({ status: 'brief' });
    expect(
      (await call(client, 'POST', `/api/engagements/${again.id}/proposals/9/decline`, { version: 6, reason: '' }))
        .status,
    ).toBe(409);
  });

  it('refuses what is said of an older version, and then shows the newest', async () => {
    const people = await pair();
    const old = await begin(people);
    await step(people.professional, old, 'proposals', proposal());
    const payload = { ...brief, version: old.version };
    const url = `/api/engagements/${old.id}/brief`;
    expect((await call(people.client, 'PUT', url, payload)).code).toBe('engagement_changed');
    expect((await read(people.client, old)).status).toBe('proposed');
  });

  it('takes no price of nothing, and does not mind a guide that it does not know', async () => {
    const people = await pair();
    const { who, payload } = draftFor(people);
    const work = await did(who, 'POST', '/api/engagements', { ...payload, prefilledFrom: 'Bad Guide' });
    const lines = proposal().lines.map((line) => ({ ...line, priceCents: 0 }));
    const url = `/api/engagements/${work.id}/proposals`;
    const answer = await call(people.professional, 'POST', url, { ...proposal(), lines, version: 1 });
    expect([answer.status, answer.text]).toEqual([400, 'Please enter a price above $0 and of at most $1,000,000']);
  });

  it('lets no one accept with another name, another password or as another person', async () => {
    const people = await pair();
    const { client, professional } = people;
    const work = await proposed(people);
    const accept = (who: Person, changes: object = {}) =>
      codeOf(who, work, 'proposals/1/accept', { ...acceptanceOf(client.user), ...changes });
    expect(await accept(client, { name: 'Maria Lopes' })).toBe('name_mismatch');
    expect(await accept(client, { password: 'not mine' })).toBe('wrong_password');
    expect(await accept(professional)).toBe('name_mismatch');
    expect(await accept(await signedIn(await createUser()))).toBe('engagement_not_found');
    expect(await accept(await signedIn(await createUser({ userType: 'admin' })))).toBe('engagement_not_found');
    expect((await read(client, work)).status).toBe('proposed');
  });

  it('writes a proposal as a PDF, with who accepted it', async () => {
    const people = await pair();
    const terms = `Paid monthly.\n${'A sentence of the terms. '.repeat(190)}The end.`;
    const sold = { title: 'Reviews 📚, twice', detail: 'One\nTwo', quantity: 1000, priceCents: 200, unit: 'return' };
    const lines = [...proposal().lines, sold];
    const work = await step(people.professional, await begin(people), 'proposals', { ...proposal(), lines, terms });
    const textOf = async (who: Person) => {
      const { bytes } = await call(who, 'GET', `/api/engagements/${work.id}/proposals/1/pdf`);
      const parser = new PDFParse({ data: new Uint8Array(bytes) });
      const { text, total } = await parser.getText();
      expect(total).toBeGreaterThan(1);
      await parser.destroy();
      return text.replaceAll(/\s+/g, ' ');
    };
    const open = await textOf(people.client);
    for (const words of [
      'Maria Lopez',
      '$450 a month Bookkeeping, 1 × $450, per month',
      '$2,000 Reviews, twice, 1,000 × $2, per return',
      'Total: $450 a month plus $2,300 once',
      'The end.',
      'You pay each other directly.',
    ])
      expect(open).toContain(words);
    expect(open).toMatch(/Version 1, \w+ \d+, \d+, [\d:]+ [AP]M E[SD]T .*Valid until \w+ \d+, \d+, 11:59 PM E[SD]T/);
    expect(open).not.toContain('Accepted by');
    await step(people.client, work, 'proposals/1/accept', acceptanceOf(people.client.user));
    expect(await textOf(people.professional)).toMatch(/Accepted by Maria Lopez on .* C[SD]T/);
  });

  it('invites the client to review what is done, on a plan with invitations', async () => {
    const people = await pair('professional');
    const started = await step(people.professional, await accepted(people), 'start');
    await step(people.professional, started, 'done');
    const kinds = (await mailsTo(people.client.user.email)).map(({ kind }) => kind);
    expect(kinds).toContain('review-invitation');
  });
});

describe('who can begin', () => {
  it('are a client and a professional whose messages have reached each other, once at a time', async () => {
    const people = await pair();
    await begin(people);
    expect(await beginCode(people)).toBe('engagement_exists');
    const stranger = await signedIn(await createProfessional());
    expect(await beginCode({ ...people, professional: stranger })).toBe('engagement_not_possible');
    const other = await signedIn(await createUser());
    await write(people.client, other);
    expect(await beginCode({ ...people, professional: other })).toBe('engagement_not_possible');
    const nobody = { ...brief, with: 99_999, prefilledFrom: null };
    expect((await call(people.client, 'POST', '/api/engagements', nobody)).code).toBe('user_not_found');
  });

  it('find their brief filled with the answers of their last quiz, which the professional does not see', async () => {
    const people = await pair();
    const quiz = { id: '6f1f2f6e-8d7b-4c31-9a55-0a1f6f0c1a2b', answers };
    await call(people.client, 'POST', '/api/quiz', quiz);
    const prefill = async (who: Person, other: Person) =>
      (await call(who, 'GET', `/api/engagement-draft?with=${other.user.id}`)).body as EngagementPrefill;
    const filled = await prefill(people.client, people.professional);
    expect(filled).toMatchObject({ mayBegin: true, prefilledFrom: 'quiz', brief: { budgetUnit: 'month' } });
    expect(filled.brief.need).toContain('Industry: ');
    expect(await prefill(people.professional, people.client)).toMatchObject({
      prefilledFrom: null,
      brief: { need: '' },
    });
    const { id } = await begin(people);
    expect(await prefill(people.client, people.professional)).toMatchObject({ mayBegin: false, liveId: id });
  });

  it('have room in the professional’s plan', async () => {
    const first = await pair('starter');
    const client = await signedIn(await createUser({ firstName: 'Ann', lastName: 'Wu' }));
    await write(first.professional, client);
    const second = { ...first, client };
    const waiting = await proposed(second);
    await accepted(first);
    expect(await codeOf(client, waiting, 'proposals/1/accept', acceptanceOf(client.user))).toBe('professional_is_full');
    expect(await codeOf(first.professional, waiting, 'proposals', proposal())).toBe('engagement_needs_plan');
  });
});

describe('people who do not write to each other', () => {
  it('have no live work from then on, and the blocked one is not told of the block', async () => {
    const people = await pair();
    const { client, professional } = people;
    const work = await proposed(people);
    const another = await signedIn(await createUser());
    await write(professional, another);
    const others = await begin({ client: another, professional });
    await call(professional, 'PUT', `/api/blocks/${client.user.id}`);
    const ended = await read(client, work);
    const asBefore = { paused: null, endReason: null, proposals: [{ status: 'withdrawn' }] };
    expect(ended).toMatchObject({ status: 'ended', endedBy: 'professional', mayDo: [], ...asBefore });
    expect((await sentencesOf(client, work))[0]).toBe('Ended the work');
    expect(await codeOf(client, work, 'proposals/1/accept', acceptanceOf(client.user))).toBe('engagement_changed');
    // Nothing that the blocked one writes reaches the other, and work with others goes on.
    expect(await codeOf(client, ended, 'end', { reason: 'You will hear from me' })).toBe('engagement_changed');
    expect((await read(professional, work)).endReason).toBeNull();
    expect((await read(another, others)).status).toBe('brief');
    expect(await beginCode(people)).toBe('engagement_not_possible');
  });

  it('cannot reopen what was done, which then looks as if its time were over', async () => {
    const people = await pair();
    const { client, professional } = people;
    const work = await step(professional, await step(professional, await accepted(people), 'start'), 'done');
    await call(professional, 'PUT', `/api/blocks/${client.user.id}`);
    const done = { status: 'done', mayDo: [], paused: null, reopenUntil: null };
    expect(await read(client, work)).toMatchObject(done);
    expect(await codeOf(client, work, 'reopen')).toBe('engagement_paused');
  });

  it('are those of a suspended account too', async () => {
    const people = await pair();
    const work = await begin(people);
    await people.professional.user.$query().patch({ suspendedAt: new Date() });
    expect(await read(people.client, work)).toMatchObject({ mayDo: ['end'] });
    const { id, version } = work;
    const url = `/api/engagements/${id}/brief`;
    expect((await call(people.client, 'PUT', url, { ...brief, version })).code).toBe('engagement_paused');
  });
});

describe('the record', () => {
  it('cannot be edited or deleted as a message, and is read in parts', async () => {
    const people = await pair();
    const work = await begin(people);
    const [event] = (await timelineOf(people.client, work)).items as [Message];
    expect(event.engagement).toEqual({ id: work.id, event: 'began' });
    const url = `/api/conversations/${people.professional.user.id}/messages/${event.id}`;
    for (const method of ['PUT', 'DELETE'] as const) {
      const { statusCode, headers } = await test.server.inject({
        method: method === 'PUT' ? 'PATCH' : method,
        ...{ url, headers: people.client.headers },
        ...(method === 'PUT' && { payload: { content: 'Something else' } }),
      });
      expect([statusCode, headers['x-error-code']]).toEqual([409, 'message_is_record']);
    }
    expect(await timelineOf(people.client, work, `?before=${event.id}`)).toEqual({ items: [], next: null });
  });

  it('is news of work, each event once and by its name, until the conversation is read', async () => {
    const people = await pair();
    const { client, professional } = people;
    const newsOf = ({ user: { id } }: Person) => Notification.query().where({ userId: id, read: false }).orderBy('id');
    await Notification.query().patch({ read: true });
    const work = await step(professional, await proposed(people), 'proposals', proposal());
    const name = fullName(professional.user);
    const news = { kind: 'work', title: `${name} sent a proposal`, href: `/work/${work.id}` };
    expect(await newsOf(client)).toMatchObject([
      { ...news, body: 'Sent a proposal: Monthly bookkeeping, $450 a month plus $300 once' },
      news,
    ]);
    expect(await newsOf(professional)).toMatchObject([{ kind: 'work', title: 'Maria Lopez wrote a brief' }]);
    await call(client, 'POST', `/api/conversations/${professional.user.id}/read`);
    expect(await newsOf(client)).toEqual([]);
  });

  it('is mailed as people chose for work, whatever they chose for messages', async () => {
    const people = await pair();
    const choose = (who: Person, kind: string) =>
      call(who, 'PUT', '/api/notifications/preferences', { kind, byMail: false });
    await choose(people.client, 'work');
    await choose(people.professional, 'message');
    const titles = async ({ user }: Person) =>
      (await mailsTo(user.email)).flatMap(({ content }) => content?.items ?? []).map(({ title }) => title);
    await proposed(people);
    expect(await titles(people.client)).not.toContain(`${fullName(people.professional.user)} sent a proposal`);
    expect(await titles(people.professional)).toContain('Maria Lopez wrote a brief');
  });
});
