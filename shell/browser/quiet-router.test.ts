import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AppRouter } from './create-app-router';
import { quietRouter } from './quiet-router';

type Listener = Parameters<AppRouter['subscribe']>[0];
type State = Parameters<Listener>[0];

function fakeRouter() {
  let listener: Listener = () => undefined;
  const stop = vi.fn();
  const router = {
    state: 'the state',
    subscribe: (next: Listener) => {
      listener = next;
      return stop;
    },
  } as unknown as AppRouter;
  const change = (navigation: 'idle' | 'loading', name: string) =>
    listener({ name, navigation: { state: navigation } } as unknown as State, {} as never);
  return { router, change, stop };
}

function listening() {
  const fake = fakeRouter();
  const heard: string[] = [];
  const unsubscribe = quietRouter(fake.router).subscribe((state) =>
    heard.push((state as unknown as { name: string }).name),
  );
  return { ...fake, heard, unsubscribe };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('reports a page that resolves immediately, without a pending state', () => {
  const { change, heard } = listening();
  change('loading', 'awaited');
  vi.advanceTimersByTime(49);
  change('idle', 'there');
  vi.advanceTimersByTime(1000);
  expect(heard).toEqual(['there']);
});

it('tells that a page is awaited when it takes a while', () => {
  const { change, heard } = listening();
  change('loading', 'awaited');
  vi.advanceTimersByTime(50);
  expect(heard).toEqual(['awaited']);
  change('idle', 'there');
  expect(heard).toEqual(['awaited', 'there']);
});

it('says nothing any more to who stopped listening', () => {
  const { change, heard, unsubscribe, stop } = listening();
  change('loading', 'awaited');
  unsubscribe();
  vi.advanceTimersByTime(1000);
  expect(heard).toEqual([]);
  expect(stop).toHaveBeenCalledOnce();
});

it('is the router in everything else', () => {
  expect(quietRouter(fakeRouter().router).state).toBe('the state');
});
