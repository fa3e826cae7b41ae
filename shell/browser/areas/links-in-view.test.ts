// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLinksInView } from './links-in-view';

type Callback = (entries: readonly { readonly isIntersecting: boolean; readonly target: Element }[]) => void;

let show: (...targets: Element[]) => void;
let idle: (() => void)[] = [];

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Callback) {
        show = (...targets) => callback(targets.map((target) => ({ isIntersecting: true, target })));
      }
      observe = vi.fn();
      unobserve = vi.fn();
    },
  );
  vi.stubGlobal('requestIdleCallback', (then: () => void) => void idle.push(then));
});
afterEach(() => {
  idle = [];
});

const runIdle = async () => {
  idle.splice(0).forEach((then) => then());
  // What was preloaded has arrived.
  await Promise.resolve();
  await Promise.resolve();
};
const preloads = () => vi.fn(() => Promise.resolve());

it('fetches one link’s page after the other, each once, and only while the browser is idle', async () => {
  const preload = preloads();
  const links = createLinksInView(preload);
  const [first, second] = [document.createElement('a'), document.createElement('a')];
  links.watch(first, '/blog');
  links.watch(second, '/compliance');
  show(first, second, first);
  expect(preload).not.toHaveBeenCalled();
  await runIdle();
  expect(preload.mock.calls).toEqual([['/blog']]);
  await runIdle();
  await runIdle();
  expect(preload.mock.calls).toEqual([['/blog'], ['/compliance']]);
  show(first);
  await runIdle();
  expect(preload).toHaveBeenCalledTimes(2);
});

it('waits for one page before it fetches the next, whether the first can be had or not', async () => {
  let fail: (error: Error) => void = () => undefined;
  const preload = vi.fn(() => new Promise<void>((_, reject) => (fail = reject)));
  const links = createLinksInView(preload);
  const [first, second] = [document.createElement('a'), document.createElement('a')];
  links.watch(first, '/blog');
  links.watch(second, '/compliance');
  show(first, second);
  await runIdle();
  await runIdle();
  expect(preload.mock.calls).toEqual([['/blog']]);
  fail(new Error('The files hang.'));
  await runIdle();
  await runIdle();
  expect(preload).toHaveBeenCalledTimes(2);
});

it('leaves alone a link that went away before', async () => {
  const preload = preloads();
  const links = createLinksInView(preload);
  const link = document.createElement('a');
  links.watch(link, '/blog')();
  show(link);
  await runIdle();
  expect(preload).not.toHaveBeenCalled();
});

it('respects the Save-Data preference', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const observer = vi.fn();
  vi.stubGlobal('IntersectionObserver', observer);
  createLinksInView(preloads());
  expect(observer).not.toHaveBeenCalled();
});
