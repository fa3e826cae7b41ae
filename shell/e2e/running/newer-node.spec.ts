import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { root } from '../../scripts/build/workspaces';
import { patientRendering, startProduct } from '../../scripts/start-product';
import { demoPassword } from '../support/people';

/** The program of a newer Node.js, from the registry; npm stores it for the next run. */
const nodeOf = (version: string): string =>
  execFileSync('npx', ['--yes', '--package', `node@${version}`, 'node', '-p', 'process.execPath'], {
    encoding: 'utf8',
  }).trim();

for (const version of ['22', '24']) {
  test(
    `Node.js ${version} runs the product: pages are rendered, and people sign in`,
    { tag: '@long' },
    async ({ playwright }) => {
      const node = nodeOf(version);
      expect(execFileSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' })).toMatch(`${version}.`);
      const product = await startProduct({
        command: [node, join(root, 'shell/scripts/start.mjs')],
        env: { ...patientRendering },
      });
      try {
        const client = await playwright.request.newContext({
          baseURL: product.url,
          extraHTTPHeaders: { origin: product.url },
        });
        expect((await client.get('/pricing')).headers()['server-timing']).toMatch(/desc=(server|cached)/);
        const signedIn = await client.post('/api/login', { data: { username: 'client', password: demoPassword } });
        expect(signedIn.status(), await signedIn.text()).toBe(200);
        await client.dispose();
      } finally {
        await product.stop();
      }
    },
  );
}
