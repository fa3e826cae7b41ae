import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request as requestTls } from 'node:https';
import ipaddr from 'ipaddr.js';
import { guardedLookup, RefusedIp } from './guarded-lookup';

/** Reasons for which a text cannot be read. */
export type ReadFailure =
  | 'unreachable'
  | 'slow'
  | 'private'
  | 'insecure'
  | 'password'
  | 'gone'
  | 'refused'
  | 'too-large';

/** It says nothing of the URL, which may be a secret. */
export class ReadError extends Error {
  constructor(readonly reason: ReadFailure) {
    super(`A text could not be read: ${reason}.`);
  }
}

/** Limits of one read. */
export interface ReadRules {
  /** Hosts that are read wherever they are, also over plain http: those that an operator has named. */
  readonly privateHosts: readonly string[];
  readonly bytes: number;
  /** For the whole of it, with redirects. */
  readonly milliseconds: number;
}

const mostRedirects = 3;
const isRedirect = new Set([301, 302, 303, 307, 308]);

/** True for an IP of the public internet; IPv4 in IPv6 counts as what it leads to. */
export const isPublicIp = (ip: string): boolean => ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'unicast';

/**
 * Reads a text that someone gave the URL of: over https, from public IPs alone, checked again for each connection and
 * each redirect. No cookie, and no other connection is used.
 * @throws ReadError
 */
export async function readPublicText(url: URL, rules: ReadRules): Promise<string> {
  const signal = AbortSignal.timeout(rules.milliseconds);
  try {
    return await follow(url, rules, signal, mostRedirects);
  } catch (error) {
    if (error instanceof ReadError) throw error;
    if (signal.aborted) throw new ReadError('slow');
    throw new ReadError(error instanceof RefusedIp ? 'private' : 'unreachable');
  }
}

async function follow(url: URL, rules: ReadRules, signal: AbortSignal, redirects: number): Promise<string> {
  const response = await open(url, rules, signal);
  const { statusCode = 0, headers } = response;
  const moved = isRedirect.has(statusCode) && headers.location;
  if (!moved && statusCode === 200) return readBody(response, rules.bytes);
  response.destroy();
  if (moved && redirects > 0 && URL.canParse(moved, url))
    return follow(new URL(moved, url), rules, signal, redirects - 1);
  if (statusCode === 401 || statusCode === 403) throw new ReadError('password');
  throw new ReadError(statusCode === 404 || statusCode === 410 ? 'gone' : 'refused');
}

function open(url: URL, { privateHosts }: ReadRules, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isNamed = privateHosts.includes(host);
  if (url.protocol !== 'https:' && !(isNamed && url.protocol === 'http:')) throw new ReadError('insecure');
  if (!isNamed && ipaddr.isValid(host) && !isPublicIp(host)) throw new ReadError('private');
  const request = url.protocol === 'https:' ? requestTls : requestPlain;
  const options = {
    signal,
    // A connection that another call has opened was checked by other rules.
    agent: false,
    lookup: guardedLookup((ip) => isNamed || isPublicIp(ip)),
    headers: { accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1', 'user-agent': 'Counterpart-Calendars/1.0' },
  };
  return new Promise((resolve, reject) => request(url, options, resolve).on('error', reject).end());
}

async function readBody(response: IncomingMessage, most: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) throw new ReadError('too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
