import { localStore, sessionStore } from '../browser/browser-storage';

/**
 * Time for which a draft is kept: until its page is left, other than to sign in (`page`), or until it is sent, in this
 * tab (`tab`) or this browser (`browser`).
 */
export type DraftLife = 'page' | 'tab' | 'browser';

/** Entered values by field; only those that were changed. */
export type DraftValues = Readonly<Record<string, unknown>>;

export interface LostFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** Text, choices and files that were entered into a form and not sent. */
export interface Draft {
  readonly values: DraftValues;
  /** Files that were chosen and that the page took with it when it was loaded anew. */
  readonly lostFiles: readonly LostFile[];
  /** ISO 8601, UTC, by this device's clock. */
  readonly writtenAt: string;
}

/** The form of one account. What a visitor entered is the next account's: visitors are asked to sign in to send it. */
export interface DraftKey {
  /** A user's id, or `visitor`. */
  readonly account: string;
  /** Names the form and what it is about, as in `review.12`. */
  readonly form: string;
}

/** Everything entered and not sent in this tab. In effects and handlers only: a server has none. */
export interface Drafts {
  /** Returns what was kept. A draft of life `page` is handed over to the form that reads it. */
  read(key: DraftKey): Draft | null;
  /** Notes the values entered so far; none leave nothing behind. Passwords and cards are left out. */
  write(key: DraftKey, values: DraftValues, life: DraftLife): void;
  /** The form was sent or emptied. */
  forget(key: DraftKey): void;
  /** The form is no longer on the page: its draft ends when its life is `page` and it is not held. */
  close(key: DraftKey): void;
  /**
   * Holds the drafts of the forms on the page while the person signs in or the page is loaded anew.
   * @returns whether there are any
   */
  hold(): boolean;
  /** Tells whether something is entered into a form on the page, on another step of it too. */
  isAnyOpen(): boolean;
  /**
   * An account uses this tab: what a visitor entered is its own from now on. What another account began is forgotten
   * when its life is `tab`, and waits for that account when it is held.
   */
  takeOver(account: string): void;
  /** The person logs out: forgets all drafts of this tab. */
  forgetTab(): void;
}

/** Milliseconds for which a draft is held. */
const heldFor = 24 * 60 * 60_000;

const visitor = 'visitor';
const prefix = 'counterpart.draft.';
const idOf = ({ account, form }: DraftKey): string => `${prefix}${account}.${form}`;

const secret = /password|card|secret/i;

/** A copy without the fields that nothing but the server may get. */
function withoutSecrets(values: DraftValues): DraftValues {
  const isRecord = (value: unknown): value is DraftValues =>
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return Object.fromEntries(
    Object.entries(values)
      .filter(([field]) => !secret.test(field))
      .map(([field, value]) => [field, isRecord(value) ? withoutSecrets(value) : value]),
  );
}

interface Written {
  readonly draft: Draft;
  readonly life: DraftLife;
}

const storeOf = (life: DraftLife) => (life === 'browser' ? localStore : sessionStore);
const lostMark = 'counterpart.lostFile';

const textOf = ({ draft, life }: Written): string =>
  JSON.stringify({ ...draft, life }, (_key, value: unknown) =>
    value instanceof File ? { [lostMark]: { name: value.name, size: value.size } } : value,
  );

function parse(text: string | null): Written | null {
  if (text === null) return null;
  const lostFiles: LostFile[] = [];
  const revive = (_key: string, value: unknown) => {
    const lost = (value as Readonly<Record<string, LostFile>> | null)?.[lostMark];
    if (lost) lostFiles.push(lost);
    return lost ? undefined : value;
  };
  try {
    const { values, writtenAt, life } = JSON.parse(text, revive) as Draft & Written;
    if (typeof values !== 'object' || typeof writtenAt !== 'string') return null;
    const isOld = life === 'page' && Date.now() - Date.parse(writtenAt) > heldFor;
    return isOld ? null : { draft: { values, writtenAt, lostFiles }, life };
  } catch {
    return null;
  }
}

/** Makes the drafts of a tab. */
export function createDrafts(): Drafts {
  /** Of the forms on the page. */
  const open = new Map<string, Written>();
  /** With their files, as long as the page is not loaded anew. */
  const held = new Map<string, Written>();

  // A form that begins anew on the same page does not begin with the draft of the one before.
  const find = (id: string): Written | null =>
    held.get(id) ?? parse(sessionStore.read(id)) ?? parse(localStore.read(id));
  const forget = (id: string) => {
    open.delete(id);
    held.delete(id);
    sessionStore.remove(id);
    localStore.remove(id);
  };
  const note = (id: string, written: Written) => {
    open.set(id, written);
    if (written.life !== 'page') storeOf(written.life).write(id, textOf(written));
  };

  const idsOfTab = () =>
    [...new Set([...open.keys(), ...held.keys(), ...sessionStore.keys()])].filter((id) => id.startsWith(prefix));
  /** Lays a held draft over the one that is stored under another id. */
  const handOver = (id: string, to: string) => {
    const given = find(id);
    if (!given) return;
    const own = find(to);
    const values = { ...own?.draft.values, ...given.draft.values };
    const lostFiles = [...(own?.draft.lostFiles ?? []), ...given.draft.lostFiles];
    const written = { life: given.life, draft: { ...given.draft, values, lostFiles } };
    forget(id);
    held.set(to, written);
    storeOf(given.life).write(to, textOf(written));
  };

  return {
    read: (key) => {
      const id = idOf(key);
      const found = find(id);
      if (!found) return null;
      forget(id);
      note(id, found);
      return found.draft;
    },
    write: (key, entered, life) => {
      const values = withoutSecrets(entered);
      if (Object.keys(values).length === 0) forget(idOf(key));
      else note(idOf(key), { draft: { values, lostFiles: [], writtenAt: new Date().toISOString() }, life });
    },
    forget: (key) => forget(idOf(key)),
    close: (key) => void open.delete(idOf(key)),
    hold: () => {
      for (const [id, written] of open) {
        if (written.life !== 'page') continue;
        held.set(id, written);
        sessionStore.write(id, textOf(written));
      }
      return open.size > 0;
    },
    isAnyOpen: () => open.size > 0,
    takeOver: (account) => {
      const from = idOf({ account: visitor, form: '' });
      const ofBrowser = localStore.keys().filter((id) => id.startsWith(from));
      for (const id of new Set([...idsOfTab(), ...ofBrowser])) {
        if (id.startsWith(idOf({ account, form: '' }))) continue;
        if (id.startsWith(from)) handOver(id, idOf({ account, form: id.slice(from.length) }));
        else if (find(id)?.life === 'tab') forget(id);
      }
    },
    forgetTab: () => {
      for (const id of idsOfTab()) {
        open.delete(id);
        held.delete(id);
        sessionStore.remove(id);
      }
    },
  };
}
