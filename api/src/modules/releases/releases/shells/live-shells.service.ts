import type { ShellContract } from '../../../../contract/named-types';
import type { Transaction } from '../../../../platform/database/transaction';
import { LiveShell } from './shell.model';

/** Builds of the shell that are live, the newest last. */
export const readLiveShells = (transaction?: Transaction): Promise<LiveShell[]> =>
  LiveShell.query(transaction).orderBy('id').execute();

/** Says which builds of the shell are live from now on: one, or two while one takes the other's place. */
export async function setLiveShells(
  shells: readonly ShellContract[],
  transaction: Transaction,
): Promise<{ readonly before: readonly string[]; readonly after: readonly string[] }> {
  const before = (await LiveShell.query(transaction).forUpdate().orderBy('id')).map(({ build }) => build);
  await LiveShell.query(transaction).delete();
  for (const shell of shells) await LiveShell.query(transaction).insert({ ...shell, since: new Date() });
  return { before, after: shells.map(({ build }) => build) };
}
