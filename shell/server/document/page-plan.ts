import type { IncomingHttpHeaders } from 'node:http';
import { responsesByName, type DeclaredRoute } from '../../page-contract/declared-routes';
import type { PageOverride } from '../../page-contract/override';
import type { BootData } from '../../page-contract/release-set';
import { fillHead, valueAt } from '../../page-contract/route-head';
import { deniedRedirect, isDenied } from '../../page-contract/route-access';
import { isSwitchedOff, plainSite } from '../../page-contract/site';
import type { ApiReader } from '../api/api-reader';
import type { ResolvedReleases } from '../releases/resolve-release-set';
import { readPageData, readSite, readVisitor, type PageData, type Visitor } from './page-data';

export interface PageRequest {
  readonly pathname: string;
  readonly search: string;
  readonly headers: IncomingHttpHeaders;
  readonly releases: ResolvedReleases;
  /** `null` for a path that no area has claimed. */
  readonly declared: DeclaredRoute | null;
  /** Area that this browser takes from a developer's machine; it is in `releases` already. */
  readonly override: PageOverride | null;
  /** False makes the frame of the page only, without asking the API for what it shows. */
  readonly withData: boolean;
}

/** Facts known about a page before it is rendered. */
export interface PagePlan {
  readonly request: PageRequest;
  /** True when the area of the path is switched off. */
  readonly isOff: boolean;
  readonly visitor: Visitor;
  readonly data: PageData;
  readonly boot: BootData;
  /** Redirect for visitors who may not see the page. */
  readonly deniedTo: string | null;
  /** The canonical path of the page, when it was requested by another one and its route redirects. */
  readonly movedTo: string | null;
}

const noData: PageData = { responses: {}, keys: {}, status: 200, isWhole: true };
/** Of a page that is switched off: its visitors get a notice. */
const offData: PageData = { ...noData, status: 404 };
const unknownData: PageData = { ...noData, isWhole: false };

/** Reads who asks and what the page shows, at the same time, and decides whether they may see it. */
export async function planPage(api: ApiReader, request: PageRequest): Promise<PagePlan> {
  const { pathname, search, headers, releases, declared } = request;
  const { releaseSet } = releases;
  const visiting = readVisitor(api, headers);
  const site = await readSite(api);
  const isOff = isSwitchedOff(site ?? plainSite, declared);
  const dataPromise = isOff ? Promise.resolve(offData) : dataOf(api, request);
  const visitor = await visiting;
  const deniedTo = declared ? deniedRedirect(declared.declaration, visitor.user, pathname + search) : null;
  const mayNotSee = deniedTo !== null || (declared !== null && isDenied(declared.declaration, visitor.user));
  const data = mayNotSee ? noData : await dataPromise;
  const known = { releaseSet, user: visitor.user, responses: { ...visitor.responses, ...data.responses } };
  const boot = {
    ...known,
    ...(data.notFound && { notFound: data.notFound }),
    ...(site && { site }),
    ...(request.override && { override: request.override }),
  };
  const movedTo = declared && !isOff ? canonicalElsewhere(declared, data, pathname) : null;
  return { request, isOff, visitor, data, boot, deniedTo, movedTo };
}

function canonicalElsewhere(
  { declaration }: DeclaredRoute,
  { keys, responses }: PageData,
  pathname: string,
): string | null {
  const { redirectToCanonical, staysFor } = declaration;
  if (!redirectToCanonical) return null;
  const named = responsesByName(keys, responses);
  const { canonical } = fillHead(declaration.head, named);
  if (!canonical || canonical === pathname) return null;
  const values: unknown = staysFor && valueAt(staysFor.field, named);
  const mayStay = Array.isArray(values) && staysFor?.values.some((value) => values.includes(value));
  // '/accountant/007' is another spelling of its page, no second place of it.
  return mayStay && lastPart(canonical) === lastPart(pathname) ? null : canonical;
}

/** The part of a path behind its last slash. */
const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

function dataOf(api: ApiReader, request: PageRequest): Promise<PageData> {
  const { declared } = request;
  if (!declared) return Promise.resolve(noData);
  return request.withData ? readPageData(api, declared, request.search, request.headers) : Promise.resolve(unknownData);
}
