import { createStore } from 'zustand';
import type { ToastState, ToastStore } from '../../sdk/host/toasts';

/** The store behind `useToast`: at most one toast, the newest. */
export function createToastStore(): ToastStore {
  let lastId = 0;
  return createStore<ToastState>((set) => ({
    current: null,
    show: (message) => set({ current: { ...message, id: ++lastId } }),
    close: () => set({ current: null }),
  }));
}
