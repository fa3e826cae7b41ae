import type { IncomingHttpHeaders } from 'node:http';
import { findDeclaredRoute, type DeclaredRoute } from '../../page-contract/declared-routes';
import type { BootData } from '../../page-contract/release-set';
import { deniedRedirect } from '../../page-contract/route-access';
import type { ApiReader } from '../api/api-reader';
import type { ResolvedReleases } from '../releases/resolve-release-set';
import { readPageData, readVisitor, type PageData, type Visitor } from './page-data';

export interface PageRequest {
  readonly pathname: string;
  readonly search: string;
  readonly headers: IncomingHttpHeaders;
  readonly releases: ResolvedReleases;
  /** False makes the frame of the page only, without asking the API for what it shows. */
  readonly withData: boolean;
}

/** What is known of a page before it is rendered. */
export interface PagePlan {
  readonly request: PageRequest;
  /** `null` for a path that no area has claimed. */
  readonly declared: DeclaredRoute | null;
  readonly visitor: Visitor;
  readonly data: PageData;
  readonly boot: BootData;
  /** Where whoever may not see the page is sent instead. */
  readonly deniedTo: string | null;
}

const noData: PageData = { responses: {}, named: {}, status: 200, isWhole: true };
const unknownData: PageData = { ...noData, isWhole: false };

/** Reads who asks and what the page shows, at the same time, and decides whether they may see it. */
export async function planPage(api: ApiReader, request: PageRequest): Promise<PagePlan> {
  const { pathname, search, headers, releases } = request;
  const { releaseSet } = releases;
  const declared = findDeclaredRoute(releaseSet, pathname) ?? null;
  const dataPromise = dataOf(api, declared, request);
  const visitor = await readVisitor(api, headers);
  const deniedTo = declared ? deniedRedirect(declared.declaration, visitor.user, pathname + search) : null;
  const data = deniedTo ? noData : await dataPromise;
  const boot = { releaseSet, user: visitor.user, responses: { ...visitor.responses, ...data.responses } };
  return { request, declared, visitor, data, boot, deniedTo };
}

function dataOf(api: ApiReader, declared: DeclaredRoute | null, request: PageRequest): Promise<PageData> {
  if (!declared) return Promise.resolve(noData);
  return request.withData ? readPageData(api, declared, request.search, request.headers) : Promise.resolve(unknownData);
}
