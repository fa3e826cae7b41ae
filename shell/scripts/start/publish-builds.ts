import type { ShellContract } from '@counterpart/api/contract';
import { outputFolder } from '../../federation/output-folder';
import {
  activateRelease,
  publishRelease,
  registerShell,
  type RegistryAccess,
} from '../../federation/release/publish-release';
import { areas, targetFolder } from '../build/workspaces';

/**
 * Registers what the shell provides and publishes each area's build; makes it current when it is new, so that a
 * rollback made elsewhere survives a restart.
 * @param built areas that were built by this start
 * @param contract of the shell that is served; this checkout's when absent
 */
export async function publishBuilds(
  built: ReadonlySet<string>,
  registry: RegistryAccess,
  contract?: ShellContract,
): Promise<void> {
  await registerShell(registry, contract);
  for (const area of areas) {
    const published = await publishRelease(outputFolder(targetFolder(area)), registry);
    if (published.isNew || built.has(area)) await activateRelease(published, registry);
  }
}
