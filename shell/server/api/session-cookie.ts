import type { IncomingHttpHeaders } from 'node:http';

/** The API's session cookie, with or without the prefix it has on HTTPS. */
const sessionCookie = /(?:^|; *)(?:__Host-)?session=/;

/** True when the request comes with a session, whoever's it is. */
export function hasSession({ cookie }: IncomingHttpHeaders): boolean {
  return sessionCookie.test(cookie ?? '');
}
