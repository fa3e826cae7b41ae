import type { ServerRoute } from '@hapi/hapi';
import Joi from 'joi';
import type { FallbackFiles } from '../page-contract/fallback-files';
import { releaseIntegrity } from './document/page-integrity';
import type { KnownReleases } from './releases/known-releases';

const parameters = Joi.object<{ area: string; version: string }>({
  area: Joi.string()
    .pattern(/^[a-z][a-z0-9-]{0,79}$/)
    .required(),
  version: Joi.string()
    .pattern(/^[0-9A-Za-z.+-]{1,80}$/)
    .required(),
});

/** Hashes of a release that a tab falls back to. */
export function fallbackRoute(releases: KnownReleases): ServerRoute {
  return {
    method: 'GET',
    path: '/fallbacks/{area}/{version}',
    options: { validate: { params: parameters } },
    handler: async (request, h) => {
      const { area, version } = request.params as { area: string; version: string };
      const found = await releases.read(area, version);
      if (!found)
        return h.response({ message: 'This release is not known.' }).code(404).header('cache-control', 'no-store');
      const files: FallbackFiles = { integrity: releaseIntegrity(found.url, found.files) };
      return h.response(files).header('cache-control', 'public, max-age=31536000, immutable');
    },
  };
}
