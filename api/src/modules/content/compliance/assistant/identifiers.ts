/** Words of two letters that stand before any number; 'A' and 'I' do with a space: 'I 9', not 'I-9'. */
const before = 'in|to|of|or|im|is|do|my|we|if|on|by|at|us|as|an|no|be|it|me|up|so|he|go|am|hi|ty|fy|ga|vs';
/** '1099-K', '174A', '401(k)', 'W-9', 'AB 5': what tells one form, section or bill from another. */
const identifier = new RegExp(
  String.raw`(?<![$€£\d,.])(?<!\p{L}['’])\b(?:(?![ai] |(?:${before})\b)[a-z]{1,2}[- ]?\d+s?|\d{2,}-?\(?[a-z]{1,2}\)?)(?![\p{L}\p{N}])`,
  'giu',
);
/** Words that follow a number with a hyphen without naming a form: '90-day'. */
const measures =
  'days?|week|hour|year|page|part|unit|plus|mile|foot|acre|room|seat|term|some|ish|odd|man|men|fold|time';
/** '1099-NEC', 'NYC-202S': longer letters beside a number, with a hyphen. */
const hyphenated = new RegExp(
  String.raw`(?<![$€£\d,.-])\b(?:\d{2,}-(?!(?:${measures})\b)[a-z]{3,4}|(?!(?:pre|post|mid|non|fy)-)[a-z]{3,4}-\d{2,}[a-z]?)\b`,
  'giu',
);
/** Ordinal numbers, amounts, measures, times of day and quarters of a year. */
const ordinary = /^(?:\d+(?:st|nd|rd|th|s|k|m|mm|bn|am|pm|hr|yr|wk|mo|km|ft|lb|kg|oz|cm|gb|tb|mb|x)|[qh][1-4])$/;

/** A form or section by its number alone: 'Form 8938', 'section 174', 'Proposition 22'. */
const numbered =
  /\b(?:(?:form|section|letter|article|schedule|bill|local law|public law)s? (\d{2,})|(?:prop|proposition|title|chapter|article) (\d+))\b/giu;

/** Finds the forms, sections and bills that a text names. */
export function identifiersIn(text: string): string[] {
  const marked = [...(text.match(identifier) ?? []), ...(text.match(hyphenated) ?? [])]
    // '1095-Cs' and 'W-2s' are several of the form, 'NYC-202S' is one.
    .map((found) => found.replace(/^(\d{3,}-?[A-Za-z]+|[A-Za-z]+[- ]?\d+)s$/, '$1'))
    .map((found) => ({ found, name: found.toLowerCase().replace(/[^a-z0-9]/g, '') }))
    // '1099-K' is a form, '1099k' can be an amount.
    .filter(({ found, name }) => name === '401k' || /^\d{4}-k$/i.test(found) || !ordinary.test(name))
    .map(({ name }) => name);
  return [...marked, ...[...text.matchAll(numbered)].map(([, ofForm, ofLaw]) => ofForm ?? ofLaw ?? '')];
}
