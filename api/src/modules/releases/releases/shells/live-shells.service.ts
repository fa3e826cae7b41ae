import type { ShellContract } from '../../../../contract/named-types';
import { unmetByOwner } from '../../../../hosting/unmet-needs';
import type { Transaction } from '../../../../platform/database/transaction';
import { AppError } from '../../../../platform/errors/app-error';
import { Release, ReleaseActivation } from '../release.model';
import { LiveShell } from './shell.model';

/** Builds of the shell that are live, the newest last. */
export const readLiveShells = (transaction?: Transaction): Promise<LiveShell[]> =>
  LiveShell.query(transaction).orderBy('id').execute();

/** Builds of the shell that are live from now on: one, or two while one takes the other's place. */
export interface LiveShells {
  readonly shells: readonly ShellContract[];
  /** Areas whose next release comes with these shells: the one that is served need not run in them. */
  readonly replaced?: readonly string[];
  /** That areas break is meant. */
  readonly isMeant?: boolean;
}

/**
 * Says which builds of the shell are live.
 * @throws AppError 422 when a release that is served needs what one of them lacks
 */
export async function setLiveShells(
  { shells, replaced = [], isMeant = false }: LiveShells,
  transaction: Transaction,
): Promise<{ readonly before: readonly string[]; readonly after: readonly string[] }> {
  const served = await Release.query(transaction)
    .whereIn('id', ReleaseActivation.query(transaction).where({ active: true }).select('releaseId'))
    .orderBy('name');
  const staying = served.filter(({ name }) => !replaced.includes(name));
  const broken = isMeant ? [] : unmetByOwner(staying, shells, served);
  if (broken.length > 0)
    throw new AppError(422, 'shell_breaks_areas', `This shell would break areas that are served. ${broken.join(' ')}`);
  const before = (await LiveShell.query(transaction).forUpdate().orderBy('id')).map(({ build }) => build);
  await LiveShell.query(transaction).delete();
  for (const shell of shells) await LiveShell.query(transaction).insert({ ...shell, since: new Date() });
  return { before, after: shells.map(({ build }) => build) };
}
