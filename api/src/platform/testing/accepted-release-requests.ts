import { AreaBackend } from '../../modules/releases/releases/backends/area-backend.model';
import { makeLink } from '../../modules/releases/releases/overrides/overrides.service';
import { createDeployToken } from '../../modules/releases/releases/tokens/deploy-tokens.service';
import {
  archiveOf,
  asInstallation,
  publication,
  publishing,
  registerShells,
  testShell,
} from '../../modules/releases/releases/release-factory';
import { packArchive } from '../../hosting/release-archive';
import { productActor } from '../audit/record-audit';
import { createUser, testPassword } from './factories';
import { injected, type AcceptedRequest } from './request-parts';
import { signIn } from './sign-in';
import type { TestServer } from './test-server';

/** Accepted requests of what is released and who may. */
export function releaseRequests(test: TestServer): Readonly<Record<string, AcceptedRequest>> {
  let releases = 0;
  const nextArchive = async () => {
    await registerShells(test);
    releases += 1;
    return archiveOf(publication(`1.0.${releases}`));
  };
  const published = async () => {
    await test.server.inject(publishing(await nextArchive()));
    return { name: 'blog', version: `1.0.${releases}` };
  };
  /** A release for everyone, whatever was on trial before. */
  const activated = async () => {
    const { version } = await published();
    await test.server.inject({
      method: 'POST',
      url: `/api/platform/releases/blog/${version}/activate`,
      headers: asInstallation,
    });
  };
  let signedIn: ReturnType<typeof signIn> | undefined;
  const admin = async () => ({
    headers: await (signedIn ??= createUser({ userType: 'admin' }).then((user) => signIn(test, user))),
  });
  const token = async () => {
    const { row } = await createDeployToken({ area: 'blog', label: 'CI', createdById: null }, productActor);
    return { id: String(row.id) };
  };
  const link = async () => {
    await published();
    const subject = { area: 'blog', origin: 'http://localhost:4100' };
    const authority = { userId: (await createUser({ userType: 'admin' })).id, tokenId: null };
    return makeLink(subject, authority, test.settings, productActor);
  };
  const shellFile = 'main.0a1b2c3d.js';
  const shellFiles = async () => ({
    headers: asInstallation,
    file: { name: 'shell.tar.gz', bytes: await packArchive(new Map([[shellFile, Buffer.from('a file of a shell')]])) },
  });
  return {
    'PUT /api/platform/shells': async () => ({ headers: asInstallation, body: { shells: [testShell] } }),
    'POST /api/platform/shell-files': shellFiles,
    'GET /api/platform/shell-files/{name}': async () => {
      const path = '/api/platform/shell-files';
      await test.server.inject(injected({ method: 'POST', path, params: {}, query: {}, ...(await shellFiles()) }));
      return { params: { name: shellFile } };
    },
    'POST /api/platform/releases': async () => ({
      headers: asInstallation,
      file: { name: 'release.tar.gz', bytes: await nextArchive() },
    }),
    'GET /api/platform/discovery/{name}/{version}': async () => ({ params: await published() }),
    'GET /api/platform/releases/{name}/{version}/archive': async () => ({ params: await published() }),
    'POST /api/platform/releases/{name}/{version}/activate': async () => ({
      headers: asInstallation,
      params: await published(),
    }),
    'POST /api/platform/areas/{name}/rollback': async () => {
      for (const { version } of [await published(), await published()])
        await test.server.inject({
          method: 'POST',
          url: `/api/platform/releases/blog/${version}/activate`,
          headers: asInstallation,
        });
      return { headers: asInstallation, params: { name: 'blog' } };
    },
    'POST /api/platform/areas/{name}/take-down': async () => {
      const caller = await admin();
      const { manifest } = publication();
      const routes = [{ path: '/year-end', head: { title: 'Year-end' } }];
      const own = { ...manifest, id: 'year-end', owner: 'team-year-end', routes, slots: [] };
      releases += 1;
      const version = `1.0.${releases}`;
      await registerShells(test);
      await test.server.inject(publishing(await archiveOf(publication(version, { name: 'year-end', manifest: own }))));
      const url = `/api/platform/releases/year-end/${version}/activate`;
      await test.server.inject({ method: 'POST', url, ...caller });
      return { ...caller, params: { name: 'year-end' }, body: { giveBack: false } };
    },
    'POST /api/platform/releases/{name}/{version}/rollout': async () => {
      await activated();
      return { headers: asInstallation, params: await published(), body: { steps: [5, 50], waitSeconds: 60 } };
    },
    'POST /api/platform/areas/{name}/advance': async () => {
      await activated();
      await test.server.inject({
        method: 'POST',
        url: `/api/platform/releases/blog/${(await published()).version}/rollout`,
        headers: asInstallation,
        payload: {},
      });
      return { headers: asInstallation, params: { name: 'blog' } };
    },
    'GET /api/platform/areas/{name}': async () => {
      await published();
      return { ...(await admin()), params: { name: 'blog' } };
    },
    'POST /api/platform/trial-reports': async () => ({
      body: { reports: [{ area: 'blog', version: '1.0.0', failed: ['load'], paint: 1200, input: 80, shift: 0.01 }] },
    }),
    'POST /api/platform/page-views': async () => ({
      body: { views: { blog: 2 }, vitals: { area: 'blog', paint: 1200, input: 80, shift: 0.01 } },
    }),
    'POST /api/platform/area-errors': async () => {
      const { name: area, version } = await published();
      return { body: { area, version, phase: 'code', message: 'It broke.', stack: '' } };
    },
    'GET /api/platform/area-errors': admin,
    'GET /api/platform/deploy-tokens': admin,
    'GET /api/platform/overrides': admin,
    'POST /api/platform/deploy-tokens': async () => ({
      ...(await admin()),
      body: { area: 'blog', label: 'Pipeline of the blog', currentPassword: testPassword },
    }),
    'POST /api/platform/overrides': async () => {
      await published();
      return {
        ...(await admin()),
        body: { area: 'blog', origin: 'http://localhost:4100', currentPassword: testPassword },
      };
    },
    'GET /api/platform/backends': admin,
    'PUT /api/platform/areas/{name}/backend': async () => {
      await test.database('area_backends').delete();
      const url = 'https://blog.example.com/api';
      return {
        ...(await admin()),
        params: { name: 'blog' },
        body: { url, timeoutSeconds: 5, version: 0, currentPassword: testPassword },
      };
    },
    'DELETE /api/platform/areas/{name}/backend': async () => {
      await test.database('area_backends').delete();
      const row = { area: 'blog', url: 'https://blog.example.com', timeoutSeconds: 5, version: 1 };
      await AreaBackend.query().insert({ ...row, setById: null, setAt: new Date() });
      return { ...(await admin()), params: { name: 'blog' }, query: { version: '1' } };
    },
    'GET /api/platform/overrides/links/{code}': async () => ({ params: { code: (await link()).code } }),
    'POST /api/platform/overrides/links/{code}': async () => ({
      ...(await admin()),
      params: { code: (await link()).code },
      body: {},
    }),
    'DELETE /api/platform/overrides/{id}': async () => ({
      ...(await admin()),
      params: { id: String((await link()).row.id) },
    }),
    'DELETE /api/platform/deploy-tokens/{id}': async () => ({ ...(await admin()), params: await token() }),
  };
}
