import { sessionStore } from '@counterpart/shell/sdk';

/** A text that was typed and not sent. */
export interface StoredDraft {
  readonly text: string;
  /** ISO 8601, UTC, by this device's clock. */
  readonly writtenAt: string;
}

/** Texts typed but not sent, by who wrote them and to whom, for this tab. */
export interface DraftStorage {
  read(personId: number, otherUserId: number): StoredDraft | null;
  /** Stores the text; an empty one leaves nothing behind. */
  write(personId: number, otherUserId: number, text: string): void;
  /** Removes all drafts of a person: the next one at this computer must not read them. */
  forget(personId: number): void;
  /** Removes the drafts of all others. */
  forgetOthers(personId: number): void;
}

/**
 * Drafts in this tab's session storage. Call its functions in effects, handlers and what only a click shows: a server
 * has no storage.
 * @param kind what is written, such as `draft`: the storage of one kind knows nothing of another
 */
export function createDraftStorage(kind: string): DraftStorage {
  const all = `counterpart.${kind}.`;
  const ofPerson = (personId: number) => `${all}${personId}.`;
  const remove = (isMeant: (key: string) => boolean) =>
    sessionStore
      .keys()
      .filter(isMeant)
      .forEach((key) => sessionStore.remove(key));
  return {
    read: (personId, otherUserId) => {
      try {
        const stored = sessionStore.read(ofPerson(personId) + String(otherUserId));
        if (!stored) return null;
        const { text, writtenAt } = JSON.parse(stored) as Partial<StoredDraft>;
        return typeof text === 'string' && typeof writtenAt === 'string' ? { text, writtenAt } : null;
      } catch {
        return null;
      }
    },
    write: (personId, otherUserId, text) => {
      const key = ofPerson(personId) + String(otherUserId);
      const draft: StoredDraft = { text, writtenAt: new Date().toISOString() };
      if (text) sessionStore.write(key, JSON.stringify(draft));
      else sessionStore.remove(key);
    },
    forget: (personId) => remove((key) => key.startsWith(ofPerson(personId))),
    forgetOthers: (personId) => remove((key) => key.startsWith(all) && !key.startsWith(ofPerson(personId))),
  };
}
