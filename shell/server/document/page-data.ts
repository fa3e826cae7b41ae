import type { Site, User } from '@counterpart/api/contract';
import type { IncomingHttpHeaders } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { routeDataPaths, type DeclaredRoute } from '../../page-contract/declared-routes';
import { plainSite, type PageSite } from '../../page-contract/site';
import type { NotFoundResponse } from '../../page-contract/release-set';
import type { ApiReader, ApiResponse } from '../api/api-reader';
import { hasSession } from '../api/session-cookie';

export interface PageData {
  /** First responses by cache key, for the browser. */
  readonly responses: Record<string, unknown>;
  /** Their cache keys, by the names the route's declaration gives them. */
  readonly keys: Readonly<Record<string, string>>;
  /**
   * Responses for what does not exist, by cache key, so that the browser does not request it again; absent when none.
   */
  readonly notFound?: Readonly<Record<string, NotFoundResponse>> | undefined;
  /** 404 when the thing the route is about does not exist. */
  readonly status: 200 | 404;
  /** False when a response could not be had. */
  readonly isWhole: boolean;
}

/** Fetches a route's first data in parallel; what fails, other than by a 404, is left for the browser to request. */
export async function readPageData(
  api: ApiReader,
  route: DeclaredRoute,
  search: string,
  headers: IncomingHttpHeaders,
): Promise<PageData> {
  const paths = Object.entries(routeDataPaths(route, search));
  const results = await Promise.all(
    paths.map(async ([name, path]) => ({ name, path, response: await api.fetch(path, headers) })),
  );
  // What no id or slug can be, such as a text of a thousand letters, is refused and not looked for.
  const isMissing = ({ status, refusal }: ApiResponse) =>
    // Without the service behind it an area has its pages all the same.
    refusal?.code !== 'backend_not_found' &&
    (status === 404 || (status === 400 && Object.keys(route.params).length > 0));
  const notFound = results.flatMap(({ path, response }) =>
    response.refusal && isMissing(response) ? [[path, response.refusal] as const] : [],
  );
  const known = results.filter(({ response }) => response.value !== undefined);
  return {
    responses: Object.fromEntries(known.map(({ path, response }) => [path, response.value])),
    keys: Object.fromEntries(known.map(({ name, path }) => [name, path])),
    notFound: notFound.length ? Object.fromEntries(notFound) : undefined,
    status: results[0] && isMissing(results[0].response) ? 404 : 200,
    isWhole: known.length === results.length,
  };
}

export interface Visitor {
  readonly user: User | null;
  /** Responses that the header shows a signed-in user, by cache key. */
  readonly responses: Record<string, unknown>;
  readonly setCookies: readonly string[];
}

/** An API of the version before has no order of links. */
type ReadSite = Omit<Site, 'navigation'> & Partial<Pick<Site, 'navigation'>>;

/** Reads the site's settings, the same for everyone; undefined when there are none, or they cannot be read. */
export async function readSite(api: ApiReader): Promise<PageSite | undefined> {
  const { value } = await api.fetch('/api/site', {});
  if (!value) return undefined;
  const { name, banner, switchedOff, navigation = plainSite.navigation } = value as ReadSite;
  const site: PageSite = { name, banner, switchedOff, navigation };
  return isDeepStrictEqual(site, plainSite) ? undefined : site;
}

/** Paths that the shell's own header reads for a signed-in user. */
const headerPaths = ['/api/notifications'];

/** The user of the request. Without a session cookie no request is sent. */
export async function readVisitor(api: ApiReader, headers: IncomingHttpHeaders): Promise<Visitor> {
  if (!hasSession(headers)) return { user: null, responses: {}, setCookies: [] };
  const [person, ...forHeader] = await Promise.all(
    ['/api/user', ...headerPaths].map((path) => api.fetch(path, headers)),
  );
  const known = headerPaths.flatMap((path, index) =>
    forHeader[index]?.value === undefined ? [] : [[path, forHeader[index].value] as const],
  );
  return {
    user: (person?.value as User | undefined) ?? null,
    responses: Object.fromEntries(known),
    setCookies: person?.setCookies ?? [],
  };
}
