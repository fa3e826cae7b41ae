import type { LiveEvents, User } from '@counterpart/api/contract';
import { createStore } from 'zustand';
import { createApiClient } from '../api/create-api-client';
import { createDrafts } from '../forms/drafts';
import type { Host } from '../host/host';
import type { LiveEventName } from '../live/live-events';
import type { SessionState } from '../host/session';
import { createAreaEvents } from '../areas/area-events';
import type { SlotName, SlotProps, SlotState } from '../areas/slots';
import type { ThemeState } from '../host/theme';
import type { ToastMessage, ToastState } from '../host/toasts';
import type { ComponentType } from 'react';

/** A host for tests: the real API client over a faked `fetch`, real stores, and what a test needs to look inside. */
export interface FakeHost extends Host {
  /** Every toast that was shown, oldest first. */
  readonly shownToasts: readonly ToastMessage[];
  /** Paths whose area was prefetched. */
  readonly preloaded: readonly string[];
  /** Pushes an event as the server would. */
  push<Name extends LiveEventName>(name: Name, payload: LiveEvents[Name]): void;
  /** Says that the live connection came back. */
  reconnect(): void;
}

interface FakeHostOptions {
  /** Signed-in user; a visitor by default. */
  readonly user?: User | null;
  /** Areas that an administrator switched off. */
  readonly switchedOff?: readonly string[];
  readonly siteName?: string;
  /** Fillers of slots; the others stay empty. */
  readonly slots?: { readonly [Name in SlotName]?: ComponentType<SlotProps[Name]> };
}

/** Makes a host for one test. */
export function createFakeHost({
  user = null,
  slots = {},
  switchedOff = [],
  siteName = 'Counterpart',
}: FakeHostOptions = {}): FakeHost {
  const shownToasts: ToastMessage[] = [];
  const preloaded: string[] = [];
  const listeners = new Map<string, Set<(payload: never) => void>>();
  const reconnectListeners = new Set<() => void>();
  const slotStates = new Map<SlotName, unknown>();
  const drafts = createDrafts();
  if (user) drafts.takeOver(String(user.id));
  const session = createStore<SessionState>((set) => ({
    user,
    setUser: (next) => set({ user: next }),
    logOut: async () => {
      await api.send('post', '/api/logout');
      drafts.forgetTab();
      set({ user: null });
    },
  }));
  const api = createApiClient({ origin: 'http://localhost', user: () => session.getState().user });
  return {
    api,
    session,
    toasts: createStore<ToastState>((set) => ({
      current: null,
      show: (message) => {
        shownToasts.push(message);
        set({ current: { ...message, id: shownToasts.length } });
      },
      close: () => set({ current: null }),
    })),
    theme: createStore<ThemeState>((set) => ({ choice: 'system', setChoice: (choice) => set({ choice }) })),
    live: {
      subscribe: (name, listener) => {
        const group = listeners.get(name) ?? new Set();
        listeners.set(name, group.add(listener));
        return () => group.delete(listener);
      },
      onReconnect: (listener) => {
        reconnectListeners.add(listener);
        return () => reconnectListeners.delete(listener);
      },
    },
    events: createAreaEvents(() => true),
    slots: {
      fillers: (name) => (slots[name] ? [{ area: 'other', title: 'Another Area' }] : []),
      subscribe: () => () => undefined,
      read: <Name extends SlotName>(name: Name) => {
        const component = slots[name];
        const state = slotStates.get(name) ?? (component ? { status: 'ready', component } : { status: 'empty' });
        slotStates.set(name, state);
        return state as SlotState<Name>;
      },
    },
    areas: {
      switchedOff,
      preload: (path) => void preloaded.push(path),
      preloadInView: () => () => undefined,
      partFailed: () => Promise.resolve(false),
      reload: () => undefined,
    },
    drafts,
    site: { name: siteName },
    shownToasts,
    preloaded,
    push: (name, payload) => listeners.get(name)?.forEach((listener) => listener(payload as never)),
    reconnect: () => reconnectListeners.forEach((listener) => listener()),
  };
}
