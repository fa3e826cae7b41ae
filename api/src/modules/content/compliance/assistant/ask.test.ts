import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../../../../../db/demo/seed-demo';
import type { ComplianceAnswer } from '../../../../contract/named-types';
import { createTestServer, type TestServer } from '../../../../platform/testing/test-server';
import { Guide } from '../guide.model';

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
  it('opens with what was asked, with its source beside it and more from the guide below', async () => {
    const answer = await ask('How soon must a GDPR breach be reported?');
    expect(answer).toMatchObject({ answeredBy: 'guides', notice: 'Answered from our guides' });
    expect(answer.answer).toMatch(/^Within 72 hours/);
    const [first] = answer.answerCitations.map((number) => answer.citations[number]);
    expect(first).toMatchObject({ guide: 'gdpr-for-us-companies', jurisdiction: 'international' });
    expect(Date.parse(first?.reviewed ?? '')).toBeGreaterThan(0);
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
      const explanations = (industriesImpacted ?? []).map(({ explanation }) => explanation);
      const texts = [summary, businessApplication, complianceChecklist?.join('\n'), ...explanations];
      expect(texts.some((text) => text?.includes(quote))).toBe(true);
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

  it('offers questions that this guide answers, and none that was read', async () => {
    const first = 'When is the FBAR due?';
    const { followUps } = await ask(first);
    expect(followUps).toHaveLength(3);
    for (const question of followUps) {
      const next = await ask(question, { previousQuestions: [first] });
      expect(next).toMatchObject({ answeredBy: 'guides' });
      expect(next.citations.every(({ guide }) => guide === 'fbar-and-fatca-foreign-accounts')).toBe(true);
      expect(next.followUps).not.toContain(first);
    }
  });

  it.each([
    ['What is the penalty if it is late?', 'When is Form 5472 due?', 'foreign-owned-us-llc-form-5472', '$25,000'],
    ['And in Texas?', 'Do I owe sales tax in another state?', 'sales-tax-economic-nexus-after-wayfair', 'Texas'],
    ['and for lawyers?', 'What is the 1099-NEC threshold?', 'contractor-payments-form-1099-nec', 'attorneys'],
    ['When is the FBAR due?', 'What is the 1099-NEC threshold?', 'fbar-and-fatca-foreign-accounts', 'April 15'],
  ])('in a talk: %s after %s', async (question, before, slug, words) => {
    const { answer, citations } = await ask(question, { previousQuestions: [before] });
    expect(answer).toContain(words);
    expect(citations.every(({ guide }) => guide === slug)).toBe(true);
  });

  it('follows a guide that was edited', async () => {
    const slug = 'fbar-and-fatca-foreign-accounts';
    const guide = await Guide.query().findOne({ slug }).throwIfNotFound();
    const answers = [
      ...guide.answers,
      {
        questions: ['Where is the Bureau of Xylophones?'],
        answer: 'In Ohio.',
        passages: ['Companies, trusts and estates file too.'],
        appliesTo: '',
      },
    ];
    await guide.$query().patch({ answers, lastUpdated: new Date('2030-01-01') });
    expect((await ask('Where is the Bureau of Xylophones?')).answer).toBe('In Ohio.');
  });
});

describe('a question that the guides do not answer', () => {
  it.each([
    ['another state', 'What are the pay transparency rules in Colorado?', 'for the jurisdiction you named'],
    ['a tax sum', 'My LLC made $140,000 profit, how much federal tax do I owe?', 'never work out an amount'],
    ['another subject', 'How do I register a trademark?', 'don’t answer this'],
    ['a prediction', 'Will the supreme court overturn Wayfair?', 'can’t say what courts'],
    ['advice to evade', 'How can I hide my foreign account from the IRS?', 'don’t help get around a rule'],
  ])('is refused with the reason: %s', async (_kind, question, sentence) => {
    const answer = await ask(question);
    expect(answer).toMatchObject({ answeredBy: 'refusal', sections: [], citations: [], followUps: [] });
    expect(answer.answer).toContain(sentence);
  });

  it('names the official page nearest to it', async () => {
    const { sources } = await ask('How can I hide my foreign bank account from the FBAR?');
    expect(sources.map(({ title }) => title)).toEqual([expect.stringMatching(/^Official source: /)]);
  });

  it('opens the closest question with its answer and source, first of the related, and claims nothing', async () => {
    const { sections, related, ...rest } = await ask('Does my health plan have to cover acupuncture?');
    expect(rest).toMatchObject({ answeredBy: 'closest', answer: expect.stringMatching(/^We’re not sure/) as string });
    expect(sections[0]?.citations).toEqual([rest.citations.map((_citation, number) => number)]);
    expect((await ask(sections[0]?.title ?? '')).answer).toBe(sections[0]?.content[0]);
    expect(related?.filter(({ question }) => question === sections[0]?.title)).toEqual([related?.[0]]);
  });

  it('tells thanks and greetings from questions', async () => {
    const thanks = await ask('Thank you!', { previousQuestions: ['When is the FBAR due?'] });
    expect(thanks).toMatchObject({ asksNothing: true, answer: expect.stringMatching(/another question/) as string });
    const first = await ask('Hello!');
    expect(first).toMatchObject({ asksNothing: true, answer: expect.stringMatching(/such as/) as string });
    expect(await ask('How do I register a trademark?')).toMatchObject({ asksNothing: false });
  });

  it('says that the guide of the talk does not say', async () => {
    const { answer } = await ask('What color is the form?', { previousQuestions: ['When is the FBAR due?'] });
    expect(answer).toContain('The guide of this talk doesn’t say.');
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
