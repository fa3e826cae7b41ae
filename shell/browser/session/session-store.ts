import type { User } from '@counterpart/api/contract';
import { createStore } from 'zustand';
import type { ApiClient } from '../../sdk/api/api-client';
import type { SessionState, SessionStore } from '../../sdk/host/session';

interface Options {
  readonly api: ApiClient;
  readonly user: User | null;
  /** Called when the user changes or signs out: forget what the last one saw. */
  readonly onPersonChange: () => void;
  /** Called before a log-out is requested, and when it was refused. */
  readonly onLoggingOut: () => void;
  readonly onStillThere: () => void;
  /**
   * Called after a log-out that the server confirmed; the person is still known until it is done, so that no page asks
   * in vain.
   */
  readonly onLoggedOut: () => Promise<void>;
}

/** The store behind `useSession`. */
export function createSessionStore({
  api,
  user,
  onPersonChange,
  onLoggingOut,
  onStillThere,
  onLoggedOut,
}: Options): SessionStore {
  return createStore<SessionState>((set, get) => ({
    user,
    setUser: (next) => {
      const isSamePerson = get().user?.id === next?.id;
      set({ user: next });
      if (!isSamePerson) onPersonChange();
    },
    logOut: async () => {
      onLoggingOut();
      await api.send('post', '/api/logout').catch((error: unknown) => {
        onStillThere();
        throw error;
      });
      await onLoggedOut();
      get().setUser(null);
    },
  }));
}
