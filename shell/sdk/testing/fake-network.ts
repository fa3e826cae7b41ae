import { vi } from 'vitest';
import { mockFetch, type MockResponses, type NetworkCall } from './mock-responses';

/**
 * Fakes the network (the global `fetch`, nothing else) until the test ends: `mockResponses({ 'GET /api/conversations':
 * [] })`. An URL without a response is 404, so that a wrong one fails the test. Returns the list of the calls made,
 * which grows.
 */
export function mockResponses(responses: MockResponses): readonly NetworkCall[] {
  const calls: NetworkCall[] = [];
  vi.stubGlobal(
    'fetch',
    mockFetch(responses, (call) => void calls.push(call)),
  );
  return calls;
}
