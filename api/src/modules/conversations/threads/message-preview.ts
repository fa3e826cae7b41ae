import type { Message } from './message.model';

/** Returns what a notification shows of a message: its words, or how many files it has. */
export function messagePreview({ content, attachments = [] }: Pick<Message, 'content' | 'attachments'>): string {
  return content || (attachments.length === 1 ? 'Sent a file' : `Sent ${attachments.length} files`);
}
