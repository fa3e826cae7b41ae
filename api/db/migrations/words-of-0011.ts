import type { Knex } from 'knex';

/*
 * How names and words were compared when 0011 and 0012 were written. A migration keeps its own copy: what living code
 * does later must not change what an old database becomes.
 */

export const comparable = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

interface Spelled {
  readonly kind: 'word' | 'city';
  readonly word: string;
}

/** The words of a professional that people mistype. */
export function spelledWords(row: {
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string | null;
  readonly businessName: string | null;
}): Spelled[] {
  const words = comparable([row.firstName, row.lastName, row.businessName, row.city].filter(Boolean).join(' '));
  const all: Spelled[] = [
    ...words.split(' ').map((word) => ({ kind: 'word' as const, word })),
    { kind: 'city', word: comparable(row.city ?? '') },
  ];
  return all.filter(({ word }) => word.length >= 4 && word.length <= 40);
}

/** Stores each word with everything it becomes with one letter left out. */
export async function storeSpellings(knex: Knex, words: readonly Spelled[]): Promise<void> {
  const unique = [...new Map(words.map((word) => [`${word.kind}:${word.word}`, word])).values()];
  const rows = unique.flatMap(({ kind, word }) => {
    const shortened = Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1));
    return [...new Set([word, ...shortened])].map((spelling) => ({ spelling, kind, word }));
  });
  for (let first = 0; first < rows.length; first += 500)
    await knex('search_spellings')
      .insert(rows.slice(first, first + 500))
      .onConflict(['spelling', 'kind', 'word'])
      .ignore();
}
