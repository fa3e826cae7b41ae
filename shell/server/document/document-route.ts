import { randomBytes } from 'node:crypto';
import type { Request, ResponseObject, ResponseToolkit, ServerRoute } from '@hapi/hapi';
import { findDeclaredRoute } from '../../routes/declared-routes';
import { deniedRedirect } from '../../routes/route-access';
import { fillHead, notFoundHead } from '../../routes/route-head';
import type { ApiReader } from '../api/api-reader';
import type { ShellAssets } from '../assets/shell-assets';
import type { ShellEnvironment } from '../environment';
import { preloadFiles } from '../releases/preload-files';
import type { Registry } from '../releases/registry';
import { resolveReleaseSet } from '../releases/resolve-release-set';
import { cohortCookie, newCohort } from './cohort';
import { renderDocument } from './html';
import { pageIntegrity } from './page-integrity';
import { readPageData, readVisitor, type PageData } from './page-data';
import { securityHeaders } from './security-headers';

interface Services {
  readonly environment: ShellEnvironment;
  readonly registry: Registry;
  readonly api: ApiReader;
  readonly assets: ShellAssets;
}

const noData: PageData = { answers: {}, named: {}, status: 200 };

/** Every address that is not a file or the API: the HTML of a page, made for this visitor. */
export function documentRoute(services: Services): ServerRoute {
  return { method: 'GET', path: '/{path*}', handler: (request, h) => answerDocument(services, request, h) };
}

async function answerDocument({ environment, registry, api, assets }: Services, request: Request, h: ResponseToolkit): Promise<ResponseObject> {
  const { pathname, search } = request.url;
  const { headers } = request.raw.req;
  const known = request.state[cohortCookie] as unknown;
  const cohort = typeof known === 'string' ? known : newCohort();
  const { releaseSet, versions } = resolveReleaseSet(await registry.read(), cohort, environment.developmentAreas);
  const declared = findDeclaredRoute(releaseSet, pathname);

  const dataPromise = declared ? readPageData(api, declared, search, headers) : Promise.resolve(noData);
  const { user, answers, setCookies } = await readVisitor(api, headers);
  const elsewhere = declared && deniedRedirect(declared.declaration, user, pathname + search);
  if (elsewhere) return withCookies(h.redirect(elsewhere).header('cache-control', 'no-store'), setCookies);
  const data = await dataPromise;

  const shell = await assets.read();
  const nonce = randomBytes(16).toString('base64');
  const integrity = environment.isDevelopment ? null : pageIntegrity(shell, versions);
  const html = renderDocument({
    head: declared ? fillHead(declared.declaration.head, data.named) : notFoundHead,
    url: environment.publicUrl + pathname,
    origin: environment.publicUrl,
    boot: { releaseSet, user, answers: { ...answers, ...data.answers } },
    nonce,
    css: shell.css,
    integrity,
    scripts: shell.scripts,
    preloads: declared ? preloadFiles(shell.chunkGraph, versions, declared, (area) => !environment.developmentAreas[area]) : [],
  });
  const response = h.response(html).type('text/html').code(declared ? data.status : 404).header('cache-control', 'no-store');
  for (const [name, value] of Object.entries(securityHeaders({ nonce, requireIntegrity: integrity !== null, developmentOrigins: developmentOrigins(environment) }))) response.header(name, value);
  if (cohort !== known) response.state(cohortCookie, cohort);
  return withCookies(response, setCookies);
}

function developmentOrigins({ developmentAreas, developmentShell }: ShellEnvironment): string[] {
  return [...Object.values(developmentAreas), ...(developmentShell ? [developmentShell] : [])];
}

function withCookies(response: ResponseObject, cookies: readonly string[]): ResponseObject {
  for (const cookie of cookies) response.header('set-cookie', cookie, { append: true });
  return response;
}
