import { vi } from 'vitest';
import { answeringFetch, type NetworkAnswers, type NetworkCall } from './network-answers';

/**
 * Fakes the network (the global `fetch`, nothing else) until the test ends: `answerWith({ 'GET /api/conversations': [] })`. An
 * address nobody answers to is 404, so that a wrong one fails the test. Returns the list of the calls made, which grows.
 */
export function answerWith(answers: NetworkAnswers): readonly NetworkCall[] {
  const calls: NetworkCall[] = [];
  vi.stubGlobal(
    'fetch',
    answeringFetch(answers, (call) => void calls.push(call)),
  );
  return calls;
}
