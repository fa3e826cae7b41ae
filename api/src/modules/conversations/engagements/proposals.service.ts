import { fullName } from '../../../contract/full-name';
import { engagementLimits } from '../../../contract/limits/engagements';
import { proposalTotals, totalsText } from '../../../contract/work/proposal-totals';
import type { User } from '../../../platform/auth/user.model';
import type { Clock } from '../../../platform/clock/clock';
import { siteTimeZone } from '../../../platform/counts/site-day';
import type { Transaction } from '../../../platform/database/transaction';
import { invalid } from '../../../platform/errors/app-error';
import type { RateLimits } from '../../../platform/limits/rate-limits';
import { proveOwner } from '../../identity/accounts/passwords/own-password';
import { BookingSettings } from '../booking/booking-settings.model';
import { change, closeProposal, withReason, type Step } from './engagement-changes.service';
import { dayIn, daysLater, endOfDay, refusePast } from './engagement-times';
import type { FullEngagement } from './engagement.model';
import { engagementChanged, nameMismatch, proposalNotFound, tooManyProposals } from './engagements.errors';
import type { Acceptance, ProposalDraft } from './engagements.schema';
import type { EngagementView } from './engagements.service';
import { Proposal } from './proposal.model';

const { validDaysMax, proposalsMax } = engagementLimits;

/** Act on one version of a proposal. */
export interface ProposalStep extends Step {
  readonly number: number;
}

/** Time zone in which a professional's days end: that of their meetings, or the site's. */
export async function timeZoneOf(userId: number, transaction?: Transaction): Promise<string> {
  return (await BookingSettings.query(transaction).findById(userId).select('timeZone'))?.timeZone ?? siteTimeZone;
}

/** Sends a proposal; one that is open is replaced by it. */
export const proposeWork = (
  step: Step,
  { lines, startsOn, terms, validUntil }: Omit<ProposalDraft, 'version'>,
  clock: Clock,
): Promise<EngagementView> =>
  change(step, 'propose', clock, async ({ engagement, now, transaction }) => {
    const { id: engagementId, professionalId, clientId, title, proposals = [] } = engagement;
    if (proposals.length >= proposalsMax) throw tooManyProposals();
    const timeZone = await timeZoneOf(professionalId, transaction);
    const today = dayIn(now, timeZone);
    if (validUntil < today || validUntil > dayIn(daysLater(now, validDaysMax), timeZone))
      throw invalid(`The last day of a proposal is today or within the next ${validDaysMax} days`);
    refusePast('The day you start', startsOn, now);
    await closeProposal(engagementId, { status: 'replaced', decidedAt: now }, transaction);
    const number = Math.max(0, ...proposals.map((earlier) => earlier.number)) + 1;
    await Proposal.query(transaction).insert({
      ...{ engagementId, professionalId, clientId, number, status: 'open', lines, startsOn, terms, validUntil },
      ...{ expiresAt: endOfDay(validUntil, timeZone), createdAt: now },
    });
    const what = number === 1 ? 'Sent a proposal' : `Sent version ${number} of the proposal`;
    return { sentence: `${what}: ${title}, ${totalsText(proposalTotals(lines))}` };
  });

/** The version that a step names, if it is still the open one. @throws AppError 404, 409 */
function openProposal({ proposals = [] }: FullEngagement, number: number, now: Date): Proposal {
  const proposal = proposals.find((found) => found.number === number);
  if (!proposal) throw proposalNotFound();
  if (proposal.status !== 'open' || proposal.expiresAt <= now) throw engagementChanged();
  return proposal;
}

/** Takes an open proposal back. */
export const withdrawProposal = ({ number, ...step }: ProposalStep, clock: Clock): Promise<EngagementView> =>
  change(step, 'withdraw', clock, async ({ engagement, now, transaction }) => {
    await openProposal(engagement, number, now).$query(transaction).patch({ status: 'withdrawn', decidedAt: now });
    return { sentence: 'Withdrew the proposal' };
  });

/** Declines an open proposal: the professional can send another. */
export const declineProposal = (
  { number, ...step }: ProposalStep,
  reason: string,
  clock: Clock,
): Promise<EngagementView> =>
  change(step, 'decline', clock, async ({ engagement, now, transaction }) => {
    await openProposal(engagement, number, now)
      .$query(transaction)
      .patch({ status: 'declined', decidedAt: now, declineReason: reason || null });
    return { sentence: withReason('Declined the proposal', reason) };
  });

const sameName = (one: string, other: string): boolean =>
  one.localeCompare(other, 'en-US', { sensitivity: 'accent', usage: 'search' }) === 0;

/**
 * Proves that it is the client who accepts, before anything is locked.
 * @throws AppError 400 for another name or a wrong password, 429 after too many guesses
 */
export async function proveClient(viewer: User, { name, password }: Acceptance, limits: RateLimits): Promise<void> {
  const spaced = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');
  if (!sameName(spaced(name), spaced(fullName(viewer)))) throw nameMismatch();
  await proveOwner(viewer, password, limits, 'Password is not correct');
}

/** Accepts an open proposal: what it says is agreed. */
export const acceptProposal = (
  { number, ...step }: ProposalStep,
  { name, timeZone }: Acceptance,
  clock: Clock,
): Promise<EngagementView> =>
  change(step, 'accept', clock, async ({ engagement, now, transaction }) => {
    const proposal = openProposal(engagement, number, now);
    await proposal
      .$query(transaction)
      .patch({ status: 'accepted', decidedAt: now, acceptedName: name, acceptedTimeZone: timeZone });
    return {
      sentence: `Accepted the proposal: ${totalsText(proposalTotals(proposal.lines))}`,
      changes: { acceptedAt: now },
    };
  });
