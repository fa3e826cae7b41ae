import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartError } from '../../src/platform/errors/start-error';

const here = fileURLToPath(new URL('.', import.meta.url));

/** A measured process. */
export interface Program {
  /** Origin that it answers at. */
  readonly url: string;
  /** Reads the processor time that it has used, in microseconds. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Starts a TypeScript file the way the API runs in production, and waits for its line that says it is ready. What it
 * logs is read and dropped: writing it costs the process what it costs in production, buffering it would cost memory
 * here.
 */
export async function startProgram(file: string, env: Readonly<Record<string, string>>): Promise<Program> {
  const preload = new URL('observe.mjs', import.meta.url).href;
  const child = fork(resolve(here, '../run.mjs'), [resolve(here, file)], {
    execArgv: ['--import', preload],
    env: { ...process.env, ...env, OBSERVED_BY: String(process.pid) },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    if (!child.stdout) throw new StartError(`${file} has no output.`);
    const lines = createInterface(child.stdout);
    lines.on('line', (line) => {
      if (!line.includes('"ready":true')) return;
      lines.close();
      child.stdout?.resume();
      resolve((JSON.parse(line) as { url: string }).url);
    });
    void ended.then(() => reject(new StartError(`${file} ended before it was ready.`)));
  });
  return {
    url,
    cpu: async () => {
      const answer = once(child, 'message');
      child.send('cpu');
      const [used] = (await answer) as [number];
      return used;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
