import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';

/** Bytes of a request's first line and headers: four times what Node takes, for the cookies of other programs. */
const mostBytes = 64 * 1024;
/** Bytes beyond that for a server behind another one, whose own headers come along. */
const roomForProxy = 16 * 1024;
/** Milliseconds for a client to send the rest of what is refused. */
const patience = 2_000;

/** Statuses for what Node refuses before there is a request, by the code of its error. */
const statuses = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  // Letters beyond ASCII that are not escaped: such a path leads nowhere.
  HPE_INVALID_URL: '404 Not Found',
} as const;
type Code = keyof typeof statuses;

/** The words for each. */
export interface UnreadableAnswers extends Readonly<Record<Code, string>> {
  readonly type: 'text/html' | 'text/plain';
}

/** The HTTP server to build a hapi server on, for requests with long headers. */
export function longHeadersListener({ isBehindShell = false } = {}): Server {
  return createServer({ maxHeaderSize: mostBytes + (isBehindShell ? roomForProxy : 0) });
}

/**
 * Answers requests that Node cannot read with words, in the place of hapi's bare status line.
 * @param listener of a hapi server
 */
export function answerUnreadable(
  listener: Pick<Server, 'listeners' | 'removeAllListeners' | 'on'>,
  answers: UnreadableAnswers,
): void {
  const event = 'clientError';
  const others = listener.listeners(event) as ((error: Error, socket: Socket) => void)[];
  listener.removeAllListeners(event);
  listener.on(event, (error: NodeJS.ErrnoException, socket: Socket) => {
    if (!isKnown(error.code) || !socket.writable) {
      for (const other of others) other(error, socket);
      return;
    }
    const body = answers[error.code];
    socket.end(`${headOf(error.code, answers.type, body)}\r\n\r\n${body}`);
    // A connection that is closed on bytes still to be read is reset, and the answer is lost.
    socket.resume();
    setTimeout(() => socket.destroy(), patience).unref();
  });
}

const isKnown = (code: string | undefined): code is Code => code !== undefined && code in statuses;

function headOf(code: Code, type: string, body: string): string {
  return [
    `HTTP/1.1 ${statuses[code]}`,
    `Content-Type: ${type}; charset=utf-8`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'",
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ].join('\r\n');
}
