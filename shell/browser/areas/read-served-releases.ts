import { servedReleasesPath, type ServedReleases } from '../../page-contract/served-releases';

/** Reads what a page opened now would run; null without an answer of the shell's. */
export async function readServedReleases(): Promise<ServedReleases | null> {
  try {
    const response = await fetch(servedReleasesPath, { cache: 'no-store' });
    return response.status === 200 ? ((await response.json()) as ServedReleases) : null;
  } catch {
    return null;
  }
}
