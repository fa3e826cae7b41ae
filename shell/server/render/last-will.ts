import { spawn, type ChildProcess } from 'node:child_process';
import type { Writable } from 'node:stream';

/** Holds the last line that it was given, and ends the processes on it when nothing more can come. */
const script = `trap '' HUP INT TERM; while read -r line; do pids=$line; done; [ -z "$pids" ] || kill -KILL $pids`;

const listed = new Set<number>();
let executor: ChildProcess | null = null;

/**
 * Ends a process when this one is gone, even if this one was killed and the other one is in a loop and cannot notice. A
 * shell of the system does it, which waits for the end of its input. Without one (Windows, images without `/bin/sh`)
 * only a process that can notice ends.
 */
export function endWithThisProcess(child: ChildProcess): void {
  const { pid } = child;
  if (pid === undefined || process.platform === 'win32') return;
  listed.add(pid);
  write();
  child.once('exit', () => {
    listed.delete(pid);
    write();
  });
}

function write(): void {
  executor ??= start();
  executor.stdin?.write(`${[...listed].join(' ')}\n`);
  if (listed.size > 0) return;
  executor.stdin?.end();
  executor = null;
}

function start(): ChildProcess {
  // Whatever ends this process' group is not to end it.
  const child = spawn('/bin/sh', ['-c', script], { env: {}, stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  const forget = () => {
    if (executor === child) executor = null;
  };
  child.once('error', forget).once('exit', forget).unref();
  child.stdin.on('error', () => undefined);
  (child.stdin as Writable & { unref(): void }).unref();
  return child;
}
