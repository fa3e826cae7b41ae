import { join } from 'node:path';
import { expect, test, type APIResponse } from 'playwright/test';
import { patientRendering, startProduct, type Product } from '../../scripts/start-product';
import { demoPassword } from '../support/people';
import { installForProduction } from './production-install';
import { smallPdf } from '../support/small-pdf';

let product: Product;
let removeInstall = (): Promise<void> => Promise.resolve();
test.beforeAll(async () => {
  const { folder, remove } = await installForProduction();
  removeInstall = remove;
  product = await startProduct({
    command: [process.execPath, join(folder, 'shell/scripts/start.mjs')],
    env: {
      ...patientRendering,
      NODE_ENV: 'production',
      RATE_LIMITS: 'on',
      SEED_DEMO: '1',
      ALLOW_IN_PRODUCTION: 'test-payments,mail-outbox,demo-data',
    },
  });
});
test.afterAll(async () => {
  await product.stop();
  await removeInstall();
});

test('an install without packages for development starts on builds that are there, and all of it works', async ({
  playwright,
}) => {
  expect(product.log()).not.toContain('Installing packages');
  expect(product.log()).toContain('WARNING: Payments: anyone pays for a plan with a published test card');
  const client = await playwright.request.newContext({ baseURL: product.url });
  const headers = { origin: product.url };
  const read = async <Value>(path: string): Promise<Value> =>
    (await (await good(await client.get(path))).json()) as Value;
  const logIn = async (username: string) =>
    good(await client.post('/api/login', { data: { username, password: demoPassword }, headers }));

  const [professional] = (await read<{ items: { id: number }[] }>('/api/accountants/search?profession=accountant'))
    .items;
  const [post] = (await read<{ posts: { slug: string }[] }>('/api/blog')).posts;
  const [guide] = await read<{ slug: string }[]>('/api/compliance');
  const pages = [
    '/',
    '/search',
    `/accountant/${professional?.id}`,
    `/blog/${post?.slug}`,
    `/compliance/${guide?.slug}`,
  ];
  for (const path of pages) {
    const page = await good(await client.get(path));
    expect([path, page.headers()['server-timing']]).toEqual([path, expect.stringContaining('desc=server')]);
    expect(await page.text()).toContain('<h1');
  }

  const file = { name: 'law.pdf', mimeType: 'application/pdf', buffer: smallPdf(['Each owner must file a report.']) };
  const multipart = { file, industry: 'retail' };
  const analysis = await good(await client.post('/api/compliance/analyze-document', { multipart, headers }));
  expect(await analysis.text()).toContain('Each owner must file a report.');

  await logIn('client@counterpart.test');
  await good(await client.post('/api/messages', { data: { receiverId: professional?.id, content: 'Hello' }, headers }));
  await logIn('accountant@counterpart.test');
  const [invoice] = await read<{ number: number }[]>('/api/billing/invoices');
  const pdf = await good(await client.get(`/api/billing/invoices/${invoice?.number}/pdf`));
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await client.dispose();
});

/** @throws with what a response that is none of the good ones says */
async function good(response: APIResponse): Promise<APIResponse> {
  expect([response.url(), response.status(), response.ok() ? '' : await response.text()]).toEqual([
    response.url(),
    expect.any(Number),
    '',
  ]);
  return response;
}
