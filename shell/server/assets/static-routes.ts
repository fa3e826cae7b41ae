import { notFound } from '@hapi/boom';
import type { Lifecycle, ServerRoute } from '@hapi/hapi';
import { workerPath } from '../../sdk/browser/worker-url';
import { serverFolder } from '../../federation/server-file';
import type { ShellEnvironment } from '../environment';
import type { ReleaseMirror } from '../releases/release-mirror';
import type { FilesOfOtherShells } from './files-of-other-shells';
import { fontPath, fontUrl } from './font-file';
import type { ShellReleases } from './shell-releases';

/** Files by which browsers know the site, and their types. */
const ownFiles = {
  'favicon.svg': 'image/svg+xml',
  'icon-192.png': 'image/png',
  'icon-512.png': 'image/png',
  'manifest.webmanifest': 'application/manifest+json',
};

const oneYear = 'public, max-age=31536000, immutable';

/**
 * Built files of the shell and of every published release: named by content or version, so cached as immutable;
 * compressed at build time.
 */
export function staticRoutes(
  { releasesFolder, isDevelopment }: ShellEnvironment,
  shells: ShellReleases,
  mirror: ReleaseMirror,
  others: FilesOfOtherShells,
): ServerRoute[] {
  const bringAsset: Lifecycle.Method = async ({ params }, h) => {
    await others.bring(fileOf(params).join('/'));
    return h.continue;
  };
  return [
    filesBelow('/assets/{file*}', () => [...shells.folders(), others.folder], isDevelopment, bringAsset),
    filesBelow('/releases/{file*}', () => [releasesFolder], isDevelopment, bringHere(mirror)),
    {
      method: 'GET',
      path: fontUrl,
      handler: (_request, h) =>
        h.file(fontPath, { confine: false }).type('font/woff2').header('cache-control', oneYear),
    },
    {
      method: 'GET',
      path: workerPath,
      // The browser asks for it again with each visit: a new one takes over then.
      handler: (_request, h) =>
        h
          .file(`${import.meta.dirname}/service-worker.js`, { confine: false })
          .header('cache-control', 'no-cache')
          .header('x-content-type-options', 'nosniff'),
    },
    ...Object.entries(ownFiles).map(([name, type]): ServerRoute => ({
      method: 'GET',
      path: `/${name}`,
      handler: (_request, h) => h.file(`${import.meta.dirname}/${name}`, { confine: false }).type(type),
      options: { cache: { expiresIn: 86_400_000 } },
    })),
  ];
}

/** Maps accepted encodings to files; the option is missing from inert's types. */
const compressedLookup = { lookupCompressed: true, lookupMap: { br: '.br', gzip: '.gz' }, etagMethod: false as const };

/** Reads the path of a requested file. @throws 404 for one that only servers run */
function fileOf(params: unknown): readonly string[] {
  const parts = ((params as { readonly file?: string }).file ?? '').split('/');
  if (parts.some((part) => part.toLowerCase() === serverFolder)) throw notFound();
  return parts;
}

/** A tab may ask for a release that was served before this machine knew it. */
function bringHere(mirror: ReleaseMirror): Lifecycle.Method {
  return async ({ params }, h) => {
    const [area = '', version = ''] = fileOf(params);
    await mirror.has(area, version);
    return h.continue;
  };
}

function filesBelow(
  path: string,
  folders: () => string[],
  isDevelopment: boolean,
  before: Lifecycle.Method,
): ServerRoute {
  return {
    method: 'GET',
    path,
    handler: { directory: { path: folders, index: false, redirectToSlash: false, ...compressedLookup } },
    options: {
      ext: {
        onPreHandler: { method: before },
        onPreResponse: {
          method: ({ response }, h) => {
            if ('isBoom' in response || response.statusCode >= 400) return h.continue;
            response.header('cache-control', isDevelopment ? 'no-store' : oneYear);
            response.header('x-content-type-options', 'nosniff');
            response.header('cross-origin-resource-policy', 'same-origin');
            return h.continue;
          },
        },
      },
    },
  };
}
