/** Reports that can be downloaded, each as a table of its own. */
export const reportNames = [
  'sign-ups',
  'professionals-by-state',
  'professionals-by-service',
  'plans',
  'searches',
  'search-words',
  'blog-searches',
  'blog-search-words',
  'guide-searches',
  'guide-search-words',
  'contacts',
  'reviews',
  'reads',
  'posts',
  'assistant',
  'refusals',
] as const;
export type ReportName = (typeof reportNames)[number];
