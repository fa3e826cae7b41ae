import { describe, expect, it } from 'vitest';
import { accountKey, mixesAlphabets, nameSkeleton } from './account-key';

describe('the key of an account', () => {
  it.each([
    ['capitals', 'Admin', 'aDMIN'],
    ['blanks around', ' admin ', 'admin'],
    ['composed and decomposed', 'josé@example.com', 'jose\u0301@example.com'],
    ['full width', 'ａｄｍｉｎ', 'admin'],
    ['ligatures', 'oﬃce@example.com', 'office@example.com'],
    ['a domain in its two spellings', 'a@BÜCHER.example', 'a@xn--bcher-kva.example'],
  ])('is the same for %s', (_name, one, other) => {
    expect(accountKey(one)).toBe(accountKey(other));
  });

  it('is what it was for plain names and URLs', () => {
    expect(['Pat.Doe+x', 'Pat@Example.COM'].map(accountKey)).toEqual(['pat.doe+x', 'pat@example.com']);
  });
});

describe('the skeleton of a name', () => {
  it.each([
    ['admin', 'аdmin'],
    ['admin', 'аԁmіn'],
    ['paypal', 'раураl'],
    ['bill', 'bi11'],
    ['admin', 'ADMlN'],
    ['admin', 'adm1n'],
    ['ADMIN', 'adm|n'],
    ['modern', 'rnodern'],
  ])('is the same for %s and %s', (one, other) => {
    expect(nameSkeleton(one)).toBe(nameSkeleton(other));
  });

  it('differs for names that look different', () => {
    expect(new Set(['admin', 'adnin', 'admin2', 'administrator', 'person2', 'person3'].map(nameSkeleton)).size).toBe(6);
  });
});

it.each([
  ['pat.doe-99', false],
  ['josé_ñ', false],
  ['иван99', false],
  ['山田tarou', false],
  ['ヤマダ山田', false],
  ['김철수kim', false],
  ['аdmin', true],
  ['раураl', true],
  ['иванη', true],
  ['admin\u0531', true],
])('%s mixes alphabets: %s', (name, mixes) => {
  expect(mixesAlphabets(name)).toBe(mixes);
});
