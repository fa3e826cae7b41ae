import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { QuizResult } from '../../../contract/named-types';
import { quizTitles } from '../../../contract/quiz-questions';
import { visitor } from '../../../platform/testing/sign-in';
import { createTestServer, type TestServer } from '../../../platform/testing/test-server';
import { answers, professional } from './quiz-factory';

let test: TestServer;
beforeAll(async () => {
  test = await createTestServer();
});
beforeEach(() => test.empty());
afterAll(() => test.stop());

async function matchesOf(changes: Record<string, unknown> = {}): Promise<QuizResult['matches']> {
  const response = await test.server.inject({
    method: 'POST',
    url: '/api/quiz',
    headers: visitor,
    payload: { id: '6f1f2f6e-8d7b-4c31-9a55-0a1f6f0c1a2b', answers: { ...answers, ...changes } },
  });
  return (response.result as QuizResult).matches;
}

describe('a quiz that asks for a local professional', () => {
  const strong = { services: ['bookkeeping', 'payroll'], industries: ['healthcare'], plan: 'premium' } as const;
  const asChanges = ({ services, industries, plan }: typeof strong) => ({
    services: [...services],
    industries: [...industries],
    plan,
  });

  it('puts those of the city first, then those of the state, however well others fit', async () => {
    for (const name of ['Ann', 'Bea']) await professional(name, asChanges(strong), { city: 'Atlanta', state: 'GA' });
    await professional('Texan', asChanges(strong), { city: 'Dallas', state: 'TX' });
    await professional('Austinite', {}, { city: 'Austin', state: 'TX' });
    const matches = await matchesOf();
    expect(matches.map((match) => match.professional.firstName)).toEqual(['Austinite', 'Texan', 'Ann', 'Bea']);
    expect(matches.map(({ reasons }) => reasons.find((reason) => /your city|Not local/.test(reason)))).toEqual([
      'Works in your city',
      'Works in Texas, outside your city',
      'Not local: based in Atlanta, GA',
      'Not local: based in Atlanta, GA',
    ]);
  });

  it('finds those of the city among many who fit better', async () => {
    for (let index = 0; index < 130; index += 1)
      await professional(`Texan ${index}`, asChanges(strong), { city: 'Dallas', state: 'TX' });
    await professional('Austinite', {}, { city: 'Austin', state: 'TX' });
    expect((await matchesOf())[0]?.professional.firstName).toBe('Austinite');
  });

  it('labels professionals elsewhere as working remotely', async () => {
    await professional('Remote', { remote: true }, { city: 'Atlanta', state: 'GA' });
    await professional('Silent', {}, { city: null, state: null });
    const matches = await matchesOf();
    expect(matches.map(({ reasons }) => reasons.find((reason) => reason.startsWith('Not local')))).toEqual([
      'Not local: works remotely from Atlanta, GA',
      'Not local: no location given',
    ]);
  });

  it('names the state when no city was given', async () => {
    await professional('Ann', {}, { city: 'Atlanta', state: 'GA' });
    const matches = await matchesOf({ [quizTitles.city]: '' });
    expect(matches[0]?.reasons).toContain('Not local: based in Atlanta, GA');
  });

  it('says nothing of places to those who did not ask', async () => {
    await professional('Ann', {}, { city: 'Atlanta', state: 'GA' });
    const matches = await matchesOf({ [quizTitles.local]: 'Open to remote' });
    expect(matches[0]?.reasons.join()).not.toMatch(/local|Atlanta/);
  });

  it('says what must be known of a match on a paid plan, however much else speaks for it', async () => {
    const fitting = {
      ...asChanges(strong),
      specialties: ['crypto-tax'],
      startingPriceCents: 300_000,
      priceUnit: 'month' as const,
    };
    await professional('Ann', fitting, { city: 'Atlanta', state: 'GA' });
    await professional('Austinite', fitting, { city: 'Austin', state: 'TX' });
    const matches = await matchesOf({ [quizTitles.special]: ['Crypto'] });
    expect(matches.map(({ reasons }) => reasons)).toEqual(
      ['Works in your city', 'Not local: based in Atlanta, GA'].map((location) => [
        'Offers Bookkeeping and Payroll Management',
        location,
        'From $3,000 / month, above your budget',
        'Priority among equal matches: Premium member',
        'License verified by our team',
      ]),
    );
  });
});
