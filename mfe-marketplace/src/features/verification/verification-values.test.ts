import { expect, it } from 'vitest';
import { fileError, sizeText, validateVerification } from './verification-values';

const complete = { licenceNumber: 'CPA-1', issuer: 'Texas State Board', state: 'TX', documents: 1 };

it('accepts what is complete', () => expect(Object.values(validateVerification(complete)).filter(Boolean)).toEqual([]));

it.each([
  [{ licenceNumber: ' 1 ' }, 'Please enter your license number'],
  [{ licenceNumber: 'x'.repeat(61) }, 'The license number is too long'],
  [{ issuer: '' }, 'Please enter who issued the license'],
  [{ state: '' }, 'Please select a state'],
  [{ documents: 0 }, 'Please add at least one document'],
])('refuses %j', (changes, sentence) => expect(Object.values(validateVerification({ ...complete, ...changes })).filter(Boolean)).toEqual([sentence]));

it('knows files that are not taken', () => {
  expect(fileError({ type: 'application/pdf', size: 10 })).toBeUndefined();
  expect(fileError({ type: 'image/svg+xml', size: 10 })).toBe('Please choose a PDF, PNG or JPEG file.');
  expect(fileError({ type: 'image/png', size: 10 * 1024 * 1024 + 1 })).toBe('A document may have at most 10 MB.');
});

it('writes sizes', () => {
  expect(sizeText(10)).toBe('1 KB');
  expect(sizeText(2.4 * 1024 * 1024)).toBe('2.4 MB');
});
