import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuditPage, ComplianceAnswer, EditedGuide } from '../../../contract/named-types';
import { BaseModel } from '../../../platform/database/base-model';
import { answerFeedback, guideContent } from '../../../platform/testing/accepted-bodies';
import { createUser, testPassword } from '../../../platform/testing/factories';
import { visitor } from '../../../platform/testing/sign-in';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database';
import { startTwoApiProcesses, type TwoApiProcesses } from '../../../platform/testing/two-api-processes';

describe.runIf(process.env['TEST_DATABASE_URL'])('two API processes, for administrators', () => {
  let test: TestDatabase;
  let apis: TwoApiProcesses;
  let admin: Record<string, string>;
  beforeAll(async () => {
    test = await createTestDatabase();
    BaseModel.knex(test.database);
    apis = await startTwoApiProcesses(test.databaseSettings);
  });
  beforeEach(async () => {
    await test.empty();
    admin = await signIn((await createUser({ userType: 'admin' })).username);
  });
  afterAll(async () => {
    await apis.stop();
    await test.remove();
  });

  /** Of the first or the second process. */
  const send = (turn: 0 | 1, method: string, path: string, payload?: object, headers = admin) =>
    fetch(`${apis.urls[turn]}${path}`, {
      method,
      headers: { ...visitor, ...headers, ...(payload && { 'content-type': 'application/json' }) },
      ...(payload && { body: JSON.stringify(payload) }),
    });
  const read = async <Body>(turn: 0 | 1, path: string): Promise<Body> => {
    const response = await send(turn, 'GET', path);
    expect([path, response.status]).toEqual([path, 200]);
    return (await response.json()) as Body;
  };
  const accepted = async (sent: Promise<Response>): Promise<Response> => {
    const response = await sent;
    expect([response.status, response.ok ? '' : await response.text()]).toEqual([response.status, '']);
    return response;
  };
  async function signIn(username: string): Promise<Record<string, string>> {
    const response = await send(0, 'POST', '/api/login', { username, password: testPassword }, {});
    return { cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  }

  it('know of a suspension, a restoration and a demotion with the next request to the other', async () => {
    const user = await createUser();
    const headers = await signIn(user.username);
    const status = async (turn: 0 | 1, as = headers) => (await send(turn, 'GET', '/api/user', undefined, as)).status;
    expect([await status(0), await status(1)]).toEqual([200, 200]);
    await accepted(send(0, 'PUT', `/api/admin/users/${user.id}/suspension`, { reason: 'Sends advertisements.' }));
    expect([await status(1), await status(0)]).toEqual([401, 401]);
    await accepted(send(1, 'DELETE', `/api/admin/users/${user.id}/suspension`));
    const again = await signIn(user.username);
    expect([await status(0, again), await status(1, again)]).toEqual([200, 200]);

    const second = await createUser({ userType: 'admin' });
    const theirs = await signIn(second.username);
    expect((await send(1, 'GET', '/api/admin/stats', undefined, theirs)).status).toBe(200);
    const { firstName, lastName, email } = second;
    const demoted = {
      firstName,
      lastName,
      email,
      city: '',
      state: '',
      userType: 'client',
      currentPassword: testPassword,
    };
    await accepted(send(0, 'PUT', `/api/admin/users/${second.id}`, demoted));
    expect([403, 401]).toContain((await send(1, 'GET', '/api/admin/stats', undefined, theirs)).status);
  });

  it('show one queue: what one assigns and decides, the other refuses to decide again', async () => {
    const ticket = {
      name: 'Jo',
      email: 'jo@example.test',
      phone: '',
      subject: 'general',
      message: 'What does it cost?',
    };
    await accepted(send(0, 'POST', '/api/contact', ticket, {}));
    interface Items {
      readonly total: number;
      readonly items: readonly { readonly id: number; readonly assignee: { readonly id: number } | null }[];
    }
    const open = (turn: 0 | 1) => read<Items>(turn, '/api/admin/queues/tickets');
    const [item] = (await open(1)).items;
    const path = `/api/admin/queues/tickets/${item?.id ?? 0}/assignment`;
    const { id: adminId } = await read<{ id: number }>(0, '/api/user');
    await accepted(send(0, 'PUT', path, { assigneeId: adminId, seen: null }));
    expect((await open(1)).items[0]?.assignee?.id).toBe(adminId);
    expect((await send(1, 'PUT', path, { assigneeId: null, seen: null })).status).toBe(409);
    await accepted(
      send(1, 'POST', `/api/admin/tickets/${item?.id ?? 0}/replies`, { body: 'Nothing.', close: true, seen: 0 }),
    );
    expect((await open(0)).total).toBe(0);
    const late = { body: 'Nothing at all.', close: true, seen: 0 };
    expect((await send(0, 'POST', `/api/admin/tickets/${item?.id ?? 0}/replies`, late)).status).toBe(409);
    const entries = await Promise.all([0, 1].map((turn) => read<AuditPage>(turn as 0 | 1, '/api/admin/audit')));
    expect(entries[0]).toEqual(entries[1]);
  });

  it('publish and withdraw guides for each other, in the list and in answers', async () => {
    const summary = 'A zeppelin that moors at a tower owes the zeppelin mooring levy of $70 within 12 days.';
    const questions = [
      'When is the zeppelin mooring levy due?',
      'zeppelin levy deadline',
      'How soon do zeppelins pay?',
    ];
    const content = {
      ...guideContent,
      slug: `zeppelin-${randomUUID()}`,
      title: 'Zeppelin Mooring Levy',
      summary,
      answers: [{ questions, answer: summary, passages: [summary], appliesTo: '' }],
    };
    const created = (await (await accepted(send(0, 'POST', '/api/admin/guides', { content }))).json()) as EditedGuide;
    const guide = `/api/admin/guides/${created.id}`;
    const listed = async (turn: 0 | 1) => JSON.stringify(await read(turn, '/api/compliance')).includes('Zeppelin');
    const ask = async (turn: 0 | 1) =>
      (await (
        await send(turn, 'POST', '/api/compliance/ask', { question: 'when is the zeppelin mooring levy due' }, {})
      ).json()) as ComplianceAnswer;
    expect([await listed(0), await listed(1)]).toEqual([false, false]);
    expect((await ask(1)).citations).toEqual([]);
    await accepted(send(0, 'POST', `${guide}/publish`, { content, revision: 1, note: '' }));
    expect([await listed(1), await listed(0)]).toEqual([true, true]);
    for (const turn of [1, 0] as const) expect((await ask(turn)).answer).toContain('within 12 days');
    expect((await send(1, 'PUT', guide, { content, revision: 1, note: '' })).status).toBe(409);
    await accepted(send(1, 'POST', `${guide}/withdraw`, { revision: 2, reason: 'It was repealed.' }));
    expect([await listed(0), await listed(1)]).toEqual([false, false]);
    for (const turn of [0, 1] as const) expect((await ask(turn)).citations).toEqual([]);
  });

  it('share feedback on answers, and resolve it once', async () => {
    await accepted(send(0, 'POST', '/api/compliance/feedback', { answerId: randomUUID(), ...answerFeedback }, {}));
    const list = async (turn: 0 | 1) =>
      (
        await read<{ items: { id: number; resolvedAt: string | null }[] }>(
          turn,
          '/api/admin/assistant-feedback?state=all',
        )
      ).items;
    const [item] = await list(1);
    expect(await list(0)).toEqual(await list(1));
    const path = `/api/admin/assistant-feedback/${item?.id ?? 0}/resolution`;
    const both = await Promise.all(
      ([0, 1] as const).map((turn) => send(turn, 'PUT', path, { resolved: true, note: `By ${turn}` })),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('report on the System page what either of them ran, and which one answers', async () => {
    interface SystemPage {
      readonly jobs: readonly { readonly name: string }[];
    }
    const [one, other] = [
      await read<SystemPage>(0, '/api/admin/system'),
      await read<SystemPage>(1, '/api/admin/system'),
    ];
    expect(one.jobs.map(({ name }) => name)).toContain('purge closed tickets');
    expect(one.jobs.map(({ name }) => name)).toEqual(other.jobs.map(({ name }) => name));
  });
});
