import type { Autosave } from './autosave.model';

/** Presents an autosave; null fields without one. */
export const presentAutosave = (autosave: Autosave | null) => ({
  draft: autosave ? (JSON.parse(autosave.draft) as unknown) : null,
  savedAt: autosave?.savedAt.toISOString() ?? null,
});

/** A new post that was begun: enough to know it by. */
export const presentUnsavedPost = ({ postId, draft, savedAt }: Autosave) => ({
  postId,
  title: titleOf(JSON.parse(draft)),
  savedAt: savedAt.toISOString(),
});

const titleOf = (draft: unknown): string => {
  const title = typeof draft === 'object' && draft !== null ? (draft as Record<string, unknown>)['title'] : null;
  return typeof title === 'string' ? title : '';
};
