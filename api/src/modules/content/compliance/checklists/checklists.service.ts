import { createHash } from 'node:crypto';
import type { Transaction } from '../../../../platform/database/transaction';
import { visibleText } from '../../../../platform/text/visible-text';
import type { Guide } from '../guide.model';
import type { ChecklistChange } from './checklists.schema';
import { TickedStep } from './ticked-step.model';

/** By its words as a request would bring them. */
const hashOf = (step: string): string => createHash('sha256').update(visibleText(step)).digest('hex');

/** The steps of a guide that a user has ticked, in the guide's order. One that was rewritten since is not. */
export async function tickedSteps(userId: number, { id: guideId, complianceChecklist }: Guide): Promise<string[]> {
  const rows = await TickedStep.query().where({ userId, guideId }).select('stepHash');
  const hashes = new Set(rows.map(({ stepHash }) => stepHash));
  return complianceChecklist.filter((step) => hashes.has(hashOf(step)));
}

/** Ticks and unticks steps; those that the guide does not have are passed over, and what is so already is no error. */
export async function changeTickedSteps(
  userId: number,
  { id: guideId, complianceChecklist }: Guide,
  { tick, untick }: ChecklistChange,
  transaction: Transaction,
): Promise<void> {
  const known = new Map(complianceChecklist.map((step) => [hashOf(step), step]));
  const tickedAt = new Date();
  for (const stepHash of new Set(tick.map(hashOf))) {
    const step = known.get(stepHash);
    if (step !== undefined)
      await TickedStep.query(transaction)
        .insert({ userId, guideId, stepHash, step, tickedAt })
        .onConflict(['userId', 'guideId', 'stepHash'])
        .ignore();
  }
  await TickedStep.query(transaction).where({ userId, guideId }).whereIn('stepHash', untick.map(hashOf)).delete();
}
