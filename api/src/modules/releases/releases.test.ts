import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUser } from '../../platform/testing/factories';
import { signIn, visitor } from '../../platform/testing/sign-in';
import { createTestServer, type TestServer } from '../../platform/testing/test-server';
import type { DiscoveredVersion } from '../../contract/named-types';
import { isCompleteSplit } from './discovery.service';
import { ReleaseActivation } from './release.model';
import { manifestSchema } from './release.schema';

let test: TestServer;
beforeAll(async () => {
  test = await createTestServer({ sdkVersion: '1.4.0' });
});
beforeEach(() => test.empty());
afterAll(() => test.stop());

const build = { authorization: 'Bearer a release token for tests' };
const hash = `sha384-${'a'.repeat(64)}`;

function publication(version = '1.0.0', changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'blog',
    version,
    url: `/releases/blog/${version}/remote-entry.1a2b.js`,
    integrity: hash,
    manifest: {
      id: 'blog',
      title: 'Blog',
      owner: 'team-editorial',
      version: '1.0.0',
      sdk: '^1.0.0',
      routes: [{ path: '/blog', head: { title: 'Blog' } }],
    },
    files: { 'remote-entry.1a2b.js': hash, 'chunks/page.js': hash },
    preload: { expose: { files: ['chunks/page.js'], consumes: ['react'] }, lazy: {} },
    ...changes,
  };
}

const publish = (payload: object, headers: Record<string, string> = build) =>
  test.server.inject({ method: 'POST', url: '/api/platform/releases', headers, payload });
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
    [
      'a range the shell is not in',
      { manifest: { ...(publication()['manifest'] as object), sdk: '^2.0.0' } },
      422,
      'blog needs the SDK in version ^2.0.0, but the shell has 1.4.0.',
    ],
    ['a version that is none', { version: 'latest' }, 400, "'version' must be a version such as '1.4.0'."],
    [
      'another origin',
      { url: 'https://evil.example/remote-entry.js' },
      400,
      "The url must start with '/releases/blog/1.0.0/'.",
    ],
    [
      'an entry with another hash',
      { integrity: `sha384-${'b'.repeat(64)}` },
      400,
      'The entry must be among the files, with the same hash.',
    ],
    ['no integrity', { integrity: undefined }, 400, "'integrity' is required."],
    [
      'a file outside the release',
      { files: { 'remote-entry.1a2b.js': hash, '../shell.js': hash } },
      400,
      "The field '../shell.js' is not known here.",
    ],
    [
      'a preload that is not among the files',
      { preload: { expose: { files: ['other.js'], consumes: [] }, lazy: {} } },
      400,
      "The preloaded file 'other.js' is not among the files.",
    ],
    [
      'the manifest of another area',
      { name: 'admin', url: '/releases/admin/1.0.0/remote-entry.1a2b.js' },
      400,
      "The manifest is of 'blog', not of 'admin'.",
    ],
    ['a field nobody knows', { extra: true }, 400, "The field 'extra' is not known here."],
  ])('refuses %s', async (_case, changes, status, sentence) => {
    const response = await publish(publication('1.0.0', changes));
    expect([response.statusCode, response.payload]).toEqual([status, sentence]);
  });

  it('accepts the remote.json of every area in this repository', () => {
    const root = new URL('../../../../', import.meta.url);
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
          metadata: { integrity: hash, version: '1.0.0' },
          deployment: { traffic: 100, default: true },
          extras: {
            manifest: publication()['manifest'],
            files: publication()['files'],
            preload: publication()['preload'],
          },
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

describe('who has a route or a slot', () => {
  const areaRelease = (area: string, version: string, paths: readonly string[], slots: readonly string[] = []) =>
    publication(version, {
      name: area,
      url: `/releases/${area}/${version}/remote-entry.1a2b.js`,
      manifest: {
        ...(publication()['manifest'] as object),
        id: area,
        routes: paths.map((path) => ({ path, head: { title: 'Page' } })),
        slots,
      },
    });
  const serve = (area: string, version: string) =>
    test.server.inject({
      method: 'POST',
      url: `/api/platform/releases/${area}/${version}/activate`,
      headers: build,
    });
  const servedOf = async (area: string) => {
    const [version] = (await discover())[area] ?? [];
    const { routes = [], slots = [] } = version?.extras.manifest ?? {};
    return [...routes.map(({ path }) => path), ...slots];
  };
  const handOver = async (payload: object, userType: 'admin' | 'client' = 'admin') =>
    test.server.inject({
      method: 'POST',
      url: '/api/platform/routes/hand-over',
      headers: await signIn(test, await createUser({ userType })),
      payload,
    });

  beforeEach(async () => {
    await publish(areaRelease('market', '1.0.0', ['/', '/auth', '/accountant/:id'], ['header.count']));
    await serve('market', '1.0.0');
  });

  it.each([
    ['the same route', ['/auth'], [], "blog cannot have the route '/auth': it belongs to market."],
    ['the home page', ['/blog', '/'], [], "blog cannot have the route '/': it belongs to market."],
    [
      'a parameter of another name',
      ['/accountant/:name'],
      [],
      "blog cannot have the route '/accountant/:name': '/accountant/:id', which has paths in common with it, belongs to market.",
    ],
    [
      'everything',
      ['/*'],
      [],
      "blog cannot have the route '/*': '/', which has paths in common with it, belongs to market.",
    ],
    ['a slot', [], ['header.count'], "blog cannot have the slot 'header.count': it belongs to market."],
  ])('refuses a release that takes %s of another area', async (_what, paths, slots, sentence) => {
    const response = await publish(areaRelease('blog', '1.0.0', paths, slots));
    expect([response.statusCode, response.headers['x-error-code'], response.payload]).toEqual([
      409,
      'route_taken',
      `${sentence} An administrator can hand it over.`,
    ]);
    expect((await serve('blog', '1.0.0')).statusCode).toBe(404);
    expect(await servedOf('market')).toEqual(['/', '/auth', '/accountant/:id', 'header.count']);
  });

  it('lets an area have more of its own with each release, and gives a refused release nothing', async () => {
    expect((await publish(areaRelease('market', '1.1.0', ['/', '/auth', '/pricing'], ['x']))).statusCode).toBe(200);
    expect((await publish(areaRelease('blog', '1.0.0', ['/posts', '/auth']))).statusCode).toBe(409);
    expect((await publish(areaRelease('news', '1.0.0', ['/posts']))).statusCode).toBe(200);
    expect((await publish(areaRelease('blog', '1.0.0', ['/pricing']))).statusCode).toBe(409);
  });

  it('of two areas that claim a route at the same time gives it to one', async () => {
    const responses = await Promise.all(
      ['one', 'two', 'three'].map((area) => publish(areaRelease(area, '1.0.0', ['/new']))),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  it('hands a route over without a moment in which no area serves it, and an older release does not get it back', async () => {
    expect((await handOver({ kind: 'route', name: '/accountant/:id', to: 'people' }, 'client')).statusCode).toBe(403);
    expect((await handOver({ kind: 'route', name: '/none', to: 'people' })).statusCode).toBe(404);
    const handed = await handOver({ kind: 'route', name: '/accountant/:id', to: 'people' });
    expect(handed.result).toMatchObject({ area: 'market', handedTo: 'people' });
    expect(await servedOf('market')).toContain('/accountant/:id');

    expect((await publish(areaRelease('blog', '1.0.0', ['/accountant/:id']))).statusCode).toBe(409);
    expect((await publish(areaRelease('people', '1.0.0', ['/accountant/:slug']))).statusCode).toBe(200);
    expect(await servedOf('market')).toContain('/accountant/:id');
    await serve('people', '1.0.0');
    expect(await servedOf('people')).toEqual(['/accountant/:slug']);
    expect(await servedOf('market')).toEqual(['/', '/auth', 'header.count']);

    await serve('market', '1.0.0');
    expect(await servedOf('market')).toEqual(['/', '/auth', 'header.count']);
    expect((await publish(areaRelease('market', '1.1.0', ['/accountant/:id']))).statusCode).toBe(409);
    const entries = await test.database('audit_entries').where({ action: 'release.routeHandedOver' });
    expect(entries).toHaveLength(1);
  });
});
