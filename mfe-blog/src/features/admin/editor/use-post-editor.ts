import type { Post } from '@counterpart/api/contract';
import { useNavigate } from '@counterpart/shell/sdk/router';
import { useRef, useState } from 'react';
import {
  checkPost,
  emptyValues,
  isSame,
  tabOf,
  valuesOf,
  type Intent,
  type PostErrors,
  type PostValues,
} from './post-form';
import type { UnsavedText } from './unsaved-text';
import { useAutosave } from './use-autosave';
import { useSavePost } from './use-save-post';

export type EditorTab = 'content' | 'media' | 'preview';

/** The state of the editor: fields, what is wrong with them, what is stored, and saving. */
export function usePostEditor(loaded: Post | null, unsaved: UnsavedText | null, draftId: number) {
  const navigate = useNavigate();
  const [post, setPost] = useState(loaded);
  const [baseline, setBaseline] = useState<PostValues>(() => (loaded ? valuesOf(loaded) : emptyValues));
  const [values, setValues] = useState<PostValues>(() => ({ ...baseline, ...unsaved?.values }));
  const [version, setVersion] = useState(() => (unsaved ? unsaved.version : (loaded?.version ?? 0)));
  const [errors, setErrors] = useState<PostErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<{ readonly current: Post; readonly intent: Intent } | null>(null);
  const [tab, setTab] = useState<EditorTab>('content');
  const [restored, setRestored] = useState(() => (unsaved && !isSame(values, baseline) ? unsaved : null));
  const isLeaving = useRef(false);
  const isDirty = !isSame(values, baseline);
  const { save, pending } = useSavePost(post);
  const autosave = useAutosave({ postId: post?.id ?? draftId, version, values, isDirty });

  /** Shows a stored post in place of what is in the fields. */
  function show(stored: Post): void {
    setPost(stored);
    setBaseline(valuesOf(stored));
    setValues(valuesOf(stored));
    setVersion(stored.version ?? 1);
    setErrors({});
    setFailure(null);
    setConflict(null);
    setRestored(null);
  }

  function showErrors(found: PostErrors): void {
    setErrors(found);
    const first = Object.keys(found)[0] as keyof PostValues | undefined;
    if (!first) return;
    const where = tabOf[first];
    if (where) setTab(where);
    // The tab's fields are there after the next paint.
    requestAnimationFrame(() => {
      const field = document.querySelector<HTMLElement>(`[name="${first}"], [data-field="${first}"] [contenteditable]`);
      field?.focus();
    });
  }

  async function submit(intent: Intent, over = version): Promise<void> {
    const found = checkPost(values, intent, post);
    if (Object.keys(found).length > 0) {
      showErrors(found);
      return;
    }
    setErrors({});
    setFailure(null);
    const saved = await save(values, intent, over);
    if (saved?.kind === 'conflict') setConflict({ current: saved.current, intent });
    if (saved?.kind === 'failed') {
      setFailure(saved.sentence);
      if (saved.isSlug) setTab('media');
    }
    if (saved?.kind !== 'saved') return;
    isLeaving.current = true;
    await autosave.forget();
    await navigate('/blog/admin');
  }

  return {
    ...{ post, values, errors, failure, conflict, tab, restored, isDirty, isLeaving, pending, show, setTab, submit },
    autosave: autosave.state,
    replaceInContent: (mark: string, text: string): void =>
      setValues((before) => ({ ...before, content: before.content.replace(mark, () => text) })),
    change: (changes: Partial<PostValues>): void => {
      setValues((before) => ({ ...before, ...changes }));
      const cleared = Object.fromEntries(Object.keys(changes).map((name) => [name, undefined]));
      setErrors((before) => ({ ...before, ...cleared }));
    },
    closeConflict: () => setConflict(null),
    /** Overwrites what another user saved, which stays among the versions. */
    keepMine: async (): Promise<void> => {
      if (!conflict) return;
      const { current, intent } = conflict;
      setVersion(current.version ?? version);
      setConflict(null);
      await submit(intent, current.version);
    },
    /** Forgets what was typed and shows what is stored. */
    discard: async (stored: Post | null): Promise<void> => {
      await autosave.forget();
      if (stored) show(stored);
      else {
        setValues(emptyValues);
        setRestored(null);
      }
      autosave.resume();
    },
    closeRestored: () => setRestored(null),
  };
}
