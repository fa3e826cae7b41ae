import { describe, expect, it } from 'vitest';
import { plainText, searchTextOf, searchWords } from './text-search';

describe('text search', () => {
  it('compares text without accents, capitals and punctuation', () => {
    expect(plainText('  Renée O’Rourke & Söhne, LLC ')).toBe('renee orourke sohne llc');
  });

  it('stores every word once, with a space before it', () => {
    expect(searchTextOf(['Tax, tax & more', null, 'More'])).toBe(' tax more ');
  });

  it('looks for the words that are worth it', () => {
    expect(searchWords('an accountant for the restaurant near me')).toEqual(['accountant', 'restaurant']);
    expect(searchWords('% _ \' " --')).toEqual([]);
    expect(searchWords(Array.from({ length: 40 }, (_, index) => `word${index}`).join(' '))).toHaveLength(12);
  });
});
