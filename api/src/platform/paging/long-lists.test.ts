import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AdminSubscriptionHistory, EditedGuide, Post } from '../../contract/named-types';
import { createSubscription } from '../../modules/money/billing/billing-factory';
import { createProfessional } from '../../modules/directory/professionals/professional-factory';
import type { User } from '../auth/user.model';
import { guideContent } from '../testing/accepted-bodies';
import { createUser } from '../testing/factories';
import { signIn } from '../testing/sign-in';
import { createTestServer, type TestServer } from '../testing/test-server';

const pageSize = 200;
let test: TestServer;
let admin: User;
let professional: User;
let asAdmin: Record<string, string>;
let asProfessional: Record<string, string>;
let guide: EditedGuide;
let post: Post;
let subscriptionId: number;

const send = async <Result>(method: 'GET' | 'POST', url: string, headers = asAdmin, payload?: object) => {
  const response = await test.server.inject({ method, url, headers, ...(payload && { payload }) });
  expect(response.statusCode, `${url}: ${response.payload.slice(0, 300)}`).toBe(200);
  return response.result as Result;
};

type Row = Record<string, unknown>;

/** Copies the newest row of a table until there are so many, each with what makes it different. */
async function fill(table: string, count: number, differ: (index: number) => Row): Promise<void> {
  const { id: _, ...found } = (await test.database(table).orderBy('createdAt', 'desc').first()) as Row;
  // MariaDB's driver parses columns of JSON, and writes what it parsed as several values.
  const isJson = (value: unknown) => typeof value === 'object' && value !== null && !(value instanceof Date);
  const row = Object.fromEntries(
    Object.entries(found).map(([name, value]) => [name, isJson(value) ? JSON.stringify(value) : value]),
  );
  const copies = Array.from({ length: count }, (__, index) => ({ ...row, ...differ(index) }));
  await test.database.batchInsert(table, copies, 20);
}

beforeAll(async () => {
  test = await createTestServer();
  admin = await createUser({ userType: 'admin' });
  professional = await createProfessional({}, { plan: 'professional' });
  [asAdmin, asProfessional] = [await signIn(test, admin), await signIn(test, professional)];
  const now = new Date();
  const userId = professional.id;
  await send('POST', '/api/admin/billing/coupons', asAdmin, {
    ...{ code: 'SPRING', percent: 10, amountCents: null, periods: 1, usesMax: null, lastDay: null },
  });
  await fill('billing_coupons', pageSize, (index) => ({ code: `SPRING${index}` }));
  guide = await send('POST', '/api/admin/guides', asAdmin, { content: { ...guideContent, slug: 'bees' } });
  await fill('guide_versions', pageSize, (index) => ({ number: index + 2 }));
  await fill('compliance_guides', pageSize + 1, (index) => ({ slug: `bees-${index}`, published: true, revision: 1 }));
  post = await send('POST', '/api/blog', asAdmin, {
    ...{ title: 'A close', slug: 'a-close', excerpt: 'Five days.', content: 'First the bank, then the cards.' },
    ...{ category: 'financial-reporting', tags: [], published: false, featuredImage: '', featuredImageAlt: '' },
  });
  await fill('blog_post_revisions', pageSize, (index) => ({ version: index + 2 }));
  await fill('sessions', pageSize, (index) => ({ idHash: `hash-${index}`, userId }));
  subscriptionId = (await createSubscription(userId, 'professional', { liveKey: null })).id;
  await fill('subscriptions', pageSize, () => ({ userId, liveKey: null }));
  const amounts = { subtotalCents: 2900, taxCents: 0, totalCents: 2900, currency: 'USD', lines: '[]', status: 'paid' };
  const invoices = Array.from({ length: pageSize + 1 }, (_, index) => ({
    ...{ number: index + 1, invoiceKey: `test:${index}`, userId, subscriptionId, billedName: 'Pat', ...amounts },
    ...{ billedEmail: 'p@example.test', issuedAt: now, periodStart: now, periodEnd: now },
  }));
  await test.database.batchInsert('billing_invoices', invoices, 20);
  const made = { area: 'blog', createdById: admin.id, createdAt: now };
  const tokens = Array.from({ length: pageSize + 1 }, (_, index) => ({
    ...made,
    ...{ label: `Pipeline ${index}`, digest: `token-${index}`, hint: 'abcd' },
  }));
  await test.database.batchInsert('deploy_tokens', tokens, 20);
  const later = new Date(now.getTime() + 3_600_000);
  const overrides = Array.from({ length: pageSize + 1 }, (_, index) => ({
    ...{ ...made, origin: 'http://localhost:4001', digest: `override-${index}`, usedById: admin.id, usedAt: now },
    ...{ linkUntil: later, expiresAt: later },
  }));
  await test.database.batchInsert('area_overrides', overrides, 20);
});
afterAll(() => test.stop());

interface Long {
  readonly list: string;
  readonly url: () => string;
  /** Names a row. */
  readonly name?: string;
  readonly own?: true;
}

it.each<Long>([
  { list: 'coupons', url: () => '/api/admin/billing/coupons?' },
  { list: 'guides of the editor', url: () => '/api/admin/guides?' },
  { list: 'guide versions', url: () => `/api/admin/guides/${guide.id}/versions?`, name: 'number' },
  { list: 'public guides', url: () => '/api/compliance?' },
  { list: 'found guides', url: () => '/api/compliance/search?q=apiary&' },
  { list: 'deploy tokens', url: () => '/api/platform/deploy-tokens?' },
  { list: 'overrides', url: () => '/api/platform/overrides?' },
  { list: 'post versions', url: () => `/api/blog/${post.id}/revisions?`, name: 'version' },
  { list: 'sessions', url: () => '/api/users/sessions?', own: true },
  { list: 'invoices', url: () => '/api/billing/invoices?', name: 'number', own: true },
])('$list go on behind the first 200, each row once', async ({ url, name = 'id', own }) => {
  const read = async (query: string) =>
    (await send<Row[]>('GET', `${url()}${query}`, own ? asProfessional : asAdmin)).map((row) => row[name]);
  const first = await read('');
  expect(first).toHaveLength(pageSize);
  expect(await read(`offset=${pageSize}&limit=1`)).toHaveLength(1);
  const rest = await read(`offset=${pageSize}`);
  expect(new Set([...first, ...rest]).size).toBe(first.length + rest.length);
  expect(await read(`offset=${first.length + rest.length}`)).toEqual([]);
});

it('gives each list of a user’s billing history to its end', async () => {
  const read = (offset: number) =>
    send<AdminSubscriptionHistory>('GET', `/api/admin/billing/subscriptions/${subscriptionId}?offset=${offset}`);
  const lengths = ({ others, invoices }: AdminSubscriptionHistory) => [others.length, invoices.length];
  expect(lengths(await read(0))).toEqual([pageSize, pageSize]);
  expect(lengths(await read(pageSize))).toEqual([1, 1]);
});

it('finds drafts and due guides of the editor among all, not among the first 200', async () => {
  const read = async (query: string) =>
    (await send<Row[]>('GET', `/api/admin/guides?${query}`)).map(({ id, state }) => [id, state]);
  await test.database('compliance_guides').where({ id: guide.id }).update({ reviewDue: null });
  expect(await read('show=drafts')).toEqual([[guide.id, 'draft']]);
  expect(await read('show=due&dueBy=2027-01-09')).toEqual([]);
  expect(await read('show=due&dueBy=2027-01-10')).toHaveLength(pageSize);
  expect(await read(`show=due&dueBy=2027-01-10&offset=${pageSize}`)).toHaveLength(1);
});
