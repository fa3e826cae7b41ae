import { type ApiClient, type Draft, type ResponseBody } from '@counterpart/shell/sdk';
import { emptyValues, type PostValues } from './post-form';

/** Text that a user typed and did not save. */
export interface UnsavedText {
  readonly values: Partial<PostValues>;
  /** The version of the post that it was typed over; 0 for a new one. */
  readonly version: number;
  /** ISO 8601. */
  readonly savedAt: string;
}

type Autosave = ResponseBody<'get', '/api/blog/autosaves/{postId}'>;

/** The text in this browser. */
export function localText(draft: Draft | null): UnsavedText | null {
  if (!draft) return null;
  const known = Object.entries(draft.values).filter(
    ([name, value]) =>
      name in emptyValues &&
      typeof value === typeof emptyValues[name as keyof PostValues] &&
      Array.isArray(value) === Array.isArray(emptyValues[name as keyof PostValues]),
  );
  return { values: Object.fromEntries(known), version: Number(draft.values['version']) || 0, savedAt: draft.writtenAt };
}

/** The newer of what this browser and the server have. */
export function newerText(local: UnsavedText | null, { draft, savedAt }: Autosave): UnsavedText | null {
  if (!draft || !savedAt) return local;
  if (local && local.savedAt >= savedAt) return local;
  const { version, ...values } = draft;
  return { values, version, savedAt };
}

/** Names the draft of a post in this browser. */
export const draftName = (postId: number): string => `post.${postId}`;

/** Keeps it on the server, for other browsers. */
export async function writeRemote(api: ApiClient, postId: number, values: PostValues, version: number): Promise<void> {
  const { status: _status, publishAt: _publishAt, tags, ...texts } = values;
  await api.send('put', '/api/blog/autosaves/{postId}', {
    path: { postId },
    body: { ...texts, tags: [...tags], version },
  });
}
