import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../build/workspaces';
import { freePort } from '../free-port';
import { patientRendering } from '../start-product';

interface Options {
  readonly apiUrl: string;
  readonly assetsFolder: string;
  readonly rendersOnServer: boolean;
}

/** Starts the shell's server once more, in a process of its own, over another build of the same sources. */
export async function startShell({
  apiUrl,
  assetsFolder,
  rendersOnServer,
}: Options): Promise<{ readonly url: string; readonly pid: number; stop(): Promise<void> }> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const ownData = await mkdtemp(join(tmpdir(), 'counterpart-bench-'));
  const child = spawn(process.execPath, [join(root, 'api/server/run.mjs'), join(root, 'shell/server/main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: url,
      API_URL: apiUrl,
      DATA_DIR: ownData,
      ASSETS_DIR: assetsFolder,
      LOG_LEVEL: 'silent',
      ...(rendersOnServer ? patientRendering : { RENDER_DEADLINE_MS: '0' }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => chunk.toString().includes('"ready"') && resolve());
    child.once('exit', (code) => reject(new Error(`A server of the one bundle ended with code ${code}.`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
      await rm(ownData, { recursive: true, force: true });
    },
  };
}
