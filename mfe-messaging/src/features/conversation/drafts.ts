/**
 * Text typed but not sent, by person and conversation, for this tab. Call these in effects and handlers only.
 * Storage can be full or switched off; a draft is then held for as long as the field is shown.
 */
const prefix = (personId: number) => `counterpart.draft.${personId}.`;

export function readDraft(personId: number, otherUserId: number): string {
  try {
    return sessionStorage.getItem(prefix(personId) + String(otherUserId)) ?? '';
  } catch {
    return '';
  }
}

export function writeDraft(personId: number, otherUserId: number, text: string): void {
  try {
    if (text) sessionStorage.setItem(prefix(personId) + String(otherUserId), text);
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
