/**
 * Error response of a route of the faked network: status, the sentence of the body, and the error code of the header.
 */
export class Refusal {
  constructor(
    readonly status: number,
    readonly sentence: string,
    readonly code = 'internal_error',
    /** The field that is wrong. */
    readonly field = '',
  ) {}
}

/** One call that was made, for assertions. */
export interface NetworkCall {
  /** In capitals. */
  readonly method: string;
  /** Path and query, as the client wrote them. */
  readonly path: string;
  /** Parsed JSON; `undefined` without a body. */
  readonly body: unknown;
}

/**
 * Responses by 'METHOD /path?query'. A value is the response; a function gets the body of the call and returns the
 * response, or a promise of it. A response is sent as JSON, `undefined` as 204, a `Refusal` and a `Response` (a stream)
 * as themselves.
 */
export type MockResponses = Readonly<Record<string, unknown>>;

/**
 * A `fetch` with these responses. A URL without a response is 404, so that a wrong one is seen. `onCall` hears of each
 * call first.
 */
export function mockFetch(responses: MockResponses, onCall: (call: NetworkCall) => void = () => undefined) {
  return async (input: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input, 'http://localhost');
    const call: NetworkCall = {
      method: init.method ?? 'GET',
      path: url.pathname + url.search,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    onCall(call);
    return toResponse(await responseTo(call, responses));
  };
}

function responseTo({ method, path, body }: NetworkCall, responses: MockResponses): unknown {
  const endpoint = `${method} ${path}`;
  if (!(endpoint in responses)) return new Refusal(404, `Nothing is at ${path}.`, 'not_found');
  const response = responses[endpoint];
  return typeof response === 'function' ? (response as (body: unknown) => unknown)(body) : response;
}

function toResponse(response: unknown): Response {
  if (response === undefined) return new Response(null, { status: 204 });
  if (response instanceof Response) return response.clone();
  if (!(response instanceof Refusal)) return Response.json(response);
  const { status, sentence, code, field } = response;
  const headers = { 'content-type': 'text/plain', 'x-error-code': code, ...(field && { 'x-error-field': field }) };
  return new Response(sentence, { status, headers });
}
