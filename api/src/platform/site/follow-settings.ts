import type { PublicChanges } from '../changes/public-changes';
import type { Job } from '../jobs/jobs';
import { readSettings, type Site } from './site-settings';

/** Has the shells beside this process make their pages anew when the settings were changed through another one. */
export function followSettingsJob(site: Site, changes: Pick<PublicChanges, 'announceHere'>): Job {
  let known: number | null = null;
  return {
    name: 'reload site settings',
    everyMilliseconds: 2_000,
    perProcess: true,
    run: async () => {
      const { version } = await readSettings();
      if (known !== null && known !== version) {
        site.forget();
        changes.announceHere();
      }
      known = version;
    },
  };
}
