/**
 * Tests of the API that open no database, or only an embedded one of their own: on a server they would repeat what the
 * run on SQLite has shown.
 */
export const databaseFree: readonly string[] = [
  'api/server/environment.test.ts',
  'api/server/main.test.ts',
  'api/src/contract/taxonomy.test.ts',
  'api/src/contract/whole-characters.test.ts',
  'api/src/hosting/caller.test.ts',
  'api/src/hosting/trusted-proxies.test.ts',
  'api/src/modules/blog/rendering/render-markdown.test.ts',
  'api/src/modules/blog/rendering/renderer-start.test.ts',
  'api/src/modules/compliance/analyzer/public-laws.test.ts',
  'api/src/modules/compliance/assistant/evaluation/evaluation.test.ts',
  'api/src/modules/compliance/assistant/other-subjects.test.ts',
  'api/src/modules/professionals/search/index/search-index.test.ts',
  'api/src/modules/releases/owners/path-overlap.test.ts',
  'api/src/platform/counts/countable-words.test.ts',
  'api/src/platform/text/account-key.test.ts',
  'api/src/platform/text/shortened.test.ts',
  'api/src/platform/text/visible-text.test.ts',
];
