/** Milliseconds until a stream is retried on a network that let none through. */
const untilNextStream = 5 * 60_000;
/** Streams in a row that break before their first sign until polling is tried. */
const suspicious = 3;

/** Decides how a tab hears what happens: by a stream, or by polling where the network lets no stream through. */
export interface ChannelChoice {
  next(): 'stream' | 'poll';
  /** A stream gave a sign of life. */
  streamHeard(): void;
  /**
   * A stream broke before it gave a sign. The server may be away, or something in between cuts streams: the latter when
   * polls are answered meanwhile.
   * @returns true when it is certain that no stream can be had
   */
  streamBroke(): boolean;
  /** No stream can be had. */
  streamHeldBack(): void;
  polled(wasAnswered: boolean): void;
}

export function createChannelChoice(now: () => number = Date.now): ChannelChoice {
  let broken = 0;
  let canPoll = false;
  let streamsAgainAt = 0;
  const streamHeldBack = () => void (streamsAgainAt = now() + untilNextStream);
  return {
    next: () => (now() < streamsAgainAt || (broken >= suspicious && !canPoll) ? 'poll' : 'stream'),
    streamHeard: () => {
      broken = 0;
      canPoll = false;
    },
    streamBroke: () => {
      broken += 1;
      if (canPoll) streamHeldBack();
      return canPoll;
    },
    streamHeldBack,
    polled: (wasAnswered) => void (canPoll = wasAnswered),
  };
}
