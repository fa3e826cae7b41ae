import type { IncomingHttpHeaders } from 'node:http';

/** The API's session cookie, with or without the prefix it has on HTTPS. */
const sessionCookie = /(?:^|; *)(?:__Host-)?session=/;

/** True when the request has a session cookie, valid or not. */
export function hasSession({ cookie }: IncomingHttpHeaders): boolean {
  return sessionCookie.test(cookie ?? '');
}
