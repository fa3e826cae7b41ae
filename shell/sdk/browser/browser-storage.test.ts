// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { localStore, sessionStore } from './browser-storage';

beforeEach(() => {
  for (const store of [localStore, sessionStore]) for (const key of store.keys()) store.remove(key);
});

it('stores in the browser, and reads there what other tabs have written', () => {
  expect(localStore.write('a', '1')).toBe(true);
  expect(localStorage.getItem('a')).toBe('1');
  localStorage.setItem('a', '2');
  expect(localStore.read('a')).toBe('2');
  expect(sessionStore.read('a')).toBeNull();
});

const throwing = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** Blocked: the property itself throws. Missing: a WebView without storage. Full: only writing throws. */
const odd = {
  blocked: () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(throwing);
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(throwing);
  },
  missing: () => {
    vi.stubGlobal('localStorage', null);
    vi.stubGlobal('sessionStorage', undefined);
  },
  full: () => {
    const storage = { length: 0, key: () => null, getItem: () => null, setItem: throwing, removeItem: () => undefined };
    vi.stubGlobal('localStorage', storage);
    vi.stubGlobal('sessionStorage', storage);
  },
};

it.each(Object.entries(odd))('holds what is written while storage is %s, as long as the page lives', (_name, make) => {
  make();
  for (const store of [localStore, sessionStore]) {
    expect(store.read('a')).toBeNull();
    expect(store.write('a', '1')).toBe(false);
    expect(store.read('a')).toBe('1');
    expect(store.keys()).toEqual(['a']);
    store.remove('a');
    expect([store.read('a'), store.keys()]).toEqual([null, []]);
  }
});
