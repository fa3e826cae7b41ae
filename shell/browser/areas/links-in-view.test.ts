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
  vi.unstubAllGlobals();
  idle = [];
});

const runIdle = () => idle.splice(0).forEach((then) => then());

it('fetches one link’s page after the other, each once, and only while the browser is idle', () => {
  const preload = vi.fn();
  const links = createLinksInView(preload);
  const [first, second] = [document.createElement('a'), document.createElement('a')];
  links.watch(first, '/blog');
  links.watch(second, '/compliance');
  show(first, second, first);
  expect(preload).not.toHaveBeenCalled();
  runIdle();
  expect(preload.mock.calls).toEqual([['/blog']]);
  runIdle();
  runIdle();
  expect(preload.mock.calls).toEqual([['/blog'], ['/compliance']]);
  show(first);
  runIdle();
  expect(preload).toHaveBeenCalledTimes(2);
});

it('leaves alone a link that went away before', () => {
  const preload = vi.fn();
  const links = createLinksInView(preload);
  const link = document.createElement('a');
  links.watch(link, '/blog')();
  show(link);
  runIdle();
  expect(preload).not.toHaveBeenCalled();
});

it('respects the Save-Data preference', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const observer = vi.fn();
  vi.stubGlobal('IntersectionObserver', observer);
  createLinksInView(vi.fn());
  expect(observer).not.toHaveBeenCalled();
});
