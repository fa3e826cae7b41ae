import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  ComplianceAnswer,
  EditedGuide,
  Guide,
  GuideContent,
  GuideOverview,
  GuideVersion,
  GuideVersionSummary,
} from '../../../../contract/named-types';
import { createUser } from '../../../../platform/testing/factories';
import { signIn, visitor, type BrowserHeaders } from '../../../../platform/testing/sign-in';
import { createTestServer, type TestServer } from '../../../../platform/testing/test-server';

let test: TestServer;
let admin: BrowserHeaders;
beforeAll(async () => {
  test = await createTestServer();
});
beforeEach(async () => {
  await test.empty();
  admin = await signIn(test, await createUser({ userType: 'admin', firstName: 'Ada', lastName: 'Min' }));
});
afterAll(() => test.stop());

const content = (changes: Partial<GuideContent> = {}): GuideContent => ({
  title: 'Beekeeping License Fees',
  slug: 'beekeeping-license-fees',
  summary: 'Every apiary pays a license fee of $40 a year to the state.',
  industriesImpacted: [{ industry: 'Small Business', explanation: 'Hobby hives count too.' }],
  businessApplication: 'The fee is due each May.',
  complianceChecklist: ['Count the hives.', 'Pay the fee.'],
  answers: [],
  jurisdiction: 'state',
  serviceTypes: ['advisory'],
  sources: [{ name: 'Apiary Act', url: 'https://www.example.gov/apiary', date: '2025-05-01' }],
  featured: false,
  lastReviewed: '2026-01-10',
  reviewDue: '2027-01-10',
  ...changes,
});

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, headers = admin) =>
  test.server.inject({ method, url, headers, ...(payload && { payload }) });

async function begin(changes: Partial<GuideContent> = {}): Promise<EditedGuide> {
  const response = await send('POST', '/api/admin/guides', { content: content(changes) });
  expect(response.statusCode, response.payload).toBe(200);
  return response.result as EditedGuide;
}

const save = (guide: EditedGuide, changes: Partial<GuideContent>, note = '') =>
  send('PUT', `/api/admin/guides/${guide.id}`, { content: content(changes), revision: guide.revision, note });

async function publish(guide: EditedGuide, changes: Partial<GuideContent> = {}, note = ''): Promise<EditedGuide> {
  const payload = { content: content(changes), revision: guide.revision, note };
  const response = await send('POST', `/api/admin/guides/${guide.id}/publish`, payload);
  expect(response.statusCode, response.payload).toBe(200);
  return response.result as EditedGuide;
}

const read = async <Result>(url: string, headers: BrowserHeaders = visitor): Promise<Result> =>
  (await send('GET', url, undefined, headers)).result as Result;
const codeOf = ({ statusCode, headers }: { statusCode: number; headers: Record<string, unknown> }) => [
  statusCode,
  headers['x-error-code'],
];
const ask = async (question: string): Promise<ComplianceAnswer> =>
  (await send('POST', '/api/compliance/ask', { question }, visitor)).result as ComplianceAnswer;

describe('who may', () => {
  it('is administrators alone', async () => {
    const { id } = await begin();
    const client = await signIn(test, await createUser());
    const calls = [
      ['GET', '/api/admin/guides'],
      ['GET', `/api/admin/guides/${id}`],
      ['GET', `/api/admin/guides/${id}/versions`],
      ['GET', `/api/admin/guides/${id}/versions/1`],
      ['POST', '/api/admin/guides', { content: content({ slug: 'other' }) }],
      ['PUT', `/api/admin/guides/${id}`, { content: content(), revision: 1 }],
      ['POST', `/api/admin/guides/${id}/publish`, { content: content(), revision: 1 }],
      ['POST', `/api/admin/guides/${id}/withdraw`, { revision: 1, reason: 'No reason.' }],
      ['POST', `/api/admin/guides/${id}/versions/1/restore`, { revision: 1 }],
      ['POST', `/api/admin/guides/${id}/reinstate`, { revision: 1 }],
      ['DELETE', `/api/admin/guides/${id}?revision=1`],
    ] as const;
    for (const [method, url, payload] of calls) {
      expect((await send(method, url, payload, visitor)).statusCode, url).toBe(401);
      expect((await send(method, url, payload, client)).statusCode, url).toBe(403);
    }
    expect(await read<EditedGuide>(`/api/admin/guides/${id}`, admin)).toMatchObject({ revision: 1, state: 'draft' });
  });
});

describe('a draft', () => {
  it('is nowhere to be read until it is published', async () => {
    const guide = await begin();
    const hidden = async () => ({
      list: (await read<Guide[]>('/api/compliance')).length,
      search: (await read<Guide[]>('/api/compliance/search?q=apiary')).length,
      filter: (await read<Guide[]>('/api/compliance/search?serviceTypes=advisory')).length,
      bySlug: (await send('GET', `/api/compliance/${guide.content.slug}`, undefined, visitor)).statusCode,
      byId: (await send('GET', `/api/compliance/${guide.id}`, undefined, visitor)).statusCode,
      answered: (await ask('what is the beekeeping license fee')).answeredBy,
    });
    const nowhere = { list: 0, search: 0, filter: 0, bySlug: 404, byId: 404, answered: 'refusal' };
    expect(await hidden()).toEqual(nowhere);
    const published = await publish(guide);
    expect(await hidden()).toEqual({ list: 1, search: 1, filter: 1, bySlug: 200, byId: 200, answered: 'guides' });
    const withdrawal = { revision: published.revision, reason: 'The act was repealed.' };
    await send('POST', `/api/admin/guides/${guide.id}/withdraw`, withdrawal);
    expect(await hidden()).toEqual(nowhere);
  });

  it('of a public guide changes nothing that people read', async () => {
    const guide = await publish(await begin());
    const draft = await save(guide, { summary: 'The fee is $55.' });
    expect(draft.result).toMatchObject({ state: 'changed', published: true, content: { summary: 'The fee is $55.' } });
    expect((await read<Guide>('/api/compliance/beekeeping-license-fees')).summary).toContain('$40');
    const [row] = await read<GuideOverview[]>('/api/admin/guides', admin);
    expect(row).toMatchObject({ state: 'changed', title: 'Beekeeping License Fees' });
  });

  it.each<[string, Partial<GuideContent>]>([
    ['an address of digits alone', { slug: '2026' }],
    ['a reserved address', { slug: 'new' }],
    ['a reserved address', { slug: 'search' }],
    ['capitals in its address', { slug: 'Bees' }],
    ['two hyphens in its address', { slug: 'bee--fees' }],
    ['a source that runs a script', { sources: [{ name: 'x', url: 'javascript:alert(1)', date: null }] }],
    ['an industry that no filter has', { industriesImpacted: [{ industry: 'Bees', explanation: '' }] }],
    ['a day that is none', { lastReviewed: '2026-02-31x' }],
    ['a review in the future', { lastReviewed: '2199-01-01', reviewDue: null }],
    ['a next review before the last', { reviewDue: '2025-12-31' }],
    ['a step twice', { complianceChecklist: ['Pay.', 'Pay.'] }],
  ])('with %s is refused', async (_what, changes) => {
    const response = await send('POST', '/api/admin/guides', { content: content(changes) });
    expect(codeOf(response), response.payload).toEqual([400, 'invalid_request']);
  });

  it('takes no address that the API has for something else', async () => {
    const words = test.server.table().flatMap(({ path }) => /^\/api\/compliance\/([a-z-]+)/.exec(path)?.[1] ?? []);
    expect(words).toContain('saved-answers');
    for (const slug of new Set(words)) {
      const response = await send('POST', '/api/admin/guides', { content: content({ slug }) });
      expect(codeOf(response), slug).toEqual([400, 'invalid_request']);
    }
  });

  it('has a slug made of its title in Latin letters when none is typed', async () => {
    const slugOf = async (title: string) => (await begin({ title, slug: '' })).content.slug;
    expect(await slugOf('Łódź & Ærø')).toBe('lodz-aero');
    expect(await slugOf('Łódź & Ærø')).toBe('lodz-aero-2');
    expect(await slugOf('Налоги 2026')).toBe('nalogi-2026');
    expect(await slugOf('2026')).toBe('guide-2026');
  });

  it('takes no address of another guide, and keeps its own once it was public', async () => {
    const guide = await publish(await begin());
    const twin = await send('POST', '/api/admin/guides', { content: content() });
    expect(codeOf(twin)).toEqual([409, 'guide_slug_taken']);
    const other = await begin({ slug: 'other-bees' });
    expect(codeOf(await save(other, {}))).toEqual([409, 'guide_slug_taken']);
    expect((await save(other, { slug: 'more-bees' })).statusCode).toBe(200);
    expect(codeOf(await save(guide, { slug: 'moved' }))).toEqual([409, 'guide_slug_fixed']);
  });
});

describe('concurrent saves', () => {
  it('refuse the later one, and nothing of the first is lost', async () => {
    const guide = await publish(await begin());
    const answers = await Promise.all([
      save(guide, { summary: 'One.' }),
      save(guide, { summary: 'Two.' }),
      send('POST', `/api/admin/guides/${guide.id}/publish`, {
        content: content({ summary: 'Three.' }),
        revision: guide.revision,
        note: 'Three.',
      }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(codeOf(answers.find(({ statusCode }) => statusCode === 409)!)).toEqual([409, 'guide_changed']);
    const won = answers.find(({ statusCode }) => statusCode === 200)?.result as EditedGuide;
    expect(await read<EditedGuide>(`/api/admin/guides/${guide.id}`, admin)).toEqual(won);
    const versions = await read<GuideVersionSummary[]>(`/api/admin/guides/${guide.id}/versions`, admin);
    expect(versions.map(({ number }) => number)).toEqual([3, 2, 1]);
  });
});

describe('versions', () => {
  it('keep what was said, by whom and why; an earlier one becomes the newest draft', async () => {
    const first = await publish(await begin());
    const second = await publish(first, { summary: 'The fee is $55.', title: 'Bee Fees' }, 'The fee rose to $55.');
    const list = await read<GuideVersionSummary[]>(`/api/admin/guides/${first.id}/versions`, admin);
    expect(list.map(({ number, status, note, author }) => [number, status, note, author])).toEqual([
      [3, 'published', 'The fee rose to $55.', 'Ada Min'],
      [2, 'published', 'First published.', 'Ada Min'],
      [1, 'draft', '', 'Ada Min'],
    ]);
    const old = await read<GuideVersion>(`/api/admin/guides/${first.id}/versions/2`, admin);
    expect(old.content).toEqual(content());
    const restored = await send('POST', `/api/admin/guides/${first.id}/versions/2/restore`, {
      revision: second.revision,
    });
    expect(restored.result).toMatchObject({
      revision: 4,
      state: 'changed',
      content: { title: 'Beekeeping License Fees' },
    });
    expect((await read<Guide>('/api/compliance/beekeeping-license-fees')).title).toBe('Bee Fees');
    expect(codeOf(await send('GET', `/api/admin/guides/${first.id}/versions/9`))).toEqual([
      404,
      'guide_version_not_found',
    ]);
  });

  it('equal to the public content are no draft: restoring one withdraws a waiting draft', async () => {
    const guide = await publish(await begin());
    await save(guide, { summary: 'The fee is $55.' });
    const restored = await send('POST', `/api/admin/guides/${guide.id}/versions/2/restore`, { revision: 3 });
    expect(restored.result).toMatchObject({ state: 'published', content: { summary: content().summary } });
    expect((await read<GuideOverview[]>('/api/admin/guides', admin))[0]?.state).toBe('published');
  });

  it('begin with what stood before a guide had any', async () => {
    const guide = await publish(await begin());
    await test.database('guide_versions').delete();
    await save(guide, { summary: 'Changed.' });
    const stored = await read<GuideVersion>(`/api/admin/guides/${guide.id}/versions/${guide.revision}`, admin);
    expect(stored).toMatchObject({ status: 'published', author: null, content: { summary: content().summary } });
  });
});

describe('a withdrawal that is undone', () => {
  const withdraw = (guide: EditedGuide) =>
    send('POST', `/api/admin/guides/${guide.id}/withdraw`, { revision: guide.revision, reason: 'By mistake.' });
  const reinstate = (id: number, revision: number) => send('POST', `/api/admin/guides/${id}/reinstate`, { revision });

  it('leaves the public content as it was, with its dates, its waiting draft, and no one notified', async () => {
    const guide = await publish(await begin());
    const follower = await createUser();
    const tick = { stepHash: '0'.repeat(64), step: 'Pay the fee.', tickedAt: new Date() };
    await test.database('ticked_steps').insert({ userId: follower.id, guideId: guide.id, ...tick });
    const before = await read<Guide>('/api/compliance/beekeeping-license-fees');
    const draft = (await save(guide, { summary: 'The fee will be $55.' })).result as EditedGuide;
    const withdrawn = (await withdraw(draft)).result as EditedGuide;
    expect((await send('GET', '/api/compliance/beekeeping-license-fees', undefined, visitor)).statusCode).toBe(404);
    const response = await reinstate(guide.id, withdrawn.revision);
    expect(response.result).toMatchObject({
      state: 'changed',
      published: true,
      content: { summary: 'The fee will be $55.' },
    });
    expect(await read<Guide>('/api/compliance/beekeeping-license-fees')).toEqual(before);
    expect(await test.database('notifications').where({ userId: follower.id })).toEqual([]);
  });

  it('is refused when the guide was saved since, and when nothing was withdrawn', async () => {
    const guide = await publish(await begin());
    expect(codeOf(await reinstate(guide.id, guide.revision))).toEqual([409, 'guide_not_withdrawn']);
    const withdrawn = (await withdraw(guide)).result as EditedGuide;
    await save(withdrawn, { summary: 'Another text.' });
    expect(codeOf(await reinstate(guide.id, withdrawn.revision))).toEqual([409, 'guide_not_withdrawn']);
  });
});

describe('deleting', () => {
  const remove = ({ id, revision }: EditedGuide) =>
    send('DELETE', `/api/admin/guides/${id}?revision=${String(revision)}`);

  it('takes a draft with its versions and frees its slug', async () => {
    const guide = await begin();
    const saved = (await save(guide, { summary: 'Second thoughts.' })).result as EditedGuide;
    expect(saved.wasPublic).toBe(false);
    expect(codeOf(await remove(guide))).toEqual([409, 'guide_changed']);
    expect((await remove(saved)).statusCode).toBe(204);
    expect((await send('GET', `/api/admin/guides/${guide.id}`)).statusCode).toBe(404);
    expect(await test.database('guide_versions')).toEqual([]);
    await begin();
    const [entry] = (await test.database('audit_entries').where({ action: 'guide.deleted' })) as { details: string }[];
    expect(entry?.details).toContain('Beekeeping License Fees');
  });

  it('is refused once a guide was public, withdrawn or not', async () => {
    const guide = await publish(await begin());
    expect(guide.wasPublic).toBe(true);
    expect(codeOf(await remove(guide))).toEqual([409, 'guide_was_public']);
    const url = `/api/admin/guides/${guide.id}/withdraw`;
    const withdrawn = (await send('POST', url, { revision: guide.revision, reason: 'Repealed.' })).result;
    expect(codeOf(await remove(withdrawn as EditedGuide))).toEqual([409, 'guide_was_public']);
    expect((await send('GET', `/api/admin/guides/${guide.id}`)).statusCode).toBe(200);
  });
});

describe('a refusal', () => {
  it('names the field that it is about', async () => {
    const guide = await begin();
    const fieldOf = async (changes: Partial<GuideContent>, act = '', note = '') => {
      const payload = { content: content(changes), revision: guide.revision, note };
      const response = act
        ? await send('POST', `/api/admin/guides/${guide.id}/${act}`, payload)
        : await send('PUT', `/api/admin/guides/${guide.id}`, payload);
      return response.headers['x-error-field'];
    };
    await begin({ slug: 'taken' });
    expect(await fieldOf({ slug: 'taken' })).toBe('content.slug');
    expect(await fieldOf({ slug: 'Not a slug' })).toBe('content.slug');
    expect(await fieldOf({ sources: [{ name: 'Act', url: 'no url', date: null }] })).toBe('content.sources.0.url');
    expect(await fieldOf({ serviceTypes: [] }, 'publish')).toBe('content.serviceTypes');
    expect(await fieldOf({ summary: '' }, 'publish')).toBe('content.summary');
  });
});

describe('publishing', () => {
  it('needs everything a reader needs, and a note of what changed', async () => {
    const guide = await begin({ sources: [] });
    const url = `/api/admin/guides/${guide.id}/publish`;
    const bare = await send('POST', url, { content: content({ sources: [] }), revision: 1 });
    expect([...codeOf(bare), bare.payload]).toEqual([
      400,
      'guide_incomplete',
      'Before it can be published, the guide needs an official source.',
    ]);
    const published = await publish(guide);
    const silent = await send('POST', url, { content: content({ summary: 'New.' }), revision: published.revision });
    expect(codeOf(silent)).toEqual([400, 'guide_incomplete']);
  });

  it('dates what changed, and only what changed', async () => {
    const guide = await publish(await begin());
    const before = await read<Guide>(`/api/compliance/${guide.id}`);
    expect(before.changes.map(({ note }) => note)).toEqual(['First published.']);
    const reviewed = await publish(guide, { lastReviewed: '2026-03-01', reviewDue: '2027-03-01' });
    const after = await read<Guide>(`/api/compliance/${guide.id}`);
    expect(after).toEqual({
      ...before,
      lastReviewed: '2026-03-01T12:00:00.000Z',
      reviewDue: '2027-03-01T12:00:00.000Z',
    });
    await publish(reviewed, { businessApplication: 'The fee is due each June.' }, 'The due date moved to June.');
    const changed = await read<Guide>(`/api/compliance/${guide.id}`);
    expect(changed.changes.map(({ note }) => note)).toEqual(['The due date moved to June.', 'First published.']);
    expect(Date.parse(changed.lastUpdated)).toBeGreaterThan(Date.parse(before.lastUpdated));
  });

  it('notifies once who ticked a step or saved an answer from it, and no one of a review without a change', async () => {
    const guide = await publish(await begin());
    const ticker = await createUser();
    const saver = await createUser();
    await createUser();
    const steps = [...guide.content.complianceChecklist].map((step, index) => ({
      userId: ticker.id,
      guideId: guide.id,
      stepHash: String(index).padStart(64, '0'),
      step,
      tickedAt: new Date(),
    }));
    await test.database('ticked_steps').insert(steps);
    const { answer, ...rest } = await ask('what is the beekeeping license fee');
    await test.database('saved_answers').insert({
      userId: saver.id,
      answerId: 'one',
      title: 'Fee',
      question: 'Fee?',
      response: JSON.stringify({ answer, ...rest }),
      savedAt: new Date(),
    });
    expect(await read<EditedGuide>(`/api/admin/guides/${guide.id}`, admin)).toMatchObject({ followers: 2 });
    const reviewed = await publish(guide, { lastReviewed: '2026-03-01' });
    const notified = () => test.database('notifications').where({ kind: 'guide' }).orderBy('userId');
    expect(await notified()).toEqual([]);
    const risen = await publish(reviewed, { summary: 'The fee is $55.' }, 'The fee rose to $55.');
    await publish(risen, { summary: 'The fee is $60.' }, 'The fee rose to $60.');
    expect(await notified()).toMatchObject([
      { userId: ticker.id, href: '/compliance/beekeeping-license-fees', body: 'The fee rose to $60.' },
      { userId: saver.id, href: '/compliance/beekeeping-license-fees', body: 'The fee rose to $60.' },
    ]);
  });

  it('writes each act into the audit log', async () => {
    const guide = await publish(await begin());
    await save(guide, { summary: 'Draft.' });
    await send('POST', `/api/admin/guides/${guide.id}/versions/1/restore`, { revision: 3 });
    await send('POST', `/api/admin/guides/${guide.id}/withdraw`, { revision: 4, reason: 'Repealed.' });
    const entries = (await test.database('audit_entries').where({ subjectType: 'guide' }).orderBy('id')) as {
      action: string;
      subjectId: string;
    }[];
    expect(entries.map(({ action }) => action)).toEqual([
      'guide.created',
      'guide.published',
      'guide.saved',
      'guide.restored',
      'guide.withdrawn',
    ]);
    expect(new Set(entries.map(({ subjectId }) => subjectId))).toEqual(new Set([String(guide.id)]));
  });
});
