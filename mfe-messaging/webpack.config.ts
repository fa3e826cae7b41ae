import { remoteConfig } from '@counterpart/shell/federation';

export default remoteConfig(import.meta.url);
