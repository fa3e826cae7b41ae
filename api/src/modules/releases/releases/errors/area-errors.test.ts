import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { gunzipSync } from 'node:zlib';
import type { AreaErrorGroup } from '../../../../contract/named-types';
import { createUser } from '../../../../platform/testing/factories';
import { signIn } from '../../../../platform/testing/sign-in';
import { createTestServer, type TestServer } from '../../../../platform/testing/test-server';
import { archiveOf, asInstallation, blogFiles, publication, publishing, registerShells } from '../release-factory';
import { alarmAfter, errorLimits, forgetErrors } from './area-errors.service';

let test: TestServer;
let admin: Record<string, string>;
beforeAll(async () => {
  test = await createTestServer();
});
beforeEach(async () => {
  await test.empty();
  admin = await signIn(test, await createUser({ userType: 'admin' }));
  await registerShells(test);
});
afterAll(() => test.stop());

/** Line 1 of the page, from column 1 on, is line 3 of its source, which version `n` has `n` lines further down. */
const sourceMap = (line: number) =>
  JSON.stringify({
    version: 3,
    sources: ['webpack://mfe_blog/./src/post-page.tsx'],
    sourcesContent: [`${'\n'.repeat(line - 1)}    post.author.name;\n`],
    names: [],
    mappings: line === 3 ? 'AAEI' : 'AAGI',
  });

async function publish(version: string, line = 3, changes: Record<string, string> = {}) {
  const files = { ...blogFiles, 'chunks/page.js.map': sourceMap(line), ...changes };
  return test.server.inject(publishing(await archiveOf(publication(version), files)));
}

const stackOf = (version: string) =>
  `TypeError: Ann Lee\n    at o (https://site.example/releases/blog/${version}/chunks/page.js:1:5)\n    at i (https://site.example/assets/main.0a.js:1:77)`;
const report = (changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  test.server.inject({
    method: 'POST',
    url: '/api/platform/area-errors',
    headers: { referer: 'https://site.example/blog?email=ann@example.com', ...headers },
    payload: {
      area: 'blog',
      version: '1.0.0',
      phase: 'code',
      message: 'No author',
      stack: stackOf('1.0.0'),
      ...changes,
    },
  });
const listed = async (query = '') => {
  const { result } = await test.server.inject({ url: `/api/platform/area-errors${query}`, headers: admin });
  return result as AreaErrorGroup[];
};

it('keeps source maps from browsers and shells, and refuses what is none', async () => {
  expect((await publish('1.0.0')).statusCode).toBe(200);
  const { rawPayload } = await test.server.inject('/api/platform/releases/blog/1.0.0/archive');
  const archive = gunzipSync(rawPayload).toString();
  expect([archive.includes('chunks/page.js'), archive.includes('.map'), archive.includes('author')]).toEqual([
    true,
    false,
    false,
  ]);
  for (const [path, map] of [
    ['chunks/page.js.map', '{}'],
    ['chunks/other.js.map', sourceMap(3)],
  ] as const)
    expect((await publish('1.1.0', 3, { [path]: map })).statusCode).toBe(400);
});

it('groups reports by message and line of source, from version to version', async () => {
  await publish('1.0.0');
  await publish('1.1.0', 4);
  await test.server.inject({
    method: 'POST',
    url: '/api/platform/releases/blog/1.1.0/activate',
    headers: asInstallation,
  });
  await report();
  await report({ version: '1.1.0', stack: stackOf('1.1.0').replaceAll('    at o (', 'o@').replaceAll(')', '') });
  await report();
  const [group, ...others] = await listed();
  expect(others).toEqual([]);
  expect(group).toMatchObject({
    ...{ area: 'blog', message: 'No author', page: '/blog', phase: 'code', reports: 3 },
    ...{ frame: 'src/post-page.tsx:3:5', code: 'post.author.name;', firstVersion: '1.0.0', lastVersion: '1.1.0' },
    stack: ['src/post-page.tsx:3:5', 'shell main.0a.js:1:77'],
  });
  expect(group?.days.at(-1)).toBe(3);
  expect(JSON.stringify(await test.database('area_errors'))).not.toMatch(/Ann Lee|ann@/);
  expect(await listed('?area=messaging')).toEqual([]);
});

it('is for administrators only', async () => {
  const url = '/api/platform/area-errors';
  const headers = await signIn(test, await createUser());
  expect((await test.server.inject({ url, headers })).statusCode).toBe(403);
  expect((await test.server.inject(url)).statusCode).toBe(401);
});

it('drops reports of versions that were never published, and of browsers with an override', async () => {
  await publish('1.0.0');
  await report({ version: '9.0.0' });
  await report({}, { cookie: 'counterpart_override=x.y' });
  expect(await listed()).toEqual([]);
});

it('ends a flood of different messages in one row of its version', async () => {
  await publish('1.0.0');
  await report();
  const [{ id: _, ...row }] = (await test.database('area_errors')) as [Record<string, unknown>];
  const others = Array.from({ length: errorLimits.groupsOfVersion - 1 }, (__, number) => ({
    ...row,
    digest: `${number}`,
  }));
  await test.database.batchInsert('area_errors', others, 20);
  for (const message of ['Made up one', 'Made up two', 'No author']) await report({ message });
  expect(await test.database('area_errors')).toHaveLength(errorLimits.groupsOfVersion + 1);
  expect((await listed()).slice(0, 2)).toMatchObject([
    { message: 'No author', reports: 2 },
    { message: 'Further errors of this release', reports: 2 },
  ]);
});

it('tells the administrators once of an error that is reported often on one day', async () => {
  await publish('1.0.0');
  await report();
  await test.database('area_error_days').update({ reports: alarmAfter - 1 });
  const mails = () => test.database('mails').where({ kind: 'area-error' });
  expect(await mails()).toEqual([]);
  await Promise.all([report(), report(), report()]);
  await report();
  expect(await mails()).toMatchObject([{ subject: 'Blog has an error that browsers report often' }]);
});

it('forgets what is no longer reported', async () => {
  await publish('1.0.0');
  await report();
  await forgetErrors(new Date(Date.now() + 29 * 86_400_000));
  expect(await listed()).toHaveLength(1);
  await forgetErrors(new Date(Date.now() + 31 * 86_400_000));
  expect([await test.database('area_errors'), await test.database('area_error_days')]).toEqual([[], []]);
});
