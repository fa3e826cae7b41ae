import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  ComplianceAnswer,
  EditedGuide,
  GuideContent,
  GuideTrial,
  UnansweredQuestion,
} from '../../../../contract/named-types';
import { answerFeedback, guideContent } from '../../../../platform/testing/accepted-bodies';
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
  admin = await signIn(test, await createUser({ userType: 'admin' }));
});
afterAll(() => test.stop());

const content = (changes: Partial<GuideContent> = {}): GuideContent => ({
  ...guideContent,
  slug: 'beekeeping-license-fees',
  summary: 'Every apiary pays a license fee of $40 a year to the state.',
  answers: [],
  ...changes,
});

const send = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, headers = admin) =>
  test.server.inject({ method, url, headers, ...(payload && { payload }) });

async function begin(changes: Partial<GuideContent> = {}): Promise<EditedGuide> {
  return (await send('POST', '/api/admin/guides', { content: content(changes) })).result as EditedGuide;
}

const save = (guide: EditedGuide, changes: Partial<GuideContent>) =>
  send('PUT', `/api/admin/guides/${guide.id}`, { content: content(changes), revision: guide.revision, note: '' });

async function publish(guide: EditedGuide, changes: Partial<GuideContent> = {}, note = ''): Promise<EditedGuide> {
  const payload = { content: content(changes), revision: guide.revision, note };
  const response = await send('POST', `/api/admin/guides/${guide.id}/publish`, payload);
  expect(response.statusCode, response.payload).toBe(200);
  return response.result as EditedGuide;
}

const ask = async (question: string): Promise<ComplianceAnswer> =>
  (await send('POST', '/api/compliance/ask', { question }, visitor)).result as ComplianceAnswer;

describe('what a guide answers', () => {
  const grandmother = 'Do my grandma and me owe the town something for keeping honey makers in our garden?';
  const answers: GuideContent['answers'] = [
    {
      questions: [
        'Do I owe the town something for keeping honey makers in my garden?',
        'What do hives cost a year?',
        'How much is the bee fee?',
      ],
      answer: 'Yes: $40 a year for every apiary.',
      passages: ['Every apiary pays a license fee of $40 a year to the state.'],
      appliesTo: '',
    },
  ];
  const [answer = { questions: [], answer: '', passages: [], appliesTo: '' }] = answers;

  it('is what the assistant answers once it is public, with the passage it rests on', async () => {
    const guide = await publish(await begin());
    expect((await ask(grandmother)).answeredBy).not.toBe('guides');
    await publish(guide, { answers }, 'Answers');
    const said = await ask(grandmother);
    expect(said).toMatchObject({ answeredBy: 'guides', answer: answer.answer });
    expect(said.citations[0]).toMatchObject({ quote: answer.passages[0], heading: 'Summary of the Law' });
  });

  it('ends with its withdrawal, also when another guide is reinstated at the same time', async () => {
    const named = (title: string) => ({ title, slug: title.toLowerCase().replaceAll(' ', '-') });
    const act = (id: number, name: string, payload: object) => send('POST', `/api/admin/guides/${id}/${name}`, payload);
    const other = await publish(await begin(named('Wasp Fees')), named('Wasp Fees'));
    await act(other.id, 'withdraw', { revision: 2, reason: 'The act was repealed.' });
    let guide = await begin();
    for (const summary of ['Bees pay.', 'Every apiary pays.'])
      guide = (await save(guide, { answers: [], summary })).result as EditedGuide;
    guide = await publish(guide, { answers });
    await publish(await begin(named('Hornet Fees')), named('Hornet Fees'));
    expect((await ask(grandmother)).answeredBy).toBe('guides');
    await act(guide.id, 'withdraw', { revision: 4, reason: 'The act was repealed.' });
    await act(other.id, 'reinstate', { revision: 3 });
    expect((await ask(grandmother)).answeredBy).not.toBe('guides');
  });

  it('can be tried before it is saved', async () => {
    const guide = await begin();
    const tried = async (changes: Partial<GuideContent>) => {
      const payload = { guideId: guide.id, content: content(changes), question: grandmother };
      return (await send('POST', '/api/admin/guides/ask', payload)).result as GuideTrial;
    };
    const { outcome, entries } = await tried({ answers });
    expect(outcome).toBe('answer');
    expect(entries[0]).toMatchObject({ question: answer.questions[0], answer: answer.answer, isThisGuide: true });
    expect(entries[0]?.sure).toBeGreaterThan(60);
    expect((await tried({})).outcome).not.toBe('answer');
    const client = await signIn(test, await createUser());
    const payload = { guideId: guide.id, content: content(), question: grandmother };
    expect((await send('POST', '/api/admin/guides/ask', payload, client)).statusCode).toBe(403);
  });

  it('stays when an editor sends none of it, and when a version from before is restored', async () => {
    const guide = await begin();
    const first = (await save(guide, { answers })).result as EditedGuide;
    const { answers: _, ...without } = content({ title: 'Bee Fees' });
    const payload = { content: without, revision: first.revision, note: '' };
    const saved = (await send('PUT', `/api/admin/guides/${guide.id}`, payload)).result as EditedGuide;
    expect(saved.content).toMatchObject({ title: 'Bee Fees', answers });
    const restored = await send('POST', `/api/admin/guides/${guide.id}/versions/1/restore`, {
      revision: saved.revision,
    });
    expect((restored.result as EditedGuide).content).toMatchObject({ title: content().title, answers });
  });

  it.each([
    ['the same question twice', [answer, answer], 'A way of asking can stand in a guide only once.'],
    ['a long question', [{ ...answer, questions: ['x'.repeat(201)] }], 'A way of asking has at most 200 characters.'],
    [
      '21 ways',
      [{ ...answer, questions: 'abcdefghijklmnopqrstu'.split('') }],
      'An answer has at most 20 ways of asking.',
    ],
    ['no way of asking', [{ ...answer, questions: [] }], 'An answer needs a way of asking.'],
    ['a long answer', [{ ...answer, answer: 'x'.repeat(801) }], 'An answer has at most 800 characters.'],
    ['four passages', [{ ...answer, passages: ['a', 'b', 'c', 'd'] }], 'An answer rests on at most 3 passages.'],
  ])('refuses %s', async (_what, refused, sentence) => {
    const response = await send('POST', '/api/admin/guides', { content: content({ answers: refused }) });
    expect([response.statusCode, response.payload]).toEqual([400, sentence]);
  });

  it.each([
    [{ questions: ['One?', 'Two?'] }, '3 ways of asking for each answer'],
    [{ answer: '' }, 'a text for each answer'],
    [{ passages: [] }, 'a passage for each answer'],
    [
      { passages: [answer.passages[0] ?? '', 'The fee is $50.'] },
      `this passage of the answer to “${answer.questions[0] ?? ''}”, word for word: “The fee is $50.”`,
    ],
  ])('is kept as a draft with %j, and not published', async (changes, what) => {
    const payload = { content: content({ answers: [{ ...answer, ...changes }] }), revision: 1, note: '' };
    const guide = await begin({ answers: payload.content.answers });
    const response = await send('POST', `/api/admin/guides/${guide.id}/publish`, payload);
    expect(response.payload).toBe(`Before it can be published, the guide needs ${what}.`);
    expect(response.headers['x-error-field']).toBe('content.answers');
  });

  it('is missing for questions that readers rated: about one thing together, for admins, until they have it', async () => {
    const guide = await publish(await begin(), { answers });
    const rate = (question: string, answeredBy = 'refusal') =>
      test.server.inject({
        method: 'POST',
        url: '/api/compliance/feedback',
        headers: visitor,
        payload: { ...answerFeedback, answerId: randomUUID(), question, answeredBy, helpful: false },
      });
    await rate('May I keep zebras in Iowa?');
    await rate('may i keep zebras in iowa');
    await rate('apiary without any fee for pupils and teachers', 'closest');
    await rate('Was this good?', 'guides');
    const missed = async (query = `near=${guide.content.slug}`) =>
      (await send('GET', `/api/admin/guides/unanswered?${query}`)).result as UnansweredQuestion[];
    expect(await missed()).toEqual([
      { guide: null, questions: ['may i keep zebras in iowa', 'May I keep zebras in Iowa?'], asked: 2 },
      { guide: guide.content.slug, questions: ['apiary without any fee for pupils and teachers'], asked: 1 },
    ]);
    expect((await missed(`near=${guide.content.slug}&offset=1`)).map(({ asked }) => asked)).toEqual([1]);
    expect((await missed('near=another-guide')).map(({ asked }) => asked)).toEqual([2]);
    const waived = {
      ...answer,
      questions: ['apiary without any fee for pupils and teachers', 'School bees', 'Bees at a school'],
    };
    await publish(guide, { answers: [...answers, waived] }, 'Schools');
    expect((await missed()).map(({ asked }) => asked)).toEqual([2]);
    const client = await signIn(test, await createUser());
    expect((await send('GET', '/api/admin/guides/unanswered', undefined, client)).statusCode).toBe(403);
  });
});
