import { industryClients, taxonomyTerms } from '@counterpart/api/contract';
import { expect, it } from 'vitest';
import { emptyQuery } from './finder-query';
import { remoteSentence } from './remote-sentence';

const eight = { total: 8, totalIsCapped: false };

it.each([
  [{ specialties: ['restaurant'], state: 'Austin' }, eight, 'No one in Austin yet. 8 work remotely with restaurants.'],
  [
    { industry: 'legal', city: 'Austin', state: 'TX' },
    eight,
    'No one in Austin, TX yet. 8 work remotely with law firms.',
  ],
  [
    { city: 'Austin', state: 'TX', radius: 25 as const },
    eight,
    'No one within 25 miles of Austin, TX yet. 8 work remotely.',
  ],
  [{ state: 'WY' }, { total: 1, totalIsCapped: false }, 'No one in Wyoming yet. 1 works remotely.'],
  [{ specialties: ['tech', 'legal'], state: 'WY' }, eight, 'No one in Wyoming yet. 8 work remotely.'],
  [
    { specialties: ['restaurant'], services: ['tax'], state: 'Austin' },
    { total: 1, totalIsCapped: false },
    'No one in Austin yet. 1 match works remotely.',
  ],
  [
    { verified: true, state: 'WY' },
    { total: 1000, totalIsCapped: true },
    'No one in Wyoming yet. 1,000+ matches work remotely.',
  ],
])('offers remote work for %j', (query, count, sentence) =>
  expect(remoteSentence({ query: { ...emptyQuery, ...query }, around: 'Austin, TX' }, count)).toBe(sentence),
);

it('has words for every industry that says what it is', () => {
  const without = taxonomyTerms.filter(
    ({ kind, id }) => kind === 'industry' && industryClients(id).endsWith(' clients'),
  );
  expect(without.map(({ id }) => id)).toEqual(['other']);
});
