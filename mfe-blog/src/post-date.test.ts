import { expect, test } from 'vitest';
import { postAge, postDate, timeAgo } from './post-date';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const post = { published: true, publishedAt: '2026-11-18T12:00:00.000Z', createdAt: '2026-10-01T00:00:00.000Z' };

test.each([
  ['2026-11-21T11:59:30.000Z', 'less than a minute ago'],
  ['2026-11-21T11:59:00.000Z', '1 minute ago'],
  ['2026-11-21T09:10:00.000Z', '2 hours ago'],
  ['2026-11-20T11:00:00.000Z', '1 day ago'],
  ['2026-09-20T12:00:00.000Z', '2 months ago'],
  ['2024-11-01T12:00:00.000Z', '2 years ago'],
  ['2026-11-21T12:05:00.000Z', 'less than a minute ago'],
])('%s is %s', (at, text) => expect(timeAgo(at, now)).toBe(text));

test('a published post shows its age and its day', () => {
  expect(postAge(post, now)).toBe('3 days ago');
  expect(postDate(post)).toBe('November 18, 2026');
});

test('a draft is marked as one in place of a date', () => {
  const draft = { ...post, published: false, publishedAt: null };
  expect(postAge(draft, now)).toBe('Draft');
  expect(postDate(draft)).toBe('Draft');
});
