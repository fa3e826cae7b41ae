import { request as requestPlain, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestTls } from 'node:https';
import ipaddr from 'ipaddr.js';
import { guardedLookup, RefusedIp } from './guarded-lookup';

/** Reasons for which a server does not answer. */
export type CallFailure = 'unreachable' | 'slow' | 'private' | 'insecure';

/** It says nothing of the URL, which may be a secret. */
export class CallError extends Error {
  constructor(readonly reason: CallFailure) {
    super(`A server could not be called: ${reason}.`);
  }
}

/** Limits of what is called. */
export interface CallRules {
  /** Hosts that are called wherever they are, also over plain http: those that an operator has named. */
  readonly privateHosts: readonly string[];
}

type Options = Pick<RequestOptions, 'method' | 'headers'> & { readonly signal: AbortSignal; readonly body?: Buffer };

/** True for an IP of the public internet, in version 6 of 2000::/3; IPv4 in IPv6 counts as what it leads to. */
export function isPublicIp(ip: string): boolean {
  if (!ipaddr.isValid(ip)) return false;
  const read = ipaddr.process(ip);
  return read.range() === 'unicast' && (read.kind() === 'ipv4' || /^[23][\da-f]{3}:/.test(read.toString()));
}

/**
 * Calls a URL that someone else has given: over https, at public IPs alone, to which the connection goes that was
 * checked. No cookie and no other connection is used, and no redirect is followed.
 * @throws CallError
 */
export async function callPublic(
  url: URL,
  { privateHosts }: CallRules,
  { body, ...options }: Options,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isNamed = privateHosts.includes(host);
  if (url.protocol !== 'https:' && !(isNamed && url.protocol === 'http:')) throw new CallError('insecure');
  if (!isNamed && ipaddr.isValid(host) && !isPublicIp(host)) throw new CallError('private');
  const request = url.protocol === 'https:' ? requestTls : requestPlain;
  // A connection that another call has opened was checked by other rules.
  const guarded = { ...options, agent: false, lookup: guardedLookup((ip) => isNamed || isPublicIp(ip)) };
  try {
    return await new Promise((resolve, reject) => request(url, guarded, resolve).on('error', reject).end(body));
  } catch (error) {
    if (options.signal.aborted) throw new CallError('slow');
    throw new CallError(error instanceof RefusedIp ? 'private' : 'unreachable');
  }
}
