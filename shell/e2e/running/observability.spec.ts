import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { expect, test } from 'playwright/test';
import { root } from '../../scripts/build/workspaces';
import { freePort } from '../../scripts/free-port';
import { patientRendering, startProduct, type Product } from '../../scripts/start-product';

interface Attributes {
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
}

interface Span extends Attributes {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
}

interface Sent {
  readonly resourceSpans: readonly { resource: Attributes; scopeSpans: readonly { spans: readonly Span[] }[] }[];
}

const spans: (Span & { readonly service: unknown })[] = [];
let collector: Server;
let product: Product;
let renderer: ChildProcess;
let ports: Readonly<Record<'api' | 'shell' | 'renderer', number>>;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  collector = createServer((request, response) => {
    void json(request).then((body) => {
      for (const { resource, scopeSpans } of (body as Sent).resourceSpans)
        for (const span of scopeSpans.flatMap((scope) => scope.spans))
          spans.push({ ...span, service: read(resource, 'service.name') });
      response.end('{}');
    });
  }).listen(0, '127.0.0.1');
  const [api, forRenderer, rendererPort] = [await freePort(2), await freePort(), await freePort()];
  ports = { api, shell: api + 1, renderer: forRenderer };
  product = await startProduct({
    env: {
      ...patientRendering,
      METRICS_PORT: String(api),
      RENDERER_URL: `http://127.0.0.1:${rendererPort}`,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
      OTEL_BSP_SCHEDULE_DELAY: '200',
    },
  });
  renderer = spawn(process.execPath, ['api/server/run.mjs', 'shell/server/render/renderer-main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: product.dataFolder,
      RENDERER_PORT: String(rendererPort),
      METRICS_PORT: String(forRenderer),
    },
    stdio: 'ignore',
  });
});
test.afterAll(async () => {
  renderer.kill('SIGTERM');
  await product.stop();
  collector.close();
});

const read = ({ attributes }: Attributes, name: string): unknown =>
  Object.values(attributes.find(({ key }) => key === name)?.value ?? {})[0];

const scrape = async (part: keyof typeof ports): Promise<string> =>
  (await fetch(`http://127.0.0.1:${ports[part]}/metrics`)).text();

test('each part exports its metrics, all that the alert rules name are among them, and no URL is a label', async () => {
  await expect.poll(() => scrape('renderer').catch(() => ''), { timeout: 60_000 }).toContain('renderer_waiting 0');
  const rendersThere = async () => {
    await fetch(`${product.url}/pricing?q=${Date.now()}`);
    return scrape('shell');
  };
  await expect.poll(rendersThere, { timeout: 30_000 }).toMatch(/pages_total\{origin="server"\} [1-9]/);
  await fetch(`${product.url}/blog?q=a-word-of-this-test`);
  await fetch(`${product.url}/api/accountants/1234567?q=a-word-of-this-test`);
  const [api, shell, rendered] = [await scrape('api'), await scrape('shell'), await scrape('renderer')];
  expect(api).toMatch(
    /http_request_duration_seconds_count\{route="\/api\/accountants\/\{id\}",method="get",status="4xx"\} 1/,
  );
  expect(api).toContain('database_up 1');
  expect(shell).toMatch(/http_request_duration_seconds_count\{route="\/blog",method="get",status="2xx"\} 1/);
  expect(api + shell).not.toMatch(/a-word-of-this-test|1234567/);
  const exported = new Set([...(api + shell + rendered).matchAll(/^(\w+)[ {]/gm)].map(([, name]) => name));
  const [, after = ''] = readFileSync(join(root, 'shell/docs/operations.md'), 'utf8').split('### Alerts');
  const [rules = ''] = after.split('\n## ');
  const named = [...rules.matchAll(/\b[a-z]+(?:_[a-z0-9]+)+\b/g)]
    .map(([name]) => name)
    .filter((name) => name !== 'histogram_quantile');
  expect(rules.match(/alert: /g)).toHaveLength(10);
  expect(named.length).toBeGreaterThan(12);
  expect(named.filter((name) => !exported.has(name))).toEqual([]);
});

test('one trace leads from a page of the shell over the API to a statement, under one request id', async () => {
  const api = () => spans.filter(({ service }) => service === 'counterpart-api');
  await fetch(`${product.url}/accountants?state=TX`);
  const ownTrace = () =>
    spans.find(({ name, service }) => service === 'counterpart-shell' && name === 'GET /accountants');
  await expect.poll(() => ownTrace()?.name, { timeout: 30_000 }).toBe('GET /accountants');
  const page = ownTrace() as Span;
  expect(read(page, 'counterpart.area')).toBe('marketplace');
  expect(JSON.stringify(read(page, 'counterpart.releases'))).toMatch(/blog@\d/);
  const selected = () => api().find(({ traceId, name }) => traceId === page.traceId && name === 'select');
  await expect.poll(() => selected()?.name, { timeout: 30_000 }).toBe('select');
  const statement = selected() as Span;
  const calling = () => api().find(({ spanId }) => spanId === statement.parentSpanId);
  await expect.poll(() => calling()?.parentSpanId, { timeout: 30_000 }).toBe(page.spanId);
  const call = calling() as Span;
  expect(call.name).toMatch(/^GET \/api\/accountants/);
  expect(read(call, 'counterpart.request_id')).toBe(read(page, 'counterpart.request_id'));
  expect(read(statement, 'db.query.text')).toMatch(/^select .* where .*\?/);
  const id = String(read(page, 'counterpart.request_id'));
  for (const part of ['api', 'shell']) {
    const log = readFileSync(join(product.dataFolder, 'logs', `${part}.log`), 'utf8').split('\n');
    const lines = log.filter((line) => line.includes(id)).map((line) => JSON.parse(line) as Record<string, unknown>);
    const { path, statusCode, bytes } = lines[0] ?? {};
    expect([statusCode, Number(bytes) > 1_000, String(path).includes('?')]).toEqual([200, true, false]);
  }
});
