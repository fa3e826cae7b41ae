import { spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { analyzerLimits } from '../../contract/limits/compliance';
import { pdfErrors } from './pdf-errors';
import type { PageText, PdfMessage } from './pdf-messages';

const program = fileURLToPath(new URL('./pdf-process.mjs', import.meta.url));

/** Limits for one document. */
export interface PdfLimits {
  readonly milliseconds: number;
  /** Of V8's heap, in MB. */
  readonly heapMb: number;
  /** Of all its memory, in MB; decompressed data lies outside of the heap. Watched where the system has /proc. */
  readonly residentMb: number;
  /** Of what it writes, in bytes. */
  readonly outputBytes: number;
}

const pdfLimits: PdfLimits = {
  milliseconds: 20_000,
  heapMb: 256,
  residentMb: 700,
  outputBytes: 16 * 1024 * 1024,
};

const failures = {
  locked: pdfErrors.locked,
  damaged: pdfErrors.damaged,
  'too-long': pdfErrors.tooLong,
};

/** At most this many documents are read concurrently; others wait. */
const mostConcurrent = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= mostConcurrent) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
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

/** Runs the process; null when it ended without a message, or had to be ended. */
function runProcess(bytes: Buffer, allowed: PdfLimits): Promise<PdfMessage | null> {
  const { pagesMax, charactersMax } = analyzerLimits;
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${allowed.heapMb}`, program, String(pagesMax), String(charactersMax)],
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
      resolve(code === 0 ? (JSON.parse(Buffer.concat(chunks).toString('utf8')) as PdfMessage) : null);
    });
    child.stdin.end(bytes);
  });
}

/**
 * The text of each page of a PDF, read in a process of its own with limits of time and memory.
 * @throws AppError 400 with a sentence for a locked, damaged, too long or too expensive document
 */
export async function readPdf(bytes: Buffer, allowed: PdfLimits = pdfLimits): Promise<readonly PageText[]> {
  const message = await inTurn(() => runProcess(bytes, allowed));
  if (!message) throw pdfErrors.tooMuch();
  if ('failure' in message) throw failures[message.failure]();
  return message.pages;
}

/**
 * A PDF may be encrypted and open without a password.
 * @throws AppError 400 for one that asks for a password
 */
export async function expectUnlocked(bytes: Buffer): Promise<void> {
  if (!bytes.includes('/Encrypt')) return;
  const message = await inTurn(() => runProcess(bytes, pdfLimits));
  if (message && 'failure' in message && message.failure === 'locked') throw pdfErrors.locked();
}
