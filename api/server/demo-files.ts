import type { DemoFiles } from '../db/demo/seed-demo';
import { avatarStore } from '../src/modules/identity/avatars/avatars.service';
import { documentStore } from '../src/modules/directory/verification/verification-documents.service';
import type { Settings } from '../src/platform/settings';

/** Stores for the files of the demo data: those of uploads. */
export const demoFiles = (settings: Pick<Settings, 'dataFolder'>): DemoFiles => ({
  pictures: avatarStore(settings),
  documents: documentStore(settings),
});
