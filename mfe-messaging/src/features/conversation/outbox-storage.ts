import type { OutgoingMessage, WrittenMessage } from './outgoing-message';

/**
 * Messages that are not stored on the server yet, by person, for this browser: they survive a reload and a closed tab.
 * Each has an entry of its own, so that tabs do not overwrite each other's. Storage can be full or switched off; a
 * message is then held for as long as its tab is open.
 */
const prefix = (personId: number) => `counterpart.outbox.${personId}.`;

function keysOf(personId: number): string[] {
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
  return keys.filter((key) => key.startsWith(prefix(personId)));
}

export function storeOutgoing(message: WrittenMessage): void {
  const { clientMessageId, senderId, receiverId, content, attachments, createdAt } = message;
  try {
    const written: WrittenMessage = { clientMessageId, senderId, receiverId, content, attachments, createdAt };
    localStorage.setItem(prefix(senderId) + clientMessageId, JSON.stringify(written));
  } catch {
    return;
  }
}

export function forgetOutgoing(personId: number, clientMessageId: string): void {
  try {
    localStorage.removeItem(prefix(personId) + clientMessageId);
  } catch {
    return;
  }
}

/** What was written and not stored, in the order in which it was written. */
export function readOutbox(personId: number): readonly OutgoingMessage[] {
  try {
    return keysOf(personId)
      .map((key) => parsed(localStorage.getItem(key)))
      .filter((message) => message !== null)
      .filter(({ senderId }) => senderId === personId)
      .sort((one, other) => one.createdAt.localeCompare(other.createdAt))
      .map((message) => ({ ...message, status: 'waiting', attempts: 0, problem: null }));
  } catch {
    return [];
  }
}

/** Ends with the session: the next person at this computer must not read or send them. */
export function forgetOutbox(personId: number): void {
  try {
    keysOf(personId).forEach((key) => localStorage.removeItem(key));
  } catch {
    return;
  }
}

/** An entry as it was stored; null for one that is broken. */
function parsed(text: string | null): WrittenMessage | null {
  if (text === null) return null;
  try {
    const value = JSON.parse(text) as Partial<WrittenMessage> | null;
    const { clientMessageId, senderId, receiverId, content, attachments = [], createdAt } = value ?? {};
    if (typeof clientMessageId !== 'string' || typeof content !== 'string' || typeof createdAt !== 'string')
      return null;
    if (typeof senderId !== 'number' || typeof receiverId !== 'number') return null;
    if (!Array.isArray(attachments)) return null;
    return { clientMessageId, senderId, receiverId, content, attachments, createdAt };
  } catch {
    return null;
  }
}
