import { expect, it } from 'vitest';
import { validateVerification } from './verification-values';

const complete = { licenceNumber: 'CPA-1', issuer: 'Texas State Board', state: 'TX', documents: 1 };

it('accepts what is complete', () => expect(Object.values(validateVerification(complete)).filter(Boolean)).toEqual([]));

it.each([
  [{ licenceNumber: ' 1 ' }, 'Please enter your license number'],
  [{ licenceNumber: 'x'.repeat(61) }, 'The license number is too long'],
  [{ issuer: '' }, 'Please enter who issued the license'],
  [{ state: '' }, 'Please select a state'],
  [{ documents: 0 }, 'Please add at least one document'],
])('refuses %j', (changes, sentence) =>
  expect(Object.values(validateVerification({ ...complete, ...changes })).filter(Boolean)).toEqual([sentence]),
);
