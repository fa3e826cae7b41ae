import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../build/workspaces';

/** A server of the product in a process of its own that can be killed and started again on the same port. */
export interface Service {
  readonly url: string;
  start(): Promise<void>;
  /** Ends it as a crash does. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const programs = { api: 'api/server/main.ts', shell: 'shell/server/main.ts' } as const;

/** @param port where it listens, in the environment too */
export function createService(
  kind: keyof typeof programs,
  port: number,
  env: Readonly<Record<string, string>>,
): Service {
  let child: ChildProcess | null = null;
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    const running = child;
    child = null;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const gone = once(running, 'exit');
    running.kill(signal);
    await gone;
  };
  return {
    url: `http://${kind === 'shell' ? 'localhost' : '127.0.0.1'}:${port}`,
    start: async () => {
      const started = spawn(process.execPath, ['--import', 'tsx', join(root, programs[kind])], {
        cwd: root,
        env: { ...process.env, LOG_LEVEL: 'silent', ...env },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      child = started;
      for await (const line of createInterface({ input: started.stdout })) {
        if (!line.startsWith('{"ready":')) continue;
        started.stdout.resume();
        return;
      }
      throw new Error(`The ${kind} ended before it was ready.`);
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
