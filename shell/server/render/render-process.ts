import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Duplex } from 'node:stream';
import { endWithThisProcess } from './last-will';
import { readMessages, sendMessage } from './messages';
import { rendererPipe, type FrameJob, type FromRenderer, type RenderAnswer, type RenderJob } from './render-job';
import { readRenderer } from './renderer-words';

/** Heap of one renderer, in MB: what leaks ends its process, not the server. */
const heapMegabytes = 256;
/**
 * Percentage of what is alive by which the heap may grow before its garbage is collected. With V8's own choice for a
 * heap of this size everything in it was marked after every twelfth page, with this one after every fiftieth.
 */
const heapGrowth = 200;
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
  /** Code of a release threw outside of every page; `null` when it is not known which. */
  readonly onStray: (release: string | null, message: string) => void;
  /**
   * @param reason what ended it
   * @param area whose page it was rendering, or whose release it was loading; null when it had nothing of an area to do
   */
  readonly onEnd: (reason: string, area: string | null) => void;
}

/** Error for a page that was not rendered because its process ended. */
export class RendererEnded extends Error {
  constructor(
    message: string,
    /** True when the page took longer than it may. */
    readonly isEndless = false,
    /** The area whose release was being loaded or rendered; `null` when it is no release's fault. */
    readonly area: string | null = null,
  ) {
    super(message);
  }
}

interface Running {
  readonly job: RenderJob | FrameJob;
  readonly timer: NodeJS.Timeout;
  resolve(answer: RenderAnswer): void;
  reject(error: RendererEnded): void;
}

type Said<Kind extends FromRenderer['kind']> = Extract<FromRenderer, { kind: Kind }>;

/** One process that renders one page after the other, and is ended when a page takes too long or too much memory. */
export class RenderProcess {
  isReady = false;
  readonly program: string;
  /** Releases whose code it holds, as `area@version`. */
  readonly releases = new Set<string>();
  readonly #options: Options;
  readonly #child: ChildProcess;
  readonly #pipe: Duplex;
  readonly #watch: NodeJS.Timeout;
  readonly #start: NodeJS.Timeout;
  #running: Running | null = null;
  #reason: { readonly text: string; readonly isEndless: boolean } | null = null;
  #loading: string | null = null;
  #printed = '';

  constructor(options: Options) {
    this.#options = options;
    this.program = options.program;
    const { child, pipe } = startRenderer(options.program, limits(options.program, options.releasesFolder));
    this.#child = child;
    this.#pipe = pipe;
    endWithThisProcess(child);
    child.stderr?.on('data', (chunk: Buffer) => (this.#printed = (this.#printed + chunk.toString()).slice(-2000)));
    child.on('error', () => {
      this.end('it could not be started');
      if (child.pid === undefined) this.#ended(null, null);
    });
    pipe.on('error', () => undefined).on('close', () => setTimeout(() => this.end('it closed its pipe'), 1000).unref());
    readMessages(pipe, { onMessage: (message) => this.#hear(message), onGarbage: () => this.#endForGarbage() });
    this.#start = setTimeout(() => this.end('it was not ready in time'), startLimit);
    this.#watch = setInterval(() => this.#checkMemory(), watchEvery);
    for (const timer of [this.#start, this.#watch]) timer.unref();
    child.once('exit', (code, signal) => this.#ended(code, signal));
  }

  get isFree(): boolean {
    return this.isReady && this.#running === null;
  }

  /**
   * @param limit milliseconds after which the process is ended
   * @throws RendererEnded
   */
  render(job: RenderJob | FrameJob, limit: number): Promise<RenderAnswer> {
    for (const { area, version } of filesOf(job)) this.releases.add(`${area}@${version}`);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.end(`a page was not rendered within ${limit} ms`, true), limit);
      this.#running = { job, timer, resolve, reject };
      this.#loading = null;
      sendMessage(this.#pipe, job);
    });
  }

  /** Ends the process, for good. */
  end(text: string, isEndless = false): void {
    this.#reason ??= { text, isEndless };
    this.isReady = false;
    this.#child.kill('SIGKILL');
  }

  #hear(message: unknown): void {
    // What it has written before it was ended is of no use.
    if (this.#reason) return;
    const said = readRenderer(message);
    if (said?.kind === 'ready') this.#becomeReady();
    else if (said?.kind === 'loading') this.#load(said);
    else if (said?.kind === 'answer') this.#answer(said);
    else if (said?.kind === 'full') this.#options.onFull(said.megabytes);
    else if (said?.kind === 'stray') this.#stray(said);
    else this.#endForGarbage();
  }

  #becomeReady(): void {
    clearTimeout(this.#start);
    if (this.isReady) return;
    this.isReady = true;
    this.#options.onReady();
  }

  #load({ area }: Said<'loading'>): void {
    if (area === null || filesOf(this.#running?.job).some((file) => file.area === area)) this.#loading = area;
    else this.#endForGarbage();
  }

  #answer(answer: Said<'answer'>): void {
    const running = this.#running;
    if (!running) {
      this.#endForGarbage();
      return;
    }
    clearTimeout(running.timer);
    this.#running = null;
    running.resolve(answer);
  }

  #stray({ release, message }: Said<'stray'>): void {
    this.#options.onStray(release !== null && this.releases.has(release) ? release : null, message);
  }

  #endForGarbage(): void {
    this.end('it said what no renderer says');
  }

  #ended(code: number | null, signal: NodeJS.Signals | null): void {
    clearTimeout(this.#start);
    clearInterval(this.#watch);
    this.isReady = false;
    const { text, isEndless } = this.#reason ?? { text: this.#lastWords(code, signal), isEndless: false };
    this.#reason ??= { text, isEndless };
    const running = this.#running;
    const area = running && (this.#loading ?? filesOf(running.job)[0]?.area ?? null);
    if (running) {
      clearTimeout(running.timer);
      running.reject(new RendererEnded(text, isEndless, area));
    }
    this.#running = null;
    this.#options.onEnd(text, area);
  }

  #checkMemory(): void {
    const megabytes = residentMegabytes(this.#child.pid);
    if (megabytes > mostMegabytes) this.end(`it took ${megabytes} MB of memory`);
  }

  #lastWords(code: number | null, signal: NodeJS.Signals | null): string {
    const fatal = /FATAL ERROR: [^\n]*/.exec(this.#printed)?.[0];
    return fatal ?? `it ended by itself (${signal ?? `code ${code}`})`;
  }
}

function filesOf(job: RenderJob | FrameJob | undefined): RenderJob['files'] {
  return job && 'files' in job ? job.files : [];
}

/** Starts a renderer's program; messages go over the pipe. */
function startRenderer(
  program: string,
  flags: readonly string[],
): { readonly child: ChildProcess; readonly pipe: Duplex } {
  const child = spawn(process.execPath, [...flags, program], {
    env: withoutSecrets(),
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    // Ctrl-C in a terminal reaches the server, which ends its renderers.
    detached: true,
  });
  return { child, pipe: child.stdio[rendererPipe] as Duplex };
}

/**
 * Returns the flags that confine the process: it may hold so much, read its program and the releases, and nothing else
 * where this Node.js knows permissions. A malicious release finds ways around them: they are a seat belt, not a wall.
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
    `--heap-growing-percent=${heapGrowth}`,
    '--expose-gc',
    '--disallow-code-generation-from-strings',
    '--disable-proto=delete',
    '--no-warnings',
    ...(permission ? [permission, ...readable] : []),
  ];
}

/** Returns what a renderer may know of the server's environment: no secrets. */
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
