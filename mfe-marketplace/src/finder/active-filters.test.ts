import { expect, it } from 'vitest';
import { activeFilters, priceRangeText } from './active-filters';
import { emptyQuery } from './finder-query';

it('names every filter and what remains without it', () => {
  const query = {
    ...emptyQuery,
    services: ['tax', 'consulting'],
    specialties: ['tech'],
    industry: 'retail',
    clientTypes: ['solopreneurs'],
    state: 'TX',
    remote: true,
    inPerson: true,
    verified: true,
    priceUnit: 'hour' as const,
    maxPrice: 200,
    minRating: 4.5 as const,
    responseHours: 24 as const,
    languages: ['spanish', 'haitian creole'],
    q: 'lopez',
  };
  const filters = activeFilters({ query, around: '' }, new Map([['consulting', 'Advisory Services']]));
  expect(filters.map(({ label }) => label)).toEqual([
    'Tax Preparation',
    'Advisory Services',
    'Technology',
    'Retail',
    'Solopreneurs',
    'Texas',
    'Works remotely',
    'Meets in person',
    'Verified',
    'Up to $200 / hour',
    'Rated 4.5 and up',
    'Replies within 24 hours',
    'Speaks Spanish',
    'Speaks Haitian Creole',
    '“lopez”',
  ]);
  expect(filters[0]?.without).toEqual({ services: ['consulting'] });
  expect(filters[5]?.without).toEqual({ city: '', state: '', radius: null });
  expect(filters.find(({ id }) => id === 'price')?.without).toEqual({ priceUnit: '', minPrice: null, maxPrice: null });
  expect(filters.find(({ id }) => id === 'language-spanish')?.without).toEqual({ languages: ['haitian creole'] });
});

it.each([
  [{ city: 'Asutin', state: 'TX' }, 'Austin, TX', 'Asutin, TX'],
  [{ city: 'Asutin', state: 'TX', radius: 25 }, 'Austin, TX', 'Within 25 miles of Austin, TX'],
  [{ state: 'Austin', radius: 25 }, 'Austin, TX', 'Within 25 miles of Austin, TX'],
  [{ city: 'Atlantis', state: 'TX', radius: 25 }, '', 'Atlantis, TX'],
] as const)('writes %j as typed, and a radius around %s, the city that the API knows', (location, around, label) => {
  const filters = activeFilters({ query: { ...emptyQuery, ...location }, around });
  expect(filters.map((filter) => filter.label)).toEqual([label]);
});

it('is empty for an empty query', () =>
  expect(activeFilters({ query: { ...emptyQuery, sort: 'reviews', page: 3 }, around: '' })).toEqual([]));

it.each([
  [{ priceUnit: 'hour', minPrice: null, maxPrice: null }, 'Per hour'],
  [{ priceUnit: 'hour', minPrice: 50, maxPrice: null }, '$50 and up / hour'],
  [{ priceUnit: 'month', minPrice: 50, maxPrice: 1_200 }, '$50 to $1,200 / month'],
  [{ priceUnit: 'assets', minPrice: null, maxPrice: 0.8 }, 'Up to 0.8% of assets'],
  [{ priceUnit: '', minPrice: 50, maxPrice: 60 }, ''],
] as const)('names a price range with its unit: %j', (range, text) => expect(priceRangeText(range)).toBe(text));
