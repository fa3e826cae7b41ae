import type { Server } from '@hapi/hapi';

const sentences: Readonly<Record<number, string>> = {
  400: 'The request could not be understood.',
  404: 'We couldn’t find what you asked for.',
  405: 'This URL doesn’t support that kind of request.',
  413: 'What was sent is too large.',
  503: 'The service is not reachable right now. Try again in a moment.',
};
/** The responses instead: an unreadable file is a 404; an unreachable API is a 503. */
const publicStatus: Readonly<Record<number, number>> = { 403: 404, 502: 503, 504: 503 };
const anyOther = 'Something went wrong on our side. Try again in a moment.';

/** Errors of the shell's own server leave it as one plain sentence; the rest stays in the log. */
export function respondToErrors(server: Server): void {
  server.ext('onPreResponse', (request, h) => {
    const { response } = request;
    if (!('isBoom' in response)) return h.continue;
    const { statusCode } = response.output;
    const status = publicStatus[statusCode] ?? statusCode;
    if (status >= 500) server.logger.error({ err: response, path: request.path }, 'A request failed.');
    const reply = h
      .response(sentences[status] ?? anyOther)
      .type('text/plain')
      .code(status)
      .header('cache-control', 'no-store')
      .header('x-request-id', request.app.requestId);
    return status === 503 ? reply.header('retry-after', '2').header('x-error-code', 'unavailable') : reply;
  });
}
