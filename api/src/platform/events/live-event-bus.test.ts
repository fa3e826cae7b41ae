import { describe, expect, it, vi } from 'vitest';
import { createLiveEventBus } from './live-event-bus';

const payload = { conversationWith: 3 };

describe('the live event bus', () => {
  it('reaches every connection of the people concerned, each once, and nobody else', () => {
    const bus = createLiveEventBus();
    const [tab, otherTab, stranger] = [vi.fn(), vi.fn(), vi.fn()];
    bus.subscribe(1, tab);
    bus.subscribe(1, otherTab);
    bus.subscribe(2, stranger);
    bus.publish([1, 1], 'typing', payload);
    expect(tab.mock.calls).toEqual([[{ name: 'typing', payload }]]);
    expect(otherTab).toHaveBeenCalledTimes(1);
    expect(stranger).not.toHaveBeenCalled();
  });

  it('stops when the connection is gone', () => {
    const bus = createLiveEventBus();
    const tab = vi.fn();
    bus.subscribe(1, tab)();
    bus.publish([1], 'typing', payload);
    expect(tab).not.toHaveBeenCalled();
  });
});
