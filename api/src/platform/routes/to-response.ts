import type { Lifecycle, ResponseToolkit } from '@hapi/hapi';

/** The response with what a route has made: 204 without a body. */
export function toResponse(
  h: ResponseToolkit,
  body: unknown,
  headers: ReadonlyMap<string, string>,
): Lifecycle.ReturnValue {
  const response = body === null ? h.response().code(204) : h.response(body);
  // hapi would call every file of text UTF-8.
  if (Buffer.isBuffer(body)) response.charset('');
  for (const [name, value] of headers) response.header(name, value);
  return response;
}
