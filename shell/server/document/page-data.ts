import type { User } from '@counterpart/api/contract';
import type { IncomingHttpHeaders } from 'node:http';
import { routeDataAddresses, type DeclaredRoute } from '../../routes/declared-routes';
import type { ApiReader } from '../api/api-reader';
import { hasSession } from '../api/session-cookie';

export interface PageData {
  /** First answers by cache key, for the browser. */
  readonly answers: Record<string, unknown>;
  /** The same by the names the route's declaration gives them, for its head. */
  readonly named: Record<string, unknown>;
  /** 404 when the thing the route is about does not exist. */
  readonly status: 200 | 404;
  /** False when an answer could not be had. */
  readonly isWhole: boolean;
}

/** Reads a route's first data, all at once; what fails is left for the browser to ask for and to show. */
export async function readPageData(
  api: ApiReader,
  route: DeclaredRoute,
  search: string,
  headers: IncomingHttpHeaders,
): Promise<PageData> {
  const addresses = Object.entries(routeDataAddresses(route, search));
  const results = await Promise.all(
    addresses.map(async ([name, address]) => ({ name, address, answer: await api.read(address, headers) })),
  );
  const known = results.filter(({ answer }) => answer.value !== undefined);
  return {
    answers: Object.fromEntries(known.map(({ address, answer }) => [address, answer.value])),
    named: Object.fromEntries(known.map(({ name, answer }) => [name, answer.value])),
    status: results[0]?.answer.status === 404 ? 404 : 200,
    isWhole: known.length === results.length,
  };
}

export interface Visitor {
  readonly user: User | null;
  /** What the header shows a signed-in person, by cache key. */
  readonly answers: Record<string, unknown>;
  readonly setCookies: readonly string[];
}

/** What the shell's own header reads for a signed-in person. */
const headerAddresses = ['/api/notifications'];

/** Who asks for the page. Without a session cookie nobody is asked. */
export async function readVisitor(api: ApiReader, headers: IncomingHttpHeaders): Promise<Visitor> {
  if (!hasSession(headers)) return { user: null, answers: {}, setCookies: [] };
  const [person, ...forHeader] = await Promise.all(
    ['/api/user', ...headerAddresses].map((address) => api.read(address, headers)),
  );
  const known = headerAddresses.flatMap((address, index) =>
    forHeader[index]?.value === undefined ? [] : [[address, forHeader[index].value] as const],
  );
  return {
    user: (person?.value as User | undefined) ?? null,
    answers: Object.fromEntries(known),
    setCookies: person?.setCookies ?? [],
  };
}
