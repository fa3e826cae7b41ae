import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Restart } from '../../../../hosting/restart';
import type { FromRenderer, RenderedText } from './renderer-messages';

const program = fileURLToPath(new URL('./start-renderer.mjs', import.meta.url));
/** Milliseconds that one text may take; a post of 2,000 words takes 10. */
const renderMilliseconds = 2_000;
/** Milliseconds until the program must have been loaded. */
const startMilliseconds = 30_000;
/** Milliseconds that a text waits for a process that is being started again. */
const waitMilliseconds = 3_000;
/**
 * Milliseconds without a text after which a process that was not started ahead ends: its memory is better used
 * elsewhere.
 */
const idleMilliseconds = 300_000;
/**
 * Milliseconds until a process that ended is started again: doubled each time, up to the longest, until one has
 * rendered a text.
 */
const backoff = { first: 100, longest: 30_000 };
const heapMegabytes = 192;
/** Folders into which the loader writes what it compiled, where no bundle can be written, and the way to programs. */
const passedOn = ['PATH', 'HOME', 'TMPDIR'] as const;

/** There is no process to render with just now; the text itself may be fine. */
export class RendererNotReady extends Error {}

interface Task {
  readonly content: string;
  resolve(rendered: RenderedText): void;
  reject(error: Error): void;
}

/**
 * Renders texts one after the other in a process that is killed when one takes too long or too much memory: a thread
 * that runs out of heap would take the API with it. It is started with the first text, or ahead by `start`, and never
 * keeps the API from ending.
 */
export class RendererProcess {
  readonly #waiting: Task[] = [];
  #running: Task | null = null;
  #child: ChildProcess | null = null;
  #isReady = false;
  /** Of what runs now: a start, a text, or nothing. */
  #timer: NodeJS.Timeout | null = null;
  /** It works once a text was rendered. */
  readonly #restart = new Restart(() => this.#begin(), backoff);
  #isPermanent = false;
  #onReady: () => void = () => undefined;

  /**
   * Has a process ready from now on, and a new one whenever it ends.
   * @param onReady called each time that a process is ready
   */
  start(onReady: () => void): void {
    this.#isPermanent = true;
    this.#onReady = onReady;
    this.#begin();
  }

  /** True when a process waits for texts. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /**
   * @throws RendererNotReady when no process can be had in time
   * @throws Error when the text takes too long, too much memory, or cannot be rendered
   */
  render(content: string): Promise<RenderedText> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ content, resolve, reject });
      this.#next();
    });
  }

  /** Ends the process. */
  stop(): void {
    this.#isPermanent = false;
    this.#restart.cancel();
    this.#kill();
  }

  #kill(): void {
    this.#setTimer(null);
    this.#child?.kill('SIGKILL');
  }

  #next(): void {
    if (this.#running) return;
    const task = this.#waiting.shift();
    if (!task) {
      if (this.#isReady) this.#setTimer(this.#isPermanent ? null : idleMilliseconds);
      return;
    }
    this.#running = task;
    if (this.#isReady) this.#send(task);
    else if (this.#isPermanent) this.#wait(task);
    else this.#begin();
  }

  /** Rejects what waits when the process has not started in time. */
  #wait(task: Task): void {
    setTimeout(() => {
      if (this.#running !== task || this.#isReady) return;
      this.#running = null;
      for (const { reject } of [task, ...this.#waiting.splice(0)])
        reject(new RendererNotReady('The renderer is being started again.'));
    }, waitMilliseconds).unref();
  }

  #send({ content }: Task): void {
    this.#child?.send(content);
    this.#setTimer(renderMilliseconds);
  }

  #begin(): void {
    if (this.#child || this.#restart.isPending) return;
    const child = fork(program, {
      execArgv: [`--max-old-space-size=${heapMegabytes}`],
      // No secrets.
      env: Object.fromEntries(passedOn.map((name) => [name, process.env[name]])),
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.unref();
    child.channel?.unref();
    child.on('message', (message: FromRenderer) => this.#hear(message));
    child.on('error', () => child.kill('SIGKILL'));
    child.on('exit', () => this.#ended());
    this.#child = child;
    this.#setTimer(startMilliseconds);
  }

  #hear(message: FromRenderer): void {
    if (message.kind === 'ready') {
      this.#isReady = true;
      this.#setTimer(null);
      if (this.#running) this.#send(this.#running);
      this.#onReady();
      return;
    }
    this.#restart.worked();
    const task = this.#running;
    this.#running = null;
    if (message.kind === 'failed') task?.reject(new Error(message.reason));
    else task?.resolve({ html: message.html, headings: message.headings });
    this.#next();
  }

  #ended(): void {
    const wasReady = this.#isReady;
    this.#child = null;
    this.#isReady = false;
    this.#setTimer(null);
    const task = this.#running;
    // What was not sent yet waits on; the text that was is the likeliest reason of the end.
    if (task && (wasReady || !this.#isPermanent)) {
      this.#running = null;
      this.#restart.worked();
      task.reject(new Error('The text took too long or too much memory to render.'));
    }
    if (this.#isPermanent) this.#restart.schedule();
    if (this.#waiting.length > 0) this.#next();
  }

  /** Limits how long the process runs from now; `null` means without limit. */
  #setTimer(milliseconds: number | null): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = milliseconds === null ? null : setTimeout(() => this.#kill(), milliseconds).unref();
  }
}
