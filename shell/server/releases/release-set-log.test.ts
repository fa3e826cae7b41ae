import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BootData } from '../../page-contract/release-set';
import { startShell, type ShellFixture } from '../testing/shell-fixture';

let shell: ShellFixture;
const informed: unknown[][] = [];
beforeAll(async () => {
  shell = await startShell([{ path: '/blog', head: { title: 'Blog' } }]);
  shell.server.logger.info = (...line: unknown[]) => void informed.push(line);
});
afterAll(() => shell.stop());

async function page(): Promise<BootData> {
  const { payload } = await shell.server.inject('/blog');
  return JSON.parse(/id="counterpart-boot"[^>]*>(.*?)<\/script>/s.exec(payload)?.[1] ?? '{}') as BootData;
}

it('logs once which versions a release set is of', async () => {
  const { releaseSet } = await page();
  await page();
  // Beside the lines of the access log.
  expect(informed.filter(([, message]) => message !== 'answered')).toEqual([
    [{ releaseSet: releaseSet.id, versions: { blog: '1.0.0' } }, 'These versions run together.'],
  ]);
});
