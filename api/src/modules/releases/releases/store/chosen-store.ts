import { join } from 'node:path';
import type { Settings } from '../../../../platform/settings';
import { createFolderStore } from './folder-store';
import type { ReleaseStore } from './release-store';
import { createS3Store } from './s3-store';

const stores = new WeakMap<Settings, ReleaseStore>();

/** The store that the settings name: a bucket, or else a folder of the data folder. One for each installation. */
export function releaseStore(settings: Settings): ReleaseStore {
  const known = stores.get(settings);
  if (known) return known;
  const { releaseBucket: bucket, dataFolder } = settings;
  const store = bucket ? createS3Store(bucket) : createFolderStore(join(dataFolder, 'release-store'));
  stores.set(settings, store);
  return store;
}
