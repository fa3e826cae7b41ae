import { knows, type IndexedGuide } from './entry';
import { termsOf } from './terms';

/** Words before the name of a law that are no part of it. */
const beforeName =
  /^(?:an?|the|this|that|these|those|any|all|every|my|our|of|under|by|in|with|for|from|on|to|and|or|does|do|did|is|are|was|has|have|about|if|when|what|which|whether|violate|break|follow|federal|state|local|new|tax)$/;
const lawName = /((?:[\p{L}&’'-]+\s+){1,5})(act|law)\b/giu;

/** True when a question names an act, or anything called a law, that no guide knows. */
export const namesUnknownLaw = (question: string, guides: readonly IndexedGuide[]): boolean =>
  [...question.toLowerCase().matchAll(lawName)].some(([, before = '']) => {
    const words = before.trim().split(/\s+/);
    const terms = termsOf(words.slice(words.findLastIndex((word) => beforeName.test(word)) + 1).join(' '));
    return !guides.some((guide) => terms.every((term) => knows(guide, term)));
  });

/** Years to come that a question names. */
export const yearsToComeIn = (question: string): string[] =>
  (question.match(/\b20\d\d\b/g) ?? []).filter((year) => Number(year) > new Date().getUTCFullYear());
