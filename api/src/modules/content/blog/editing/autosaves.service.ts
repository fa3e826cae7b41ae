import { blogLimits } from '../../../../contract/limits/blog';
import { isUniqueViolation } from '../../../../platform/database/database-errors';
import { Autosave } from './autosave.model';

const day = 24 * 60 * 60 * 1000;
const retentionDays = 30;
/** New posts that are offered to a user who begins another. */
const mostUnsaved = 10;

/** Reads a user's unsaved text; null when there is none. */
export async function readAutosave(editorId: number, postId: number): Promise<Autosave | null> {
  return (await Autosave.query().findById([editorId, postId])) ?? null;
}

/** New posts that a user began and did not save, the last one first. */
export const unsavedPosts = (editorId: number): Promise<Autosave[]> =>
  Autosave.query()
    .where({ editorId })
    .where('postId', '>=', blogLimits.draftIdsFrom)
    .orderBy('savedAt', 'desc')
    .limit(mostUnsaved)
    .execute();

/** Stores what a user typed, in place of what they typed before. */
export async function writeAutosave(editorId: number, postId: number, draft: object): Promise<Autosave> {
  const values = { draft: JSON.stringify(draft), savedAt: new Date() };
  const update = () => Autosave.query().findById([editorId, postId]).patch(values);
  if ((await update()) === 0) {
    try {
      await Autosave.query().insert({ editorId, postId, ...values });
    } catch (error) {
      // Two windows at the same moment.
      if (!isUniqueViolation(error)) throw error;
      await update();
    }
  }
  return (await readAutosave(editorId, postId)) ?? Autosave.fromJson({ editorId, postId, ...values });
}

/** Forgets what was typed, once it is saved or not wanted. */
export async function removeAutosave(editorId: number, postId: number): Promise<void> {
  await Autosave.query().deleteById([editorId, postId]);
}

/** Deletes unsaved text older than the retention. */
export async function forgetAutosaves(now = new Date()): Promise<void> {
  await Autosave.query()
    .delete()
    .where('savedAt', '<', new Date(now.getTime() - retentionDays * day));
}
