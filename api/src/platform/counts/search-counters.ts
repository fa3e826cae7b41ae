/** The counters of the searches of each catalog. A name that rows have is never changed. */
export const searchCounters = {
  professionals: { all: 'search', empty: 'emptySearch', words: 'emptySearchWords' },
  blog: { all: 'blogSearch', empty: 'emptyBlogSearch', words: 'emptyBlogWords' },
  guides: { all: 'guideSearch', empty: 'emptyGuideSearch', words: 'emptyGuideWords' },
} as const;

/** Catalog that people search. */
export type SearchCatalog = keyof typeof searchCounters;
export type SearchCounter = (typeof searchCounters)[SearchCatalog]['all' | 'empty'];
/** By words, normalized; see `countableWords`. */
export type WordsCounter = (typeof searchCounters)[SearchCatalog]['words'];

export const searchCatalogs = Object.keys(searchCounters) as SearchCatalog[];

/** Every counter whose subjects are what people typed: limited in number, and forgotten first. */
export const wordsCounters: readonly WordsCounter[] = Object.values(searchCounters).map(({ words }) => words);
