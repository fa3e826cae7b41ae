import { randomBytes } from 'node:crypto';
import { profilePictureLimits } from '../../../contract/limits/profile';
import type { User } from '../../../platform/auth/user.model';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import { fileStore, type FileStore, type StoreSettings } from '../../../platform/files/file-store';
import { toProfilePicture, type StoredPicture } from './picture';

/** Prefix of every stored picture's URL. */
const avatarsPath = '/api/avatars/';

/** File store of profile pictures. */
export const avatarStore = (settings: StoreSettings): FileStore => fileStore(settings, 'uploads/avatars');

const { pixels, smallPixels } = profilePictureLimits;

/** The URL of the picture with these 32 hexadecimal digits. */
const pictureUrl = (digits: string): string => `${avatarsPath}${digits}-${pixels}.webp`;

/**
 * Stores both sizes of a picture. Its URL names the whole one; the small one is beside it, with its own number of
 * pixels in the name.
 * @param digits 32 hexadecimal digits that no other picture has
 * @returns the URL
 */
export async function savePicture(
  { full, small }: StoredPicture,
  store: FileStore,
  digits = randomBytes(16).toString('hex'),
): Promise<string> {
  const url = pictureUrl(digits);
  try {
    await store.save(`${digits}-${pixels}.webp`, full);
    await store.save(`${digits}-${smallPixels}.webp`, small);
  } catch (error) {
    await forgetPicture(url, store);
    throw error;
  }
  return url;
}

/**
 * Gives a person the picture they uploaded. Its URL is new each time, so that every copy of it can be cached
 * permanently.
 */
export async function replaceAvatar(user: User, bytes: Buffer, store: FileStore): Promise<User> {
  const url = await savePicture(await toProfilePicture(bytes), store);
  try {
    return await setPicture(user, url, store);
  } catch (error) {
    await forgetPicture(url, store);
    throw error;
  }
}

/** Takes a person's picture away; without one there are initials. */
export function removeAvatar(user: User, store: FileStore): Promise<User> {
  return setPicture(user, null, store);
}

async function setPicture(user: User, profilePicture: string | null, store: FileStore): Promise<User> {
  const { previous, changed } = await inRetriedTransaction(async (transaction) => {
    const { profilePicture: before } = await user.$query(transaction).forUpdate().throwIfNotFound();
    return { previous: before, changed: await user.$query(transaction).patchAndFetch({ profilePicture }) };
  });
  await forgetPicture(previous, store);
  return changed;
}

/** Removes the files of a picture that is no longer used; URLs of other sites have no file here. */
export async function forgetPicture(url: string | null, store: FileStore): Promise<void> {
  const name = url?.startsWith(avatarsPath) ? url.slice(avatarsPath.length) : '';
  if (!avatarName.test(name)) return;
  const whole = `-${pixels}.webp`;
  const names = name.endsWith(whole) ? [name, name.replace(whole, `-${smallPixels}.webp`)] : [name];
  await Promise.all(names.map((each) => store.remove(each)));
}

/** The names of stored pictures; those without a number of pixels were stored in one size, before there were two. */
export const avatarName = new RegExp(`^[0-9a-f]{32}(?:-(?:${pixels}|${smallPixels}))?\\.webp$`);
