import { localStore, type ApiClient, type ResponseBody } from '@counterpart/shell/sdk';
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

const keyOf = (userId: number, postId: number): string => `blog-draft:${userId}:${postId}`;

/** Reads the text in this browser. */
export function readLocal(userId: number, postId: number): UnsavedText | null {
  try {
    const parsed = JSON.parse(localStore.read(keyOf(userId, postId)) ?? 'null') as Partial<UnsavedText> | null;
    if (typeof parsed?.savedAt !== 'string' || typeof parsed.values !== 'object') return null;
    const known = Object.entries(parsed.values).filter(
      ([name, value]) =>
        name in emptyValues &&
        typeof value === typeof emptyValues[name as keyof PostValues] &&
        Array.isArray(value) === Array.isArray(emptyValues[name as keyof PostValues]),
    );
    return { values: Object.fromEntries(known), version: Number(parsed.version) || 0, savedAt: parsed.savedAt };
  } catch {
    return null;
  }
}

/** Stores it in this browser immediately, so that it survives a reload, a crash or a lost connection. */
export function writeLocal(userId: number, postId: number, text: UnsavedText): void {
  localStore.write(keyOf(userId, postId), JSON.stringify(text));
}

export function removeLocal(userId: number, postId: number): void {
  localStore.remove(keyOf(userId, postId));
}

/** The newer of what this browser and the server have. */
export function newerText(local: UnsavedText | null, { draft, savedAt }: Autosave): UnsavedText | null {
  if (!draft || !savedAt) return local;
  if (local && local.savedAt >= savedAt) return local;
  const { version, ...values } = draft;
  return { values, version, savedAt };
}

/** Keeps it on the server, for other browsers. */
export async function writeRemote(api: ApiClient, postId: number, values: PostValues, version: number): Promise<void> {
  const { published: _published, publishAt: _publishAt, tags, ...texts } = values;
  await api.send('put', '/api/blog/autosaves/{postId}', {
    path: { postId },
    body: { ...texts, tags: [...tags], version },
  });
}
