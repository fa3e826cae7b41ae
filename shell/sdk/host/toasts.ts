import type { StoreApi } from 'zustand';

/** `destructive` stays until it is closed; the others leave after 5,000 ms. */
export type ToastTone = 'success' | 'info' | 'destructive';

export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  readonly tone?: ToastTone;
  /** Milliseconds until it leaves, when not 5,000. */
  readonly duration?: number;
  /** One thing to do about it. */
  readonly action?: { readonly label: string; readonly onSelect: () => void };
}

export interface ToastState {
  /** At most one is shown at a time; a new one takes the place of the old. */
  readonly current: (ToastMessage & { readonly id: number }) | null;
  show(message: ToastMessage): void;
  close(): void;
}

export type ToastStore = StoreApi<ToastState>;
