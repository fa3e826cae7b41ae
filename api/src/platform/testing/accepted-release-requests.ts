import { createDeployToken } from '../../modules/releases/tokens/deploy-tokens.service';
import {
  archiveOf,
  asInstallation,
  publication,
  publishing,
  registerShells,
  testShell,
} from '../../modules/releases/release-factory';
import { productActor } from '../audit/record-audit';
import { createUser, testPassword } from './factories';
import type { AcceptedRequest } from './request-parts';
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
  let signedIn: ReturnType<typeof signIn> | undefined;
  const admin = async () => ({
    headers: await (signedIn ??= createUser({ userType: 'admin' }).then((user) => signIn(test, user))),
  });
  const token = async () => {
    const { row } = await createDeployToken({ area: 'blog', label: 'CI', createdById: null }, productActor);
    return { id: String(row.id) };
  };
  return {
    'PUT /api/platform/shells': async () => ({ headers: asInstallation, body: { shells: [testShell] } }),
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
    'POST /api/platform/deploy-tokens': async () => ({
      ...(await admin()),
      body: { area: 'blog', label: 'Pipeline of the blog', currentPassword: testPassword },
    }),
    'DELETE /api/platform/deploy-tokens/{id}': async () => ({ ...(await admin()), params: await token() }),
  };
}
