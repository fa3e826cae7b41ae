import { expect, it } from 'vitest';
import { emptyQuery } from './finder-query';
import { rescueChanges, rescueText, type Rescue } from './rescue-options';

const counts = { total: 12, totalIsCapped: false, remote: false };
const of = (specialties: readonly string[]) => ({ query: { ...emptyQuery, specialties }, around: 'Toronto, OH' });
const finder = of(['sales-tax']);

it('says what is loosened and drops it', () => {
  expect(rescueText({ without: ['location'], ...counts }, finder)).toBe('Any Location (12)');
  expect(rescueText({ without: ['services', 'words'], ...counts }, finder)).toBe(
    'Any Service, Without the Keywords (12)',
  );
  expect(rescueText({ ...counts, without: ['location'], total: 1000, totalIsCapped: true }, finder)).toBe(
    'Any Location (1,000+)',
  );
  expect(rescueChanges({ without: ['services', 'location'], ...counts })).toEqual({
    services: [],
    city: '',
    state: '',
    radius: null,
  });
});

it('names the town that a wider area is around', () => {
  const rescue: Rescue = { without: ['radius'], ...counts };
  expect(rescueText(rescue, finder)).toBe('Within 100 Miles of Toronto, OH (12)');
  expect(rescueChanges(rescue)).toEqual({ radius: 100 });
});

it.each([
  [['sales-tax'], 'Any Specialty (12)'],
  [['restaurant', 'tech'], 'Any Industry (12)'],
  [['restaurant', 'sales-tax'], 'Any Industry or Specialty (12)'],
])('calls an industry an industry where it is chosen among the specialties: %j', (specialties, text) =>
  expect(rescueText({ without: ['specialties'], ...counts }, of(specialties))).toBe(text),
);

it('offers those who work remotely, and shows only them', () => {
  const rescue: Rescue = { ...counts, without: ['location'], remote: true };
  expect(rescueText(rescue, finder)).toBe('Works Remotely (12)');
  expect(rescueChanges(rescue)).toEqual({ city: '', state: '', radius: null, remote: true });
});
