import { readTable } from '../../src/platform/files/read-table';

const rows = readTable(new URL('vocabulary.tsv', import.meta.url));
const wordsOf = (kind: string): readonly string[] => rows.flatMap(([of, ...words]) => (of === kind ? words : []));

/** Words that generated people and places are put together from. */
export const firstNames = wordsOf('first name');
export const lastNames = wordsOf('last name');
export const businessWords = wordsOf('business');
export const businessEndings = wordsOf('business ending');
export const bioOpenings = wordsOf('bio');
export const bioEndings = wordsOf('bio ending');
export const languagesBeside = wordsOf('language');

/** Cities with their state and the first three digits of their ZIPs. */
export const cities: readonly (readonly string[])[] = rows.flatMap(([kind, ...city]) =>
  kind === 'city' ? [city] : [],
);
