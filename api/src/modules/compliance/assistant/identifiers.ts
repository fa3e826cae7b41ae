/** Words of two letters that stand before any number. */
const before = 'in|to|of|or|a|i|is|do|my|we|if|on|by|at|us|as|an';
/** '1099-K', '174A', '401(k)', 'W-9', 'AB 5': what tells one form, section or bill from another. */
const identifier = new RegExp(
  String.raw`(?<![$€£\d,.])\b(?:(?!(?:${before})\b)[a-z]{1,2}[- ]?\d+|\d{2,}-?\(?[a-z]{1,2}\)?)(?![\p{L}\p{N}])`,
  'giu',
);
/** Ordinal numbers, amounts, measures, times of day and quarters of a year. */
const ordinary = /^(?:\d+(?:st|nd|rd|th|s|k|m|mm|bn|am|pm|hr|yr|wk|mo|km|ft|lb|kg|oz|cm|gb|tb|mb|x)|[qh][1-4])$/;

/** A form or section by its number alone: 'Form 8938', 'section 174'. */
const numbered = /\b(?:form|section|letter|article|schedule|bill)s? (\d{2,})\b/giu;

/** What a text names of forms, sections and bills. */
export function identifiersIn(text: string): string[] {
  const marked = (text.match(identifier) ?? [])
    .map((found) => found.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .filter((found) => found === '401k' || !ordinary.test(found));
  return [...marked, ...[...text.matchAll(numbered)].map(([, number = '']) => number)];
}
