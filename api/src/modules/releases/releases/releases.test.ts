import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { integrityOf } from '../../../hosting/integrity';
import { packArchive, readArchive } from '../../../hosting/release-archive';
import { hostileStrings } from '../../../platform/testing/hostile-strings';
import { findUnusableText } from '../../../platform/text/unusable-text';
import { createUser } from '../../../platform/testing/factories';
import { signIn, visitor } from '../../../platform/testing/sign-in';
import { createTestServer, type TestServer } from '../../../platform/testing/test-server';
import type { DiscoveredVersion } from '../../../contract/named-types';
import { isCompleteSplit } from './discovery.service';
import {
  archiveOf,
  asInstallation,
  blogFiles,
  blogHashes,
  publication,
  publishing,
  registerShells,
  testShell,
} from './release-factory';
import { Release, ReleaseActivation } from './release.model';
import { manifestSchema } from './manifest.schema';

const dataFolder = mkdtempSync(join(tmpdir(), 'counterpart-releases-'));
let test: TestServer;
beforeAll(async () => {
  test = await createTestServer({ dataFolder });
});
beforeEach(async () => {
  await test.empty();
  rmSync(join(dataFolder, 'release-store'), { recursive: true, force: true });
  await registerShells(test);
});
afterAll(async () => {
  await test.stop();
  rmSync(dataFolder, { recursive: true, force: true });
});

const build: Record<string, string> = asInstallation;
const entryHash = integrityOf('the entry');
const manifest = publication().manifest;

const publish = async (description: unknown, headers: Record<string, string> = build) =>
  test.server.inject(publishing(await archiveOf(description), headers));
const activate = (version: string, headers: Record<string, string> = build) =>
  test.server.inject({ method: 'POST', url: `/api/platform/releases/blog/${version}/activate`, headers });
const discover = async (): Promise<Record<string, DiscoveredVersion[]>> =>
  (
    JSON.parse((await test.server.inject('/api/platform/discovery')).payload) as {
      microFrontends: Record<string, DiscoveredVersion[]>;
    }
  ).microFrontends;

describe('publishing', () => {
  it('stores a release once: a version never changes', async () => {
    const first = await publish(publication());
    expect([first.statusCode, first.result]).toEqual([
      200,
      expect.objectContaining({ name: 'blog', version: '1.0.0' }),
    ]);
    const again = await publish(publication());
    expect([again.statusCode, again.headers['x-error-code'], again.payload]).toEqual([
      409,
      'release_exists',
      'blog 1.0.0 is published already; a version never changes.',
    ]);
  });

  it('needs the token', async () => {
    const refused: Record<string, string>[] = [
      {},
      { authorization: 'Bearer wrong' },
      { authorization: 'a release token for tests' },
    ];
    for (const headers of refused) {
      const response = await publish(publication(), headers);
      expect([response.statusCode, response.headers['x-error-code']]).toEqual([401, 'release_token_refused']);
    }
  });

  it.each([
    ['a version that is none', { version: 'latest' }, "release.json: 'version' must be a version such as '1.4.0'."],
    ['a version with a way out', { version: '../1.0.0' }, "release.json: 'version' must be a version such as '1.4.0'."],
    [
      'a name that is no area',
      { name: '../admin' },
      "release.json: 'name' must be the short name of an area: small letters, digits and hyphens.",
    ],
    ['an entry that is no file', { entry: 'other.js' }, "The entry 'other.js' is not among the files."],
    ['no entry', { entry: undefined }, "release.json: 'entry' is required."],
    [
      'a listed file that is not there',
      { files: { ...publication().files, 'gone.js': entryHash } },
      "The archive does not have the file 'gone.js', which release.json lists.",
    ],
    [
      'a file with another hash',
      { files: { ...publication().files, 'chunks/page.js': entryHash } },
      "The file 'chunks/page.js' is another than the one that release.json lists.",
    ],
    [
      'a file that is not listed',
      { files: { 'remote-entry.1a2b.js': entryHash }, preload: { expose: { files: [], consumes: [] }, lazy: {} } },
      "The archive has the file 'chunks/page.js', which release.json does not list.",
    ],
    [
      'a file outside the release',
      { files: { ...publication().files, '../shell.js': entryHash } },
      "release.json: The field '../shell.js' is not known here.",
    ],
    ['no file at all', { files: {} }, "release.json: 'files' must have at least 1 key."],
    [
      'a preload that is not among the files',
      { preload: { expose: { files: ['other.js'], consumes: [] }, lazy: {} } },
      "The preloaded file 'other.js' is not among the files.",
    ],
    ['the manifest of another area', { name: 'admin' }, "The manifest is of 'blog', not of 'admin'."],
    ['a field that is not known', { extra: true }, "release.json: The field 'extra' is not known here."],
    [
      'an address of another site',
      { manifest: { ...manifest, routes: [{ path: '//evil.example', head: { title: 'Blog' } }] } },
      "release.json: 'manifest.routes[0].path' must be a path of this site, starting with one slash.",
    ],
    [
      'a picture of another site',
      {
        manifest: {
          ...manifest,
          routes: [
            {
              path: '/blog',
              head: {
                title: 'Blog',
                image: { path: 'https://evil.example/a.png', alt: 'A ledger', width: 1, height: 1 },
              },
            },
          ],
        },
      },
      "'path' of the manifest leads to another site ('https://evil.example/a.png').",
    ],
    [
      'structured data that lead to another site',
      {
        manifest: {
          ...manifest,
          routes: [
            { path: '/blog', head: { title: 'Blog', structuredData: [{ logo: 'https://evil.example/a.png' }] } },
          ],
        },
      },
      "'logo' of the manifest leads to another site ('https://evil.example/a.png').",
    ],
    ...['/api/areas/admin/notes', '/api/blog/../areas/admin/notes', '/api/:any/notes', '/api/%61reas/x'].map(
      (notes): [string, Record<string, unknown>, string] => [
        `data of another area's backend: ${notes}`,
        { manifest: { ...manifest, routes: [{ path: '/blog', data: { notes }, head: { title: 'Blog' } }] } },
        `The data '${notes}' are of another area's backend.`,
      ],
    ),
    [
      'a text that cannot be stored',
      { manifest: { ...manifest, title: 'Blog\0' } },
      "The field 'manifest' of release.json contains a character that cannot be stored.",
    ],
  ])('refuses %s', async (_case, changes, sentence) => {
    const response = await publish(publication('1.0.0', changes));
    expect([response.statusCode, response.headers['x-error-code'], response.payload]).toEqual([
      400,
      'release_invalid',
      sentence,
    ]);
    expect(await Release.query().resultSize()).toBe(0);
    expect(readdirSync(dataFolder, { recursive: true }).filter((path) => String(path).endsWith('.js'))).toEqual([]);
  });

  it('refuses what is no archive, and no body that it does not know', async () => {
    const noArchive = await test.server.inject(publishing(Buffer.from('no archive')));
    expect([noArchive.statusCode, noArchive.payload]).toEqual([400, 'The file is no whole .tar.gz archive.']);
    const noShell = publishing(Buffer.from('no archive'), asInstallation, '/api/platform/shell-files');
    expect((await test.server.inject(noShell)).payload).toBe(noArchive.payload);
    const bare = await test.server.inject(publishing(await packArchive(new Map([['a.js', Buffer.from('a')]]))));
    expect([bare.statusCode, bare.payload]).toEqual([
      400,
      'The archive has no release.json, which says what the release is.',
    ]);
    const broken = await packArchive(new Map([['release.json', Buffer.from('{"name": ')]]));
    expect((await test.server.inject(publishing(broken))).payload).toBe('release.json is not JSON.');
    const asJson = await test.server.inject({
      method: 'POST',
      url: '/api/platform/releases',
      headers: build,
      payload: publication(),
    });
    expect(asJson.statusCode).toBe(415);
  });

  it('takes files compressed ahead only when they are the files', async () => {
    const files = { ...blogFiles, 'remote-entry.1a2b.js.br': brotliCompressSync('the entry') };
    const right = await test.server.inject(publishing(await archiveOf(publication(), files)));
    expect(right.statusCode).toBe(200);
    for (const [name, content] of [
      ['remote-entry.1a2b.js.br', brotliCompressSync('another entry')],
      // As long as the file, and another.
      ['remote-entry.1a2b.js.br', brotliCompressSync('the entrY')],
      ['remote-entry.1a2b.js.gz', gzipSync(Buffer.alloc(50_000_000))],
      ['remote-entry.1a2b.js.gz', Buffer.from('the entry')],
    ] as const) {
      const other = await archiveOf(publication('1.1.0'), { ...blogFiles, [name]: content });
      const response = await test.server.inject(publishing(other));
      expect([response.statusCode, response.payload]).toEqual([
        400,
        `'${name}' is not 'remote-entry.1a2b.js', compressed.`,
      ]);
    }
  });

  it('stores the files, and hands them to the shells as they were sent', async () => {
    const files = { ...blogFiles, 'chunks/page.js.gz': gzipSync('the page') };
    await test.server.inject(publishing(await archiveOf(publication(), files)));
    const response = await test.server.inject('/api/platform/releases/blog/1.0.0/archive');
    expect(response.headers['content-type']).toBe('application/gzip');
    const read = await readArchive(response.rawPayload);
    expect(Object.fromEntries(read)).toEqual(
      Object.fromEntries(Object.entries(files).map(([path, content]) => [path, Buffer.from(content)])),
    );
    expect(await Release.query().first()).toMatchObject({
      files: publication().files,
      bytes: 'the entry'.length + 'the page'.length,
      publishedBy: 'the system',
    });
  });

  it('counts as its download what browsers get, not what only the server runs', async () => {
    const files = { ...blogFiles, 'server/remote.js': 'renders pages on the server' };
    const description = publication('1.0.0', { files: blogHashes(undefined, files) });
    expect((await test.server.inject(publishing(await archiveOf(description, files)))).statusCode).toBe(200);
    expect(await Release.query().first()).toMatchObject({ downloadBytes: 'the entry'.length + 'the page'.length });
  });

  it('is compared with what the live shells provide, when publishing and when activating', async () => {
    const asks = { preload: { expose: { files: ['chunks/page.js'], consumes: ['react@20'] }, lazy: {} } };
    const refused = await publish(publication('1.0.0', asks));
    expect([refused.statusCode, refused.headers['x-error-code'], refused.payload]).toEqual([
      422,
      'release_incompatible',
      'blog needs react@20, which the shell does not provide; it provides react@19.',
    ]);
    expect((await publish(publication('1.1.0'))).statusCode).toBe(200);
    await registerShells(test, [{ ...testShell, build: 'next', provides: ['react@20', '@counterpart/shell/sdk@1'] }]);
    expect((await publish(publication('1.2.0', asks))).statusCode).toBe(200);
    const activated = await activate('1.1.0');
    expect([activated.statusCode, activated.payload]).toEqual([
      422,
      'blog needs react@19, which the shell does not provide; it provides react@20.',
    ]);
    await test.database('live_shells').delete();
    expect((await publish(publication('1.3.0'))).headers['x-error-code']).toBe('shell_unknown');
  });

  it('that is served keeps a shell out that would break it, unless that is meant or its next release comes along', async () => {
    await publish(publication('1.0.0'));
    await activate('1.0.0');
    const next = { ...testShell, build: 'next', sdk: '2.0.0' };
    const register = (payload: object) =>
      test.server.inject({ method: 'PUT', url: '/api/platform/shells', headers: asInstallation, payload });
    const live = (): Promise<string[]> => test.database('live_shells').pluck('build');
    const refused = await register({ shells: [next] });
    expect([refused.statusCode, refused.headers['x-error-code'], refused.payload]).toEqual([
      422,
      'shell_breaks_areas',
      'This shell would break areas that are served. team-editorial: blog needs the SDK in version ^1.0.0, but the shell has 2.0.0.',
    ]);
    expect(await live()).toEqual(['test-shell']);
    for (const allowed of [{ replaced: ['blog'] }, { isMeant: true }]) {
      expect((await register({ shells: [next], ...allowed })).statusCode).toBe(200);
      expect(await live()).toEqual(['next']);
    }
  });

  it('takes the sha384 of builds from before, and no other content with it', async () => {
    await publish(publication('1.0.0', { files: blogHashes('sha384') }));
    expect(await Release.query().first()).toMatchObject({ files: blogHashes('sha384') });
    const files = { ...blogHashes('sha384'), 'chunks/page.js': integrityOf('another', 'sha384') };
    expect((await publish(publication('1.1.0', { files }))).statusCode).toBe(400);
  });

  it('of two that publish the same version at the same time stores one, whole', async () => {
    const archives = await Promise.all(
      ['one', 'two', 'three'].map((text) => {
        const files = { ...blogFiles, 'chunks/page.js': text };
        const hashes = Object.fromEntries(Object.entries(files).map(([path, content]) => [path, integrityOf(content)]));
        return archiveOf(publication('1.0.0', { files: hashes }), files);
      }),
    );
    const responses = await Promise.all(archives.map((archive) => test.server.inject(publishing(archive))));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const stored = await readArchive(
      (await test.server.inject('/api/platform/releases/blog/1.0.0/archive')).rawPayload,
    );
    const release = await Release.query().first();
    expect(integrityOf(stored.get('chunks/page.js') ?? '')).toBe(release?.files['chunks/page.js']);
    const pages = readdirSync(dataFolder, { recursive: true }).filter((path) => String(path).endsWith('page.js'));
    expect(pages).toEqual([join('release-store', release?.storedAs ?? '', 'chunks/page.js')]);
  });

  it('takes every hostile text in what a manifest says, or refuses it with a sentence', async () => {
    const texts = Object.values(hostileStrings).flat();
    const unusable = texts.filter(
      (text) => text === '' || findUnusableText(text) !== null || /^\s*(?:https?:)?\/\//i.test(text),
    );
    const usable = texts.filter((text) => !unusable.includes(text));
    const failed: string[] = [];
    const send = async (version: string, said: readonly string[], expected: number) => {
      const routes = said.map((title, at) => ({ path: `/blog/${at}`, head: { title, description: title } }));
      const of = { ...manifest, title: said[0]?.slice(0, 40), routes };
      const { statusCode, payload } = await publish(publication(version, { manifest: of }));
      if (statusCode !== expected) failed.push(`${statusCode} ${payload} ${JSON.stringify(said).slice(0, 300)}`);
    };
    for (const [at, text] of unusable.entries()) await send(`1.0.${at}`, [text], 400);
    for (let at = 0; at < usable.length; at += 40) await send(`2.0.${at}`, usable.slice(at, at + 40), 200);
    expect(failed).toEqual([]);
    expect((await activate('2.0.0')).statusCode).toBe(200);
    expect(Object.keys(await discover())).toEqual(['blog']);
  });

  it('accepts the remote.json of every area in this repository', () => {
    const root = new URL('../../../../../', import.meta.url);
    const areas = readdirSync(root).filter((name) => name.startsWith('mfe-'));
    expect(areas.length).toBeGreaterThan(0);
    for (const area of areas) {
      const manifest: unknown = JSON.parse(readFileSync(new URL(`${area}/remote.json`, root), 'utf8'));
      expect([area, manifestSchema.validate(manifest).error?.message]).toEqual([area, undefined]);
    }
  });
});

describe('what is served', () => {
  it('is nothing until a release is activated', async () => {
    await publish(publication());
    expect(await discover()).toEqual({});
    await activate('1.0.0');
    expect(await discover()).toEqual({
      blog: [
        {
          url: '/releases/blog/1.0.0/remote-entry.1a2b.js',
          metadata: { integrity: entryHash, version: '1.0.0' },
          deployment: { traffic: 100, default: true },
          extras: { manifest, files: publication().files, preload: publication().preload },
        },
      ],
    });
  });

  it('is never stored by a cache', async () => {
    expect((await test.server.inject('/api/platform/discovery')).headers['cache-control']).toBe('no-store');
  });

  it('falls back to the release before, and rolls back', async () => {
    for (const version of ['1.0.0', '1.1.0']) {
      await publish(publication(version));
      await activate(version);
    }
    expect((await discover())['blog']).toMatchObject([
      { metadata: { version: '1.1.0' }, fallbackUrl: '/releases/blog/1.0.0/remote-entry.1a2b.js' },
    ]);
    await activate('1.0.0');
    expect((await discover())['blog']).toMatchObject([
      { metadata: { version: '1.0.0' }, deployment: { traffic: 100, default: true } },
    ]);
    expect(await ReleaseActivation.query().where({ active: true }).resultSize()).toBe(1);
  });

  it('rolls back by one call, further with each, never forward', async () => {
    const rollBack = async (headers = build, area = 'blog') =>
      test.server.inject({ method: 'POST', url: `/api/platform/areas/${area}/rollback`, headers });
    expect((await rollBack()).statusCode).toBe(404);
    for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) await publish(publication(version));
    // 1.2.0 was never served.
    for (const version of ['1.0.0', '1.1.0', '1.3.0']) await activate(version);
    expect((await rollBack(visitor)).statusCode).toBe(401);
    expect((await rollBack()).result).toMatchObject({ version: '1.1.0' });
    expect((await discover())['blog']).toMatchObject([
      { metadata: { version: '1.1.0' }, deployment: { traffic: 100 } },
    ]);
    expect((await rollBack()).result).toMatchObject({ version: '1.0.0' });
    const none = await rollBack();
    expect([none.statusCode, none.payload]).toEqual([409, 'blog served nothing before its current release.']);
    expect(await test.database('audit_entries').where({ action: 'release.rolledBack' })).toHaveLength(2);
  });

  it('leaves out an area whose shares do not add up', async () => {
    await publish(publication());
    await activate('1.0.0');
    await ReleaseActivation.query().patch({ traffic: 90 });
    expect(await discover()).toEqual({});
  });

  it.each([
    [[100], [true], true],
    [[90, 10], [true, false], true],
    [[90, 90], [true, false], false],
    [[50, 50], [true, true], false],
    [[100], [false], false],
    [[], [], false],
  ])('shares %j with defaults %j are complete: %s', (shares, defaults, expected) => {
    const versions = shares.map(
      (traffic, index) => ({ deployment: { traffic, default: defaults[index] } }) as DiscoveredVersion,
    );
    expect(isCompleteSplit(versions)).toBe(expected);
  });
});

describe('activating', () => {
  it('is for builds and administrators', async () => {
    await publish(publication());
    const client = await signIn(test, await createUser());
    const admin = await signIn(test, await createUser({ userType: 'admin' }));
    expect((await activate('1.0.0', visitor)).statusCode).toBe(401);
    expect((await activate('1.0.0', client)).statusCode).toBe(403);
    expect((await activate('1.0.0', admin)).statusCode).toBe(200);
  });

  it('needs a release that exists', async () => {
    const response = await activate('9.9.9');
    expect([response.statusCode, response.payload]).toEqual([404, 'There is no release blog 9.9.9.']);
  });
});
