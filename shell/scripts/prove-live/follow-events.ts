import { readEventStream } from '../../sdk/api/event-stream';
import type { Person } from './person';

/** Notes when events of a person arrive in a stream of theirs. */
export interface FollowedEvents {
  /** Returns when the first event of a name arrived after a moment, in milliseconds since 1970; null while none has. */
  seenAt(name: string, since: number): number | null;
  stop(): void;
}

export async function followEvents(shell: string, { cookie }: Person): Promise<FollowedEvents> {
  const seen: { readonly name: string; readonly at: number }[] = [];
  const stopped = new AbortController();
  const response = await fetch(`${shell}/api/live`, { headers: { cookie }, signal: stopped.signal });
  void readEventStream(response, ({ name }) => void seen.push({ name, at: Date.now() })).catch(() => undefined);
  return {
    seenAt: (name, since) => seen.find((event) => event.name === name && event.at >= since)?.at ?? null,
    stop: () => stopped.abort(),
  };
}
