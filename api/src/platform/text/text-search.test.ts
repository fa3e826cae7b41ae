import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { plainText } from '../../contract/plain-text';
import { aliasesOf } from '../../contract/taxonomy-aliases';
import { taxonomyTerms } from '../../contract/taxonomy-terms';
import { locationKey } from '../../contract/locations/location-key';
import { rulesMark, searchTextOf, searchWords } from './text-search';

describe('text search', () => {
  it('compares text without accents, capitals and punctuation', () => {
    expect(plainText('  Renée O’Rourke & Söhne, LLC ')).toBe('renee orourke sohne llc');
  });

  it.each([
    ['Đorđe Straße', 'dorde strasse'],
    ['Łukasz Ærø Øystein', 'lukasz aero oystein'],
    ['C.P.A. of Hart, L.L.C.', 'cpa of hart llc'],
    ['U.S. taxes, e.g. VAT', 'us taxes eg vat'],
    ['A. B. Smith of example.com', 'a b smith of example com'],
  ])('folds %j', (text, folded) => {
    expect(plainText(text)).toBe(folded);
  });

  it.each([
    ['St. Louis', 'Saint Louis'],
    ['Ft. Worth', 'fort  worth'],
    ['Mt Pleasant', 'Mount Pleasant'],
    ['Ste. Genevieve', 'Sainte Genevieve'],
    ['Winston-Salem', 'Winston Salem'],
    ['Port St. Lucie', 'Port Saint Lucie'],
    ['W. Kāneʻohe', 'West Kaneohe'],
  ])('takes the place %j for %j', (one, other) => {
    expect(locationKey(one)).toBe(locationKey(other));
  });

  it('stores every word once, with a space before it', () => {
    expect(searchTextOf(['Tax, tax & more', null, 'More'])).toBe(' tax more ~ ');
    expect(searchTextOf(['LL.M. and Ph.D. of C-P-A Müller'])).toMatch(/ llm phd cpa mueller ~ $/);
  });

  it('has a new mark when other texts are made of the same words: then this digest and `rulesMark` change', () => {
    const terms = taxonomyTerms.flatMap((term) => [term.label, ...aliasesOf(term)]);
    const made = searchTextOf([...terms, 'Đorđe Straße, LL.M., C. P. A., Zürich’s Ærø™']) + locationKey('W. St. Ft.');
    expect([rulesMark, createHash('sha256').update(made).digest('hex').slice(0, 8)]).toEqual(['~', '47d9596f']);
  });

  it('looks for the words that are worth it', () => {
    expect(searchWords('an accountant for the restaurant near me')).toEqual(['accountant', 'restaurant']);
    expect(searchWords('C. P. A. CFP™ LLM')).toEqual(['cpa', 'cfp', 'llm']);
    expect(searchWords('% _ \' " --')).toEqual([]);
    expect(searchWords(Array.from({ length: 40 }, (_, index) => `word${index}`).join(' '))).toHaveLength(12);
  });
});
