import { beforeEach, describe, expect, it } from 'vitest';
import type { DiscoveredVersion } from '../../../../contract/named-types';
import { createUser } from '../../../../platform/testing/factories';
import { signIn } from '../../../../platform/testing/sign-in';
import { testServer } from '../../../../platform/testing/test-server';
import { archiveOf, asInstallation, publication, publishing, registerShells } from '../release-factory';

const test = testServer();
beforeEach(async () => {
  await registerShells(test);
});

const build: Record<string, string> = asInstallation;
const { manifest } = publication();
const publish = async (description: unknown) => test.server.inject(publishing(await archiveOf(description)));
const discover = async (): Promise<Record<string, DiscoveredVersion[]>> => {
  const { payload } = await test.server.inject('/api/platform/discovery');
  return (JSON.parse(payload) as { microFrontends: Record<string, DiscoveredVersion[]> }).microFrontends;
};

describe('who has a route or a slot', () => {
  const areaRelease = (area: string, version: string, paths: readonly string[], slots: readonly string[] = []) =>
    publication(version, {
      name: area,
      manifest: {
        ...manifest,
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

  it.each([
    ...['/login', '/logout', '/Sign-In/', '/register', '/robots.txt', '/sitemap.xml', '/sitemaps/pages.xml'],
    ...['/favicon.ico', '/.well-known/security.txt', '/api/evil', '/api', '/assets/main.js', '/releases/:area/*'],
    ...['/telemetry/area-errors', '/healthz', '/admin/tools', '/auth/verify-identity', '/:anything', '/:lang?/login'],
  ])('refuses the odd route %s', async (path) => {
    await publish(areaRelease('back', '1.0.0', ['/admin', '/admin/:part']));
    expect((await serve('back', '1.0.0')).statusCode).toBe(200);
    const response = await publish(areaRelease('blog', '1.0.0', ['/blog', path]));
    expect([response.statusCode, response.headers['x-error-code']]).toEqual([409, 'route_taken']);
    expect(await test.database('route_owners').where({ area: 'blog' })).toEqual([]);
  });

  it('refuses a canonical path of another area', async () => {
    const release = areaRelease('blog', '1.0.0', ['/blog', '/blog/:slug']);
    const forged = (canonical: string) => ({
      ...release,
      manifest: {
        ...release.manifest,
        routes: release.manifest.routes.map((route) => ({ ...route, head: { title: 'Page', canonical } })),
      },
    });
    const refused = await publish(forged('/'));
    expect([refused.statusCode, refused.payload]).toEqual([
      400,
      "The canonical path '/' is none of the release's routes.",
    ]);
    expect((await publish(forged('/blog/{post.slug}?part=1'))).statusCode).toBe(200);
  });

  it('lets an area have more of its own with each release, and gives a refused release nothing', async () => {
    expect(
      (await publish(areaRelease('market', '1.1.0', ['/', '/auth', '/pricing'], ['guide.preview']))).statusCode,
    ).toBe(200);
    // Until it is served, nothing is its own.
    expect((await test.database('route_owners').pluck('name')).includes('/pricing')).toBe(false);
    await serve('market', '1.1.0');
    expect((await publish(areaRelease('blog', '1.0.0', ['/posts', '/auth']))).statusCode).toBe(409);
    expect((await publish(areaRelease('news', '1.0.0', ['/posts']))).statusCode).toBe(200);
    expect((await publish(areaRelease('blog', '1.0.0', ['/pricing']))).statusCode).toBe(409);
  });

  it('of two areas that claim a route at the same time gives it to one', async () => {
    const areas = ['one', 'two', 'three'];
    for (const area of areas) expect((await publish(areaRelease(area, '1.0.0', ['/new']))).statusCode).toBe(200);
    const responses = await Promise.all(areas.map((area) => serve(area, '1.0.0')));
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
