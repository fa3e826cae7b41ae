import { localStore, outboxKeys, outboxPrefix } from '@counterpart/shell/sdk';
import type { OutgoingMessage, WrittenMessage } from './outgoing-message';

/**
 * Messages that are not stored on the server yet, by person, for this browser: they survive a reload and a closed tab.
 * Each has an entry of its own, so that tabs do not overwrite each other's.
 */
interface StoredMessage extends WrittenMessage {
  /** Reason the server refused it: it is not sent again automatically. */
  readonly problem: string | null;
}

/** Stores a message, or what has become of it. */
export function storeOutgoing(message: WrittenMessage, problem: string | null = null): void {
  const { clientMessageId, senderId, receiverId, content, attachments, createdAt } = message;
  const stored: StoredMessage = { clientMessageId, senderId, receiverId, content, attachments, createdAt, problem };
  localStore.write(outboxPrefix(senderId) + clientMessageId, JSON.stringify(stored));
}

export function forgetOutgoing(personId: number, clientMessageId: string): void {
  localStore.remove(outboxPrefix(personId) + clientMessageId);
}

/** Reads messages that are not stored on the server, in the order they were written, from all tabs. */
export function readOutbox(personId: number): readonly OutgoingMessage[] {
  return outboxKeys(personId)
    .map((key) => parsed(localStore.read(key), personId))
    .filter((message) => message !== null)
    .sort((one, other) => one.createdAt.localeCompare(other.createdAt));
}

/** Change of the outbox by another tab. */
interface OutboxChange {
  readonly clientMessageId: string;
  /** Null when the entry has ended: it was sent or discarded. */
  readonly message: OutgoingMessage | null;
}

/** Reads a change of a person's outbox from a browser storage event; null when it is about something else. */
export function changedInOutbox(
  personId: number,
  { key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>,
): OutboxChange | null {
  const prefix = outboxPrefix(personId);
  if (!key?.startsWith(prefix)) return null;
  return { clientMessageId: key.slice(prefix.length), message: parsed(newValue, personId) };
}

/** An entry as it was stored; null for one that is broken or of another person. */
function parsed(text: string | null, personId: number): OutgoingMessage | null {
  if (text === null) return null;
  try {
    const value = JSON.parse(text) as Partial<StoredMessage> | null;
    const { clientMessageId, senderId, receiverId, content, attachments = [], createdAt, problem = null } = value ?? {};
    if (typeof clientMessageId !== 'string' || typeof content !== 'string' || typeof createdAt !== 'string')
      return null;
    if (senderId !== personId || typeof receiverId !== 'number' || !Array.isArray(attachments)) return null;
    return {
      ...{ clientMessageId, senderId, receiverId, content, attachments, createdAt },
      status: problem === null ? 'waiting' : 'failed',
      // That it waits was said when it was written.
      attempts: 1,
      problem,
    };
  } catch {
    return null;
  }
}
