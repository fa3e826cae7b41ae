import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '../../../../platform/errors/app-error';
import { BackendFailure, type BackendResponse } from './call-backend';

/** Kinds of data that are passed on: none that a browser runs or shows as a page of this site. */
const dataType = /^(application\/(?:[\w.-]+\+)?json|text\/plain|text\/csv) *(?:;|$)/i;
/** No validators: a browser would show one person's body to the next who uses it. */
const passedHeaders = ['content-language', 'retry-after'] as const;
const notStored = { 'cache-control': 'no-store' };
const plainValue = /^[\x20-\x7e]{1,300}$/;
const longestSentence = 300;
/** Bytes and depth of JSON that is parsed: 5 MB of brackets took the process four seconds. */
const largest = { json: 1024 * 1024, depth: 64, refusal: 16 * 1024 };

/** Part of a response that browsers get. */
export interface PassedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

/**
 * Makes what browsers get of a backend's response. It comes from this site's origin, so it is data with a few headers
 * and nothing else, and no browser stores it; a refusal is one sentence, as everywhere in the API.
 * @throws BackendFailure when nothing of it may be passed on, AppError when the backend itself refused the call
 */
export function passOn(response: BackendResponse, area: string, method: string): PassedResponse {
  const { status, headers, body } = response;
  if (status >= 400) throw refusalOf(response, area);
  if (status < 200 || status >= 300) throw new BackendFailure('refused', `Status ${status}: no redirect is followed.`);
  const names = method === 'HEAD' ? [...passedHeaders, 'content-length'] : passedHeaders;
  const passed = { ...pickHeaders(headers, names), ...notStored };
  const isUntyped = body.length === 0 && headers['content-type'] === undefined;
  if (status === 204 || (isUntyped && method !== 'HEAD')) return { status: 204, headers: passed, body: null };
  if (isUntyped) return { status, headers: passed, body };
  const type = readType(response, method === 'HEAD');
  return { status, headers: { ...passed, 'content-type': `${type}; charset=utf-8` }, body };
}

/** The kind of data that a body is. @throws BackendFailure when it is none, or not what it is called */
function readType({ headers, body }: BackendResponse, isHead: boolean): string {
  const type = dataType.exec(headers['content-type'] ?? '')?.[1]?.toLowerCase();
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') throw new BackendFailure('refused', 'Compressed, which was not asked for.');
  if (type === undefined) throw new BackendFailure('refused', `Of type ${headers['content-type'] ?? 'none'}.`);
  if (!isUtf8(body)) throw new BackendFailure('refused', 'Not UTF-8.');
  if (type.endsWith('json') && !isHead && parsed(body) === undefined)
    throw new BackendFailure('refused', 'No valid JSON, or more than is read.');
  return type;
}

/** @returns undefined for what is no JSON, or would take long to read */
function parsed(body: Buffer): unknown {
  if (body.length > largest.json || isDeep(body)) return undefined;
  try {
    return JSON.parse(body.toString()) as unknown;
  } catch {
    return undefined;
  }
}

function isDeep(body: Buffer): boolean {
  const [quote, backslash] = [0x22, 0x5c];
  let depth = 0;
  let isInText = false;
  for (let index = 0; index < body.length; index += 1) {
    const byte = body[index];
    if (isInText && byte === backslash) index += 1;
    else if (byte === quote) isInText = !isInText;
    // [ and {, ] and }
    else if (!isInText && (byte === 0x5b || byte === 0x7b)) depth += 1;
    else if (!isInText && (byte === 0x5d || byte === 0x7d)) depth -= 1;
    if (depth > largest.depth) return true;
  }
  return false;
}

function pickHeaders(headers: IncomingHttpHeaders, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' && plainValue.test(value) ? [[name, value] as const] : [];
    }),
  );
}

/** Refusal of a backend, in its words where these are a sentence: plain text, or JSON of RFC 9457 and its like. */
function refusalOf(response: BackendResponse, area: string): AppError {
  // Only this product says that a session has ended.
  const status = response.status === 401 || response.status > 599 ? 403 : response.status;
  const sentence = sentenceOf(response) ?? `The service behind ${area} could not do this.`;
  const headers = { ...pickHeaders(response.headers, ['retry-after']), ...notStored };
  return new AppError(status, 'backend_refused', sentence, headers);
}

function sentenceOf({ headers, body }: BackendResponse): string | undefined {
  const type = dataType.exec(headers['content-type'] ?? '')?.[1]?.toLowerCase() ?? '';
  if (body.length > largest.refusal || headers['content-encoding'] !== undefined || !isUtf8(body)) return undefined;
  const said: unknown = type.endsWith('json') ? parsed(body) : type === 'text/plain' && { message: body.toString() };
  if (typeof said !== 'object' || said === null) return undefined;
  const { detail, title, message } = said as Record<string, unknown>;
  const text = [detail, title, message].find((one) => typeof one === 'string');
  const sentence = typeof text === 'string' ? text.replace(/\s+/g, ' ').trim() : '';
  return sentence === '' || sentence.length > longestSentence ? undefined : sentence;
}
