import { readLocation } from '@counterpart/api/contract';
import { describe, expect, it } from 'vitest';
import {
  emptyQuery,
  finderParams,
  finderSearch,
  locationText,
  readDirectoryQuery,
  readSearchQuery,
} from './finder-query';
import manifest from '../../remote.json';

const canonical = (search: string) => finderSearch(readSearchQuery(new URLSearchParams(search)));

describe('the search page', () => {
  it.each([
    ['', ''],
    ['?services=tax,cfo&specialties=tech&city=Austin&state=TX&q=lopez&sort=reviews&page=2', undefined],
    ['?service=tax&industry=tech', '?services=tax&specialties=tech'],
    ['?services=tax&services=bookkeeping', '?services=tax,bookkeeping'],
    ['?specialties=tech&specialties=retail,healthcare', '?specialties=tech,retail,healthcare'],
    ['?industry=technology&specialties=tech', '?specialties=tech'],
    ['?services=all&industry=all', ''],
    ['?services=restaurant,tax', '?services=tax&specialties=restaurant'],
    ['?services=Payroll%20Management', '?services=payroll'],
    ['?location=Austin,%20TX', '?city=Austin&state=TX'],
    ['?location=texas', '?state=TX'],
    ['?location=Austin', '?state=Austin'],
    ['?sort=rating&page=1', ''],
    ['?remote=true&q=lopez', undefined],
    ['?remote=false', ''],
    ['?sort=nothing&page=-3', ''],
    ['?page=99999999999999999999', ''],
    ['?remote=true&inPerson=true&verified=true&languages=spanish&minRating=4.5&responseHours=24', undefined],
    ['?priceUnit=hour&minPrice=50&maxPrice=200&sort=price', undefined],
    ['?priceUnit=assets&maxPrice=0.65', undefined],
    ['?minPrice=50&maxPrice=200&sort=price', ''],
    ['?priceUnit=hour&minPrice=200&maxPrice=50', '?priceUnit=hour&minPrice=50&maxPrice=200'],
    ['?priceUnit=hour&minPrice=cheap&maxPrice=-1', '?priceUnit=hour'],
    ['?priceUnit=day&minRating=5&responseHours=1', ''],
    ['?languages=Spanish,spanish,French', '?languages=spanish,french'],
    ['?sort=recommended', undefined],
    ['?city=Austin&state=TX&radius=25', undefined],
    ['?city=Austin&state=TX&radius=30', '?city=Austin&state=TX'],
    ['?state=TX&radius=25', '?state=TX'],
    ['?state=Austin&radius=25', undefined],
  ])('rewrites %s', (search, expected) => expect(canonical(search)).toBe(expected ?? search));

  it('is stable: a canonical URL stays as it is', () => {
    const once = canonical('?service=tax&industry=tech&location=Austin, Texas&page=3');
    expect(canonical(once)).toBe(once);
  });
});

it('keeps the industry apart in a directory', () => {
  const query = readDirectoryQuery(
    new URLSearchParams('services=tax&specialties=sales-tax&industry=technology&clientTypes=solopreneurs'),
  );
  expect(query).toMatchObject({ specialties: ['sales-tax'], industry: 'tech', clientTypes: ['solopreneurs'] });
  expect(finderSearch(query)).toBe('?services=tax&specialties=sales-tax&industry=tech&clientTypes=solopreneurs');
});

it('leaves defaults out', () => expect(finderParams(emptyQuery).toString()).toBe(''));

it('splits a location at its comma', () => {
  expect(readLocation('Portland, Maine')).toEqual({ city: 'Portland', state: 'ME' });
  expect(locationText({ city: 'Portland', state: 'ME' })).toBe('Portland, ME');
  expect(locationText({ city: '', state: 'ME' })).toBe('Maine');
});

it('reads no parameter that the area does not declare: the server would not see it', () => {
  const read = new Set<string>();
  class Watched extends URLSearchParams {
    override get = (name: string) => (read.add(name), name === 'priceUnit' ? 'hour' : null);
    override getAll = (name: string) => (read.add(name), []);
  }
  readDirectoryQuery(new Watched());
  expect(manifest.query.split(' ')).toEqual(expect.arrayContaining([...read]));
});
