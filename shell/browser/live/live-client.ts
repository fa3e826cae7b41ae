import { createChannelChoice } from './channel-choice';
import { createReconnectDelay } from './reconnect-delay';
import { readEventStream, type StreamEvent } from '../../sdk/api/event-stream';

/** In milliseconds. The server gives a sign of life every 15 seconds. */
const times = {
  firstSign: 10_000,
  silence: 40_000,
  look: 5_000,
  pollPause: 1_000,
  /** A session that was renewed in another tab has its new cookie by then. */
  beforeSignedOut: 1_500,
  hidden: 60_000,
} as const;
const pollSeconds = 20;
const mostRemembered = 500;

interface Options {
  /** URL of the stream; the same events by asking are under `{url}/events`. */
  readonly url: string;
  /** Time at which the page's data were requested, on the page's clock: events since then are sent first. */
  readonly startedAt: number;
  readonly onEvent: (name: string, payload: unknown) => void;
  /** Something was missed that the server does not know any more: read everything anew. */
  readonly onResync: () => void;
  /** Headers that describe the page, sent with each request. */
  readonly headers: () => Record<string, string>;
  /** The session is over. The client has closed. */
  readonly onSignedOut: () => void;
  /** Another account is signed in by now. The client has closed. */
  readonly onAccountChanged: () => void;
}

export interface LiveClient {
  close(): void;
}

type Outcome = 'lost' | 'held back' | 'unauthorized' | 'another account';

interface Batch {
  readonly after: number;
  readonly events: readonly { readonly id: number; readonly name: string; readonly payload: unknown }[];
  readonly resync: boolean;
}

/**
 * Delivers live events to a tab: by a stream, by polling where the network buffers streams, with exponential backoff
 * after a failure, and immediately when the network or the tab comes back. Every event is delivered once.
 */
export function createLiveClient({
  url,
  startedAt,
  headers,
  onEvent,
  onResync,
  onSignedOut,
  onAccountChanged,
}: Options): LiveClient {
  const closed = new AbortController();
  const isClosed = (): boolean => closed.signal.aborted;
  const delay = createReconnectDelay();
  const channel = createChannelChoice();
  const handedOn = new Set<number>();
  let after: number | null = null;
  let heardAt = 0;
  let refusals = 0;
  let attempt = new AbortController();
  let hiddenSince = document.visibilityState === 'hidden' ? Date.now() : null;
  let wakeUp: () => void = () => undefined;
  let isUrgent = false;

  const handOn = (id: number, name: string, payload: unknown): void => {
    if (handedOn.has(id)) return;
    handedOn.add(id);
    if (handedOn.size > mostRemembered) handedOn.delete(handedOn.values().next().value as number);
    onEvent(name, payload);
  };
  /** The numbers may begin anew with another database. */
  const resync = (): void => {
    handedOn.clear();
    onResync();
  };
  const heard = (): void => {
    heardAt = Date.now();
    refusals = 0;
    delay.reset();
  };
  const onStreamEvent = ({ name, id, data }: StreamEvent): void => {
    heard();
    channel.streamHeard();
    if (name === 'ended') return;
    const [settled, own] = id.split('.');
    after = Number(settled);
    if (name === 'resync') resync();
    else if (own !== undefined) handOn(Number(own), name, JSON.parse(data) as unknown);
  };
  const where = (): string =>
    after === null ? `age=${Math.round(Math.min(performance.now() - startedAt, 3_600_000))}` : `after=${after}`;

  async function stream(): Promise<Outcome> {
    heardAt = 0;
    const openedAt = Date.now();
    const heldBack = { isSure: false };
    const look = setInterval(() => {
      heldBack.isSure = heardAt === 0 && Date.now() - openedAt > times.firstSign;
      if (heldBack.isSure || (heardAt > 0 && Date.now() - heardAt > times.silence)) attempt.abort();
    }, times.look);
    try {
      const response = await fetch(`${url}?${where()}`, {
        headers: { accept: 'text/event-stream', ...headers() },
        cache: 'no-store',
        signal: attempt.signal,
      });
      if (response.status === 401) return 'unauthorized';
      if (response.status === 409) return 'another account';
      if (response.status >= 500 || response.status === 429) return 'lost';
      if (!response.ok || !response.headers.get('content-type')?.startsWith('text/event-stream')) return 'held back';
      await readEventStream(response, onStreamEvent);
      return afterBreak();
    } catch {
      return heldBack.isSure ? 'held back' : afterBreak();
    } finally {
      clearInterval(look);
    }
  }

  /** A stream that this client ended itself says nothing about the network. */
  const afterBreak = (): Outcome =>
    heardAt === 0 && !attempt.signal.aborted && channel.streamBroke() ? 'held back' : 'lost';

  async function poll(): Promise<Outcome | 'answered'> {
    // What ends the client ends the request, and silence does: older browsers cannot join two signals.
    const request = new AbortController();
    const end = () => request.abort();
    const silence = setTimeout(end, times.silence);
    attempt.signal.addEventListener('abort', end);
    if (attempt.signal.aborted) end();
    try {
      const response = await fetch(`${url}/events?${where()}&wait=${pollSeconds}`, {
        headers: headers(),
        cache: 'no-store',
        signal: request.signal,
      });
      if (response.status === 401) return 'unauthorized';
      if (response.status === 409) return 'another account';
      if (!response.ok) return 'lost';
      const batch = (await response.json()) as Batch;
      heard();
      after = batch.after;
      if (batch.resync) resync();
      for (const { id, name, payload } of batch.events) handOn(id, name, payload);
      return 'answered';
    } catch {
      return 'lost';
    } finally {
      clearTimeout(silence);
      attempt.signal.removeEventListener('abort', end);
    }
  }

  /** Waits, but not longer than until something wakes the client. */
  const rest = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function run(): Promise<void> {
    while (!isClosed()) {
      attempt = new AbortController();
      const isStream = channel.next() === 'stream';
      const outcome = isStream ? await stream() : await poll();
      if (isClosed()) return;
      if (!isStream) channel.polled(outcome === 'answered');
      if (isAsleep()) await rest(2 ** 31 - 1);
      else if (outcome === 'answered') await rest(times.pollPause);
      else if (outcome === 'held back') channel.streamHeldBack();
      else if (outcome === 'another account') {
        close();
        onAccountChanged();
      } else if (isUrgent) isUrgent = false;
      else if (outcome === 'lost') await rest(delay.next());
      else if ((refusals += 1) < 2) await rest(times.beforeSignedOut);
      else {
        close();
        onSignedOut();
      }
    }
  }

  /** A tab that has been hidden for long closes its connection and catches up when it is visible again. */
  const isAsleep = (): boolean => hiddenSince !== null && Date.now() - hiddenSince >= times.hidden;
  const sleepTimer = setInterval(() => isAsleep() && attempt.abort(), times.look);

  const wake = (): void => {
    hiddenSince = document.visibilityState === 'hidden' ? (hiddenSince ?? Date.now()) : null;
    if (hiddenSince !== null) return;
    delay.reset();
    // A stream without its heartbeat is dead, but no error was raised: the computer slept.
    isUrgent = heardAt > 0 && Date.now() - heardAt > times.silence / 2;
    if (isUrgent) attempt.abort();
    wakeUp();
  };
  const goOffline = (): void => attempt.abort();

  addEventListener('online', wake, { signal: closed.signal });
  addEventListener('offline', goOffline, { signal: closed.signal });
  addEventListener('pageshow', wake, { signal: closed.signal });
  document.addEventListener('visibilitychange', wake, { signal: closed.signal });

  function close(): void {
    closed.abort();
    clearInterval(sleepTimer);
    attempt.abort();
    wakeUp();
  }
  void run();
  return { close };
}
