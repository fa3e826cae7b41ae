import { vi } from 'vitest';

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}
type Answers = Readonly<Record<string, (body: never) => unknown>>;

/** What a route answers to be a refusal: status, sentence and code. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly sentence: string,
    readonly code = 'internal_error',
  ) {}
}

/**
 * Fakes the network: `{'GET /api/conversations': () => []}`. `undefined` is 204, a `Refusal` its status, a promise is waited
 * for; an address nobody answers to is 404. Returns the list of calls made, which grows.
 */
export function answerWith(answers: Answers): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, 'http://localhost');
    const method = init.method ?? 'GET';
    const path = url.pathname + url.search;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    calls.push({ method, path, body });
    const answer = answers[`${method} ${path}`] ?? (() => new Refusal(404, 'There is nothing here.', 'not_found'));
    const value = await answer(body as never);
    if (value instanceof Refusal) {
      return new Response(value.sentence, { status: value.status, headers: { 'content-type': 'text/plain', 'x-error-code': value.code } });
    }
    return value === undefined ? new Response(null, { status: 204 }) : Response.json(value);
  });
  return calls;
}
