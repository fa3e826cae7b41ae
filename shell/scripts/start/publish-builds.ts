import type { ShellContract } from '@counterpart/api/contract';
import { unmetByOwner } from '@counterpart/api/hosting/unmet-needs';
import { outputFolder, type Mode } from '../../federation/output-folder';
import {
  activateRelease,
  isPublished,
  publishRelease,
  readBuild,
  registerShell,
  NotServedError,
  type RegistryAccess,
} from '../../federation/release/publish-release';
import { shellContract } from '../../federation/release/shell-contract';
import { StartError } from '@counterpart/api/hosting/start-error';
import { areas, targetFolder, type Area } from '../build/workspaces';

interface Options {
  /** Of the shell that is served; this checkout's when absent. */
  readonly contract?: ShellContract;
  /** That areas break is meant. */
  readonly isMeant?: boolean;
  /** Mode of the builds; that of this process when absent. */
  readonly mode?: Mode;
}

/**
 * Registers what the shell provides and publishes each area's build; makes it current when it is new, so that a
 * rollback made elsewhere survives a restart. A version that was removed leaves what is served in its place, and an
 * area that was taken down stays down.
 * @param built areas that were built by this start
 * @throws StartError before anything is changed, when the shell would break an area that is served or comes with it
 */
export async function publishBuilds(
  built: ReadonlySet<string>,
  registry: RegistryAccess,
  { contract = shellContract(), isMeant = false, mode }: Options = {},
): Promise<void> {
  const coming = new Set<Area>();
  for (const area of areas) {
    const build = await readBuild(outputFolder(targetFolder(area), mode));
    if (!built.has(area) && (await isPublished(build, registry))) continue;
    coming.add(area);
    const unmet = unmetByOwner([build], [contract]);
    if (unmet.length > 0) throw new StartError(`The shell lacks what this build of ${area} needs. ${unmet.join(' ')}`);
  }
  await registerShell(registry, contract, { replaced: [...coming], isMeant }).catch((error: unknown) => {
    throw new StartError((error as Error).message);
  });
  for (const area of areas) {
    const published = await publishRelease(outputFolder(targetFolder(area), mode), registry);
    if (!coming.has(area)) continue;
    await activateRelease(published, registry).catch((error: unknown) => {
      if (!(error instanceof NotServedError)) throw error;
      console.log(error.message);
    });
  }
}
