import type { LoggedEvent } from '../../../platform/events/live-log';
import type { LiveOutlet } from './live-connection';

/** The response to one request of a browser without a stream. */
export interface LiveBatch {
  /** To be sent with the next request. */
  readonly after: number;
  readonly events: readonly { readonly id: number; readonly name: string; readonly payload: unknown }[];
  /** Something was missed that is not known any more: everything is to be read anew. */
  readonly resync: boolean;
}

/** Gathers what there is, and waits for the first event when there is nothing. */
export class LivePoll {
  readonly response: Promise<LiveBatch>;
  readonly outlet: LiveOutlet;
  #resolve: (batch: LiveBatch) => void = () => undefined;
  readonly #events: LoggedEvent[] = [];
  #after: number;
  #resync = false;
  #hasCaughtUp = false;

  constructor(after: number) {
    this.#after = after;
    this.response = new Promise((resolve) => (this.#resolve = resolve));
    this.outlet = {
      event: (event, settled) => {
        this.#events.push(event);
        this.#after = settled;
        if (this.#hasCaughtUp) this.finish();
      },
      alive: (settled) => {
        this.#after = settled;
        this.#hasCaughtUp = true;
        if (this.#events.length > 0 || this.#resync) this.finish();
      },
      resync: (settled) => {
        this.#after = settled;
        this.#resync = true;
      },
      end: () => this.finish(),
    };
  }

  /** Responds with what there is. */
  finish(): void {
    this.#resolve({
      after: this.#after,
      events: this.#events.map(({ id, name, payload }) => ({ id, name, payload: JSON.parse(payload) as unknown })),
      resync: this.#resync,
    });
  }
}
