import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const program = fileURLToPath(new URL('main.ts', import.meta.url));
let folder = '';
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'counterpart-main-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

interface Run {
  readonly child: ChildProcess;
  readonly ready: Promise<{ ready: true; url: string; database: string }>;
  readonly ended: Promise<{ code: number | null; said: string }>;
}

function run(variables: Record<string, string>): Run {
  const env = {
    PATH: process.env['PATH'] ?? '',
    DATA_DIR: folder,
    API_PORT: '0',
    SEED_DEMO: '0',
    LOG_LEVEL: 'error',
    ...variables,
  };
  const child = spawn(process.execPath, ['--import', 'tsx', program], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<{ code: number | null; said: string }>((resolve) =>
    child.on('exit', (code) => resolve({ code, said: said.trim() })),
  );
  const ready = new Promise<{ ready: true; url: string; database: string }>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const line = chunk
        .toString()
        .split('\n')
        .find((text) => text.includes('"ready":'));
      if (line) resolve(JSON.parse(line) as { ready: true; url: string; database: string });
    });
    void ended.then(() => reject(new Error(said)));
  });
  ready.catch(() => undefined);
  return { child, ready, ended };
}

describe('starting the API', { timeout: 60_000 }, () => {
  it('says that it is ready, answers, and ends with 0 when told to', async () => {
    const { child, ready, ended } = run({});
    const { url, database } = await ready;
    expect(database).toBe('the embedded database');
    expect((await fetch(`${url}/api/readyz`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 0, said: '' });
  });

  it('says in one sentence that the port is in use', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const { ended } = run({ API_PORT: String(port) });
    expect(await ended).toEqual({
      code: 1,
      said: `Port ${port} is already in use: stop what runs there or choose another with API_PORT.`,
    });
    other.close();
  });

  it('says in one sentence that the database cannot be reached', async () => {
    const { ended } = run({ DATABASE_URL: 'mysql://root:secret@127.0.0.1:1/shop' });
    expect(await ended).toEqual({
      code: 1,
      said: 'The database at mysql://127.0.0.1:1/shop cannot be reached: check that it runs and that DATABASE_URL is right.',
    });
  });

  it('says in one sentence that its database file is none', async () => {
    const file = join(folder, 'counterpart.db');
    writeFileSync(file, 'this is a text and no database, whatever its name may say'.repeat(50));
    expect(await run({}).ended).toEqual({
      code: 1,
      said: `The database file ${file} cannot be opened: check that it is a database and that it may be written to.`,
    });
  });
});
