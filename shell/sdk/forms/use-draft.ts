import { pageAccountOf } from '@counterpart/api/contract';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type SetStateAction } from 'react';
import type { Draft, DraftLife, DraftValues, LostFile } from './drafts';
import { useHost } from '../host/host';

/** The draft of one form. Call its functions in effects and handlers. */
export interface FormDraft {
  read(): Draft | null;
  /** Calls `take` with what is stored, if something is; of `initial`'s fields only, in its kinds of values. */
  restore(take: (draft: Draft) => void, initial?: object): void;
  /** Notes what was entered so far, by field. */
  write(values: DraftValues): void;
  /** The form was sent or emptied. */
  forget(): void;
}

/** Values in the kinds that the fields of their form can show; records have all keys of `initial`'s. */
function fitting(values: DraftValues, initial: object): DraftValues {
  const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
  const fits = (value: unknown, before: unknown) =>
    before === null ||
    value === null ||
    (typeof value === typeof before && Array.isArray(value) === Array.isArray(before));
  const found: Record<string, unknown> = {};
  for (const [field, before] of Object.entries(initial)) {
    const value = values[field];
    if (value === undefined || !fits(value, before)) continue;
    found[field] = isRecord(value) && isRecord(before) ? { ...before, ...value } : value;
  }
  return found;
}

/**
 * The draft of a form, for `useForm`: what is entered is there again after signing in again.
 * @param form names the form and what it is about, as in `review.12`
 */
export function useDraft(form: string, life: DraftLife = 'page'): FormDraft {
  const { drafts, session } = useHost();
  // Who began to write: what is entered after the session was lost is theirs as well.
  const [account] = useState(() => pageAccountOf(session.getState().user));
  useEffect(() => () => drafts.close({ account, form }), [drafts, account, form]);
  return useMemo(
    () => ({
      read: () => drafts.read({ account, form }),
      restore: (take, initial) => {
        const stored = drafts.read({ account, form });
        if (stored) take(initial ? { ...stored, values: fitting(stored.values, initial) } : stored);
      },
      write: (values) => drafts.write({ account, form }, values, life),
      forget: () => drafts.forget({ account, form }),
    }),
    [drafts, account, form, life],
  );
}

/**
 * State as of `useState`, kept as `useDraft` does, for a form without `useForm`. Setting the first value forgets it.
 * @returns value, setter, and the files that have to be chosen again
 */
export function useDraftState<Value>(
  form: string,
  initial: Value,
  life: DraftLife = 'page',
): [value: Value, setValue: (change: SetStateAction<Value>) => void, lostFiles: readonly LostFile[]] {
  const draft = useDraft(form, life);
  const [first] = useState(initial);
  const [value, setValue] = useState(first);
  const latest = useRef(first);
  const [lostFiles, setLostFiles] = useState<readonly LostFile[]>([]);
  // A page from the server is rendered without.
  useLayoutEffect(() => {
    draft.restore(
      (stored) => {
        latest.current = (stored.values['value'] ?? first) as Value;
        setValue(() => latest.current);
        setLostFiles(stored.lostFiles);
      },
      { value: first },
    );
  }, [draft, first]);
  const change = (made: SetStateAction<Value>) => {
    const next = typeof made === 'function' ? (made as (before: Value) => Value)(latest.current) : made;
    latest.current = next;
    setValue(() => next);
    setLostFiles([]);
    if (next === initial) draft.forget();
    else draft.write({ value: next });
  };
  return [value, change, lostFiles];
}

/**
 * Text of a search field, kept as `useDraftState` does until it is applied. The field follows what is applied, which
 * Back changes too.
 */
export function useSearchText(field: string, applied: string): [text: string, setText: (text: string) => void] {
  const draft = useDraft(`${field}.${applied}`);
  const [text, setText] = useState(applied);
  const [followed, setFollowed] = useState(applied);
  if (followed !== applied) {
    setFollowed(applied);
    setText(applied);
  }
  useLayoutEffect(() => draft.restore(({ values }) => setText(values['text'] as string), { text: '' }), [draft]);
  const enter = (entered: string) => {
    setText(entered);
    draft.write(entered === applied ? {} : { text: entered });
  };
  return [text, enter];
}

/**
 * Sends files as soon as they are chosen, one after the other. When the session is lost meanwhile, those that are not
 * stored are sent after signing in again.
 * @param upload never rejects
 * @param start called with files that are sent now, and with what resolves once they are
 * @returns how to send, and the files that have to be chosen again
 */
export function useFileDraft(
  form: string,
  upload: (file: File) => Promise<unknown>,
  start: (files: readonly File[], sent: Promise<void>) => void = () => undefined,
): [send: (files: readonly File[]) => Promise<void>, lostFiles: readonly LostFile[]] {
  const { session } = useHost();
  const draft = useDraft(form);
  const [lostFiles, setLostFiles] = useState<readonly LostFile[]>([]);
  const sendEach = async (files: readonly File[]) => {
    for (const [index, file] of files.entries()) {
      draft.write({ files: files.slice(index) });
      await upload(file);
      if (!session.getState().user) return;
    }
    draft.forget();
  };
  const send = (files: readonly File[]) => {
    setLostFiles([]);
    const sent = sendEach(files);
    start(files, sent);
    return sent;
  };
  const resume = useEffectEvent((stored: Draft) => {
    const files = (stored.values['files'] as readonly unknown[]).filter((file) => file instanceof File);
    if (files.length > 0) void send(files);
    setLostFiles(stored.lostFiles);
  });
  useLayoutEffect(() => draft.restore((stored) => resume(stored)), [draft]);
  return [send, lostFiles];
}
