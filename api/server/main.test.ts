import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApiProcess, type ApiProcess } from '../src/platform/testing/api-process';

let folder = '';
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'counterpart-main-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function run(variables: Record<string, string>): ApiProcess {
  const started = startApiProcess({ DATA_DIR: folder, ...variables });
  children.push(started.child);
  return started;
}

describe('starting the API', () => {
  it('says that it is ready, answers, and ends with 0 when told to', async () => {
    const { child, ready, ended } = run({});
    const { url, database } = await ready;
    expect(database).toBe('the embedded database');
    await expect.poll(async () => (await fetch(`${url}/api/readyz`)).status, { timeout: 20_000 }).toBe(200);
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

  it('says in one sentence that its database file is none', async () => {
    const file = join(folder, 'counterpart.db');
    writeFileSync(file, 'this is a text and no database, whatever its name may say'.repeat(50));
    expect(await run({}).ended).toEqual({
      code: 1,
      said: `The database file ${file} cannot be opened: check that it is a database and that it may be written to.`,
    });
  });
});
