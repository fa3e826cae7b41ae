import { blogLimits } from '@counterpart/api/contract';

const { draftIdsFrom } = blogLimits;

/** A number for a new post, as it stands in the URL: `/blog/admin/new?draft=1834023`. */
export const newDraft = (): string => String(1 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % draftIdsFrom));

/** The id under which what is typed into a new post is stored, where no stored post is; `null` for no such number. */
export function readDraftId(text: string | null): number | null {
  const draft = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0;
  return draft > 0 && draft <= draftIdsFrom ? draftIdsFrom + draft : null;
}

/** The number in the URL of a new post's text. */
export const draftOf = (id: number): string => String(id - draftIdsFrom);
