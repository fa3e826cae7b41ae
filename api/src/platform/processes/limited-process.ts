import { spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/** Limits for a process that reads what others wrote. */
export interface ProcessLimits {
  readonly milliseconds: number;
  /** Of V8's heap, in MB. */
  readonly heapMb: number;
  /** Of all its memory, in MB; decompressed data lies outside of the heap. Watched where the system has /proc. */
  readonly residentMb: number;
  /** Of what it writes, in bytes. */
  readonly outputBytes: number;
}

const pageBytes = 4096;
const watchEveryMs = 50;

/** Ends a process whose memory grows beyond the limit. @returns stops watching */
function watchMemory(child: ChildProcess, residentMb: number): () => void {
  const timer = setInterval(() => {
    readFile(`/proc/${child.pid ?? 0}/statm`, 'utf8').then(
      (statm) => {
        const resident = Number(statm.split(' ')[1]) * pageBytes;
        if (resident > residentMb * 1024 * 1024) child.kill('SIGKILL');
      },
      () => clearInterval(timer),
    );
  }, watchEveryMs);
  return () => clearInterval(timer);
}

/**
 * Runs a JavaScript program with limits of time and memory: it reads `input` and writes JSON.
 * @param program its path
 * @returns what it wrote; null when it failed, or had to be ended
 */
export function runLimited<Message>(
  program: string,
  args: readonly string[],
  input: Buffer,
  allowed: ProcessLimits,
): Promise<Message | null> {
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${allowed.heapMb}`, program, ...args],
    // Nothing of the environment: no secret of ours is within reach of a document.
    { stdio: ['pipe', 'pipe', 'ignore'], env: {} },
  );
  const stopWatching = watchMemory(child, allowed.residentMb);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const timer = setTimeout(() => child.kill('SIGKILL'), allowed.milliseconds);
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > allowed.outputBytes) child.kill('SIGKILL');
      else chunks.push(chunk);
    });
    // A process that ended early does not take what is still sent.
    child.stdin.on('error', () => undefined);
    child.on('error', () => resolve(null));
    child.on('close', (code) => {
      clearTimeout(timer);
      stopWatching();
      resolve(code === 0 ? (JSON.parse(Buffer.concat(chunks).toString('utf8')) as Message) : null);
    });
    child.stdin.end(input);
  });
}

/** Lets so many calls run at a time; others wait. */
export function inTurns(mostConcurrent: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= mostConcurrent) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
