import type { User } from '@counterpart/api/contract';
import type { StoreApi } from 'zustand';

/** Signed-in user. `null` is a visitor; the HTML carries it before any code runs, so there is no loading state. */
export interface SessionState {
  readonly user: User | null;
  /**
   * Takes the user a successful sign-in, sign-up or profile change responded with. Clears every cached response when
   * the person changes.
   */
  setUser(user: User | null): void;
  /** Ends the session on the server, then here, and goes to `/`. Rejects with an `ApiError` when the server refuses. */
  logOut(): Promise<void>;
}

export type SessionStore = StoreApi<SessionState>;
