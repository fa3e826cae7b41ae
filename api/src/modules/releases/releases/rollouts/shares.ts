import type { Transaction } from '../../../../platform/database/transaction';
import { ReleaseActivation } from '../release.model';

/** A release's part of an area's visitors. */
export interface Share {
  readonly releaseId: number;
  /** Whole percent. */
  readonly traffic: number;
  readonly isDefault: boolean;
}

const unserved = { active: false, traffic: 0, isDefault: false } as const;

/** Serves these releases of an area and no other. Since when each is served stays when only its share changes. */
export async function setShares(
  name: string,
  shares: readonly Share[],
  by: string,
  transaction: Transaction,
): Promise<void> {
  // One change of an area at a time: each waits for the other's rows.
  const known = await ReleaseActivation.query(transaction).where({ name }).orderBy('id').forUpdate();
  const served = new Set(shares.map(({ releaseId }) => releaseId));
  for (const row of known) if (row.active && !served.has(row.releaseId)) await row.$query(transaction).patch(unserved);
  for (const { releaseId, traffic, isDefault } of shares) {
    const own = known.find((row) => row.releaseId === releaseId);
    const isNews = !own?.active || own.isDefault !== isDefault;
    const values = { active: true, traffic, isDefault, withdrawnAt: null };
    const news = isNews ? { activatedAt: new Date(), activatedBy: by } : {};
    if (own) await own.$query(transaction).patch({ ...values, ...news });
    else
      await ReleaseActivation.query(transaction).insert({
        ...values,
        releaseId,
        name,
        activatedAt: new Date(),
        activatedBy: by,
      });
  }
}

/**
 * Finds the release behind an area's default: the last one published before it that was served and is not withdrawn.
 * @param activations all of one area
 * @returns its id
 */
export function releaseBefore(
  activations: readonly Pick<ReleaseActivation, 'active' | 'isDefault' | 'releaseId' | 'withdrawnAt'>[],
): number | undefined {
  const current = activations.find(({ active, isDefault }) => active && isDefault);
  if (!current) return undefined;
  const before = activations.filter(
    ({ active, releaseId, withdrawnAt }) => !active && withdrawnAt === null && releaseId < current.releaseId,
  );
  return before.map(({ releaseId }) => releaseId).sort((one, other) => other - one)[0];
}
