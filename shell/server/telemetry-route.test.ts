import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BootData } from '../page-contract/release-set';
import { startShell, type ShellFixture } from './testing/shell-fixture';

let shell: ShellFixture;
const warned: unknown[] = [];
const informed: unknown[] = [];
beforeAll(async () => {
  shell = await startShell([{ path: '/blog', head: { title: 'Blog' } }]);
  shell.server.logger.warn = (...line: unknown[]) => void warned.push(line);
  shell.server.logger.info = (...line: unknown[]) => void informed.push(line);
});
afterAll(() => shell.stop());

async function page(): Promise<BootData> {
  const { payload } = await shell.server.inject('/blog');
  return JSON.parse(/id="counterpart-boot"[^>]*>(.*?)<\/script>/s.exec(payload)?.[1] ?? '{}') as BootData;
}

it('logs a failure with its area, the version and the release set of the tab, which are served no more, and the owner', async () => {
  const report = { area: 'blog', version: '0.9.0', phase: 'render', releaseSet: '0123456789ab' };
  const payload = { ...report, message: 'It broke.' };
  const response = await shell.server.inject({ method: 'POST', url: '/telemetry/area-errors', payload });
  expect(response.statusCode).toBe(204);
  expect(warned).toEqual([[{ ...report, reason: 'It broke.', owner: 'team-blog' }, 'An area failed in a browser.']]);
});

it('logs once which versions a release set is of', async () => {
  const { releaseSet } = await page();
  await page();
  expect(informed).toEqual([
    [{ releaseSet: releaseSet.id, versions: { blog: '1.0.0' } }, 'These versions run together.'],
  ]);
});
