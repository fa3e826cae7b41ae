import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ShellContract } from '@counterpart/api/contract';
import { slotNames } from '../../sdk/areas/slot-names';
import { sharedModules } from '../shared';

/** Returns what the shell of this checkout provides to areas, for the registry's checks. */
export function shellContract(): ShellContract {
  const packageFile = new URL('../../package.json', import.meta.url);
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
  const provides = Object.values(sharedModules())
    .map(({ shareKey }) => shareKey)
    .sort();
  const contract = { sdk: version, provides, slots: [...slotNames].sort() };
  const build = createHash('sha256').update(JSON.stringify(contract)).digest('hex').slice(0, 12);
  return { build, ...contract };
}
