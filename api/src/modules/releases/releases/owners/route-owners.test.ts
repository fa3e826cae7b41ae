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

  const takeDown = async (area: string, giveBack: boolean, userType: 'admin' | 'client' = 'admin') =>
    test.server.inject({
      method: 'POST',
      url: `/api/platform/areas/${area}/take-down`,
      headers: await signIn(test, await createUser({ userType })),
      payload: { giveBack },
    });

  const bringBack = async (area: string, version: string) =>
    test.server.inject({
      method: 'POST',
      url: `/api/platform/releases/${area}/${version}/activate`,
      headers: await signIn(test, await createUser({ userType: 'admin' })),
    });

  const servePeople = async () => {
    await publish(areaRelease('people', '1.0.0', ['/people', '/people/:id']));
    await serve('people', '1.0.0');
  };

  it('takes an area down until a release is activated again, with what it owns meanwhile', async () => {
    await servePeople();
    expect((await takeDown('people', false, 'client')).statusCode).toBe(403);
    expect((await takeDown('people', false)).statusCode).toBe(204);
    expect(Object.keys(await discover())).toEqual(['market']);
    const none = await takeDown('people', false);
    expect([none.statusCode, none.payload]).toEqual([409, 'Nothing of people is served.']);
    expect((await publish(areaRelease('blog', '1.0.0', ['/people/:slug']))).statusCode).toBe(409);
    const pipeline = await serve('people', '1.0.0');
    expect([pipeline.statusCode, pipeline.headers['x-error-code']]).toEqual([409, 'area_taken_down']);
    expect(Object.keys(await discover())).toEqual(['market']);
    expect((await bringBack('people', '1.0.0')).statusCode).toBe(200);
    expect(await servedOf('people')).toEqual(['/people', '/people/:id']);
    const entries = await test.database('audit_entries').where({ action: 'release.areaTakenDown' });
    expect(entries).toMatchObject([{ subjectId: 'people 1.0.0' }]);
  });

  it('gives back what an area owned; one that is brought back has what is still free', async () => {
    await servePeople();
    expect((await takeDown('people', true)).statusCode).toBe(204);
    expect((await publish(areaRelease('blog', '1.0.0', ['/people/:slug']))).statusCode).toBe(200);
    await serve('blog', '1.0.0');
    expect((await bringBack('people', '1.0.0')).statusCode).toBe(200);
    expect(await servedOf('people')).toEqual(['/people']);
    expect(await servedOf('blog')).toEqual(['/people/:slug']);
  });

  it('ends a trial with its area: nothing falls back to the release that was tried', async () => {
    await servePeople();
    await publish(areaRelease('people', '1.1.0', ['/people']));
    const url = '/api/platform/releases/people/1.1.0/rollout';
    expect((await test.server.inject({ method: 'POST', url, headers: build, payload: {} })).statusCode).toBe(200);
    expect((await takeDown('people', false)).statusCode).toBe(204);
    expect(await test.database('release_rollouts').first()).toMatchObject({
      state: 'rolledBack',
      endedBecause: 'an administrator took the area down.',
    });
    await publish(areaRelease('people', '1.2.0', ['/people']));
    await bringBack('people', '1.2.0');
    expect((await discover())['people']?.[0]?.fallbackUrl).toContain('/1.0.0/');
  });

  it('takes no area down that has sign-in or administration', async () => {
    await publish(areaRelease('office', '1.0.0', ['/admin']));
    await serve('office', '1.0.0');
    for (const area of ['office', 'market']) {
      const refused = await takeDown(area, true);
      expect([refused.statusCode, refused.payload]).toEqual([
        409,
        `${area} has pages for signing in or administration: no administrator could bring it back.`,
      ]);
    }
  });
});
