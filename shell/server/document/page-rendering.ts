import type { ShellEnvironment } from '../environment';
import type { PageRenderer, Rendering } from '../render/page-renderer';
import type { ServerFile } from '../render/render-job';
import { serverFiles } from '../render/server-files';
import type { PagePlan } from './page-plan';

interface Services {
  readonly environment: ShellEnvironment;
  /** `null` leaves every page to the browser. */
  readonly renderer: PageRenderer | null;
}

/** Has a page rendered here, with every area that it needs; `null` when that is the browser's to do. */
export function startRendering({ renderer, environment }: Services, plan: PagePlan): Rendering | null {
  if (!renderer || !isRenderedHere(environment, plan)) return null;
  const files = renderedFiles(environment, plan);
  if (!files.length) return null;
  const { request, boot, data } = plan;
  const path = request.pathname + request.search;
  return renderer.render({ path, boot, keys: data.keys, origin: environment.publicUrl, files });
}

/** Public pages whose data are all there; those of developers' machines have no file for the server. */
function isRenderedHere(environment: ShellEnvironment, { request, data }: PagePlan): boolean {
  const isPublic = (request.declared?.declaration.access ?? 'public') === 'public';
  const isLocal = Object.keys(request.releases.developmentAreas).length > 0;
  return isPublic && !isLocal && environment.renderDeadline > 0 && request.withData && data.isWhole;
}

/** The files of the areas that a page needs on the server; none for a path that no area has claimed. */
export function renderedFiles(
  { releasesFolder }: ShellEnvironment,
  { request: { declared, releases } }: PagePlan,
): readonly ServerFile[] {
  return declared ? serverFiles(declared, { versions: releases.versions, releasesFolder }) : [];
}
