import { afterAll, beforeAll, expect, it } from 'vitest';
import { acceptedRequests } from '../testing/accepted-requests';
import { createPopulatedWorld, type PopulatedWorld } from '../testing/populated-world';
import { injected, type AcceptedRequest } from '../testing/request-parts';
import { createTestServer, type TestServer } from '../testing/test-server';
import { AuditEntry } from './audit-entry.model';

/** Operations that store nothing, or only drafts for their author. */
const withoutEntry = new Set([
  'POST /api/admin/guides/ask',
  'POST /api/blog/admin/preview',
  'PUT /api/blog/autosaves/{postId}',
  'DELETE /api/blog/autosaves/{postId}',
]);

/** Accepted requests of these send what is stored already: an act that changes nothing is none. */
const changes: Readonly<Record<string, (body: never) => object>> = {
  'PUT /api/admin/canned-answers/{id}': (body: object) => ({ ...body, title: 'Another title' }),
  'PUT /api/admin/guides/{id}': ({ content, ...rest }: { content: object }) => ({
    ...rest,
    content: { ...content, summary: 'Another summary of the law.' },
  }),
  'PUT /api/admin/queues/{queue}/{id}/assignment': (body: object) => ({ ...body, assigneeId: adminId }),
  'PUT /api/admin/settings': ({ settings, ...rest }: { settings: object }) => ({
    ...rest,
    settings: { ...settings, siteName: 'Ledgerly' },
  }),
  'PUT /api/admin/settings/listing-review': () => ({ mode: 'manual' }),
};
let adminId = 0;

let test: TestServer;
let world: PopulatedWorld;
let requests: Readonly<Record<string, AcceptedRequest>>;
beforeAll(async () => {
  test = await createTestServer();
  world = await createPopulatedWorld(test);
  requests = await acceptedRequests(test, world);
  const { result } = await test.server.inject({ url: '/api/user', headers: world.headers.admin });
  adminId = (result as { id: number }).id;
});
afterAll(() => test.stop());

const acts = (): string[] =>
  test.server
    .table()
    .filter(({ method, settings }) => settings.plugins?.contract?.access === 'admin' && method !== 'get')
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`)
    .sort();

async function recorded(name: string): Promise<[status: number, entries: number]> {
  const [method = '', path = ''] = name.split(' ');
  const filled = (world.pathOf(path) ?? '').split('/');
  const params = Object.fromEntries(
    path
      .split('/')
      .map((part, at) => [part.slice(1, -1), part.startsWith('{') ? (filled[at] ?? '') : ''] as const)
      .filter(([, id]) => id !== ''),
  );
  const accepted = { method, path, params, query: {}, headers: world.headers.admin, ...(await requests[name]?.()) };
  const change = changes[name];
  const parts = change ? { ...accepted, body: change(accepted.body as never) } : accepted;
  const before = await AuditEntry.query().resultSize();
  const { statusCode } = await test.server.inject(injected(parts));
  return [statusCode, (await AuditEntry.query().resultSize()) - before];
}

it('stand in the audit log, every one of them', async () => {
  const missing: string[] = [];
  for (const name of acts()) {
    const [status, entries] = await recorded(name);
    if (status >= 300) missing.push(`${name} answered ${status}`);
    else if (entries === 0 && !withoutEntry.has(name)) missing.push(name);
  }
  expect(missing).toEqual([]);
});
