import { sentencesOf } from './sentences';
import { termsOf } from './terms';

/** The share of a statement's terms that its passages have to have. */
const leastShared = 0.6;

const numbers = (text: string): string[] =>
  (text.match(/\d[\d,.]*\d|\d/g) ?? []).map((number) => number.replaceAll(',', '').replace(/\.0+$/, ''));

/** Words with a capital that do not begin a sentence: names, months, forms. */
const names = (text: string): string[] =>
  sentencesOf(text).flatMap((sentence) =>
    (sentence.match(/\b[\p{L}][\p{L}’'-]*\b/gu) ?? []).slice(1).filter((word) => /^\p{Lu}/u.test(word) && word !== 'I'),
  );

/** A text that a statement may rest on. */
interface Source {
  readonly guide: { readonly title: string };
  readonly text: string;
}

const link = /https?:|www\.|\[[^\]]*\]\(/i;
const negation = /\b(?:not|no|never|none|neither|nor|without|cannot|exempt\w*|except\w*)\b|n[’']t\b/i;
const comparisons: readonly RegExp[] = [
  /\b(?:more than|above|over|exceed\w*|at least|or more|from)\b/i,
  /\b(?:less than|below|under|fewer than|at most|up to|or less)\b/i,
];

/** True when a statement negates and compares as its source does: such words turn its meaning around. */
function sameDirection(statement: string, source: string): boolean {
  if (negation.test(statement) !== negation.test(source)) return false;
  return numbers(statement).length === 0 || comparisons.every((words) => !words.test(statement) || words.test(source));
}

/**
 * True when passages support a statement of a model: each of its numbers and names occurs in them, most of its terms
 * do, the sentence nearest to it says the same and not the opposite, and it has no link.
 */
export function supports(passages: readonly Source[], statement: string): boolean {
  if (passages.length === 0 || link.test(statement)) return false;
  const text = passages.map(({ guide, text: own }) => `${guide.title}\n${own}`).join('\n');
  const knownNumbers = new Set(numbers(text));
  if (numbers(statement).some((number) => !knownNumbers.has(number))) return false;
  const words = text.toLowerCase();
  if (names(statement).some((name) => !words.includes(name.toLowerCase()))) return false;
  const terms = [...new Set(termsOf(statement))];
  const shared = (known: ReadonlySet<string>) => terms.filter((term) => known.has(term)).length;
  if (terms.length === 0 || shared(new Set(termsOf(text))) < terms.length * leastShared) return false;
  const nearest = sentencesOf(text)
    .map((sentence) => ({ sentence, shared: shared(new Set(termsOf(sentence))) }))
    .sort((one, other) => other.shared - one.shared)[0];
  return nearest !== undefined && sameDirection(statement, nearest.sentence);
}
