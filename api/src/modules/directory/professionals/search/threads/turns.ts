/** Lets callers go on one after the other, each in a turn of the event loop of its own. */
export class Turns {
  readonly #waiting: (() => void)[] = [];

  /** Resolves when it is the caller's turn. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (this.#waiting.length === 1) setImmediate(() => this.#release());
    });
  }

  #release(): void {
    const resolve = this.#waiting.shift();
    if (this.#waiting.length > 0) setImmediate(() => this.#release());
    resolve?.();
  }
}
