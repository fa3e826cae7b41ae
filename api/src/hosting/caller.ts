import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { TrustedProxies } from './trusted-proxies';

/** The far end of a request, past the trusted proxies. */
export interface Caller {
  /** IPv4 or IPv6 in its plain form; IPv4 written as IPv6 is IPv4. */
  readonly ip: string;
  /** Host and port that the visitor's browser asked for; empty when it named none. */
  readonly host: string;
  readonly protocol: 'http' | 'https';
}

/** A connection as the server itself sees it. */
export interface Connection {
  readonly remoteAddress: string;
  readonly protocol: 'http' | 'https';
  readonly headers: IncomingHttpHeaders;
}

const hostForm = /^[\w.:[\]-]{1,255}$/;

/**
 * Finds the caller behind trusted proxies. Each proxy adds what it saw at the end of a header's list, so lists are read
 * from their end, and only as far as the ones who wrote them are trusted: everything before is the caller's own
 * invention.
 */
export function callerOf({ remoteAddress, protocol, headers }: Connection, proxies: TrustedProxies): Caller {
  const path = ipChain(remoteAddress, headers, proxies);
  const believed = proxies.trusts(path[0] ?? '', 0) ? Math.max(1, path.length - 1) : 0;
  const forwardedHost = forwardedBy(believed, headers['x-forwarded-host']);
  const forwardedProtocol = forwardedBy(believed, headers['x-forwarded-proto'])?.toLowerCase();
  return {
    ip: path.at(-1) || 'unknown',
    host: forwardedHost && hostForm.test(forwardedHost) ? forwardedHost : (headers.host ?? ''),
    protocol: forwardedProtocol === 'http' || forwardedProtocol === 'https' ? forwardedProtocol : protocol,
  };
}

/**
 * The headers in which a proxy of ours tells the next server who the caller is: one value each. The caller's own are to
 * be replaced by them, `undefined` ones removed.
 */
export function forwardingHeaders({ ip, host, protocol }: Caller): Record<string, string | undefined> {
  return {
    'x-forwarded-for': ip,
    'x-forwarded-host': host || undefined,
    'x-forwarded-proto': protocol,
    'x-forwarded-port': undefined,
    forwarded: undefined,
  };
}

/**
 * Returns the key that limits count a caller by: an IPv4 address, or the /64 network of an IPv6 one, which belongs to
 * one customer.
 */
export function limitKey(ip: string): string {
  if (!isIP(ip)) return ip;
  const parsed = ipaddr.process(ip);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

/** The other end of the connection, then who it says was before it, up to the first that is not trusted or is no IP. */
function ipChain(remoteAddress: string, headers: IncomingHttpHeaders, proxies: TrustedProxies): string[] {
  const path = [plainIp(remoteAddress) ?? remoteAddress];
  for (const entry of listOf(headers['x-forwarded-for']).reverse()) {
    const ip = plainIp(entry);
    if (ip === null || !proxies.trusts(path.at(-1) ?? '', path.length - 1)) break;
    path.push(ip);
  }
  return path;
}

/** Without port, brackets and zone, as some proxies write them; `null` when it is no IP. */
function plainIp(text: string): string | null {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const ip = bare.replace(/%.*$/, '');
  return isIP(ip) ? ipaddr.process(ip).toString() : null;
}

/**
 * Reads the value that the farthest trusted proxy set; proxies that replace a list instead of adding to it leave one
 * value.
 */
function forwardedBy(believed: number, header: string | string[] | undefined): string | undefined {
  const values = listOf(header);
  return believed === 0 ? undefined : values[Math.max(0, values.length - believed)];
}

function listOf(header: string | string[] | undefined): string[] {
  return String(header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
