import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { User } from '../../platform/auth/user.model';
import { inTransaction } from '../../platform/database/transaction';
import { createFolderStore, type FileStore } from '../../platform/files/file-store';
import type { Settings } from '../../platform/settings';
import { toProfilePicture } from './picture';

/** What the URL of every stored picture begins with. */
export const avatarsPath = '/api/avatars/';

/** Where profile pictures are stored. */
export function avatarStore({ dataFolder }: Pick<Settings, 'dataFolder'>): FileStore {
  return createFolderStore(join(dataFolder, 'uploads', 'avatars'));
}

/**
 * Gives a person the picture they uploaded. Its URL is new each time, so that every copy of it can be cached
 * permanently.
 */
export async function replaceAvatar(user: User, bytes: Buffer, store: FileStore): Promise<User> {
  const picture = await toProfilePicture(bytes);
  const name = `${randomBytes(16).toString('hex')}.webp`;
  await store.save(name, picture);
  try {
    return await setPicture(user, avatarsPath + name, store);
  } catch (error) {
    await store.remove(name);
    throw error;
  }
}

/** Takes a person's picture away; without one there are initials. */
export function removeAvatar(user: User, store: FileStore): Promise<User> {
  return setPicture(user, null, store);
}

async function setPicture(user: User, profilePicture: string | null, store: FileStore): Promise<User> {
  const { previous, changed } = await inTransaction(async (transaction) => {
    const { profilePicture: before } = await user.$query(transaction).forUpdate().throwIfNotFound();
    return { previous: before, changed: await user.$query(transaction).patchAndFetch({ profilePicture }) };
  });
  await forgetPicture(previous, store);
  return changed;
}

/** Removes the file of a picture that is no longer used; URLs of other sites have no file here. */
export async function forgetPicture(profilePicture: string | null, store: FileStore): Promise<void> {
  const name = profilePicture?.startsWith(avatarsPath) ? profilePicture.slice(avatarsPath.length) : '';
  if (avatarName.test(name)) await store.remove(name);
}

/** The names that `replaceAvatar` makes. */
export const avatarName = /^[0-9a-f]{32}\.webp$/;
