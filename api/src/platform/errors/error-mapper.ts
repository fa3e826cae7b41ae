import type { Boom } from '@hapi/boom';
import type { Plugin, Request, ResponseObject } from '@hapi/hapi';
import type { ErrorCode } from '../../contract/error-codes';
import { isDatabaseUnavailable, isQueryCut } from '../database/database-errors';
import { StoreUnavailable } from '../files/bucket-store';
import { isDiskFull } from '../files/write-whole';
import { requestLog } from '../../hosting/observed-requests';
import { AppError, notSignedIn } from './app-error';
import { allowedMethods } from './allowed-methods';

const byStatus: Readonly<Record<number, readonly [ErrorCode, string]>> = {
  400: ['invalid_request', 'The request could not be understood.'],
  403: ['forbidden', 'You don’t have permission to do this.'],
  404: ['not_found', 'We couldn’t find what you asked for.'],
  405: ['method_not_allowed', 'This URL doesn’t support that method.'],
  406: ['not_acceptable', 'We can’t send this in a format you accept.'],
  408: ['request_timeout', 'The request took too long to arrive.'],
  413: ['payload_too_large', 'What you sent is too large.'],
  415: ['unsupported_media_type', 'Send the body as application/json.'],
  429: ['rate_limited', 'Too many requests. Please wait a moment and try again.'],
  503: ['service_unavailable', 'The service is busy right now. Please try again in a moment.'],
};

/**
 * Turns everything that goes wrong into the wire's form: a status, one plain sentence, a code and the request's id.
 * Details go to the log alone.
 */
export const errorMapper: Plugin<void> = {
  name: 'error-mapper',
  register(server) {
    server.ext('onPreResponse', (request, h) => {
      const { response } = request;
      if (!isBoom(response)) return h.continue;
      const error = toAppError(request, response);
      if (error.status >= 500)
        requestLog(request).error(
          { err: response.data instanceof Error ? response.data : response, code: error.code },
          'request failed',
        );
      const reply = h.response(error.sentence).code(error.status).type('text/plain; charset=utf-8');
      reply.header('X-Error-Code', error.code).header('Cache-Control', 'no-store');
      for (const [name, value] of Object.entries(error.headers)) reply.header(name, value);
      return reply;
    });
  },
};

function isBoom(response: ResponseObject | Boom): response is Boom {
  return 'isBoom' in response && response.isBoom;
}

function toAppError(request: Request, error: Boom): AppError {
  if (error instanceof AppError) return error;
  // The session could not be looked up: that says nothing about who is signed in.
  if (isDatabaseUnavailable(error) || isDatabaseUnavailable(error.data)) {
    return new AppError(
      503,
      'database_unavailable',
      'We cannot reach our data right now. Please try again in a moment.',
      { 'Retry-After': '2' },
    );
  }
  if (isQueryCut(error) || isQueryCut(error.data))
    return new AppError(
      503,
      'service_unavailable',
      'This took too long, so we stopped it. Nothing was changed. Please try again in a moment.',
      { 'Retry-After': '2' },
    );
  if (isDiskFull(error) || isDiskFull(error.data))
    return new AppError(507, 'storage_full', 'We’re out of space to store this right now. Please try again later.');
  if (error instanceof StoreUnavailable)
    return new AppError(
      503,
      'storage_unavailable',
      'We cannot reach our files right now. Please try again in a moment.',
      {
        'Retry-After': '2',
      },
    );
  const status = error.output.statusCode;
  if (status === 401) return error.data instanceof Error ? internal() : notSignedIn();
  if (status === 415 && request.route.settings.plugins?.contract?.upload)
    return new AppError(
      415,
      'unsupported_media_type',
      "Send the file as multipart/form-data, in a field named 'file'.",
    );
  if (status === 400 && /JSON/.test(error.message))
    return new AppError(400, 'malformed_json', 'The body is not valid JSON.');
  if (status === 404) {
    const allowed = allowedMethods(request);
    if (allowed.length > 0) return fromStatus(405, { Allow: allowed.join(', ') });
  }
  return byStatus[status] ? fromStatus(status) : internal();
}

function fromStatus(status: number, headers: Readonly<Record<string, string>> = {}): AppError {
  const [code, sentence] = byStatus[status] ?? ['internal_error', ''];
  return new AppError(status, code, sentence, headers);
}

function internal(): AppError {
  return new AppError(500, 'internal_error', 'Something went wrong on our side. Please try again.');
}
