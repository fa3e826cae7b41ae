import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { CallError, callPublic, type CallFailure, type CallRules } from './call-public';

/** Reasons for which a text cannot be read. */
export type ReadFailure = CallFailure | 'password' | 'gone' | 'refused' | 'too-large';

/** It says nothing of the URL, which may be a secret. */
export class ReadError extends Error {
  constructor(readonly reason: ReadFailure) {
    super(`A text could not be read: ${reason}.`);
  }
}

/** Limits of one read. */
export interface ReadRules extends CallRules {
  readonly bytes: number;
  /** For the whole of it, with redirects. */
  readonly milliseconds: number;
}

const mostRedirects = 3;
const isRedirect = new Set([301, 302, 303, 307, 308]);
const headers = { accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1', 'user-agent': 'Counterpart/1.0' };

/**
 * Reads a text that someone gave the URL of; each redirect is checked as the URL was.
 * @throws ReadError
 */
export async function readPublicText(url: URL, rules: ReadRules): Promise<string> {
  const signal = AbortSignal.timeout(rules.milliseconds);
  try {
    return await follow(url, rules, signal, mostRedirects);
  } catch (error) {
    if (error instanceof ReadError) throw error;
    if (error instanceof CallError) throw new ReadError(error.reason);
    throw new ReadError(signal.aborted ? 'slow' : 'unreachable');
  }
}

async function follow(url: URL, rules: ReadRules, signal: AbortSignal, redirects: number): Promise<string> {
  const response = await callPublic(url, rules, { signal, headers });
  const { statusCode = 0 } = response;
  const moved = isRedirect.has(statusCode) && response.headers.location;
  if (!moved && statusCode === 200) return readBody(response, rules.bytes);
  response.destroy();
  if (moved && redirects > 0 && URL.canParse(moved, url))
    return follow(new URL(moved, url), rules, signal, redirects - 1);
  if (statusCode === 401 || statusCode === 403) throw new ReadError('password');
  throw new ReadError(statusCode === 404 || statusCode === 410 ? 'gone' : 'refused');
}

async function readBody(response: IncomingMessage, most: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of decoded(response)) {
    size += chunk.length;
    if (size > most) throw new ReadError('too-large');
    chunks.push(chunk);
  }
  // It leaves out a byte order mark.
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** Some servers compress what no one has asked them to. */
const decoded = (response: IncomingMessage): AsyncIterable<Buffer> =>
  /^(?:x-)?gzip$/i.test(response.headers['content-encoding'] ?? '')
    ? pipeline(response, createGunzip(), () => undefined)
    : response;
