import type { TestServer } from '../../../../platform/testing/test-server';
import { AreaBackend } from '../backends/area-backend.model';
import { archiveOf, asInstallation, publication, publishing, registerShells } from '../release-factory';

/** Publishes a release of the blog and serves it to everyone. */
export async function serveBlog(test: TestServer): Promise<void> {
  await registerShells(test);
  await test.server.inject(publishing(await archiveOf(publication())));
  const url = '/api/platform/releases/blog/1.0.0/activate';
  const { statusCode, payload } = await test.server.inject({ method: 'POST', url, headers: asInstallation });
  if (statusCode !== 200) throw new Error(payload);
}

/** Gives the blog a backend. */
export async function setTestBackend(url: string, timeoutSeconds = 1, version = 1): Promise<void> {
  const row = { url, timeoutSeconds, version, setById: null, setAt: new Date() };
  await AreaBackend.query()
    .insert({ area: 'blog', ...row })
    .onConflict('area')
    .merge();
}
