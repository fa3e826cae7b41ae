import { quizLimits } from '../../../contract/limits/quiz';
import { priceText } from '../../../contract/prices';
import { reasonWords } from '../../../contract/quiz-questions';
import { termsOf, type PlanId } from '../../../contract/plans';
import type { Candidate } from './quiz-candidates';
import type { StoredMatch } from './quiz-request.model';
import type { QuizWishes, Wanted } from './quiz-wishes';

/**
 * One thing that speaks for a candidate; without words it only moves the rank. What a client must know before choosing,
 * that a professional is not local or above the budget, is given before what may be cut.
 */
interface Point {
  readonly score: number;
  readonly reason?: string;
  readonly mustBeKnown?: boolean;
}

type Judge = (candidate: Candidate, wishes: QuizWishes) => Point | null;

const lists = new Intl.ListFormat('en-US', { type: 'conjunction' });
const labelsOf = (wanted: readonly Wanted[], has: readonly string[]): string[] =>
  wanted.filter(({ id }) => has.includes(id)).map(({ label }) => label);
const share = (part: readonly unknown[], whole: readonly unknown[]): number =>
  whole.length === 0 ? 0 : part.length / whole.length;

/** A rating counts for more the more clients gave it: five votes of 4.2 are mixed in. */
const fairRating = ({ avgRating, reviewCount }: Candidate): number =>
  ((avgRating ?? 0) * reviewCount + 4.2 * 5) / (reviewCount + 5);

/** Priority of each plan between candidates that fit equally. */
const planPriority: Readonly<Record<PlanId, number>> = { premium: 2, professional: 1, starter: 0 };
const priorityOf = ({ plan }: Candidate): number => planPriority[plan];

/** Builds the last reasons of a match: its plan's priority, if any, which is paid for, and its verification. */
const closingReasons = (candidate: Candidate): readonly string[] => [
  ...(priorityOf(candidate) > 0 ? [`${reasonWords.paidPriority} ${termsOf(candidate.plan).name} member`] : []),
  'License verified by our team',
];

/**
 * Rates how near a candidate is to the work: 2 in the city, or in the state when no city was named; 1 in the state; 0
 * elsewhere.
 */
function nearness({ stateCode, cityKey }: Candidate, { location }: QuizWishes): 0 | 1 | 2 {
  const isSameState = location.stateCode !== null && stateCode === location.stateCode;
  if (location.cityKey === '') return isSameState ? 2 : 0;
  if (cityKey === location.cityKey && (isSameState || location.stateCode === null)) return 2;
  return isSameState ? 1 : 0;
}

/** Judges where a candidate works. Clients who asked for a local professional see when this one is not. */
const locationJudge: Judge = (candidate, wishes) => {
  const { location, wantsLocal } = wishes;
  switch (nearness(candidate, wishes)) {
    case 2:
      return {
        score: wantsLocal ? 22 : 6,
        reason: location.cityKey === '' ? `Works in ${location.stateName}` : 'Works in your city',
        mustBeKnown: wantsLocal,
      };
    case 1:
      return {
        score: wantsLocal ? 14 : 4,
        reason: wantsLocal ? `Works in ${location.stateName}, outside your city` : `Works in ${location.stateName}`,
        mustBeKnown: wantsLocal,
      };
    case 0: {
      const isAsked = wantsLocal && (location.cityKey !== '' || location.stateCode !== null);
      return isAsked
        ? { score: 0, reason: `${reasonWords.notLocal} ${whereFrom(candidate)}`, mustBeKnown: true }
        : null;
    }
  }
};

function whereFrom({ locationText, remote }: Candidate): string {
  if (locationText === '') return remote ? 'works remotely' : 'no location given';
  return remote ? `works remotely from ${locationText}` : `based in ${locationText}`;
}

/**
 * A price a month beside the budget of a month. Prices of an hour, a project or a return say nothing about a month, so
 * they neither raise nor lower a rank.
 */
const budgetJudge: Judge = ({ startingPriceCents, priceUnit }, { monthlyBudgetCents }) => {
  if (monthlyBudgetCents === null || startingPriceCents === null || priceUnit !== 'month') return null;
  const price = priceText(startingPriceCents, priceUnit);
  return startingPriceCents <= monthlyBudgetCents
    ? { score: 8, reason: `From ${price}, within your budget` }
    : { score: -8, reason: `From ${price}, ${reasonWords.aboveBudget}`, mustBeKnown: true };
};

/** Comparisons, roughly by weight; reasons are given in this order. */
const judges: readonly Judge[] = [
  ({ services }, wishes) => {
    const offered = labelsOf(wishes.services, services);
    return offered.length > 0
      ? { score: 30 * share(offered, wishes.services), reason: `Offers ${lists.format(offered)}` }
      : null;
  },
  ({ specialties }, wishes) => {
    const known = labelsOf(wishes.specialties, specialties);
    return known.length > 0
      ? { score: 18 * share(known, wishes.specialties), reason: `Specializes in ${lists.format(known)}` }
      : null;
  },
  ({ industries }, { industry, needsExpertise }) =>
    industry && industries.includes(industry.id)
      ? { score: needsExpertise ? 20 : 12, reason: `Works with ${industry.label} clients` }
      : null,
  locationJudge,
  budgetJudge,
  ({ clientTypes }, { clientType }) =>
    clientType && clientTypes.includes(clientType.id) ? { score: 8, reason: `Works with ${clientType.label}` } : null,
  ({ responseTimeHours }, { isUrgent }) => {
    if (!isUrgent || responseTimeHours === null || responseTimeHours > 24) return null;
    const hours = Math.max(1, Math.round(responseTimeHours));
    return {
      score: hours <= 4 ? 6 : 3,
      reason: hours === 1 ? 'Replies within an hour' : `Replies within ${hours} hours`,
    };
  },
  (candidate) => {
    const { avgRating, reviewCount } = candidate;
    const clients = reviewCount === 1 ? '1 client' : `${reviewCount.toLocaleString('en-US')} clients`;
    return {
      // In half stars, so that equal fits are found equal.
      score: 3 * Math.round(2 * (fairRating(candidate) - 4)),
      ...(avgRating !== null &&
        avgRating >= 4 &&
        reviewCount > 0 && { reason: `Rated ${avgRating.toFixed(1)} by ${clients}` }),
    };
  },
];

const mostReasons = 5;

/** The reasons among `points` in their order, at most `count`: of those that may be cut, the last ones go first. */
function reasonsOf(points: readonly Point[], count: number): string[] {
  const given = points.filter(({ reason }) => reason !== undefined);
  const free = count - given.filter(({ mustBeKnown }) => mustBeKnown === true).length;
  const shown = new Set(given.filter(({ mustBeKnown }) => mustBeKnown !== true).slice(0, free));
  return given.filter((point) => point.mustBeKnown === true || shown.has(point)).flatMap(({ reason }) => reason ?? []);
}

/** Scores how well a candidate fits, with at least one reason in words. */
function judge(
  candidate: Candidate,
  wishes: QuizWishes,
): { readonly score: number; readonly reasons: readonly string[] } {
  const points = judges.flatMap((ask) => ask(candidate, wishes) ?? []);
  const closing = closingReasons(candidate);
  return {
    score: points.reduce((sum, { score }) => sum + score, 0),
    reasons: [...reasonsOf(points, mostReasons - closing.length), ...closing],
  };
}

/** Below this share of the best score a fourth and fifth match is no longer worth a client's time. */
const worthShowing = 0.5;

/** Clients who asked for a local professional see the nearest first, of those who offer at least one needed service. */
function nearnessRank(candidate: Candidate, wishes: QuizWishes): number {
  if (!wishes.wantsLocal) return 0;
  const isUseful = wishes.services.length === 0 || labelsOf(wishes.services, candidate.services).length > 0;
  return isUseful ? nearness(candidate, wishes) : 0;
}

/** The three to five candidates that fit best, best first. A plan only decides between equal fits. */
export function rankCandidates(candidates: readonly Candidate[], wishes: QuizWishes): StoredMatch[] {
  const judged = candidates
    .map((candidate) => ({
      professionalId: candidate.userId,
      near: nearnessRank(candidate, wishes),
      priority: priorityOf(candidate),
      rating: fairRating(candidate),
      ...judge(candidate, wishes),
    }))
    .sort(
      (one, other) =>
        other.near - one.near ||
        other.score - one.score ||
        other.priority - one.priority ||
        other.rating - one.rating ||
        one.professionalId - other.professionalId,
    )
    .slice(0, quizLimits.matchesMax);
  const best = Math.max(0, ...judged.map(({ score }) => score));
  return judged
    .filter(({ score }, index) => index < quizLimits.matchesMin || score >= best * worthShowing)
    .map(({ professionalId, reasons }) => ({ professionalId, reasons }));
}
