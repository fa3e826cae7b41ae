import { lookup as lookUp, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';

/**
 * Looks a host up for one connection, which goes to exactly what was found, and refuses a name of which any IP is not
 * allowed. IPs in URLs are not looked up: check those apart.
 * @param resolve looks names up; DNS and the machine's own list when absent
 */
export function guardedLookup(isAllowed: (ip: string) => boolean, resolve: typeof lookUp = lookUp): LookupFunction {
  return (host, options, callback) =>
    resolve(host, { ...options, all: true }, (error, found) => {
      const [first] = (found as readonly LookupAddress[] | undefined) ?? [];
      if (error) callback(error, []);
      else if (!first || !found.every((one) => isAllowed(one.address))) callback(new RefusedIp(host), []);
      else if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
}

/** A name or a redirect leads to where nothing may be called. */
export class RefusedIp extends Error {
  constructor(host: string) {
    super(`${host} has a refused address.`);
  }
}
