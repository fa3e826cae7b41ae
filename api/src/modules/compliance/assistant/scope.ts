import type { Entry } from './entry';
import { asksLawgiver, isState, jurisdictionsAskedTogether, liesIn, type Jurisdiction } from './jurisdictions';
import { termsOf } from './terms';

const [abroad = ''] = termsOf('abroad');

/** Whether the law of an entry does not hold where a question asks. */
export function isElsewhere(
  { home, guide, terms }: Entry,
  question: string,
  jurisdictions: readonly Jurisdiction[],
): boolean {
  if (jurisdictions.length === 0) return false;
  const speaksOf = ({ name }: Jurisdiction) => termsOf(name).every((term) => guide.terms.has(term) || terms.has(term));
  const knows = (jurisdiction: Jurisdiction) => liesIn(jurisdiction, home) || speaksOf(jurisdiction);
  if (!jurisdictionsAskedTogether(question).every(knows)) return true;
  if (home.length > 0)
    return !jurisdictions.some((jurisdiction) => liesIn(jurisdiction, home)) && !jurisdictions.every(speaksOf);
  if (jurisdictions.every(speaksOf)) return false;
  if (jurisdictions.some(isState)) return asksLawgiver(question) || guide.guide.jurisdiction === 'international';
  return asksLawgiver(question) || !guide.terms.has(abroad);
}
