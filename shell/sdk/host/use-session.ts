import { useStore } from 'zustand';
import { useHost } from './host';
import type { SessionState } from './session';

/** The signed-in user, with what changes it. */
export function useSession(): SessionState {
  return useStore(useHost().session);
}
