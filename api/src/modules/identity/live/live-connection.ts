import type { LoggedEvent } from '../../../platform/events/live-log';

/**
 * Reason to end a connection: the session is over, the person has too many of them, the reader is too slow, or the
 * server stops.
 */
export type EndReason = 'session' | 'displaced' | 'slow' | 'stopping';

/** Delivers events to one browser, by stream or by polling. */
export interface LiveOutlet {
  /** @param settled the number up to which the person has everything, once this event has arrived */
  event(event: LoggedEvent, settled: number): void;
  /** The connection has told everything up to this number, and lives. */
  alive(settled: number): void;
  /** Missed events are no longer known: the browser has to fetch everything again. */
  resync(settled: number): void;
  end(reason: EndReason): void;
}

/**
 * One open connection of a person. While it is held, events wait: for what was missed before them, or for a look at the
 * session.
 */
export class LiveConnection {
  readonly userId: number;
  readonly sessionHash: string;
  readonly #outlet: LiveOutlet;
  #holds = 0;
  #waiting: { readonly event: LoggedEvent; readonly settled: number }[] = [];
  #waitingSign: number | null = null;

  constructor(userId: number, sessionHash: string, outlet: LiveOutlet) {
    this.userId = userId;
    this.sessionHash = sessionHash;
    this.#outlet = outlet;
  }

  hold(): void {
    this.#holds += 1;
  }

  /** Lets the waiting events go on. */
  release(): void {
    this.#holds -= 1;
    if (this.#holds > 0) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const { event, settled } of waiting) this.#outlet.event(event, settled);
    if (this.#waitingSign !== null) this.#outlet.alive(this.#waitingSign);
    this.#waitingSign = null;
  }

  event(event: LoggedEvent, settled: number): void {
    if (this.#holds > 0) this.#waiting.push({ event, settled });
    else this.#outlet.event(event, settled);
  }

  /**
   * Tells what was missed before anything that waits. @param since where the person was: they have no more before all
   * of it arrived
   */
  missed(events: readonly LoggedEvent[], since: number): void {
    const sentIds = new Set(events.map(({ id }) => id));
    this.#waiting = this.#waiting.filter(({ event }) => !sentIds.has(event.id));
    for (const event of events) this.#outlet.event(event, since);
  }

  alive(settled: number): void {
    // It must not overtake the events that wait: the number says that they have arrived.
    if (this.#holds > 0) this.#waitingSign = settled;
    else this.#outlet.alive(settled);
  }

  resync(settled: number): void {
    this.#outlet.resync(settled);
  }

  end(reason: EndReason): void {
    this.#waiting = [];
    this.#waitingSign = null;
    this.#outlet.end(reason);
  }
}
