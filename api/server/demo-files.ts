import type { DemoFiles } from '../db/demo/seed-demo';
import { engagementStore } from '../src/modules/conversations/engagements/files.service';
import { avatarStore } from '../src/modules/identity/avatars/avatars.service';
import { documentStore } from '../src/modules/directory/verification/verification-documents.service';
import type { StoreSettings } from '../src/platform/files/file-store';

/** Stores for the files of the demo data: those of uploads. */
export const demoFiles = (settings: StoreSettings): DemoFiles => ({
  pictures: avatarStore(settings),
  documents: documentStore(settings),
  work: engagementStore(settings),
});
