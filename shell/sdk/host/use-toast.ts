import { useStore } from 'zustand';
import { useHost } from './host';
import type { ToastMessage } from './toasts';

/** Shows toasts: `const showToast = useToast(); showToast({ title: 'Profile updated', tone: 'success' })`. */
export function useToast(): (message: ToastMessage) => void {
  return useStore(useHost().toasts, (state) => state.show);
}
