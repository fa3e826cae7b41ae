import type { Publication, ShellContract } from '../../../contract/named-types';
import { integrityOf } from '../../../hosting/integrity';
import { packArchive } from '../../../hosting/release-archive';
import { injected } from '../../../platform/testing/request-parts';
import type { TestServer } from '../../../platform/testing/test-server';

/** The release token's header in tests. */
export const asInstallation = { authorization: 'Bearer a release token for tests' };

/** Contract of the shell in the tests. */
export const testShell: ShellContract = {
  build: 'test-shell',
  sdk: '1.4.0',
  provides: ['react@19', '@counterpart/shell/sdk@1'],
  slots: ['header.count', 'guide.preview'],
};

/** Files of a release of the blog by path. */
export const blogFiles: Readonly<Record<string, string>> = {
  'remote-entry.1a2b.js': 'the entry',
  'chunks/page.js': 'the page',
};

/** Their integrity attributes, or those of other files. */
export const blogHashes = (algorithm?: 'sha384', files = blogFiles): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([path, content]) => [path, integrityOf(content, algorithm)]));

/** `release.json` of the blog as its build writes it. */
export function publication(version = '1.0.0', changes: Readonly<Record<string, unknown>> = {}): Publication {
  return {
    name: 'blog',
    version,
    entry: 'remote-entry.1a2b.js',
    manifest: {
      id: 'blog',
      title: 'Blog',
      owner: 'team-editorial',
      version: '1.0.0',
      sdk: '^1.0.0',
      routes: [{ path: '/blog', head: { title: 'Blog' } }],
    },
    files: blogHashes(),
    preload: { expose: { files: ['chunks/page.js'], consumes: ['react@19'] }, lazy: {} },
    ...changes,
  };
}

/** The archive of a release: its description and these files. */
export function archiveOf(
  description: unknown,
  files: Readonly<Record<string, string | Buffer>> = blogFiles,
): Promise<Buffer> {
  const all = { 'release.json': JSON.stringify(description), ...files };
  return packArchive(new Map(Object.entries(all).map(([path, content]) => [path, Buffer.from(content)])));
}

/** Builds the `server.inject` request that publishes an archive. */
export const publishing = (
  archive: Buffer,
  headers: Readonly<Record<string, string>> = asInstallation,
  path = '/api/platform/releases',
) =>
  injected({
    method: 'POST',
    path,
    params: {},
    query: {},
    headers,
    file: { name: 'release.tar.gz', bytes: archive },
  });

/** Says what the shell provides, without which nothing can be published. */
export async function registerShells(test: TestServer, shells: readonly ShellContract[] = [testShell]): Promise<void> {
  const { statusCode, payload } = await test.server.inject({
    method: 'PUT',
    url: '/api/platform/shells',
    headers: asInstallation,
    payload: { shells },
  });
  if (statusCode !== 200) throw new Error(payload);
}
