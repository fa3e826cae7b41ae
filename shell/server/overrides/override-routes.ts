import type { Request, ResponseToolkit, ServerRoute } from '@hapi/hapi';
import type { CurrentOverride, DiscoveredVersion, OpenOverrideLink } from '@counterpart/api/contract';
import Joi from 'joi';
import { overridePath } from '../../page-contract/override';
import { callerHeaders } from '../api/caller-headers';
import type { ShellAssets } from '../assets/shell-assets';
import type { ShellEnvironment } from '../environment';
import { noReleases } from '../releases/discovery';
import type { Registry } from '../releases/registry';
import { noticePage, questionPage, type OverridePage } from './override-page';

interface Services {
  readonly environment: ShellEnvironment;
  readonly assets: ShellAssets;
  readonly registry: Registry;
}

const timeout = 5_000;
const away = 'The service is not reachable right now. Try again in a moment.';

const form = Joi.object<{ deployToken: string }>({ deployToken: Joi.string().max(200).allow('').default('') });

/**
 * The page that asks a person whether this browser shall take an area from a developer's machine. No area's code runs
 * in it, and nothing but its own form sets the cookie.
 */
export function overrideRoutes(services: Services): ServerRoute[] {
  const { environment } = services;
  const linkUrl = (request: Request) =>
    `${environment.apiUrl}/api/platform/overrides/links/${encodeURIComponent((request.params as { code: string }).code)}`;

  async function look(
    request: Request,
  ): Promise<{ readonly link: OpenOverrideLink } | { readonly page: OverridePage }> {
    const response = await askApi(linkUrl(request), request, {});
    if (response?.ok) return { link: (await response.json()) as OpenOverrideLink };
    if (response?.status !== 404) return { page: noticePage('This isn’t working right now', away, 503) };
    return { page: noticePage('This link cannot be used', await response.text(), 404) };
  }

  async function send(h: ResponseToolkit, { html, status, headers }: OverridePage) {
    const { css } = await services.assets.read();
    const response = h.response(html(css)).type('text/html').code(status).header('cache-control', 'no-store');
    for (const [name, value] of Object.entries(headers)) response.header(name, value);
    return response;
  }

  return [
    {
      method: 'GET',
      path: overridePath,
      handler: async (request, h) => {
        const found = await look(request);
        return send(h, 'page' in found ? found.page : questionPage(found.link, environment.publicUrl));
      },
    },
    {
      method: 'POST',
      path: overridePath,
      options: {
        payload: { allow: 'application/x-www-form-urlencoded', maxBytes: 4_096 },
        validate: { payload: form, options: { stripUnknown: true } },
      },
      handler: async (request, h) => {
        const found = await look(request);
        if ('page' in found) return send(h, found.page);
        const { deployToken } = request.payload as { deployToken: string };
        const used = await askApi(linkUrl(request), request, {
          method: 'POST',
          body: JSON.stringify({ deployToken: deployToken.trim() }),
        });
        if (!used?.ok) {
          const sentence = used && used.status < 500 ? await used.text() : away;
          return send(h, questionPage(found.link, environment.publicUrl, sentence));
        }
        const { microFrontends } = await services.registry.read().catch(() => noReleases);
        const { release } = (await used.json()) as CurrentOverride;
        const path = firstPage(release ?? microFrontends[found.link.area]?.[0]);
        const response = h.redirect(path).code(303).header('cache-control', 'no-store');
        for (const cookie of used.headers.getSetCookie()) response.header('set-cookie', cookie, { append: true });
        return response;
      },
    },
  ];
}

/** Asks the API as this visitor; where the request comes from is the API's to judge. `null` when it is away. */
async function askApi(url: string, request: Request, init: RequestInit): Promise<Response | null> {
  const { headers } = request.raw.req;
  const passedOn = ['cookie', 'origin', 'sec-fetch-site'].flatMap((name) =>
    headers[name] === undefined ? [] : [[name, String(headers[name])] as const],
  );
  return fetch(url, {
    ...init,
    headers: {
      'content-type': 'application/json',
      ...callerHeaders(headers),
      ...Object.fromEntries(passedOn),
    },
    signal: AbortSignal.timeout(timeout),
  }).catch(() => null);
}

/** Finds a page that shows what was overridden: one of the area without a parameter, public when there is one. */
function firstPage(version: DiscoveredVersion | undefined): string {
  const routes = version?.extras.manifest.routes ?? [];
  const plain = routes.filter(({ path }) => !/[:*]/.test(path));
  return (plain.find(({ access }) => (access ?? 'public') === 'public') ?? plain[0])?.path ?? '/';
}
