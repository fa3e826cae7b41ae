import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../build/workspaces';
import { freePort } from '../free-port';

interface Options {
  readonly dataFolder: string;
  readonly apiUrl: string;
}

/** Starts the server of the one-bundle build in a process of its own, beside the product whose data it shows. */
export async function startMonolith({ dataFolder, apiUrl }: Options): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'shell/scripts/bench/monolith-server.ts')], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataFolder, API_URL: apiUrl, PUBLIC_URL: `http://localhost:${port}`, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => chunk.toString().includes('"ready"') && resolve());
    child.once('exit', (code) => reject(new Error(`The server of the one bundle ended with code ${code}.`)));
  });
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
    },
  };
}
