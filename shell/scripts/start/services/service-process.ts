import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { stopsWithStdin } from '@counterpart/api/hosting/stop-with-parent';
import { root } from '../../build/workspaces';
import type { Ending, ServiceProcess } from './supervised-service';

/** Milliseconds that a service gets to end by itself. */
const graceTime = 4000;

export interface Program {
  /** The TypeScript file. It prints one JSON line with `ready` when it is; lines with `notice` are for people. */
  readonly file: string;
  readonly env: Readonly<Record<string, string>>;
  readonly logFile: string;
  readonly onNotice: (sentence: string) => void;
}

/** Runs a program in a process group of its own, so that Ctrl-C reaches it only through us and in order. */
export function launchProcess({ file, env, logFile, onNotice }: Program): ServiceProcess {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile, { flags: 'a' });
  const child = spawn(
    process.execPath,
    [join(root, 'api/server/run.mjs'), file],
    // Our end of its input closes with us in any case.
    { cwd: root, env: { ...process.env, ...env, ...stopsWithStdin }, stdio: ['pipe', 'pipe', 'pipe'], detached: true },
  );
  child.stdin.on('error', () => undefined);
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4000);
    log.write(chunk);
  });
  const ready = new Promise<void>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      log.write(`${line}\n`);
      if (line.includes('"ready":')) resolve();
      if (line.startsWith('{"notice":')) onNotice((JSON.parse(line) as { notice: string }).notice);
    });
  });
  const ended = new Promise<Ending>((resolve) => {
    child.once('error', ({ message }) => resolve({ reason: 'not started', said: message }));
    child.once('close', (code, signal) => {
      log.end();
      // Whatever it had started would hold its port and its files.
      killGroup(child);
      resolve({ reason: signal ?? `code ${code}`, said });
    });
  });
  return { ready, ended, stop: () => end(child, ended) };
}

async function end(child: ChildProcess, ended: Promise<Ending>): Promise<void> {
  const forced = setTimeout(() => killGroup(child), graceTime);
  child.kill('SIGTERM');
  await ended;
  clearTimeout(forced);
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // The process group is gone already.
  }
}
