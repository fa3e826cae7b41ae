import { isUnknown, type BootData, type ReleaseSet } from '../../page-contract/release-set';
import { responsesByName, showsSlots } from '../../page-contract/declared-routes';
import { deniedHead, fillHead, notFoundHead, unavailableHead, type FilledHead } from '../../page-contract/route-head';
import { isDenied } from '../../page-contract/route-access';
import { plainSite, switchedOffHead } from '../../page-contract/site';
import type { ShellAssets } from '../assets/shell-assets';
import type { ShellEnvironment } from '../environment';
import type { ResolvedReleases } from '../releases/resolve-release-set';
import { splitSet } from '../releases/split-set';
import type { RenderedFrame, RenderedPage } from '../render/render-job';
import { inlineScripts, renderDocument } from './html';
import type { PagePlan } from './page-plan';
import { securityHeaders } from './security-headers';

interface Services {
  readonly environment: ShellEnvironment;
  readonly assets: ShellAssets;
}

/** Content of the document: a page that was rendered here, or the frame that the browser fills. */
interface Content {
  readonly boot: BootData;
  readonly rendered?: RenderedPage;
  readonly frame?: RenderedFrame | null;
}

/** An HTML response, before it is known whether it may be cached. */
export interface PageHtml {
  readonly html: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly setCookies: readonly string[];
}

/**
 * Writes the document of a page: head, boot data, preloads and hashes of this release set, and the headers that go with
 * it.
 */
export async function pageHtml(services: Services, plan: PagePlan, content: Content): Promise<PageHtml> {
  const { environment, assets } = services;
  const { releases, declared, override } = plan.request;
  const shell = await assets.read();
  const { isDevelopment } = environment;
  const isSignedIn = plan.visitor.user !== null;
  const { areas, releaseSet, integrity } = splitSet(shell, releases, { isDevelopment, declared, isSignedIn });
  const origin = releases.developmentAreas[override?.area ?? ''] ?? null;
  const { head, status } = headOf(plan);
  const html = renderDocument({
    head,
    siteName: siteNameOf(plan),
    url: environment.publicUrl + plan.request.pathname,
    origin: environment.publicUrl,
    boot: { ...content.boot, releaseSet, shell: shell.version },
    css: shell.css,
    rendered: content.rendered ?? null,
    frame: content.frame ?? null,
    integrity,
    overrideOrigin: origin,
    scripts: shell.scripts,
    preloads: preloadsOf(plan, areas),
  });
  const headers = securityHeaders({
    inlineScripts: inlineScripts(integrity, origin),
    requireTrustedTypes: integrity !== null,
    // A developer's files change under the page.
    requireIntegrity: integrity !== null && origin === null,
    developmentOrigins: developmentOrigins(environment, releases),
  });
  return { html, status, headers, setCookies: plan.visitor.setCookies };
}

const siteNameOf = ({ boot }: PagePlan): string => (boot.site ?? plainSite).name;

/** Head and status: the route's own, or those of a path that no area has claimed or can claim just now. */
function headOf(plan: PagePlan): { readonly head: FilledHead; readonly status: number } {
  const { isOff, data } = plan;
  const { declared, releases } = plan.request;
  const siteName = siteNameOf(plan);
  if (isOff) return { head: switchedOffHead(siteName), status: data.status };
  if (declared && isDenied(declared.declaration, plan.visitor.user)) return { head: deniedHead(siteName), status: 403 };
  if (declared) {
    const named = responsesByName(data.keys, data.responses);
    return { head: fillHead(declared.declaration.head, named, siteName), status: data.status };
  }
  if (isUnknown(releases.releaseSet)) return { head: unavailableHead(siteName), status: 503 };
  return { head: notFoundHead(siteName), status: 404 };
}

function preloadsOf({ request: { declared, search } }: PagePlan, areas: ReleaseSet['areas']): readonly string[] {
  const files = declared && areas[declared.area]?.files?.[declared.declaration.path];
  if (!files) return [];
  return showsSlots(declared.declaration, search) ? [...files.page, ...files.slots] : files.page;
}

function developmentOrigins(
  { developmentShell }: ShellEnvironment,
  { developmentAreas }: Pick<ResolvedReleases, 'developmentAreas'>,
): string[] {
  return [...Object.values(developmentAreas), ...(developmentShell ? [developmentShell] : [])];
}
