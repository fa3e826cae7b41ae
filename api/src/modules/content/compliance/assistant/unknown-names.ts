import { knows, type IndexedGuide } from './entry';
import { identifiersIn } from './identifiers';
import { termsOf } from './terms';

/** Asks for a number outright. */
const asksNumber =
  /\bhow (?:long|many|much|often|soon|big|high)\b|\bwhat(?:’s|'s|s| is| are| will be)? (?:the |a )?(?:[\p{L}-]+ ){0,4}(?:rate|fee|fine|penalty|threshold|limit|percentage|amount|base)\b/iu;

/** Words before the name of a law that are no part of it. */
const beforeName =
  /^(?:an?|the|this|that|these|those|any|all|every|my|our|of|under|by|in|with|for|from|on|to|and|or|does|do|did|is|are|was|has|have|about|if|when|what|which|whether|violate|break|follow|federal|state|local|new|tax)$/;
const lawName = /((?:[\p{L}&’'-]+\s+){1,5})(act|law)\b/giu;
/** Words written like the name of a rule: 'the Online Merchant Directive'. */
const properName =
  /(?<!^|[.?!] )\b((?:[A-Z][\p{L}&’'-]*\s+){2,})(Directive|Ordinance|Rule|Regulation|Credit|Program|Bill|Code|Initiative|Statute|Amendment|Fund|Relief)\b/gu;

/** Laws that a question names, each as its terms: acts, rules, and anything called a law. */
function lawsIn(question: string): string[][] {
  const named = [...question.matchAll(properName)].map(([, before = '', kind = '']) => `${before} ${kind}`);
  const called = [...question.toLowerCase().matchAll(lawName)].map(([, before = '']) => {
    const words = before.trim().split(/\s+/);
    return words.slice(words.findLastIndex((word) => beforeName.test(word)) + 1).join(' ');
  });
  return [...named, ...called].map(termsOf);
}

/** True when a question names a form, a section or a law that no guide knows. */
export function namesUnknown(
  question: string,
  guides: readonly IndexedGuide[],
  identifiers: ReadonlySet<string>,
): boolean {
  if (identifiersIn(question).some((name) => !identifiers.has(name))) return true;
  return lawsIn(question).some((law) => !guides.some((guide) => law.every((term) => knows(guide, term))));
}

/** Years to come of which a question asks for a number. */
export const yearsAskedIn = (question: string): string[] =>
  asksNumber.test(question)
    ? (question.match(/\b20\d\d\b/g) ?? []).filter((year) => Number(year) > new Date().getUTCFullYear())
    : [];
