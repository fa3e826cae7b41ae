import type { Page } from 'playwright/test';

/** Reads of the API that a page made, by path and query, each as often as it was made. */
export interface ApiRequests {
  /** All since the page began to be watched. */
  readonly made: readonly string[];
  /** Those that were made more than once. */
  repeated(): string[];
}

/**
 * Counts what a page requests from the API from now on. Live events are no question, and pictures of people are files:
 * each person who is shown has one.
 */
export function watchApiRequests(page: Page): ApiRequests {
  const made: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.resourceType() === 'image') return;
    if (request.method() === 'GET' && pathname.startsWith('/api/') && !pathname.startsWith('/api/live'))
      made.push(pathname + search);
  });
  return { made, repeated: () => [...new Set(made.filter((path, index) => made.indexOf(path) !== index))] };
}
