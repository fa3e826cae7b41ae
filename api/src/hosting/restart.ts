import { pauseAfter, type Backoff } from '../contract/backoff';

/** Starts something again after it ended, each time after a longer pause until it has worked. */
export class Restart {
  readonly #start: () => void;
  readonly #backoff: Backoff;
  #timer: NodeJS.Timeout | null = null;
  #failures = 0;

  constructor(start: () => void, backoff: Backoff) {
    this.#start = start;
    this.#backoff = backoff;
  }

  /** Ends since it last worked. */
  get failures(): number {
    return this.#failures;
  }

  /** True between an end and the next start. */
  get isPending(): boolean {
    return this.#timer !== null;
  }

  /**
   * Schedules the next start, which never keeps the process from ending. One that is scheduled already stays.
   * @returns milliseconds until it
   */
  schedule(): number {
    const pause = pauseAfter(this.#failures, this.#backoff);
    this.#failures += 1;
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      this.#start();
    }, pause).unref();
    return pause;
  }

  /** It works: the next pause is the first one again. */
  worked(): void {
    this.#failures = 0;
  }

  cancel(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
