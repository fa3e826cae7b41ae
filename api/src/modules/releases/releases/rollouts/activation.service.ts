import type { Transaction } from '../../../../platform/database/transaction';
import { RouteOwner } from '../owners/route-owner.model';
import { claimRoutes, families, giveBackRoutes, takeHandedRoutes } from '../owners/route-owners.service';
import {
  areaNeeded,
  areaTakenDown,
  noReleaseBefore,
  nothingServed,
  releaseNotFound,
  releaseRemoved,
} from '../release.errors';
import { Release, ReleaseActivation } from '../release.model';
import { refuseUnmetNeeds } from '../shells/refuse-unmet-needs';
import { endRollout, runningRollout } from './rollout-state';
import { releaseBefore, setShares } from './shares';

/**
 * Serves this release to everyone. The one served until now becomes what is tried when this one cannot be loaded;
 * going back to one that was published before it takes it away, as a rollback does.
 */
export async function activate(release: Release, by: string, transaction: Transaction): Promise<void> {
  await refuseUnmetNeeds(release, transaction);
  const rollout = await runningRollout(release.name, transaction);
  await refuseRemoved(release, transaction);
  if (rollout) {
    const isItsOwn = rollout.releaseId === release.id;
    const because = isItsOwn
      ? `Everyone has it: decided by ${by}.`
      : `${by} activated ${release.version} for everyone.`;
    await endRollout(rollout, isItsOwn ? 'finished' : 'replaced', because, transaction);
  }
  // One that was served before keeps what is still its area's: going back is never refused.
  if (!(await ReleaseActivation.query(transaction).findOne({ releaseId: release.id })))
    await claimRoutes(release.manifest, transaction);
  await takeHandedRoutes(release.manifest, transaction);
  const served = await ReleaseActivation.query(transaction).findOne({ name: release.name, isDefault: true });
  await setShares(release.name, [{ releaseId: release.id, traffic: 100, isDefault: true }], by, transaction);
  if (served && served.releaseId > release.id) await withdraw(served.releaseId, transaction);
}

/**
 * Ends the trial of an area; without one, serves what the area served before its current release. Releases count in
 * the order in which they were published, so rolling back twice goes two back and never forward again, and never to a
 * release that was rolled back itself.
 * @throws AppError 404 when nothing of the area is served, 409 when nothing was served before
 */
export async function rollBack(
  name: string,
  by: string,
  transaction: Transaction,
): Promise<{ readonly from: Release; readonly to: Release }> {
  const rollout = await runningRollout(name, transaction);
  if (rollout) return endTrial(rollout, 'rolledBack', `Rolled back by ${by}.`, by, transaction);
  const activations = await ReleaseActivation.query(transaction).where({ name }).forUpdate();
  const current = activations.find(({ active, isDefault }) => active && isDefault);
  const from = current && (await Release.query(transaction).findById(current.releaseId));
  if (!from) throw releaseNotFound(name, 'that is served');
  const to = await Release.query(transaction).findById(releaseBefore(activations) ?? 0);
  if (!to) throw noReleaseBefore(name);
  await activate(to, by, transaction);
  return { from, to };
}

/**
 * Serves nothing of an area until one of its releases is activated again. A trial ends with it.
 * @returns the versions that were served, and the names of what it gave back
 * @throws AppError 409 when nothing of it is served, or when administration or sign-in is in it
 */
export async function takeDown(
  name: string,
  { giveBack, by }: { readonly giveBack: boolean; readonly by: string },
  transaction: Transaction,
): Promise<{ readonly served: readonly string[]; readonly givenBack: readonly string[] }> {
  if (await RouteOwner.query(transaction).where({ area: name, kind: 'route' }).whereIn('name', families).first())
    throw areaNeeded(name);
  const rollout = await runningRollout(name, transaction);
  const active = await ReleaseActivation.query(transaction).where({ name, active: true });
  if (active.length === 0) throw nothingServed(name);
  if (rollout) {
    await endRollout(rollout, 'rolledBack', `${by} took the area down.`, transaction);
    await withdraw(rollout.releaseId, transaction);
  }
  await setShares(name, [], by, transaction);
  const releases = await Release.query(transaction).findByIds(active.map(({ releaseId }) => releaseId));
  const given = giveBack ? await giveBackRoutes(name, transaction) : [];
  return {
    served: releases.map(({ version }) => version),
    givenBack: given.map(({ kind, name: what }) => `${kind} ${what}`),
  };
}

/** Takes the release on trial away from everyone who has it; it counts as bad from now on. */
export async function endTrial(
  rollout: Parameters<typeof endRollout>[0],
  state: 'stopped' | 'rolledBack',
  because: string,
  by: string,
  transaction: Transaction,
): Promise<{ readonly from: Release; readonly to: Release }> {
  const from = await Release.query(transaction).findById(rollout.releaseId).throwIfNotFound();
  const to = await Release.query(transaction).findById(rollout.stableId).throwIfNotFound();
  await endRollout(rollout, state, because, transaction);
  await setShares(to.name, [{ releaseId: to.id, traffic: 100, isDefault: true }], by, transaction);
  await withdraw(from.id, transaction);
  return { from, to };
}

/**
 * Refuses an area of which releases were served and none is: an administrator took it down.
 * @throws AppError 409
 */
export async function refuseTakenDown(name: string, transaction: Transaction): Promise<void> {
  const activations = await ReleaseActivation.query(transaction).where({ name }).forUpdate();
  if (activations.length > 0 && !activations.some(({ active }) => active)) throw areaTakenDown(name);
}

/** Refuses a release that was removed a moment ago, while the area's rows were waited for. @throws AppError 404 */
export async function refuseRemoved({ id, name, version }: Release, transaction: Transaction): Promise<void> {
  const release = await Release.query(transaction).findById(id).forUpdate();
  if (release?.removedAt !== null) throw releaseRemoved(name, version);
}

async function withdraw(releaseId: number, transaction: Transaction): Promise<void> {
  await ReleaseActivation.query(transaction).patch({ withdrawnAt: new Date() }).where({ releaseId });
}
