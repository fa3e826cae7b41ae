import { recordAudit, productActor, type AuditActor } from '../../../../platform/audit/record-audit';
import { User } from '../../../../platform/auth/user.model';
import { inRetriedTransaction } from '../../../../platform/database/retried-transaction';
import type { Transaction } from '../../../../platform/database/transaction';
import { conflict } from '../../../../platform/errors/app-error';
import { enqueueMail, mailboxOf } from '../../../../platform/mail/enqueue-mail';
import { randomBytes } from 'node:crypto';
import { noRollout, rolloutRunning } from '../release.errors';
import { Release, ReleaseActivation } from '../release.model';
import { makersOfToken } from '../tokens/deploy-tokens.service';
import { claimRoutes, takeHandedRoutes } from '../owners/route-owners.service';
import { refuseUnmetNeeds } from '../shells/refuse-unmet-needs';
import { endTrial, refuseRemoved } from './activation.service';
import { judgeTrial } from './judge-trial';
import { Rollout } from './rollout.model';
import { endRollout, runningRollout } from './rollout-state';
import { setShares } from './shares';
import { readNumbers, visitorsSince } from './trial-reports.store';

/** Steps by which a release reaches everyone. */
export interface RolloutPlan {
  /** Whole percents of visitors, ascending; 100 is added when it is not the last. */
  readonly steps: readonly number[];
  readonly waitSeconds: number | null;
  readonly minVisitors: number;
  /** A rollout that is running ends for this one. */
  readonly replace: boolean;
}

const product = 'the product';

/**
 * Serves a release to a part of the visitors, and to more of them step by step.
 * @throws AppError 409 when a release of the area is on trial that is not to be replaced, or nothing of the area is
 * served to compare it with
 */
export async function startRollout(
  release: Release,
  { steps, waitSeconds, minVisitors, replace }: RolloutPlan,
  by: string,
  transaction: Transaction,
): Promise<Rollout> {
  await refuseUnmetNeeds(release, transaction);
  const running = await runningRollout(release.name, transaction);
  await refuseRemoved(release, transaction);
  if (running && replace)
    await endRollout(running, 'replaced', `${by} began a rollout of ${release.version} instead.`, transaction);
  else if (running) {
    const tried = await Release.query(transaction).findById(running.releaseId);
    throw rolloutRunning(release.name, tried?.version ?? '');
  }
  const stable = await ReleaseActivation.query(transaction).findOne({
    name: release.name,
    active: true,
    isDefault: true,
  });
  if (!stable || stable.releaseId === release.id)
    throw conflict(
      stable
        ? `Everyone has ${release.name} ${release.version} already.`
        : `Nothing of ${release.name} is served yet: activate this release for everyone.`,
      'nothing_to_compare',
    );
  await claimRoutes(release.manifest, transaction);
  const now = new Date();
  const [share = 100] = steps;
  const rollout = await Rollout.query(transaction).insertAndFetch({
    area: release.name,
    releaseId: release.id,
    stableId: stable.releaseId,
    state: 'running',
    steps: steps.at(-1) === 100 ? [...steps] : [...steps, 100],
    waitSeconds,
    minVisitors,
    share,
    stepAt: now,
    salt: randomBytes(16).toString('hex'),
    startedBy: by,
    startedAt: now,
  });
  await serveTrial(rollout, share, by, transaction);
  return rollout;
}

function serveTrial({ area, releaseId, stableId }: Rollout, share: number, by: string, transaction: Transaction) {
  const shares = [
    { releaseId: stableId, traffic: 100 - share, isDefault: true },
    { releaseId, traffic: share, isDefault: false },
  ];
  return setShares(area, shares, by, transaction);
}

/**
 * Takes the next step of an area's rollout now.
 * @throws AppError 404 when the area has none, 422 when a live shell no longer has what the release needs
 */
export async function advanceNow(area: string, by: string, transaction: Transaction): Promise<Rollout> {
  const rollout = await runningRollout(area, transaction);
  if (!rollout) throw noRollout(area);
  return takeStep(rollout, { by, now: new Date() }, transaction);
}

async function takeStep(
  rollout: Rollout,
  { by, now }: { readonly by: string; readonly now: Date },
  transaction: Transaction,
): Promise<Rollout> {
  const next = rollout.steps.find((step) => step > rollout.share) ?? 100;
  if (next < 100) {
    await serveTrial(rollout, next, by, transaction);
    return rollout.$query(transaction).patchAndFetch({ share: next, stepAt: now });
  }
  const release = await Release.query(transaction).findById(rollout.releaseId).throwIfNotFound();
  await refuseUnmetNeeds(release, transaction);
  await endRollout(rollout, 'finished', `Every step was taken; the last by ${by}.`, transaction);
  await takeHandedRoutes(release.manifest, transaction);
  await setShares(rollout.area, [{ releaseId: release.id, traffic: 100, isDefault: true }], by, transaction);
  return rollout.$query(transaction);
}

/** Outcome of one look at a rollout. */
export type Outcome = 'nothing' | 'advanced' | 'stopped';

/**
 * Looks after every running rollout: stops the one whose release is worse than the stable one, takes the next step of
 * the one whose time has come. Several processes may do so at the same time: a rollout is judged under its lock.
 */
export async function followRollouts(onStopped: (stopped: Stopped) => void, now = () => new Date()): Promise<boolean> {
  const running = await Rollout.query().where({ state: 'running' }).select('area').orderBy('id');
  let hasChanged = false;
  for (const { area } of running) {
    const { outcome, stopped } = await inRetriedTransaction((transaction) => follow(area, now(), transaction));
    if (stopped) onStopped(stopped);
    hasChanged ||= outcome !== 'nothing';
  }
  return hasChanged;
}

/** A trial that the product stopped, for the log. */
export interface Stopped {
  readonly area: string;
  readonly version: string;
  readonly owner: string;
  readonly because: string;
}

async function follow(
  area: string,
  now: Date,
  transaction: Transaction,
): Promise<{ readonly outcome: Outcome; readonly stopped?: Stopped }> {
  const rollout = await runningRollout(area, transaction);
  if (!rollout) return { outcome: 'nothing' };
  const because = judgeTrial(await readNumbers(rollout.id, transaction));
  if (because !== null) {
    const { from, to } = await endTrial(rollout, 'stopped', because, product, transaction);
    const { version, manifest } = from;
    const after = { to: to.version, because };
    await audit('release.rolloutStopped', rollout, version, after, productActor, transaction);
    await mailStop({ release: from, stable: to, because, startedBy: rollout.startedBy }, transaction);
    return { outcome: 'stopped', stopped: { area, version, owner: manifest.owner, because } };
  }
  if (!(await mayAdvance(rollout, now, transaction))) return { outcome: 'nothing' };
  const { share } = await takeStep(rollout, { by: product, now }, transaction);
  const release = await Release.query(transaction).findById(rollout.releaseId).throwIfNotFound();
  await audit('release.rolloutAdvanced', rollout, release.version, { share }, productActor, transaction);
  return { outcome: 'advanced' };
}

async function mayAdvance(
  { id, stepAt, waitSeconds, minVisitors }: Rollout,
  now: Date,
  transaction: Transaction,
): Promise<boolean> {
  if (waitSeconds === null || stepAt.getTime() + waitSeconds * 1000 > now.getTime()) return false;
  if (minVisitors === 0) return true;
  return (await visitorsSince(id, stepAt, transaction)).trial >= minVisitors;
}

/** Writes what happened to a rollout into the audit log. */
export function audit(
  action: 'release.rolloutStarted' | 'release.rolloutAdvanced' | 'release.rolloutStopped',
  { area }: Pick<Rollout, 'area'>,
  version: string,
  after: object,
  by: AuditActor,
  transaction: Transaction,
): Promise<void> {
  return recordAudit({ by, action, subject: { type: 'release', id: `${area} ${version}` }, after }, transaction);
}

interface Stop {
  readonly release: Release;
  readonly stable: Release;
  readonly because: string;
  readonly startedBy: string;
}

/** Tells the administrators, and who made the deploy token that started the trial, whatever they are now. */
async function mailStop({ release, stable, because, startedBy }: Stop, transaction: Transaction): Promise<void> {
  const { name, version, manifest } = release;
  const makers = await makersOfToken(name, startedBy, transaction);
  const people = User.query(transaction)
    .where({ suspendedAt: null, deletedAt: null })
    .where((query) => void query.where({ userType: 'admin' }).orWhereIn('id', makers));
  for (const person of await people.orderBy('id'))
    await enqueueMail(
      {
        kind: 'rollout-stopped',
        to: mailboxOf(person),
        subject: `${manifest.title} ${version} stopped itself`,
        content: {
          paragraphs: [
            `${manifest.title} ${version} (${manifest.owner}) was worse than ${stable.version}, so it was taken back. Everyone has ${stable.version} again.`,
            because,
          ],
          ...(person.userType === 'admin' && {
            action: { label: 'Open the Release', href: `/admin/releases?area=${name}` },
          }),
        },
      },
      transaction,
    );
}
