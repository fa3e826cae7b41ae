import { beforeEach, expect, it } from 'vitest';
import type { AreaErrorGroup, AreaReleases } from '../../../../contract/named-types';
import { packArchive } from '../../../../hosting/release-archive';
import { createUser } from '../../../../platform/testing/factories';
import { signIn } from '../../../../platform/testing/sign-in';
import { testServer } from '../../../../platform/testing/test-server';
import { alarmAfter } from '../errors/area-errors.service';
import { archiveOf, asInstallation, publication, publishing, registerShells, testShell } from '../release-factory';

const test = testServer();
const source = { commit: '3f2a91c07bd4', url: 'https://pipelines.example/runs/7' };
const shellVersion = '1.0.0-0a1b2c3d4e5f';
let admin: Readonly<Record<string, string>>;

beforeEach(async () => {
  admin = await signIn(test, await createUser({ userType: 'admin' }));
  await registerShells(test, [{ ...testShell, version: shellVersion }]);
  await test.server.inject(publishing(await archiveOf({ ...publication(), source })));
  const url = '/api/platform/releases/blog/1.0.0/activate';
  await test.server.inject({ method: 'POST', url, headers: asInstallation });
});

/** Line 1 of the built file, from column 1 on, is line 3 of its source. */
const map = {
  version: 3,
  sources: ['webpack://counterpart_shell/./browser/main.tsx'],
  sourcesContent: ['\n\n    throw broken;\n'],
  names: [],
  mappings: 'AAEI',
};
async function sendShell(description: object = { version: shellVersion, entry: ['main.0a1b2c3d.js'], source }) {
  const files = {
    'shell.json': JSON.stringify(description),
    'main.0a1b2c3d.js': 'the shell',
    'main.0a1b2c3d.js.map': JSON.stringify(map),
  };
  const archive = await packArchive(new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])));
  return test.server.inject(publishing(archive, asInstallation, '/api/platform/shell-files'));
}
const view = (payload: object, headers = {}) =>
  test.server.inject({ method: 'POST', url: '/api/platform/page-views', headers, payload });
const areas = async () => {
  await test.server.app.platform.counts.flush();
  return (await test.server.inject({ url: '/api/platform/areas', headers: admin })).result as AreaReleases[];
};
const report = (changes: object = {}) =>
  test.server.inject({
    method: 'POST',
    url: '/api/platform/area-errors',
    payload: {
      ...{ area: 'shell', version: shellVersion, phase: 'code', message: 'It broke.' },
      stack: 'Error: It broke.\n    at o (https://site.example/assets/main.0a1b2c3d.js:1:5)',
      ...changes,
    },
  });

it('of an area is what browsers reported over a week, what a page downloads, and where the release comes from', async () => {
  for (let page = 1; page <= 4; page += 1)
    await view({ views: { blog: 50, nowhere: 1 }, vitals: { area: 'blog', paint: 1_000 * page, shift: 0.1 } });
  await view({ views: { blog: 1 } }, { cookie: 'counterpart_override=x.y' });
  await report({ area: 'blog', version: '1.0.0' });
  const [blog, ...others] = await areas();
  expect(others).toEqual([]);
  expect(blog?.health).toMatchObject({ views: 200, errors: 1, pages: 4, input: null, budgetBytes: 150_000, source });
  // The third of four, at most a tenth too high.
  expect(blog?.health.paint).toBeGreaterThanOrEqual(3_000);
  expect(blog?.health.paint).toBeLessThan(3_300);
  expect(blog?.health.shift).toBeCloseTo(0.1, 1);
  expect(blog?.health.pageBytes).toBe('the entry'.length + 'the page'.length);
  const counted = test.database('daily_counts').where({ counter: 'areaView' });
  expect(await counted.select('subject')).toEqual([{ subject: 'blog' }]);
});

it('of the shell is that of every page, with its own errors, which no area has', async () => {
  await report();
  expect((await sendShell()).statusCode).toBe(200);
  await report();
  await view({ views: { blog: 40 } });
  const [shell, blog] = await areas();
  expect(shell).toMatchObject({ name: 'shell', served: [{ version: shellVersion, share: 100 }] });
  expect(shell?.health).toMatchObject({ views: 40, errors: 1, pageBytes: 'the shell'.length, source });
  expect(blog?.health.errors).toBe(0);
  const url = '/api/platform/area-errors';
  const [error] = (await test.server.inject({ url, headers: admin })).result as AreaErrorGroup[];
  expect(error).toMatchObject({ area: 'shell', frame: 'browser/main.tsx:3:5', code: 'throw broken;' });
  expect((await test.server.inject('/api/platform/shell-files/main.0a1b2c3d.js.map')).statusCode).toBe(400);
  expect((await sendShell({ version: 'newest', entry: [] })).statusCode).toBe(400);
});

it('of the shell reaches the administrators by email past the threshold', async () => {
  await sendShell();
  await report();
  await test.database('area_error_days').update({ reports: alarmAfter - 1 });
  await report();
  const mails = await test.database('mails').where({ kind: 'area-error' });
  expect(mails).toMatchObject([{ subject: 'The shell has an error that browsers report often' }]);
});

it('is no area’s that takes the shell’s name', async () => {
  const manifest = { ...publication().manifest, id: 'shell' };
  const taken = await test.server.inject(publishing(await archiveOf({ ...publication(), name: 'shell', manifest })));
  expect(taken.statusCode).toBe(400);
});
