import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The API as a process of its own. */
export interface ApiProcess {
  readonly child: ChildProcess;
  /** Resolves when it answers; rejects with what it said when it ends before. */
  readonly ready: Promise<{ ready: true; url: string; database: string }>;
  readonly ended: Promise<{ code: number | null; said: string }>;
}

const program = ['run.mjs', 'main.ts'].map((file) =>
  fileURLToPath(new URL(`../../../server/${file}`, import.meta.url)),
);

/** Starts the API on a free port, with these variables and none of this process. */
export function startApiProcess(variables: Readonly<Record<string, string>>): ApiProcess {
  const env = { PATH: process.env['PATH'] ?? '', API_PORT: '0', SEED_DEMO: '0', LOG_LEVEL: 'error', ...variables };
  const child = spawn(process.execPath, program, { env, stdio: ['ignore', 'pipe', 'pipe'] });
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
