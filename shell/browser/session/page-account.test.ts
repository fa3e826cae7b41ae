// @vitest-environment happy-dom
import type { User } from '@counterpart/api/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand';
import type { SessionState } from '../../sdk/host/session';
import { reloadWhenStale, watchPageAccount } from './page-account';

const signedIn = { id: 7 } as User;
const sessionOf = (user: User | null) =>
  createStore<SessionState>(() => ({ user, setUser: () => undefined, logOut: () => Promise.resolve() }));
const reload = vi.fn();

function open(type: 'navigate' | 'back_forward', user: User | null) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never);
  const session = sessionOf(user);
  const isReloading = reloadWhenStale(session);
  return { session, isReloading, ...(!isReloading && watchPageAccount(session)) };
}

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(location, 'reload').mockImplementation(reload);
});
afterEach(() => {
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

it.each<[string, User | null, User | null, boolean]>([
  ['another account', signedIn, { id: 8 } as User, true],
  ['an account, over a visitor’s page', null, signedIn, true],
  ['the same account', signedIn, signedIn, false],
  ['no account: the server refuses the next call', signedIn, null, false],
])('a tab in which %s signs in is noticed in the other', (_case, shown, next, isOther) => {
  const page = open('navigate', shown);
  const other = open('navigate', shown);
  other.session.setState({ user: next });
  // A browser's event reaches the other tabs; coming into view compares, too.
  document.dispatchEvent(new Event('visibilitychange'));
  expect(page.isOther?.getState()).toBe(isOther);
  expect(other.isOther?.getState()).toBe(false);
});
