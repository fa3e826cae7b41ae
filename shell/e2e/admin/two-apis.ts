import { spawn } from 'node:child_process';
import { createServer, request as ask } from 'node:http';
import { join } from 'node:path';
import { root } from '../../scripts/build/workspaces';
import { freePort } from '../../scripts/free-port';
import { startProduct } from '../../scripts/start-product';

/** A request that a proxy passed on, and to which of the servers behind it. */
interface Passed {
  readonly method: string;
  readonly path: string;
  readonly server: number;
}

/** A product with two API processes on one database, which answer in turn. */
export interface TwoApis {
  readonly url: string;
  readonly passed: readonly Passed[];
  stop(): Promise<void>;
}

/**
 * Passes what goes to the API on to one of two origins, requests of the same kind in turn, and everything else to the
 * first.
 */
async function startProxy(
  port: number,
  origins: readonly [string, string],
  passed: Passed[],
): Promise<() => Promise<void>> {
  const turns = new Map<string, number>();
  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', url: path = '/', headers } = incoming;
    const kind = `${method} ${path.split('?')[0] ?? ''}`;
    const turn = turns.get(kind) ?? 0;
    turns.set(kind, turn + 1);
    const index = path.startsWith('/api/') ? turn % 2 : 0;
    if (path.startsWith('/api/')) passed.push({ method, path, server: index });
    const onward = ask((origins[index] ?? '') + path, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

/** Starts another API on the product's database and data folder. */
async function startApi(env: Readonly<Record<string, string>>): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [join(root, 'api/server/run.mjs'), join(root, 'api/server/main.ts')], {
    cwd: root,
    env: { ...process.env, RATE_LIMITS: 'off', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => chunk.toString().includes('"ready":') && resolve());
    child.once('close', (code) => reject(new Error(`The second API ended with code ${code}.`)));
  });
  return async () => {
    child.kill('SIGTERM');
    await gone;
  };
}

/** Starts a product on a database server, a second API beside its own, and a proxy in front of both. */
export async function startTwoApis(databaseUrl: string): Promise<TwoApis> {
  const passed: Passed[] = [];
  const [port, secondPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const product = await startProduct({ databaseUrl, env: { PUBLIC_URL: url } });
  const shared = { DATABASE_URL: databaseUrl, DATA_DIR: product.dataFolder, PUBLIC_URL: url };
  const stopApi = await startApi({ ...shared, API_PORT: String(secondPort) });
  const stopProxy = await startProxy(port, [product.url, `http://127.0.0.1:${secondPort}`], passed);
  return {
    url,
    passed,
    stop: async () => {
      await stopProxy();
      await stopApi();
      await product.stop();
    },
  };
}
