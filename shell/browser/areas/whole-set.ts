import { areaLoadLimit, circuitPause } from '../../app/areas/area-limits';
import { wholeSetPath, type ReleaseSet, type WholeSet } from '../../page-contract/release-set';
import { addHashes } from './allow-release';

/**
 * Makes the function that completes the release set that a page carries a part of, by one request in a tab's life. It
 * rejects when the file cannot be had in time, and then for a while without another request.
 */
export function createCompleteSet(releaseSet: ReleaseSet): () => Promise<void> {
  let completing: Promise<void> | null = null;
  let pausedUntil = 0;
  async function read(name: string): Promise<void> {
    const integrity = `sha256-${name.replaceAll('-', '+').replaceAll('_', '/')}=`;
    const response = await fetch(wholeSetPath(name), { integrity });
    const whole = (await response.json()) as WholeSet;
    if (whole.integrity) addHashes(whole.integrity);
    Object.assign(releaseSet, { areas: whole.areas, whole: undefined });
  }
  return async () => {
    if (!releaseSet.whole) return;
    if (Date.now() < pausedUntil) throw new Error('The whole release set could not be had a moment ago.');
    completing ??= read(releaseSet.whole).finally(() => (completing = null));
    const late = new Promise<never>((_, reject) => setTimeout(reject, areaLoadLimit, new Error('It is too late.')));
    await Promise.race([completing, late]).catch((error: unknown) => {
      pausedUntil = Date.now() + circuitPause;
      throw error;
    });
  };
}
