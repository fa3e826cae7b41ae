import { expect, test } from 'vitest';
import { selectedPersonId, threadHref } from './selected-person';

const selected = (query: string) => selectedPersonId(new URLSearchParams(query));

test('a URL and its thread say the same', () => {
  expect(selected(threadHref(7).split('?')[1] ?? '')).toBe(7);
  expect(selected(threadHref().split('?')[1] ?? '')).toBeNull();
  expect(selected('with=')).toBeNull();
});

test.each(['with=abc', 'with=-1', 'with=0', 'with=1.5', 'with=99999999999999999999'])('%s selects no one', (query) =>
  expect(selected(query)).toBe('invalid'),
);
