import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FrameJob, FromRenderer, RenderAnswer, RenderJob } from './render-job';

/** Heap of one renderer, in MB: what leaks ends its process, not the server. */
const heapMegabytes = 256;
/** Memory of one renderer, in MB, above which it is ended whatever it does: buffers are not on its heap. */
const mostMegabytes = 512;
/** Milliseconds between two looks at its memory while it renders. */
const watchEvery = 200;
/** Milliseconds that it has to get ready. */
const startLimit = 20_000;

interface Options {
  /** The renderer's program, from the shell's server build. */
  readonly program: string;
  /** Published releases: what it may read beside its own program. */
  readonly releasesFolder: string;
  readonly onReady: () => void;
  /** After it held so much that it collected its garbage: MB that it still holds. */
  readonly onFull: (megabytes: number) => void;
  /** @param reason what ended it */
  readonly onEnd: (reason: string) => void;
}

/** Why a page was not rendered: its process ended. */
export class RendererEnded extends Error {
  constructor(
    message: string,
    /** True when the page took longer than it may. */
    readonly isEndless: boolean,
    /** The area whose release was being loaded; `null` when the page itself ran. */
    readonly area: string | null = null,
  ) {
    super(message);
  }
}

interface Running {
  readonly timer: NodeJS.Timeout;
  resolve(answer: RenderAnswer): void;
  reject(error: RendererEnded): void;
}

/** One process that renders one page after the other, and is ended when a page takes too long or too much memory. */
export class RenderProcess {
  isReady = false;
  /** Releases whose code it holds. */
  readonly releases = new Set<string>();
  readonly #child: ChildProcess;
  readonly #watch: NodeJS.Timeout;
  readonly #start: NodeJS.Timeout;
  #running: Running | null = null;
  #reason: { readonly text: string; readonly isEndless: boolean } | null = null;
  #loading: string | null = null;
  #said = '';

  constructor({ program, releasesFolder, onReady, onFull, onEnd }: Options) {
    this.#child = spawn(process.execPath, [...limits(program, releasesFolder), program], {
      env: withoutSecrets(),
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      // Ctrl-C in a terminal reaches the server, which ends its renderers.
      detached: true,
    });
    this.#child.stderr?.on('data', (chunk: Buffer) => (this.#said = (this.#said + chunk.toString()).slice(-2000)));
    this.#child.on('error', () => this.end('it could not be started'));
    this.#child.on('message', (message: FromRenderer) => {
      if (message.kind === 'answer') this.#answered(message);
      else if (message.kind === 'loading') this.#loading = message.area;
      else if (message.kind === 'full') onFull(message.megabytes);
      else {
        clearTimeout(this.#start);
        this.isReady = true;
        onReady();
      }
    });
    this.#start = setTimeout(() => this.end('it was not ready in time'), startLimit);
    this.#watch = setInterval(() => this.#checkMemory(), watchEvery);
    const timers = [this.#start, this.#watch];
    timers.forEach((timer) => timer.unref());
    this.#child.once('exit', (code, signal) => {
      timers.forEach((timer) => clearTimeout(timer));
      this.isReady = false;
      const { text, isEndless } = this.#reason ?? { text: this.#lastWords(code, signal), isEndless: false };
      this.#running?.reject(new RendererEnded(text, isEndless, this.#loading));
      this.#running = null;
      onEnd(text);
    });
  }

  get isFree(): boolean {
    return this.isReady && this.#running === null;
  }

  /**
   * @param limit milliseconds after which the process is ended
   * @throws RendererEnded
   */
  render(job: RenderJob | FrameJob, limit: number): Promise<RenderAnswer> {
    if ('files' in job) for (const { area, version } of job.files) this.releases.add(`${area}@${version}`);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.end(`a page was not rendered within ${limit} ms`, true), limit);
      this.#running = { timer, resolve, reject };
      this.#loading = null;
      this.#child.send(job);
    });
  }

  /** Ends the process, for good. */
  end(text: string, isEndless = false): void {
    this.#reason ??= { text, isEndless };
    this.isReady = false;
    this.#child.kill('SIGKILL');
  }

  #answered(answer: RenderAnswer): void {
    const running = this.#running;
    if (!running) return;
    clearTimeout(running.timer);
    this.#running = null;
    running.resolve(answer);
  }

  #checkMemory(): void {
    const megabytes = residentMegabytes(this.#child.pid);
    if (megabytes > mostMegabytes) this.end(`it took ${megabytes} MB of memory`);
  }

  #lastWords(code: number | null, signal: NodeJS.Signals | null): string {
    const fatal = /FATAL ERROR: [^\n]*/.exec(this.#said)?.[0];
    return fatal ?? `it ended by itself (${signal ?? `code ${code}`})`;
  }
}

/**
 * What the process may do: hold so much, read its program and the releases, and nothing else where this Node.js knows
 * permissions. A release that is out to harm finds ways around them: they are a seat belt, not a wall.
 */
export function limits(program: string, releasesFolder: string): string[] {
  const permission = ['--permission', '--experimental-permission'].find((flag) =>
    process.allowedNodeEnvironmentFlags.has(flag),
  );
  // The same folder named twice aborts Node.js 20.
  const readable = [...new Set([dirname(program), releasesFolder])].map(
    (folder) => `--allow-fs-read=${join(folder, '*')}`,
  );
  return [
    `--max-old-space-size=${heapMegabytes}`,
    '--expose-gc',
    '--disallow-code-generation-from-strings',
    '--disable-proto=delete',
    '--no-warnings',
    ...(permission ? [permission, ...readable] : []),
  ];
}

/** What a renderer may know of the server's environment: nothing that opens anything. */
function withoutSecrets(): NodeJS.ProcessEnv {
  const known = ['NODE_ENV', 'TZ'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { NODE_ENV: 'production', ...Object.fromEntries(known) };
}

/** Memory that a process holds, in MB, as Linux says it; 0 elsewhere, where the limit of its heap has to do. */
function residentMegabytes(pid: number | undefined): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Math.round(Number(kilobytes ?? 0) / 1024);
  } catch {
    return 0;
  }
}
