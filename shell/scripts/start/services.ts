import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './preflight';

/** Milliseconds that a service gets to end by itself. */
const graceTime = 4000;

export interface Service {
  /** Resolves when the service says that it is ready. */
  readonly ready: Promise<void>;
  /** Rejects when the service ends before it was ready, with its own sentence. Never resolves. */
  readonly failed: Promise<never>;
}

/** The processes that make up the product. Each logs to a file of its own. */
export class Services {
  private readonly children = new Map<string, ChildProcess>();
  private isStopping = false;
  private unexpectedEnd: (name: string) => void = () => undefined;

  constructor(private readonly logsFolder: string) {}

  onUnexpectedEnd(listener: (name: string) => void): void {
    this.unexpectedEnd = listener;
  }

  /**
   * Starts a TypeScript program that prints one JSON line with `ready` when it is.
   * @param options.watch starts it again when its sources change
   */
  start(name: string, program: string, env: Readonly<Record<string, string>>, { watch = false } = {}): Service {
    mkdirSync(this.logsFolder, { recursive: true });
    const log = createWriteStream(join(this.logsFolder, `${name}.log`), { flags: 'a' });
    // An own process group, so that Ctrl-C reaches it only through us and in order.
    const child = spawn(process.execPath, [...(watch ? ['--watch', '--watch-preserve-output'] : []), '--import', 'tsx', program], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    this.children.set(name, child);
    let said = '';
    let isReady = false;
    child.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000);
      log.write(chunk);
    });
    const ready = new Promise<void>((resolve) => {
      child.stdout.on('data', (chunk: Buffer) => {
        log.write(chunk);
        if (isReady || !chunk.toString().includes('"ready":')) return;
        isReady = true;
        resolve();
      });
    });
    const failed = new Promise<never>((_, reject) => {
      child.on('exit', (code) => {
        this.children.delete(name);
        if (this.isStopping) return;
        if (isReady) this.unexpectedEnd(name);
        else reject(new StartError(said.trim() || `The ${name} ended with code ${code} before it was ready.`));
      });
    });
    failed.catch(() => undefined);
    return { ready: Promise.race([ready, failed]), failed };
  }

  /** Ends every service, the last started first, and waits for it. */
  async stop(): Promise<void> {
    this.isStopping = true;
    for (const child of [...this.children.values()].reverse()) await end(child);
  }
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), graceTime);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
