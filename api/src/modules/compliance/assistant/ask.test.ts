import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../../../../db/demo/seed-demo';
import type { ComplianceAnswer } from '../../../contract/named-types';
import { createTestServer, type TestServer } from '../../../platform/testing/test-server';
import { Guide } from '../guide.model';
import { guideChoiceWeights } from './guide-choice-weights';
import { PassageIndex } from './retrieve-passages';

let test: TestServer;
beforeAll(async () => {
  test = await createTestServer();
  await seedDemo(test.database);
});
afterAll(() => test.stop());

const post = (payload: object, url = '/api/compliance/ask') => test.server.inject({ method: 'POST', url, payload });
const ask = async (question: string, more: object = {}): Promise<ComplianceAnswer> => {
  const response = await post({ question, ...more });
  expect(response.statusCode).toBe(200);
  return response.result as ComplianceAnswer;
};

describe('an answer from the guides', () => {
  it('says what the guide says, word for word, each line with its passage', async () => {
    const answer = await ask('How soon must a GDPR breach be reported?');
    expect(answer.answeredBy).toBe('guides');
    expect(answer.notice).toBe('Answered from our guides');
    expect(answer.answer).toContain('72 hours');
    for (const { content, citations } of answer.sections) {
      expect(citations).toHaveLength(content.length);
      for (const [line, text] of content.entries())
        expect(answer.citations[citations[line]?.[0] ?? -1]?.quote).toContain(text);
    }
  });

  it('cites passages that stand in the guides', async () => {
    const { citations, sources } = await ask('Do I need a W-9 from subcontractors before I pay them?');
    const guides = new Map((await Guide.query()).map((guide) => [guide.slug, guide]));
    for (const { guide, quote } of citations) {
      const { summary, businessApplication, complianceChecklist, industriesImpacted } = guides.get(guide) ?? {};
      const parts = [
        summary,
        businessApplication,
        complianceChecklist?.join('\n'),
        ...(industriesImpacted ?? []).map(({ explanation }) => explanation),
      ];
      expect(parts).toContain(quote);
    }
    expect(sources.map(({ url }) => url)).toEqual([
      '/compliance/contractor-payments-form-1099-nec',
      'https://www.irs.gov/forms-pubs/about-form-1099-nec',
    ]);
  });

  it('leaves out what is said to another industry', async () => {
    const { citations } = await ask('Do I owe sales tax in another state?', { industry: 'retail' });
    const headings = citations.map(({ heading }) => heading).filter((heading) => heading.includes(':'));
    expect(headings).toEqual(['Industries Most Impacted: Retail']);
  });

  it('is chosen with what was learned of each guide as it is stored', async () => {
    const guides = new PassageIndex(await Guide.query()).search('Is a fine due for tax, law or business?').guides;
    const { guides: learned } = guideChoiceWeights.words;
    expect(guides.length).toBeGreaterThan(15);
    expect(guides.filter(({ guide, digest }) => learned.get(guide.slug)?.digest !== digest)).toEqual([]);
  });

  it('offers questions that get an answer', async () => {
    const { followUps } = await ask('When is the FBAR due?');
    expect(followUps.length).toBeGreaterThan(0);
    for (const question of followUps) expect((await ask(question)).answeredBy).toBe('guides');
  });

  it('knows what a short question leans on', async () => {
    const alone = await ask('And for a married couple?');
    expect(alone.answeredBy).toBe('refusal');
    const inTalk = await ask('And for a married couple?', {
      previousQuestions: ['When do I have to file Form 8938 for foreign assets?'],
    });
    expect(inTalk.citations.every(({ guide }) => guide === 'fbar-and-fatca-foreign-accounts')).toBe(true);
  });

  it('takes a question that points back for one to the guide of the talk', async () => {
    const { citations } = await ask('What is the penalty if it is late?', {
      previousQuestions: ['When is Form 5472 due for my LLC?'],
    });
    expect(citations.length).toBeGreaterThan(0);
    expect(citations.every(({ guide }) => guide === 'foreign-owned-us-llc-form-5472')).toBe(true);
  });

  it.each([
    ['How do I register a trademark?', 'refusal'],
    ['And what about trademarks?', 'refusal'],
    ['And in Texas?', 'guides'],
    ['When is the FBAR due?', 'guides'],
  ])('in a talk about sales tax: %s: %s', async (question, answeredBy) => {
    const answer = await ask(question, { previousQuestions: ['Do I owe sales tax in another state?'] });
    expect(answer.answeredBy).toBe(answeredBy);
  });

  it('follows a guide that was edited', async () => {
    await Guide.query()
      .patch({ businessApplication: 'The FBAR goes to the Bureau of Xylophones.', lastUpdated: new Date() })
      .where({ slug: 'fbar-and-fatca-foreign-accounts' });
    expect((await ask('Where does the FBAR go?')).answer).toContain('Xylophones');
  });
});

describe('a question that a guide calls its own', () => {
  const question = 'How much do I owe on 500 dollars for the zebra of my aunt in Colorado?';
  const slug = 'fbar-and-fatca-foreign-accounts';

  it('is answered from it, whatever the question is like', async () => {
    expect((await ask(question)).answeredBy).toBe('refusal');
    const guide = await Guide.query().findOne({ slug }).throwIfNotFound();
    await guide.$query().patch({ questions: [...guide.questions, question], lastUpdated: new Date() });
    const { answeredBy, citations } = await ask(question.toLowerCase());
    expect(answeredBy).toBe('guides');
    expect(citations.every((citation) => citation.guide === slug)).toBe(true);
  });
});

describe('a question that the guides do not answer', () => {
  it.each([
    ['another place', 'What are the pay transparency rules in Colorado?', 'for other places'],
    ['a tax sum', 'My LLC made $140,000 profit, how much federal tax do I owe?', 'never work out an amount'],
    ['a form that does not exist', 'When is Form 1099-ZQ due?', 'don’t mention the form'],
    ['another subject', 'How do I register a trademark?', 'don’t answer this'],
    ['a prediction', 'Will the supreme court overturn Wayfair?', 'can’t say what courts'],
  ])('is refused: %s', async (_kind, question, sentence) => {
    const answer = await ask(question);
    expect(answer).toMatchObject({ answeredBy: 'refusal', sections: [], sources: [], citations: [] });
    expect(answer.answer).toContain(sentence);
  });

  it('suggests all categories when another one answers it', async () => {
    const { answer } = await ask('Do I owe sales tax in another state?', { category: 'international' });
    expect(answer).toContain('Try all categories');
  });
});

describe('a request that is wrong', () => {
  it.each([
    [{ question: '   ' }, 'Please enter a question'],
    [{ question: 'x'.repeat(2001) }, 'A question can have up to 2000 characters.'],
    [{}, 'Please enter a question'],
  ])('%#: gets the reason', async (payload, sentence) => {
    const response = await post(payload);
    expect(response.statusCode).toBe(400);
    expect(response.payload).toBe(sentence);
  });
});

describe('the stream', () => {
  it('sends each statement, then the whole answer', async () => {
    const response = await post({ question: 'What is the ABC test in California?' }, '/api/compliance/ask/stream');
    const events = response.payload
      .trim()
      .split('\n\n')
      .map((event) => /^event: (\w+)\ndata: (.*)$/.exec(event));
    const names = events.map((event) => event?.[1]);
    expect(names.at(-1)).toBe('answer');
    expect(names.filter((name) => name === 'statement').length).toBeGreaterThan(1);
    const answer = JSON.parse(events.at(-1)?.[2] ?? '') as ComplianceAnswer;
    expect(answer.answer).toContain('ABC test');
  });
});

// Last: a second server takes the place of the first one's database.
describe('too many questions', () => {
  it('of one visitor are refused, with the time to wait', async () => {
    const limited = await createTestServer({ rateLimits: true });
    try {
      const send = () =>
        limited.server.inject({ method: 'POST', url: '/api/compliance/ask', payload: { question: 'What is new?' } });
      for (let count = 0; count < 40; count += 1) expect((await send()).statusCode).toBe(200);
      const refused = await send();
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    } finally {
      await limited.stop();
    }
  });
});
