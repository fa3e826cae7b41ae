import { vi } from 'vitest';

/** What the faked network answers: a JSON body, or a refusal with a sentence. */
export interface FakeAnswer {
  readonly status?: number;
  readonly body: unknown;
  readonly code?: string;
}

/** One call that was made, for assertions. */
export interface FakeCall {
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  readonly body: unknown;
}

type Answers = Readonly<Record<string, unknown | ((call: FakeCall) => FakeAnswer)>>;

/** A refusal as the API sends it: one sentence, a code. */
export const refusal = (status: number, sentence: string, code: string) => () => ({ status, body: sentence, code });

/**
 * Fakes the network for one test. Keys are 'GET /api/…' with the whole query as the client writes it; a value is the JSON answer
 * or a function of the call. What is not listed is answered with 404, so that a wrong address fails the test.
 */
export function fakeApi(answers: Answers): readonly FakeCall[] {
  const calls: FakeCall[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const text = await request.text();
    const call: FakeCall = { method: request.method, address: url.pathname + url.search, body: text ? (JSON.parse(text) as unknown) : undefined };
    calls.push(call);
    const found = answers[`${call.method} ${call.address}`];
    const answer: FakeAnswer =
      typeof found === 'function'
        ? (found as (call: FakeCall) => FakeAnswer)(call)
        : found === undefined
          ? { status: 404, body: `Nothing is at ${call.address}.`, code: 'not_found' }
          : { body: found };
    return toResponse(answer);
  });
  return calls;
}

function toResponse({ status = 200, body, code }: FakeAnswer): Response {
  return status >= 400
    ? new Response(String(body), { status, headers: { 'content-type': 'text/plain', 'x-error-code': code ?? 'internal_error' } })
    : new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}
