import { errorText, type Host, type ToastMessage } from '@counterpart/shell/sdk';

/** Shown after a message was stored. */
export const messageSentToast: ToastMessage = {
  title: 'Message sent',
  description: 'Your message has been sent successfully.',
  tone: 'success',
};

/**
 * Nothing is sent once the session has ended, as in another tab, or is another person's.
 * @throws Error in the specified words
 */
export function requireSession({ session }: Pick<Host, 'session'>, personId?: number): void {
  const { user } = session.getState();
  if (!user || (personId !== undefined && user.id !== personId))
    throw new Error('You must be logged in to send messages');
}

/** Shown when a message was not stored, with the error's own text. */
export function messageFailedToast(error: unknown): ToastMessage {
  return { title: 'Error sending message', description: errorText(error), tone: 'destructive' };
}
