import type { IncomingHttpHeaders } from 'node:http';
import { findDeclaredRoute, type DeclaredRoute } from '../../routes/declared-routes';
import type { BootData } from '../../routes/release-set';
import { deniedRedirect } from '../../routes/route-access';
import { fillHead, notFoundHead } from '../../routes/route-head';
import type { ApiReader } from '../api/api-reader';
import type { ShellAssets } from '../assets/shell-assets';
import type { ShellEnvironment } from '../environment';
import { withRouteFiles } from '../releases/route-files';
import type { ResolvedReleases } from '../releases/resolve-release-set';
import type { PageRenderer } from '../render/page-renderer';
import type { Rendered, RenderJob } from '../render/render-job';
import { serverFiles } from '../render/server-files';
import { inlineScripts, renderDocument } from './html';
import { readPageData, readVisitor, type PageData } from './page-data';
import { pageIntegrity } from './page-integrity';
import { securityHeaders } from './security-headers';

export interface PageServices {
  readonly environment: ShellEnvironment;
  readonly api: ApiReader;
  readonly assets: ShellAssets;
  /** `null` leaves every page to the browser. */
  readonly renderer: PageRenderer | null;
}

interface PageRequest {
  readonly pathname: string;
  readonly search: string;
  readonly headers: IncomingHttpHeaders;
  readonly releases: ResolvedReleases;
}

/** An HTML answer, or where the visitor is sent instead. */
export type MadePage =
  | { readonly redirect: string; readonly setCookies: readonly string[] }
  | {
      readonly redirect?: undefined;
      readonly html: string;
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly setCookies: readonly string[];
      /** Who rendered it. */
      readonly renderedBy: 'server' | 'browser';
      /** True when nothing of it is missing or belongs to one person. */
      readonly isWhole: boolean;
    };

const noData: PageData = { answers: {}, named: {}, status: 200, isWhole: true };

/** Makes the HTML of an address for a visitor: data, rendering, head, preloads, hashes. */
export async function makePage(services: PageServices, { pathname, search, headers, releases }: PageRequest): Promise<MadePage> {
  const { environment, api, assets } = services;
  const { releaseSet, versions } = releases;
  const declared = findDeclaredRoute(releaseSet, pathname);
  const dataPromise = declared ? readPageData(api, declared, search, headers) : Promise.resolve(noData);
  const { user, answers, setCookies } = await readVisitor(api, headers);
  const elsewhere = declared && deniedRedirect(declared.declaration, user, pathname + search);
  if (elsewhere) return { redirect: elsewhere, setCookies };

  const data = await dataPromise;
  const boot: BootData = { releaseSet, user, answers: { ...answers, ...data.answers } };
  const rendered = declared && data.isWhole ? await render(services, releases, { declared, address: pathname + search, boot, named: data.named }) : null;
  if (rendered?.location !== undefined) return { redirect: rendered.location, setCookies };

  const shell = await assets.read();
  const integrity = environment.isDevelopment ? null : pageIntegrity(shell, versions);
  const page = rendered?.page ?? null;
  const isLocal = (area: string) => !environment.developmentAreas[area];
  const browserBoot = { ...boot, releaseSet: withRouteFiles(releaseSet, shell, versions, isLocal) };
  const files = declared && browserBoot.releaseSet.areas[declared.area]?.files?.[declared.declaration.path];
  const html = renderDocument({
    head: declared ? fillHead(declared.declaration.head, data.named) : notFoundHead,
    url: environment.publicUrl + pathname,
    origin: environment.publicUrl,
    boot: page ? { ...browserBoot, rendered: { areas: rendered?.areas ?? [], loaderData: page.loaderData } } : browserBoot,
    css: shell.css,
    rendered: page,
    integrity,
    scripts: shell.scripts,
    preloads: files ? [...files.page, ...files.slots] : [],
  });
  return {
    html,
    status: declared ? data.status : 404,
    headers: securityHeaders({ inlineScripts: inlineScripts(integrity), requireIntegrity: integrity !== null, developmentOrigins: developmentOrigins(environment) }),
    setCookies,
    renderedBy: page ? 'server' : 'browser',
    isWhole: page !== null && user === null && data.status === 200,
  };
}

type Wanted = Pick<RenderJob, 'address' | 'boot' | 'named'> & { readonly declared: DeclaredRoute };

/** Public pages are rendered here, with every area that they need; the others, and those of developers' machines, in the browser. */
async function render(
  { renderer, environment }: PageServices,
  { versions }: ResolvedReleases,
  { declared, ...job }: Wanted,
): Promise<(Rendered & { readonly areas: readonly string[] }) | null> {
  const isPublic = (declared.declaration.access ?? 'public') === 'public';
  if (!renderer || !isPublic || Object.keys(environment.developmentAreas).length) return null;
  const files = serverFiles(declared, { versions, releasesFolder: environment.releasesFolder });
  if (!files.length) return null;
  const rendered = await renderer.render({ ...job, origin: environment.publicUrl, files });
  return rendered && { ...rendered, areas: files.map(({ area }) => area) };
}

function developmentOrigins({ developmentAreas, developmentShell }: ShellEnvironment): string[] {
  return [...Object.values(developmentAreas), ...(developmentShell ? [developmentShell] : [])];
}
