import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwnWords } from '../../../../contract/named-types';
import { readTable } from '../../../../platform/files/read-table';
import { startFakeModel, type FakeModel, type ModelBehavior } from '../../../../platform/testing/fake-model';
import { hostileStrings } from '../../../../platform/testing/hostile-strings';
import { createTestServer, type TestServer } from '../../../../platform/testing/test-server';
import { queryOf, readByRules } from './read-own-words';

/** A search with its parameters and their values in one order. */
const sorted = (search: string): string =>
  [...new URLSearchParams(search)]
    .map(([name, value]) => `${name}=${value.split(',').sort().join(',')}`)
    .sort()
    .join('&');
const read = (text: string) => sorted(queryOf(readByRules(text).filters));
const left = (text: string) => readByRules(text).left.map((words) => words.text);

const sentences = readTable(new URL('../../../../../evaluation/own-words.tsv', import.meta.url)).flatMap(
  ([part, wanted = '', ...said]) =>
    said.map((each) => ({ part, wanted: sorted(wanted), text: each.slice(each.indexOf(': ') + 2) })),
);

describe('the sentences of ten voices', () => {
  it.each([
    ['develop', 150, 0.95],
    ['report', 60, 0.9],
  ])('are read as exactly what they ask for: %s', (part, fewest, bound) => {
    const asked = sentences.filter((each) => each.part === part);
    const wrong = asked.filter(({ text, wanted }) => read(text) !== wanted).map(({ text }) => [text, read(text)]);
    expect(asked.length).toBeGreaterThanOrEqual(fewest);
    expect(1 - wrong.length / asked.length, JSON.stringify(wrong)).toBeGreaterThanOrEqual(bound);
  });
});

it.each([
  ['someone in Austin, not a CPA, who replies fast', 'state=Austin', ['not a CPA', 'replies fast']],
  ['no remote please, a bookkeeper outside Texas', 'services=bookkeeping', ['no remote', 'outside Texas']],
  ['help with payroll for under $500', 'services=payroll', ['under $500']],
  ['in person or remote bookkeeper near me', 'inPerson=true&remote=true&services=bookkeeping', []],
  ['a CPA near 78701, not remote with at least 4.5 stars', 'minRating=4.5&q=CPA&state=78701', ['not remote']],
  ['a CPA for a crypto trader', 'q=CPA&specialties=crypto', ['trader']],
  ['who can do my 1120-S by March', '', ['1120-S by March']],
  [
    'a bookkeeper who knows QuickBooks Online for what we sell online',
    'q=QuickBooks&services=bookkeeping&specialties=ecommerce',
    [],
  ],
  ['someone who does taxes in Spring, TX before summer', 'city=Spring&services=tax&state=TX', ['summer']],
  ['I pay my staff $20 an hour, who does payroll', 'services=payroll', ['$20 an hour']],
])('says what it does not use: %s', (text, wanted, unused) => {
  expect(read(text)).toBe(wanted);
  expect(left(text)).toEqual(unused);
});

it('reads any text safely, each in some milliseconds', () => {
  const long = ['a ', '5 a month to ', 'in Qwertyx ', 'not no ', 'over above at least ', 'speak and or ', '$', 'İſﬁ'];
  const texts = [
    ...Object.values(hostileStrings)
      .flat()
      .map((text) => text.slice(0, 300)),
    ...long.map((text) => text.repeat(300).slice(0, 300)),
    ...sentences.map((s) => s.text),
  ];
  const times = texts.flatMap((text) =>
    [1, 2, 3].map(() => {
      const before = process.cpuUsage();
      expect(Object.keys(Object.fromEntries(readByRules(text).filters))).not.toContain('__proto__');
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    }),
  );
  times.sort((one, other) => one - other);
  expect(times[Math.floor(times.length * 0.99)]).toBeLessThan(10);
});

describe('with a model', () => {
  let test: TestServer;
  let fake: FakeModel;
  beforeAll(async () => {
    fake = await startFakeModel();
    test = await createTestServer({ model: { apiKey: 'key', baseUrl: fake.baseUrl, name: 'fake' } });
  });
  afterAll(async () => {
    await fake.stop();
    await test.stop();
  });

  const text = 'bookkeeper for my kombucha brewery, no payroll';
  const rules = { search: 'services=bookkeeping', left: ['kombucha brewery', 'no payroll'] };
  const choose = (filter: string, words: string) => `${JSON.stringify({ filter, words })}\n`;
  async function ask(behavior: ModelBehavior) {
    fake.behave(behavior);
    const response = await test.server.inject(`/api/accountants/own-words?text=${encodeURIComponent(text)}`);
    return response.result as OwnWords;
  }
  const saying =
    (line: string): ModelBehavior =>
    (_prompt, model) => {
      model.say(line);
      model.end();
    };

  it('adds a known filter that rests on words the rules left, and never hears of what is not wanted', async () => {
    let prompt = '';
    const answer = await ask(({ user }, model) => {
      prompt = user;
      model.say(choose('specialties=manufacturing', 'kombucha brewery'));
      model.end();
    });
    expect(answer).toEqual({ search: 'services=bookkeeping&specialties=manufacturing', left: ['no payroll'] });
    expect(JSON.parse(prompt)).toMatchObject({ left: ['kombucha brewery'] });
  });

  it.each<[string, ModelBehavior]>([
    ['names no filter', saying(choose('specialties=breweries', 'brewery'))],
    ['names another parameter', saying(choose('sort=price', 'brewery'))],
    ['chooses what is not wanted', saying(choose('services=payroll', 'payroll'))],
    ['rests on words that no one wrote', saying(choose('specialties=retail', 'corner shop'))],
    ['rests on words that were read', saying(choose('services=audit', 'bookkeeper'))],
    ['rests on nothing', saying(choose('services=audit', ''))],
    ['talks nonsense', saying('Sure! Here you are.\n')],
    ['is down', (_prompt, model) => model.fail(503)],
    ['says nothing, for ever', () => undefined],
  ])('is passed over when it %s', async (_name, behavior) => {
    const begun = Date.now();
    expect(await ask(behavior)).toEqual(rules);
    expect(Date.now() - begun).toBeLessThan(5_000);
  });
});
