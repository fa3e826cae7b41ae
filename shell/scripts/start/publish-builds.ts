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
 */
export async function publishBuilds(built: ReadonlySet<string>, registry: RegistryAccess): Promise<void> {
  await registerShell(registry);
  for (const area of areas) {
    const published = await publishRelease(outputFolder(targetFolder(area)), registry);
    if (published.isNew || built.has(area)) await activateRelease(published, registry);
  }
}
