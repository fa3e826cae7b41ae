import { describe, expect, it } from 'vitest';
import { expiry } from './session-times';

const start = new Date('2026-11-20T00:00:00Z');
const after = (days: number): Date => new Date(start.getTime() + days * 24 * 60 * 60 * 1000);

describe('the end of a session', () => {
  it.each([
    ['a plain one, just started', false, 0, 0.5],
    ['a remembered one, just started', true, 0, 30],
    ['a remembered one, used on day 20', true, 20, 50],
    ['a plain one, never beyond a week', false, 6.9, 7],
    ['a remembered one, never beyond 180 days', true, 170, 180],
  ])('is right for %s', (_case, remember, usedOn, end) => {
    expect(expiry(remember, start, after(usedOn))).toEqual(after(end));
  });
});
