import { randomUUID } from 'node:crypto';
import { noteAlive, noteArrival, noteDeparture } from './presence.service';

/** In milliseconds. A page that is reloaded, or a stream that breaks, is back before `absence` has passed. */
const times = { absence: 10_000, sign: 15_000 } as const;

interface Options {
  readonly onError: (error: unknown) => void;
  /** Milliseconds after which a person without a connection is gone. */
  readonly absence?: number;
}

/** Stores who is connected to this process. What cannot be stored is stored with the next sign of life. */
export class PresenceTracker {
  readonly #processId = randomUUID();
  readonly #present = new Set<number>();
  readonly #leaving = new Map<number, NodeJS.Timeout>();
  readonly #onError: Options['onError'];
  readonly #absence: number;
  readonly #sign: NodeJS.Timeout;
  #last: Promise<void> = Promise.resolve();

  constructor({ onError, absence = times.absence }: Options) {
    this.#onError = onError;
    this.#absence = absence;
    this.#sign = setInterval(() => {
      if (this.#present.size > 0) this.#inOrder(() => noteAlive([...this.#present], this.#processId));
    }, times.sign).unref();
  }

  arrived(userId: number): void {
    clearTimeout(this.#leaving.get(userId));
    this.#leaving.delete(userId);
    if (this.#present.has(userId)) return;
    this.#present.add(userId);
    this.#inOrder(() => noteArrival(userId, this.#processId));
  }

  left(userId: number): void {
    if (!this.#present.has(userId)) return;
    const leave = (): void => {
      this.#leaving.delete(userId);
      this.#present.delete(userId);
      this.#inOrder(() => noteDeparture(userId, this.#processId));
    };
    clearTimeout(this.#leaving.get(userId));
    this.#leaving.set(userId, setTimeout(leave, this.#absence).unref());
  }

  /** People come back to another process, or to the next one: that they went is not pushed. */
  async stop(): Promise<void> {
    clearInterval(this.#sign);
    this.#leaving.forEach(clearTimeout);
    await this.#last;
  }

  #inOrder(work: () => Promise<void>): void {
    this.#last = this.#last.then(work).catch(this.#onError);
  }
}
