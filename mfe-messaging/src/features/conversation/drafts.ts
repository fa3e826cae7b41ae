/**
 * Text typed but not sent, by person and conversation, for this tab. Call these in effects and handlers only.
 * Storage can be full or switched off; a draft is then held for as long as the field is shown.
 */
const prefix = (personId: number) => `counterpart.draft.${personId}.`;

/** A text that was typed and not sent. */
export interface StoredDraft {
  readonly text: string;
  /** ISO 8601, UTC, by this device's clock. */
  readonly writtenAt: string;
}

export function readDraft(personId: number, otherUserId: number): StoredDraft | null {
  try {
    const stored = sessionStorage.getItem(prefix(personId) + String(otherUserId));
    if (!stored) return null;
    const { text, writtenAt } = JSON.parse(stored) as Partial<StoredDraft>;
    return typeof text === 'string' && typeof writtenAt === 'string' ? { text, writtenAt } : null;
  } catch {
    return null;
  }
}

export function writeDraft(personId: number, otherUserId: number, text: string): void {
  try {
    const draft: StoredDraft = { text, writtenAt: new Date().toISOString() };
    if (text) sessionStorage.setItem(prefix(personId) + String(otherUserId), JSON.stringify(draft));
    else sessionStorage.removeItem(prefix(personId) + String(otherUserId));
  } catch {
    return;
  }
}

/** Ends with the session: the next person at this computer must not read them. */
export function forgetDrafts(personId: number): void {
  try {
    const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '');
    keys.filter((key) => key.startsWith(prefix(personId))).forEach((key) => sessionStorage.removeItem(key));
  } catch {
    return;
  }
}
