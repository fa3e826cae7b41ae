import { expect, it } from 'vitest';
import { emptyQuery } from './finder-query';
import { rescueChanges, rescueText, type Rescue } from './rescue-options';

const rescue: Rescue = { without: ['location'], total: 12, totalIsCapped: false, remote: false };
/** The label of a rescue, to who asked for these specialties. */
const labelOf = (changes: Partial<Rescue>, specialties: readonly string[] = ['sales-tax']) =>
  rescueText({ ...rescue, ...changes }, { query: { ...emptyQuery, specialties }, around: 'Toronto, OH' });
const everywhere = { city: '', state: '', radius: null };

it('says what is loosened and drops it', () => {
  expect(labelOf({})).toBe('Any Location (12)');
  expect(labelOf({ without: ['services', 'words'] })).toBe('Any Service, Without the Keywords (12)');
  expect(labelOf({ total: 1000, totalIsCapped: true })).toBe('Any Location (1,000+)');
  expect(rescueChanges({ ...rescue, without: ['services', 'location'] })).toEqual({ services: [], ...everywhere });
});

it('names the town that a wider area is around', () => {
  expect(labelOf({ without: ['radius'] })).toBe('Within 100 Miles of Toronto, OH (12)');
  expect(rescueChanges({ ...rescue, without: ['radius'] })).toEqual({ radius: 100 });
});

it.each([
  [['sales-tax'], 'Any Specialty (12)'],
  [['restaurant', 'tech'], 'Any Industry (12)'],
  [['restaurant', 'sales-tax'], 'Any Industry or Specialty (12)'],
])('calls an industry an industry where it is chosen among the specialties: %j', (specialties, text) =>
  expect(labelOf({ without: ['specialties'] }, specialties)).toBe(text),
);

it('offers those who work remotely, and shows only them', () => {
  expect(labelOf({ remote: true })).toBe('Works Remotely (12)');
  expect(rescueChanges({ ...rescue, remote: true })).toEqual({ ...everywhere, remote: true });
});
