import { randomBytes } from 'node:crypto';
import { inTransaction } from '../../platform/database/transaction';
import type { FileStore } from '../../platform/files/file-store';
import { avatarsPath, forgetPicture } from '../avatars/avatars.service';
import { toProfilePicture } from '../avatars/picture';
import { AccountantProfile } from '../professionals/accountant-profile.model';
import { profileNotFound } from './listing.errors';

/**
 * Gives a profile the logo that its owner uploaded, whole and on a clear ground. Its URL is new each time.
 * @throws AppError 400 for what is no picture, 404 without a profile
 */
export async function replaceLogo(userId: number, bytes: Buffer, store: FileStore): Promise<void> {
  const logo = await toProfilePicture(bytes, 'contain');
  const name = `${randomBytes(16).toString('hex')}.webp`;
  await store.save(name, logo);
  try {
    await setLogo(userId, avatarsPath + name, store);
  } catch (error) {
    await store.remove(name);
    throw error;
  }
}

/** Takes the logo away. @throws AppError 404 without a profile */
export function removeLogo(userId: number, store: FileStore): Promise<void> {
  return setLogo(userId, null, store);
}

async function setLogo(userId: number, logoUrl: string | null, store: FileStore): Promise<void> {
  const before = await inTransaction(async (transaction) => {
    const profile = await AccountantProfile.query(transaction).findOne({ userId }).forUpdate();
    if (!profile) throw profileNotFound();
    // Read before: a patch changes the model too.
    const { logoUrl: previous } = profile;
    await profile.$query(transaction).patch({ logoUrl });
    return previous;
  });
  await forgetPicture(before, store);
}
