import type { DemoFiles } from '../db/demo/seed-demo';
import { avatarStore } from '../src/modules/avatars/avatars.service';
import { documentStore } from '../src/modules/verification/verification-documents.service';
import type { Settings } from '../src/platform/settings';

/** Where the files of the demo data are stored: with those that people upload. */
export const demoFiles = (settings: Pick<Settings, 'dataFolder'>): DemoFiles => ({
  pictures: avatarStore(settings),
  documents: documentStore(settings),
});
