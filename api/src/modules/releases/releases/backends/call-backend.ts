import { request as requestHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';

/** Bytes that a response may have. */
export const responseBytes = 5 * 1024 * 1024;
/** Bytes that its headers may have. */
const headerBytes = 16 * 1024;

/**
 * Kind of a failed call. `refused`: there was a response, but none that is passed on. `abandoned`: its caller is gone.
 */
export type FailureKind = 'timeout' | 'unreachable' | 'refused' | 'abandoned';

/** Errors of a connection that was there: what was sent on it may be their cause. */
const broken = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

/** A call that gave nothing to pass on. */
export class BackendFailure extends Error {
  override readonly name = 'BackendFailure';

  constructor(
    readonly kind: FailureKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  /** True where no caller can have caused it: there was not even a connection. */
  get isOfAll(): boolean {
    const { code = '' } = (this.cause ?? {}) as NodeJS.ErrnoException;
    return this.kind === 'unreachable' && !broken.has(code);
  }
}

export interface BackendCall {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | undefined;
  /** Milliseconds until the last byte. */
  readonly milliseconds: number;
  readonly lookup: LookupFunction;
  /** Aborted once the caller is gone. */
  readonly gone?: AbortSignal;
}

/** A whole response of a backend. */
export interface BackendResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Calls a backend on a connection of its own, so that nothing of one response can become the next one's, and reads the
 * response whole: no redirect is followed, nothing is decompressed, and no byte is read past the limits.
 * @throws BackendFailure
 */
export async function callBackend(
  url: URL,
  { method, headers, body, milliseconds, lookup, gone }: BackendCall,
): Promise<BackendResponse> {
  const timeout = AbortSignal.timeout(milliseconds);
  const signal = gone ? AbortSignal.any([timeout, gone]) : timeout;
  try {
    return await new Promise<BackendResponse>((resolve, reject) => {
      const send = url.protocol === 'https:' ? requestHttps : requestHttp;
      // Node would send the body of a DELETE without its length, as if it were the next request.
      const framed = body ? { ...headers, 'content-length': body.length } : headers;
      const options = { method, headers: framed, signal, lookup, agent: false, maxHeaderSize: headerBytes };
      const call = send(url, options, (response) => {
        readWhole(response).then(
          (whole) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: whole }),
          (error: unknown) => {
            call.destroy();
            reject(error instanceof Error ? error : new Error(String(error)));
          },
        );
      });
      call.on('error', reject);
      // Without this a request of which the backend makes another protocol would end without a word.
      call.on('upgrade', (_response, socket) => {
        socket.destroy();
        reject(new BackendFailure('refused', 'Another protocol.'));
      });
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      call.end(body);
    });
  } catch (error) {
    if (error instanceof BackendFailure) throw error;
    if (gone?.aborted) throw new BackendFailure('abandoned', 'The caller is gone.');
    if (timeout.aborted) throw new BackendFailure('timeout', `No whole response in ${milliseconds} ms.`);
    const { message, code = '' } = error as NodeJS.ErrnoException;
    // What the parser of Node refuses is a response, of a kind.
    throw new BackendFailure(code.startsWith('HPE_') ? 'refused' : 'unreachable', message, { cause: error });
  }
}

async function readWhole(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > responseBytes) throw new BackendFailure('refused', `More than ${responseBytes} bytes.`);
  }
  return Buffer.concat(chunks, size);
}
