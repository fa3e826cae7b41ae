import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoGuides } from '../../../../../db/demo/guides';
import { answerQuestion } from './ask.service';
import { AnswerModel } from './model-answer';
import { passagesOf, type GuideText } from './passages';
import { supports } from './supports';
import { startFakeModel, type FakeModel, type ModelBehavior } from '../../../../platform/testing/fake-model';
import { readTable } from '../../../../platform/files/read-table';
import { createTestServer, type TestServer } from '../../../../platform/testing/test-server';
import { seedDemo } from '../../../../../db/demo/seed-demo';

let test: TestServer;
let fake: FakeModel;
beforeAll(async () => {
  fake = await startFakeModel();
  test = await createTestServer({ model: { apiKey: 'key', baseUrl: fake.baseUrl, name: 'fake' } });
  await seedDemo(test.database);
  await test.server.start();
  // The first question also waits for the index, which no limit of a test allows for.
  await askWith((_prompt, model) => model.end());
});
afterAll(async () => {
  await fake.stop();
  await test.stop();
});

const times = { first: 400, all: 900 };
const question = 'When is the FBAR due?';
const slug = 'fbar-and-fatca-foreign-accounts';
const cite = [`${slug}#application`];
const line = (text: string, more: object = {}) => `${JSON.stringify({ part: 'answer', text, cite, ...more })}\n`;
const away = 'Our AI model isn’t available right now, so this is word for word from our guides.';
const late = 'Our AI model didn’t answer in time, so this is word for word from our guides.';
const nothingHeld = 'Our AI model said nothing that our guides confirm, so this is word for word from them.';
const dueDate = 'The FBAR is due on April 15, with an automatic extension to October 15.';

/** A model that says this, and ends. */
const saying =
  (text: string): ModelBehavior =>
  (_prompt, model) => {
    model.say(text);
    model.end();
  };

/** Asks with a model that behaves like this. */
async function askWith(behavior: ModelBehavior) {
  fake.behave(behavior);
  const warnings: string[] = [];
  const streamed: string[] = [];
  const model = new AnswerModel({ apiKey: 'key', baseUrl: fake.baseUrl, name: 'fake' }, times);
  const begun = Date.now();
  const answer = await answerQuestion(
    { question, previousQuestions: [] },
    { model, warn: (_error, text) => warnings.push(text) },
    (_part, { text }) => streamed.push(text),
  );
  return { answer, warnings, streamed, milliseconds: Date.now() - begun };
}

describe('a model that follows its instructions', () => {
  it('words the answer, sentence by sentence, with the passages', async () => {
    const { answer, streamed } = await askWith((_prompt, model) => {
      const text =
        line(dueDate) + line('Penalties for willful failures can reach half of the account.', { part: 'Penalties' });
      for (const piece of text.match(/.{1,7}/gs) ?? []) model.say(piece);
      model.end();
    });
    expect(answer).toMatchObject({ answeredBy: 'model', answer: dueDate, answerCitations: [0] });
    expect(answer.sections).toEqual([
      {
        title: 'Penalties',
        content: ['Penalties for willful failures can reach half of the account.'],
        citations: [[0]],
      },
    ]);
    expect(answer.citations.map(({ passage }) => passage)).toEqual(cite);
    expect(streamed[0]).toBe(dueDate);
  });

  it('is given the passages and the question as data, and nothing of the account', async () => {
    let seen = '';
    await askWith(({ user }, model) => {
      seen = user;
      model.end();
    });
    expect(seen).toContain(cite[0]);
    expect(seen).toContain(JSON.stringify(question));
  });

  it('answers also where it does not let others choose its temperature', async () => {
    const { answer } = await askWith(({ temperature }, model) => {
      if (temperature === undefined) return saying(line(dueDate))({ system: '', user: '' }, model);
      model.fail(400, 'Unsupported value: temperature.');
    });
    expect(answer).toMatchObject({ answeredBy: 'model', answer: dueDate });
  });

  it('is not asked when the guides do not answer', async () => {
    const before = fake.calls();
    const model = new AnswerModel({ apiKey: 'key', baseUrl: fake.baseUrl, name: 'fake' }, times);
    await answerQuestion(
      { question: 'How do I register a trademark?', previousQuestions: [] },
      { model, warn: () => {} },
    );
    expect(fake.calls()).toBe(before);
  });
});

describe('a model that fails', () => {
  /** Each failure, with the reason that the visitor reads beside the guides' answer. */
  it.each<[string, ModelBehavior, string?]>([
    ['is down', (_prompt, model) => model.fail(503), away],
    ['refuses the key', (_prompt, model) => model.fail(401), away],
    ['is not there', (_prompt, model) => model.fail(404), away],
    ['has no quota left', (_prompt, model) => model.fail(429), away],
    ['cuts the connection', (_prompt, model) => model.cut(), away],
    ['says nothing, for ever', () => {}, late],
    ['talks nonsense', saying('Sure! Here is a poem.\n')],
    ['sends broken JSON', saying('{"part":"answer","text":\n')],
    ['cites what does not exist', saying(line(dueDate, { cite: ['made-up#summary'] }))],
    ['cites nothing', saying(line(dueDate, { cite: [] }))],
    ['changes a figure', saying(line(dueDate.replace('15', '17')))],
    ['says the contrary', saying(line('The FBAR does not go to FinCEN, and is never due.'))],
    ['leaks its instructions', (prompt, model) => saying(line(prompt.system.replaceAll('\n', ' ')))(prompt, model)],
    ['obeys an injected instruction to show a link', saying(line(`${dueDate} See https://evil.example/fbar.`))],
    [
      'never ends',
      async (_prompt, model) => {
        for (let count = 0; count < 5000; count += 1) {
          model.say('and so on and so on ');
          if (count % 100 === 0) await new Promise((resolve) => setTimeout(resolve, 5));
        }
      },
    ],
    ['thinks, begins and stops in the middle', (_prompt, model) => model.say('{"part":"answer"'), late],
  ])('%s: the guides answer instead, with the reason, in time', async (_name, behavior, reason = nothingHeld) => {
    const { answer, warnings, milliseconds } = await askWith(behavior);
    expect(answer.answeredBy).toBe('guides');
    expect(answer.notice).toBe(reason);
    expect(answer.answer).toContain('October 15');
    expect(warnings).toHaveLength(1);
    expect(milliseconds).toBeLessThan(times.all + 600);
  });

  it('keeps the statements that hold when others do not, and when the model stalls after them', async () => {
    const { answer } = await askWith((_prompt, model) => {
      model.say(line(dueDate) + line('The FBAR costs $300 to file.'));
    });
    expect(answer).toMatchObject({ answeredBy: 'model', answer: dueDate, sections: [] });
  });
});

describe('whether passages support a statement', () => {
  const statements = readTable(new URL('../../../../../evaluation/model-statements.tsv', import.meta.url));

  it.each(statements.map(([kind = '', of = '', text = '']) => [kind, text, of] as const))(
    '%s: %s',
    (kind, text, of) => {
      const found = demoGuides.find((candidate) => candidate.slug === of)!;
      const guide: GuideText = { ...found, lastReviewed: null, lastUpdated: new Date() };
      expect(supports(passagesOf(guide), text)).toBe(kind === 'true');
    },
  );

  it('takes nothing for a statement that says nothing', () => expect(supports([], '')).toBe(false));
});

describe('a reader who leaves in the middle', () => {
  it('ends the request to the model', async () => {
    const modelClosed = new Promise<void>((resolve) => {
      fake.behave(async (_prompt, model) => {
        model.say(line(dueDate));
        await model.closed;
        resolve();
      });
    });
    const reader = new AbortController();
    const response = await fetch(`${test.server.info.uri}/api/compliance/ask/stream`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ question }),
      signal: reader.signal,
    });
    await response.body?.getReader().read();
    const left = Date.now();
    reader.abort();
    await modelClosed;
    // The model itself is given 40 seconds.
    expect(Date.now() - left).toBeLessThan(3_000);
  });
});
