// @vitest-environment happy-dom
import type { User } from '@counterpart/api/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand';
import type { SessionState } from '../../sdk/session';
import { reloadWhenStale } from './stale-page';

const signedIn = { id: 7 } as User;
const sessionOf = (user: User | null) =>
  createStore<SessionState>(() => ({ user, setUser: () => undefined, logOut: () => Promise.resolve() }));
const reload = vi.fn();

function open(type: 'navigate' | 'back_forward', user: User | null) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never);
  const session = sessionOf(user);
  return { session, isReloading: reloadWhenStale(session) };
}

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  vi.restoreAllMocks();
  reload.mockReset();
});

it('reloads a visitor’s page from the history after a sign-in', () => {
  const { session } = open('navigate', null);
  session.setState({ user: signedIn });
  expect(open('back_forward', null).isReloading).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  // The session may have ended in the meantime: once is enough.
  expect(open('back_forward', null).isReloading).toBe(false);
});

it('leaves every other page as it is', () => {
  expect(open('back_forward', null).isReloading).toBe(false);
  const { session } = open('navigate', signedIn);
  session.setState({ user: null });
  expect(open('back_forward', null).isReloading).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
