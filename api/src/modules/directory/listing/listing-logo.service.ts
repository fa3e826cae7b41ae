import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import type { FileStore } from '../../../platform/files/file-store';
import { forgetPicture, savePicture } from '../../identity/avatars/avatars.service';
import { toProfilePicture } from '../../identity/avatars/picture';
import { AccountantProfile } from '../professionals/accountant-profile.model';
import { profileNotFound } from './listing.errors';

/**
 * Gives a profile the logo that its owner uploaded, whole and on a clear ground. Its URL is new each time.
 * @throws AppError 400 for what is no picture, 404 without a profile
 */
export async function replaceLogo(userId: number, bytes: Buffer, store: FileStore): Promise<void> {
  const url = await savePicture(await toProfilePicture(bytes, 'contain'), store);
  try {
    await setLogo(userId, url, store);
  } catch (error) {
    await forgetPicture(url, store);
    throw error;
  }
}

/** Takes the logo away. @throws AppError 404 without a profile */
export function removeLogo(userId: number, store: FileStore): Promise<void> {
  return setLogo(userId, null, store);
}

async function setLogo(userId: number, logoUrl: string | null, store: FileStore): Promise<void> {
  const before = await inRetriedTransaction(async (transaction) => {
    const profile = await AccountantProfile.query(transaction).findOne({ userId }).forUpdate();
    if (!profile) throw profileNotFound();
    // Read before: a patch changes the model too.
    const { logoUrl: previous } = profile;
    await profile.$query(transaction).patch({ logoUrl });
    return previous;
  });
  await forgetPicture(before, store);
}
