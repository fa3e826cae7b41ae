import { quizTitles, type QuizAnswers } from '../../../contract/quiz-questions';
import { resolveTerm } from '../../../contract/taxonomy';
import { readLocation } from '../../../contract/places';
import { stateCode, stateName } from '../../../contract/us-states';
import { locationKey } from '../../../contract/locations/location-key';
import { answerList, answerText } from './quiz-answers';

/** Something wanted: its taxonomy id and the quiz's own words for it. */
export interface Wanted {
  readonly id: string;
  readonly label: string;
}

/** Wishes of a quiz, in the terms that professionals are stored with. */
export interface QuizWishes {
  readonly services: readonly Wanted[];
  readonly industry: Wanted | null;
  /** The client wants industry experience. */
  readonly needsExpertise: boolean;
  readonly specialties: readonly Wanted[];
  readonly clientType: Wanted | null;
  readonly location: { readonly cityKey: string; readonly stateCode: string | null; readonly stateName: string };
  readonly wantsLocal: boolean;
  /** The highest monthly budget, in cents; null when it is open or not known yet. */
  readonly monthlyBudgetCents: number | null;
  readonly isUrgent: boolean;
}

const clientTypes: Readonly<Record<string, Wanted>> = {
  'Sole Proprietor': { id: 'solopreneurs', label: 'sole proprietors' },
  'LLC Single-Member': { id: 'smb-owner', label: 'small businesses' },
  'LLC Multi-Member': { id: 'smb-owner', label: 'small businesses' },
  Corporation: { id: 'smb-owner', label: 'small businesses' },
  Partnership: { id: 'smb-owner', label: 'small businesses' },
  'High Net-Worth Individual': { id: 'high-net-worth', label: 'high net-worth individuals' },
};

/** The upper end of each answer that has one. */
const monthlyBudgets: Readonly<Record<string, number>> = {
  '<$500': 50_000,
  '$500–$1,500': 150_000,
  '$1,500–$5,000': 500_000,
};

const specialNeeds: Readonly<Record<string, string>> = {
  'International Tax': 'international-tax',
  Crypto: 'crypto-tax',
  'Multi-Entity': 'multi-entity',
  'GAAP/Audit Readiness': 'gaap-audit-readiness',
};

const wantedServices = (answers: QuizAnswers): Wanted[] => {
  const chosen = answerList(answers, quizTitles.services);
  const services = chosen.flatMap((label) => {
    const term = label === 'Other' ? undefined : resolveTerm('service', label);
    return term ? [{ id: term.id, label }] : [];
  });
  const needsTax = answerText(answers, quizTitles.personalTax) === 'Yes' && !services.some(({ id }) => id === 'tax');
  return needsTax ? [...services, { id: 'tax', label: 'Tax Preparation' }] : services;
};

/** Understands the answers of a quiz. */
export function readWishes(answers: QuizAnswers): QuizWishes {
  const entity = answerText(answers, quizTitles.entity);
  const industry = resolveTerm('industry', answerText(answers, quizTitles.industry));
  // 'NYC' or 'Austin, TX' as the city names the state too.
  const written = readLocation(answerText(answers, quizTitles.city));
  const state = answerText(answers, quizTitles.state) || (written.city ? written.state : '');
  const code = stateCode(state);
  return {
    services: wantedServices(answers),
    industry: industry ? { id: industry.id, label: industry.label } : null,
    needsExpertise: answerText(answers, quizTitles.expertise) === 'Yes',
    specialties: answerList(answers, quizTitles.special).flatMap((label) =>
      specialNeeds[label] ? [{ id: specialNeeds[label], label }] : [],
    ),
    clientType: clientTypes[entity] ?? null,
    location: {
      cityKey: locationKey(written.city || answerText(answers, quizTitles.city)),
      stateCode: code,
      stateName: code ? stateName(code) : state,
    },
    wantsLocal:
      answerText(answers, quizTitles.local) === 'Prefer local' ||
      answerText(answers, quizTitles.communication) === 'In-Person Preferred',
    monthlyBudgetCents: monthlyBudgets[answerText(answers, quizTitles.budget)] ?? null,
    isUrgent:
      answerText(answers, quizTitles.urgent) === 'Yes' || answerText(answers, quizTitles.start) === 'Within 2 weeks',
  };
}
