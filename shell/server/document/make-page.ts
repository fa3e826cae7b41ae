import type { IncomingHttpHeaders } from 'node:http';
import { findDeclaredRoute, type DeclaredRoute } from '../../page-contract/declared-routes';
import { isUnknown, type BootData } from '../../page-contract/release-set';
import { deniedRedirect } from '../../page-contract/route-access';
import { fillHead, notFoundHead, unavailableHead } from '../../page-contract/route-head';
import type { ApiReader } from '../api/api-reader';
import type { ShellAssets } from '../assets/shell-assets';
import type { ShellEnvironment } from '../environment';
import { withRouteFiles } from '../releases/route-files';
import type { ResolvedReleases } from '../releases/resolve-release-set';
import type { PageRenderer, Rendering } from '../render/page-renderer';
import type { Rendered, RenderedFrame, RenderedPage } from '../render/render-job';
import { serverFiles } from '../render/server-files';
import { inlineScripts, renderDocument } from './html';
import { readPageData, readVisitor, type PageData, type Visitor } from './page-data';
import type { PageFrames } from './page-frames';
import { pageIntegrity } from './page-integrity';
import { securityHeaders } from './security-headers';

export interface PageServices {
  readonly environment: ShellEnvironment;
  readonly api: ApiReader;
  readonly assets: ShellAssets;
  /** `null` leaves every page to the browser. */
  readonly renderer: PageRenderer | null;
  readonly frames: PageFrames;
}

interface PageRequest {
  readonly pathname: string;
  readonly search: string;
  readonly headers: IncomingHttpHeaders;
  readonly releases: ResolvedReleases;
  /** False makes the frame of the page only, without asking the API for what it shows. */
  readonly withData: boolean;
}

/** An HTML answer, or where the visitor is sent instead. */
export type MadePage = {
  readonly setCookies: readonly string[];
  /** True when waiting longer would bring nothing better: not a frame in place of the page, and no data missing. */
  readonly isFinal: boolean;
  /** True when nothing of it is missing or belongs to one person. */
  readonly isWhole: boolean;
} & (
  | { readonly redirect: string }
  | {
      readonly redirect?: undefined;
      readonly html: string;
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      /** Who renders it: with `browser` the HTML holds the page's frame. */
      readonly renderedBy: 'server' | 'browser';
    }
);

/** A page in the making. */
export interface PageMaking {
  /** What there is at the deadline: the page, or its frame for the browser to fill. Rejects when not even that can be made. */
  readonly inTime: Promise<MadePage>;
  /** The page, however late; `null` when it is left to the browser. */
  readonly finished: Promise<MadePage | null>;
}

/** What is known of a page before it is rendered. */
interface Plan {
  readonly request: PageRequest;
  readonly declared: DeclaredRoute | null;
  readonly visitor: Visitor;
  readonly data: PageData;
  readonly boot: BootData;
}

const noData: PageData = { answers: {}, named: {}, status: 200, isWhole: true };
const unknownData: PageData = { ...noData, isWhole: false };

/** Begins to make the HTML of an address for a visitor: data, rendering, head, preloads, hashes. */
export function makePage(services: PageServices, request: PageRequest): PageMaking {
  const begun = begin(services, request);
  const finished = begun.then(async ({ plan, rendering, redirect }) => {
    if (redirect) return redirect;
    const rendered = await rendering?.finished;
    return rendered ? finish(services, plan, rendered) : null;
  });
  const inTime = begun.then(async ({ plan, rendering, redirect }) => {
    const page = redirect || (await rendering?.inTime) ? await finished : null;
    return page ?? leaveToBrowser(services, plan);
  });
  // Whoever waits for the page is told by `inTime`.
  finished.catch(() => undefined);
  return { inTime, finished };
}

interface Begun {
  readonly plan: Plan;
  readonly rendering: Rendering | null;
  /** Set when the visitor may not see the page. */
  readonly redirect?: MadePage;
}

/** Reads who asks and what the page shows, and has it rendered. */
async function begin(services: PageServices, request: PageRequest): Promise<Begun> {
  const { pathname, search, headers, releases, withData } = request;
  const { releaseSet } = releases;
  const declared = findDeclaredRoute(releaseSet, pathname) ?? null;
  const dataPromise = declared ? dataOf(services, declared, request) : Promise.resolve(noData);
  const visitor = await readVisitor(services.api, headers);
  const { user, answers } = visitor;
  const elsewhere = declared && deniedRedirect(declared.declaration, user, pathname + search);
  const data = elsewhere ? noData : await dataPromise;
  const boot: BootData = { releaseSet, user, answers: { ...answers, ...data.answers } };
  const plan = { request, declared, visitor, data, boot };
  if (elsewhere) return { plan, rendering: null, redirect: redirectTo(elsewhere, plan) };
  return { plan, rendering: withData && data.isWhole ? startRendering(services, plan) : null };
}

function dataOf({ api }: PageServices, declared: DeclaredRoute, { search, headers, withData }: PageRequest) {
  return withData ? readPageData(api, declared, search, headers) : Promise.resolve(unknownData);
}

/** Public pages are rendered here, with every area that they need; the others, and those of developers' machines, in the browser. */
function startRendering({ renderer, environment }: PageServices, plan: Plan): Rendering | null {
  const { declared, request, boot, data } = plan;
  const isPublic = (declared?.declaration.access ?? 'public') === 'public';
  const isLocal = Object.keys(environment.developmentAreas).length > 0;
  if (!renderer || !declared || !isPublic || isLocal || environment.renderDeadline === 0) return null;
  const files = filesOf(plan, environment);
  if (!files.length) return null;
  const path = request.pathname + request.search;
  return renderer.render({ path, boot, named: data.named, origin: environment.publicUrl, files });
}

function filesOf({ declared, request }: Plan, { releasesFolder }: ShellEnvironment) {
  return declared ? serverFiles(declared, { versions: request.releases.versions, releasesFolder }) : [];
}

/** The HTML of a page that was rendered here. */
async function finish(services: PageServices, plan: Plan, rendered: Rendered): Promise<MadePage> {
  if (rendered.location !== undefined) return redirectTo(rendered.location, plan);
  const areas = filesOf(plan, services.environment).map(({ area }) => area);
  const { page } = rendered;
  const boot = { ...plan.boot, rendered: { areas, loaderData: page.loaderData } };
  const html = await toHtml(services, plan, { boot, rendered: page });
  return {
    ...html,
    renderedBy: 'server',
    isFinal: true,
    isWhole: plan.visitor.user === null && plan.data.status === 200,
  };
}

/** The HTML of a page that the browser renders: until then it shows the page's frame. */
async function leaveToBrowser(services: PageServices, plan: Plan): Promise<MadePage> {
  const { request, visitor, data, boot } = plan;
  const frame = await services.frames.of({
    pathname: request.pathname,
    account: visitor.user,
    answers: visitor.answers,
  });
  const html = await toHtml(services, plan, { boot, frame });
  return { ...html, renderedBy: 'browser', isFinal: data.status === 404, isWhole: false };
}

function redirectTo(redirect: string, { visitor }: Plan): MadePage {
  return { redirect, setCookies: visitor.setCookies, isFinal: true, isWhole: false };
}

interface Content {
  readonly boot: BootData;
  readonly rendered?: RenderedPage;
  readonly frame?: RenderedFrame | null;
}

async function toHtml({ environment, assets }: PageServices, plan: Plan, { boot, rendered, frame }: Content) {
  const { declared, data, visitor, request } = plan;
  const { releaseSet, versions } = request.releases;
  const unclaimed = isUnknown(releaseSet)
    ? { head: unavailableHead, status: 503 }
    : { head: notFoundHead, status: 404 };
  const shell = await assets.read();
  const integrity = environment.isDevelopment ? null : pageIntegrity(shell, versions);
  const isLocal = (area: string) => !environment.developmentAreas[area];
  const browserBoot = { ...boot, releaseSet: withRouteFiles(releaseSet, shell, versions, isLocal) };
  const files = declared && browserBoot.releaseSet.areas[declared.area]?.files?.[declared.declaration.path];
  const html = renderDocument({
    head: declared ? fillHead(declared.declaration.head, data.named) : unclaimed.head,
    url: environment.publicUrl + request.pathname,
    origin: environment.publicUrl,
    boot: browserBoot,
    css: shell.css,
    rendered: rendered ?? null,
    frame: frame ?? null,
    integrity,
    scripts: shell.scripts,
    preloads: files ? [...files.page, ...files.slots] : [],
  });
  return {
    html,
    status: declared ? data.status : unclaimed.status,
    headers: securityHeaders({
      inlineScripts: inlineScripts(integrity),
      requireIntegrity: integrity !== null,
      developmentOrigins: developmentOrigins(environment),
    }),
    setCookies: visitor.setCookies,
  };
}

function developmentOrigins({ developmentAreas, developmentShell }: ShellEnvironment): string[] {
  return [...Object.values(developmentAreas), ...(developmentShell ? [developmentShell] : [])];
}
