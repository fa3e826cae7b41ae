import type { lookup as lookUp } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { guardedLookup } from '../../../../platform/outbound/guarded-lookup';
import type { Settings } from '../../../../platform/settings';

/** Networks that a backend may be in: public ones and those of an organization. */
const reachable = new Set(['unicast', 'loopback', 'private', 'uniqueLocal', 'carrierGradeNat']);
/** IPs at which clouds tell a machine about itself, secrets too, beside the link-local ones. */
const metadata = new Set(['100.100.100.200', 'fd00:ec2::254', 'fd20:ce::254']);

export type Rules = Pick<Settings, 'backendHttpHosts' | 'publicUrl' | 'port'>;

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');
const isMachineItself = (host: string): boolean =>
  host === 'localhost' || (ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback');
const portOf = ({ protocol, port }: URL): number => Number(port || (protocol === 'https:' ? 443 : 80));
/** True at a port of this machine on which the product itself listens. */
const isOwnPort = (url: URL, { port, publicUrl }: Rules): boolean =>
  (isMachineItself(hostOf(url)) || /(?:^|\.)localhost\.?$/.test(url.hostname)) &&
  [port, portOf(new URL(publicUrl))].includes(portOf(url));
/** True where only the machine itself may answer: plain http that no setting allows. */
const isForThisMachine = (url: URL, { backendHttpHosts }: Pick<Rules, 'backendHttpHosts'>): boolean =>
  url.protocol === 'http:' && !backendHttpHosts.includes(hostOf(url));

/**
 * Reads the base URL of a backend.
 * @returns the URL without a trailing slash, or the sentence that says what is wrong with it
 */
export function readBackendUrl(text: string, rules: Rules): { readonly url: string } | { readonly wrong: string } {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !['https:', 'http:'].includes(url.protocol))
    return { wrong: 'The URL must start with https://, as in https://year-end.example.com/api.' };
  if (url.username || url.password) return { wrong: 'The URL must not hold a name or password: calls are signed.' };
  if (/[?#]/.test(text)) return { wrong: 'The URL must end before a query (?) or fragment (#).' };
  const host = hostOf(url);
  if (isForThisMachine(url, rules) && !isMachineItself(host))
    return { wrong: 'Use https://: plain http is for this machine and the hosts of BACKEND_HTTP_HOSTS.' };
  if (ipaddr.isValid(host) && !isReachable(host)) return { wrong: 'No backend can be at this address.' };
  if (url.origin === new URL(rules.publicUrl).origin || isOwnPort(url, rules))
    return { wrong: 'This is the URL of this site itself.' };
  return { url: url.origin + url.pathname.replace(/\/+$/, '') };
}

function isReachable(ip: string): boolean {
  const read = ipaddr.process(ip);
  return reachable.has(read.range()) && !metadata.has(read.toString());
}

/**
 * Looks a backend's host up for one connection and refuses what its name must not lead to, whatever it led to when the
 * URL was set: addresses that no backend has, and others than the machine itself for a URL that is for it alone. IPs
 * are not looked up; those were checked when the URL was set.
 * @param resolve looks names up; DNS and the machine's own list when absent
 */
export function backendLookup(
  url: URL,
  rules: Pick<Rules, 'backendHttpHosts'>,
  resolve?: typeof lookUp,
): LookupFunction {
  return guardedLookup((ip) => isReachable(ip) && (!isForThisMachine(url, rules) || isMachineItself(ip)), resolve);
}

/** The URL of a path below a backend's base URL; null when it would be elsewhere. */
export function urlBelow(base: string, path: string, search: string): URL | null {
  // An encoded slash is a slash for some servers: '..%2f' would lead out of the base. Some decode twice,
  // or take '..;' for '..'.
  if (/%2f|%5c|%00|\\|%(?:25)+(?:2e|2f|5c)|(?:^|\/)(?:\.|%2e){1,2}(?:;|%3b)/i.test(path)) return null;
  const url = new URL(`${base}/${path}${search}`);
  return url.href.startsWith(`${base}/`) ? url : null;
}
