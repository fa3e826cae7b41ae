// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLiveConnection } from './live-connection';

/** The browser's end of a stream, opened and broken by the test. */
class FakeEventSource extends EventTarget {
  static last: FakeEventSource | null = null;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  isClosed = false;
  constructor(readonly url: string) {
    super();
    FakeEventSource.last = this;
  }
  close(): void {
    this.isClosed = true;
  }
  push(name: string, payload: unknown): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(payload) }));
  }
}

beforeEach(() => void vi.stubGlobal('EventSource', FakeEventSource));
afterEach(() => void vi.unstubAllGlobals());

it('hands events to whoever listens, subscribed before or after it opened', () => {
  const live = createLiveConnection('/api/live');
  const early = vi.fn();
  const late = vi.fn();
  live.subscribe('typing', early);
  live.open();
  const stop = live.subscribe('message.read', late);
  FakeEventSource.last?.push('typing', { conversationWith: 3 });
  FakeEventSource.last?.push('message.read', { conversationWith: 3, readerId: 3 });
  stop();
  FakeEventSource.last?.push('message.read', { conversationWith: 3, readerId: 3 });
  expect(early).toHaveBeenCalledExactlyOnceWith({ conversationWith: 3 });
  expect(late).toHaveBeenCalledOnce();
});

it('says when it came back after a gap, not when it first opened', () => {
  const live = createLiveConnection('/api/live');
  const onReconnect = vi.fn();
  live.onReconnect(onReconnect);
  live.open();
  FakeEventSource.last?.onopen?.();
  expect(onReconnect).not.toHaveBeenCalled();
  FakeEventSource.last?.onerror?.();
  FakeEventSource.last?.onopen?.();
  expect(onReconnect).toHaveBeenCalledOnce();
});

it('closes, and opens anew for the next person with the same listeners', () => {
  const live = createLiveConnection('/api/live');
  const listener = vi.fn();
  live.subscribe('typing', listener);
  live.open();
  const first = FakeEventSource.last;
  live.close();
  live.open();
  expect(first?.isClosed).toBe(true);
  FakeEventSource.last?.push('typing', { conversationWith: 1 });
  expect(listener).toHaveBeenCalledOnce();
});
