import { expect, it } from 'vitest';
import { activeFilters } from './active-filters';
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
    q: 'lopez',
  };
  const filters = activeFilters(query, new Map([['consulting', 'Advisory Services']]));
  expect(filters.map(({ label }) => label)).toEqual([
    'Tax Preparation',
    'Advisory Services',
    'Technology',
    'Retail',
    'Solopreneurs',
    'Texas',
    'Works remotely',
    '“lopez”',
  ]);
  expect(filters[0]?.without).toEqual({ services: ['consulting'] });
  expect(filters[5]?.without).toEqual({ city: '', state: '' });
});

it('writes a city with its state code', () => {
  expect(activeFilters({ ...emptyQuery, city: 'Austin', state: 'TX' }).map(({ label }) => label)).toEqual([
    'Austin, TX',
  ]);
});

it('is empty for an empty query', () => expect(activeFilters({ ...emptyQuery, sort: 'reviews', page: 3 })).toEqual([]));
