import type { Entry } from './entry';
import {
  asksLawgiver,
  isState,
  jurisdictionsAskedOf,
  jurisdictionsAskedTogether,
  liesIn,
  type Jurisdiction,
} from './jurisdictions';
import { termsOf } from './terms';

/** The jurisdictions of a question. */
export interface AskedJurisdictions {
  /** Those whose law it asks for. */
  readonly named: readonly Jurisdiction[];
  /** Those of them that it names in one breath. */
  readonly together: readonly Jurisdiction[];
  /** True when it asks what one of them says. */
  readonly asksLawgiver: boolean;
}

export const jurisdictionsOf = (question: string): AskedJurisdictions => ({
  named: jurisdictionsAskedOf(question),
  together: jurisdictionsAskedTogether(question),
  asksLawgiver: asksLawgiver(question),
});

const ofAbroad = termsOf('abroad nonresident');

/** True when the law of an entry does not hold where a question asks. */
export function isElsewhere({ home, guide, terms }: Entry, asked: AskedJurisdictions): boolean {
  const { named, together } = asked;
  if (named.length === 0) return false;
  const speaksOf = ({ name }: Jurisdiction) => termsOf(name).every((term) => guide.terms.has(term) || terms.has(term));
  const knows = (jurisdiction: Jurisdiction) => liesIn(jurisdiction, home) || speaksOf(jurisdiction);
  if (!together.every(knows)) return true;
  if (home.length > 0) return !named.some((jurisdiction) => liesIn(jurisdiction, home)) && !named.every(speaksOf);
  if (named.every(speaksOf)) return false;
  // Law of the whole country holds in each state, and for those abroad where it speaks of them.
  return asked.asksLawgiver || (!named.some(isState) && !ofAbroad.some((term) => guide.terms.has(term)));
}
