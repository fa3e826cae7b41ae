import type { Site } from '@counterpart/api/contract';
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { plainSite } from '../../page-contract/site';
import type { RouteDeclaration } from '../../sdk/areas/manifest';
import { startShell, type ShellFixture } from '../testing/shell-fixture';

const routes: readonly RouteDeclaration[] = [
  { path: '/blog/:slug', data: { post: '/api/blog/:slug' }, head: { title: '{post.title}' } },
  { path: '/drafts', access: 'signed-in', head: { title: 'Drafts' } },
  { path: '/blog/admin', access: 'admin', head: { title: 'Posts' } },
];
const user = { id: 1, userType: 'admin', firstName: 'Ada', lastName: 'Lovell', email: 'ada@example.com' };
const signedIn = { cookie: 'session=sealed' };
const banner: Site['banner'] = { id: 'abc', text: 'Closed on Monday.', tone: 'info', link: null };

let shell: ShellFixture;
beforeAll(async () => {
  shell = await startShell(routes);
  shell.api.responses.set('/api/platform/changes', (_request: unknown, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/plain' }).write('alive\n');
  });
  shell.api.responses.set('/api/blog/a-post', { title: 'A post' });
  shell.api.responses.set('/api/user', user);
  shell.api.responses.set('/api/notifications', { items: [], unreadCount: 0 });
  await shell.server.initialize();
  await vi.waitFor(async () => expect((await get('/nowhere')).statusCode).toBe(404));
});
afterAll(() => shell.stop());

const get = (url: string, headers: Record<string, string> = {}) => shell.server.inject({ url, headers });
/** Sets the site as the API says it, and says that something changed as a write through the shell does. */
async function set(changes: Partial<Site>): Promise<void> {
  const site: Site = { ...plainSite, supportEmail: null, ...changes };
  shell.api.responses.set('/api/site', site);
  shell.api.responses.set('/api/changed', (_request: unknown, response: ServerResponse) => {
    response.writeHead(200, { 'x-public-data': 'changed', 'content-type': 'application/json' }).end('{}');
  });
  await shell.server.inject({ method: 'PUT', url: '/api/changed', headers: { origin: 'http://localhost' } });
}
const reads = () => shell.api.requests.filter(({ url }) => url === '/api/site').length;
const bootOf = (html: string) =>
  JSON.parse(/id="counterpart-boot">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as { site?: unknown };

describe('what is set for the site', () => {
  it('comes with the document, fetched once for all visitors, and not at all while nothing is set', async () => {
    await set({});
    expect(bootOf((await get('/blog/a-post')).payload).site).toBeUndefined();
    await set({ name: 'Ledgerly', banner });
    const before = reads();
    const { payload } = await get('/blog/a-post');
    expect(bootOf(payload).site).toEqual({ ...plainSite, name: 'Ledgerly', banner });
    expect(payload).toContain('<title>A post | Ledgerly</title>');
    expect(payload).toContain('og:site_name" content="Ledgerly"');
    await get('/blog/a-post?other');
    await get('/drafts', signedIn);
    expect(reads() - before).toBe(1);
  });

  it('is in the frame of pages that browsers render, and gone with the next one', async () => {
    await set({ banner });
    expect((await get('/drafts', signedIn)).payload).toContain('<header>Closed on Monday.Ada</header>');
    expect((await get('/nowhere')).payload).toContain('<header>Closed on Monday.null</header>');
    await set({});
    expect((await get('/nowhere')).payload).toContain('<header>null</header>');
  });

  it('removes the pages of an area for all users, and leaves its administration', async () => {
    await set({ switchedOff: ['blog'] });
    const requests = shell.api.requests.length;
    const off = await get('/blog/a-post');
    expect(off.statusCode).toBe(404);
    expect(off.payload).toContain('<title>Switched off for now | Counterpart</title>');
    expect(off.payload).toContain('<meta name="robots" content="noindex">');
    expect(shell.api.requests.slice(requests).map(({ url }) => url)).not.toContain('/api/blog/a-post');
    const administration = await get('/blog/admin', signedIn);
    expect(administration.statusCode).toBe(200);
    expect(administration.payload).toContain('<title>Posts | Counterpart</title>');
    await set({});
    expect((await get('/blog/a-post')).statusCode).toBe(200);
  });
});
