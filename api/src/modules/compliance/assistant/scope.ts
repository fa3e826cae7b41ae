import type { IndexedGuide } from './indexed-guide';
import { isState, liesIn, type Jurisdiction } from './jurisdictions';
import { termsOf } from './terms';

/** Where the law of a guide holds, beside the jurisdictions that a question names. */
export type Scope =
  /** In the jurisdiction that is named; of others that are named the guide speaks. */
  | 'here'
  /** In one that is named, beside others of which the guide does not speak. */
  | 'mixed'
  /** In another jurisdiction than the named one, or at home, where only jurisdictions abroad are named. */
  | 'elsewhere'
  /** In another country than the named state. */
  | 'far'
  /** In the whole country or everywhere, and a state or a city is named, whose own law may be meant. */
  | 'state'
  /** The same, and the guide speaks of that state or city. */
  | 'spoken'
  /** In the whole country or everywhere; only jurisdictions abroad are named, and the guide speaks of abroad. */
  | 'abroad'
  /** In a jurisdiction, and none is named. */
  | 'unsaid'
  /** In the whole country or everywhere, and none is named. */
  | 'general';

/** Whether a guide's law does not hold where a question asks. */
export const isElsewhere = (scope: Scope | undefined): boolean => scope === 'elsewhere' || scope === 'far';

/** The jurisdictions of a question. */
export interface AskedJurisdictions {
  /** Those whose law it asks for. */
  readonly named: readonly Jurisdiction[];
  /** Those of them that it names in one breath. */
  readonly together: readonly Jurisdiction[];
  /** Whether it asks what one of them says. */
  readonly asksLawgiver: boolean;
}

const abroad = termsOf('abroad');

/** Where a guide holds, beside what is named. */
export function scopeOf({ home, terms }: IndexedGuide, { named, together, asksLawgiver }: AskedJurisdictions): Scope {
  const speaksOf = ({ name }: Jurisdiction) => termsOf(name).every((term) => terms.has(term));
  if (home.length === 0) {
    if (named.length === 0) return 'general';
    if (named.some(isState)) return named.every(speaksOf) ? 'spoken' : 'state';
    return !asksLawgiver && abroad.every((term) => terms.has(term)) ? 'abroad' : 'elsewhere';
  }
  if (named.length === 0) return 'unsaid';
  const knows = (jurisdiction: Jurisdiction) => liesIn(jurisdiction, home) || speaksOf(jurisdiction);
  if (!together.every(knows)) return 'elsewhere';
  if (named.some((jurisdiction) => liesIn(jurisdiction, home))) return named.every(knows) ? 'here' : 'mixed';
  return named.some(isState) && !home.some(isState) ? 'far' : 'elsewhere';
}
