import { outputFolder } from '../../federation/output-folder';
import { activateRelease, publishRelease } from '../../federation/release/publish-release';
import { areas, targetFolder } from '../build/workspaces';

interface Options {
  /** Areas that were built by this start. */
  readonly built: ReadonlySet<string>;
  readonly releasesFolder: string;
  readonly apiUrl: string;
  readonly token: string;
}

/**
 * Publishes each area's build; makes it current when it is new, so that a rollback made elsewhere survives a restart.
 */
export async function publishBuilds({ built, releasesFolder, apiUrl, token }: Options): Promise<void> {
  for (const area of areas) {
    const published = await publishRelease({ output: outputFolder(targetFolder(area)), releasesFolder, apiUrl, token });
    if (published.isNew || built.has(area)) await activateRelease(published, apiUrl, token);
  }
}
