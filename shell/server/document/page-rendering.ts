import type { ShellEnvironment } from '../environment';
import { hotServerFile } from '../releases/hot-server-file';
import type { PageRenderer, Rendering } from '../render/page-renderer';
import type { ServerFile } from '../render/render-job';
import { serverFiles } from '../render/server-files';
import type { PagePlan } from './page-plan';

interface Services {
  readonly environment: ShellEnvironment;
  /** `null` leaves every page to the browser. */
  readonly renderer: PageRenderer | null;
}

/** A page that is being rendered here, with every area that it needs. */
export interface BegunRendering extends Rendering {
  readonly areas: readonly string[];
}

/** Has a page rendered here; `null` when that is the browser's to do. */
export async function startRendering(
  { renderer, environment }: Services,
  plan: PagePlan,
): Promise<BegunRendering | null> {
  if (!renderer || !isRenderedHere(environment, plan)) return null;
  const files = await renderedFiles(environment, plan);
  if (!files.length) return null;
  const { request, boot, data } = plan;
  const path = request.pathname + request.search;
  const rendering = renderer.render({ path, boot, keys: data.keys, origin: environment.publicUrl, files });
  return { ...rendering, areas: files.map(({ area }) => area) };
}

/** Public pages whose data are all there, without code that one browser alone takes from a developer's machine. */
function isRenderedHere(environment: ShellEnvironment, { request, data }: PagePlan): boolean {
  const isPublic = (request.declared?.declaration.access ?? 'public') === 'public';
  const isForeign = request.override !== null && request.releases.developmentAreas[request.override.area] !== undefined;
  return isPublic && !isForeign && environment.renderDeadline > 0 && request.withData && data.isWhole;
}

/** The files of the areas that a page needs on the server; none for a path that no area has claimed. */
async function renderedFiles(
  { releasesFolder, developmentAreas }: ShellEnvironment,
  { request: { declared, releases } }: PagePlan,
): Promise<readonly ServerFile[]> {
  const published = declared ? serverFiles(declared, { versions: releases.versions, releasesFolder }) : [];
  const files = await Promise.all(
    published.map(async (file) => {
      const origin = developmentAreas[file.area];
      return origin === undefined ? file : await hotServerFile(file.area, origin, releasesFolder);
    }),
  );
  return files.includes(null) ? [] : files.filter((file) => file !== null);
}
