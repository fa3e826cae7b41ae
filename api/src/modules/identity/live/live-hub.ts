import { database } from '../../../platform/database/transaction';
import { onLiveEvent, sessionsChanged, type LoggedEvent } from '../../../platform/events/live-log';
import { isStored, missedSince, numberBefore } from '../../../platform/events/live-log-history';
import { LiveLogTail } from '../../../platform/events/live-log-tail';
import type { LiveRelay } from '../../../platform/events/live-relay';
import { activeSessions } from './active-sessions';
import { LiveConnection, type LiveOutlet } from './live-connection';

/**
 * In milliseconds. The log is read more often while it is the only way from the other processes to this one and
 * something happened lately: people who write to each other write more than once.
 */
const times = { readLog: 1_000, readBusyLog: 200, busy: 60_000, checkSessions: 5_000, heartbeat: 15_000 } as const;
const mostPerPerson = 20;

/** Position of a browser: after an event's number, or the age in milliseconds of a page without any event yet. */
export type Since = { readonly after: number } | { readonly pageAge: number };

/** Hears of a person's first connection to this process and of the end of their last one. */
interface Presence {
  arrived(userId: number): void;
  left(userId: number): void;
}

interface HubOptions {
  readonly presence: Presence;
  /** Null without Redis. */
  readonly relay: LiveRelay | null;
  /** Other processes may write into the log. */
  readonly isShared: boolean;
  readonly warn: (error: unknown, text: string) => void;
}

/**
 * The open connections of one process. However many they are, there is one query a second for what other processes
 * wrote (five while people write and no relay brings it), and one every five seconds for the sessions; none at all
 * while no client is connected.
 */
export class LiveHub {
  readonly #warn: HubOptions['warn'];
  readonly #byPerson = new Map<number, LiveConnection[]>();
  #tail: LiveLogTail | null = null;
  #begun: Promise<void> | null = null;
  #timers: NodeJS.Timeout[] = [];
  #isReading = false;
  #readAt = 0;
  #deliveredAt = 0;
  #newest: LoggedEvent | null = null;
  #wasAway = false;
  readonly #relay: LiveRelay | null;
  readonly #isShared: boolean;
  readonly #presence: Presence;
  readonly #unsubscribe: () => void;

  constructor({ presence, relay, isShared, warn }: HubOptions) {
    this.#warn = warn;
    this.#presence = presence;
    this.#relay = relay;
    this.#isShared = isShared;
    this.#unsubscribe = onLiveEvent((event) => {
      relay?.send(event);
      this.#receive(event);
    });
    relay?.onEvent((event) => this.#receive(event));
    relay?.onBack(() => void this.#readLog());
  }

  /** Connects a person. What they missed comes first. @returns what ends it from the browser's side */
  async connect(userId: number, sessionHash: string, since: Since, outlet: LiveOutlet): Promise<() => void> {
    const connection = new LiveConnection(userId, sessionHash, outlet);
    connection.hold();
    this.#add(connection);
    try {
      await this.#begin();
      const knex = database();
      const after = 'after' in since ? since.after : await numberBefore(knex, since.pageAge);
      const missed = await missedSince(knex, userId, after);
      if (missed)
        connection.missed(
          missed.filter(({ name }) => name !== sessionsChanged),
          after,
        );
      else connection.resync(this.#settled);
      connection.release();
      connection.alive(this.#settled);
    } catch (error) {
      this.#remove(connection);
      throw error;
    }
    return () => this.#remove(connection);
  }

  /** Ends every connection and asks nothing more. */
  close(): void {
    this.#unsubscribe();
    for (const connection of this.#all()) connection.end('stopping');
    this.#byPerson.clear();
    this.#rest();
  }

  /** Number of open connections. */
  get open(): number {
    return this.#all().length;
  }

  get #settled(): number {
    return this.#tail?.settled ?? 0;
  }

  #all(): LiveConnection[] {
    return [...this.#byPerson.values()].flat();
  }

  #add(connection: LiveConnection): void {
    const own = [...(this.#byPerson.get(connection.userId) ?? []), connection];
    this.#byPerson.set(connection.userId, own);
    this.#presence.arrived(connection.userId);
    if (own.length > mostPerPerson) this.#end(own[0] as LiveConnection, 'displaced');
  }

  #end(connection: LiveConnection, reason: Parameters<LiveOutlet['end']>[0]): void {
    this.#remove(connection);
    connection.end(reason);
  }

  #remove(connection: LiveConnection): void {
    const rest = (this.#byPerson.get(connection.userId) ?? []).filter((other) => other !== connection);
    if (rest.length > 0) this.#byPerson.set(connection.userId, rest);
    else if (this.#byPerson.delete(connection.userId)) this.#presence.left(connection.userId);
    if (this.#byPerson.size === 0) this.#rest();
  }

  /** The first connection starts what all of them share. */
  async #begin(): Promise<void> {
    if (!this.#begun) {
      const tail = new LiveLogTail(database());
      const begun = tail.begin().then(() => {
        // All clients may have disconnected meanwhile, and others connected.
        if (this.#begun === begun) this.#tail = tail;
      });
      this.#begun = begun;
      this.#timers = [
        setInterval(() => this.#isDue() && void this.#readLog(), times.readBusyLog).unref(),
        setInterval(() => void this.#checkSessions(this.#all()), times.checkSessions).unref(),
        setInterval(
          () => this.#all().forEach((connection) => connection.alive(this.#settled)),
          times.heartbeat,
        ).unref(),
      ];
    }
    const begun = this.#begun;
    await begun.catch((error: unknown) => {
      if (this.#begun === begun) this.#rest();
      throw error;
    });
  }

  #rest(): void {
    this.#timers.forEach(clearInterval);
    this.#timers = [];
    this.#begun = null;
    this.#tail = null;
    this.#deliveredAt = 0;
    this.#newest = null;
    this.#wasAway = false;
  }

  #isDue(): boolean {
    const now = Date.now();
    const isAlone = this.#isShared && !this.#relay?.isAlive();
    return now - this.#readAt >= times.readLog || (isAlone && now - this.#deliveredAt < times.busy);
  }

  async #readLog(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    this.#readAt = Date.now();
    try {
      if (this.#wasAway) await this.#checkLog();
      this.#wasAway = false;
      await this.#tail?.read((event) => this.#deliver(event));
    } catch (error) {
      this.#wasAway = true;
      // Nothing can have been written while the database is away. What was is read the next time.
      this.#warn(error, 'the live events of other processes could not be read');
    } finally {
      this.#isReading = false;
    }
  }

  #receive(event: LoggedEvent): void {
    if (this.#tail?.take(event.id)) this.#deliver(event);
  }

  /**
   * A database that crashed, or another one in its place, may lack what it had confirmed last, and give its numbers
   * again: then all clients read everything anew.
   */
  async #checkLog(): Promise<void> {
    const newest = this.#newest;
    if (!newest || (await isStored(database(), newest))) return;
    const tail = new LiveLogTail(database());
    await tail.begin();
    this.#tail = tail;
    this.#newest = null;
    for (const connection of this.#all()) connection.resync(tail.settled);
  }

  #deliver(event: LoggedEvent): void {
    this.#deliveredAt = Date.now();
    if (event.id > (this.#newest?.id ?? 0)) this.#newest = event;
    const connections = this.#byPerson.get(event.userId) ?? [];
    if (event.name === sessionsChanged) void this.#checkSessions(connections);
    else for (const connection of connections) connection.event(event, this.#settled);
  }

  /** Closes the connections whose session is over. Until that is known, nothing is sent to any of them. */
  async #checkSessions(connections: readonly LiveConnection[]): Promise<void> {
    if (connections.length === 0) return;
    connections.forEach((connection) => connection.hold());
    try {
      const active = await activeSessions([...new Set(connections.map(({ sessionHash }) => sessionHash))]);
      for (const connection of connections) if (!active.has(connection.sessionHash)) this.#end(connection, 'session');
    } catch (error) {
      // The next look decides. Without the database nothing happens that could be told.
      this.#warn(error, 'the sessions of live connections could not be checked');
    } finally {
      connections.forEach((connection) => connection.release());
    }
  }
}
