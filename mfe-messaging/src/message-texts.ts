import type { ToastMessage } from '@counterpart/shell/sdk';
import { errorText } from '@counterpart/shell/sdk';

/** Shown after a message was stored (M §7). */
export const messageSentToast: ToastMessage = {
  title: 'Message sent',
  description: 'Your message has been sent successfully.',
  tone: 'success',
};

/** Shown when a message was not stored, with the error's own text (M §8). */
export function messageFailedToast(error: unknown): ToastMessage {
  return { title: 'Error sending message', description: errorText(error), tone: 'destructive' };
}
