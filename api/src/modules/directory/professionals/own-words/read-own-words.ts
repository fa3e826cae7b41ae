import { readPrice, readRadius, readRating, readResponse } from './amounts';
import { readWhere } from './locations';
import { Sentence, type LeftWords } from './sentence';
import { corrected, longestPhrase, vocabulary, type Filter } from './vocabulary';

/** Filters that were read in a sentence, and the words that were not. */
export interface Reading {
  readonly filters: readonly Filter[];
  readonly left: readonly LeftWords[];
}

/** Words before the trade of the one who writes, or of someone they have: that is nothing to look for. */
const ownTrade =
  /\b(?:(?:i'?m|i am|we'?re|we are|as) (?:an? |the )?(?:\w+ )?|(?:i|we) (?:run|own|have|started) (?:an? |my |our )?(?:small |solo |little )?|(?:my|our|his|her|their) (?:old |current |last |previous |former |own |existing |new )*)$/;
const trade =
  /^(?:bookkeepers?|cpas?|enrolled agents?|ea|advis[eo]rs?|financial advis[eo]rs?|financial planners?|cfos?|accounting firm|bookkeeping|tax (?:person|preparer|guy|lady|accountant|firm)|auditor)$/;

/** Words before or behind a language that is to be spoken; without them it is a kitchen or a people. */
const saysBefore =
  /\b(?:speak\w*|fluent|bilingual|talks?|hablar?|language|communicate|understands?|knows?|explain\w*)\b(?: \w+){0,4} $|\b(?:in|en) $/;
const saysBehind =
  /^[ -]?(?:speak|language|fluent|bilingual)|^ (?:bookkeeper|cpa|accountant|advisor|planner|tax|please|preferred|required|only)|^$/;
const spokenBefore =
  /\b(?:who |that |can |also |must |and )*(?:speaks?|speaking|fluent(?: in)?|bilingual|in|en|or|habla)(?: in| both| good| fluent)? $/;
const spokenBehind = /^[ -]?(?:speaking|speakers?|language|fluently|fluent)/;

/** Takes the languages that someone is to speak. */
function readLanguages(sentence: Sentence): Filter[] {
  const found: Filter[] = [];
  for (const { key, start, end } of sentence.words) {
    if (!vocabulary().languages.has(key) || sentence.isUnwanted(start, end)) continue;
    const [before, after] = [sentence.before(start), sentence.after(end)];
    const isOneMore = found.length > 0 && /\b(?:and|or) $/.test(before);
    if (!isOneMore && !saysBefore.test(before) && !saysBehind.test(after)) continue;
    found.push(['languages', key === 'espanol' ? 'spanish' : key]);
    const [lead, rest] = [spokenBefore.exec(before), spokenBehind.exec(after)];
    sentence.take(start - (lead?.[0].length ?? 0), end + (rest?.[0].length ?? 0));
  }
  return found;
}

/** Takes the phrases of the vocabulary, the longest first. */
function readPhrases(sentence: Sentence): Filter[] {
  const { phrases } = vocabulary();
  const found: Filter[] = [];
  const { words, folded } = sentence;
  for (let first = 0; first < words.length; first += 1) {
    for (let last = Math.min(first + longestPhrase, words.length) - 1; last >= first; last -= 1) {
      const { phrase, start, end } = sentence.run(first, last);
      const filter = phrases.get(phrase);
      if (filter === undefined || !sentence.isFree(start, end) || /[,;.!?\n]/.test(folded.slice(start, end))) continue;
      const isOwn = trade.test(phrase) && ownTrade.test(sentence.before(start));
      const isAsked = filter && !isOwn && !sentence.isUnwanted(start, end);
      if (isAsked) found.push(filter);
      if (isAsked || isOwn) sentence.take(start, end);
      first = last;
      break;
    }
  }
  return found;
}

/** Reads a wish for a professional by rules: only what its words ask for; what is not wanted is left. */
export function readByRules(text: string): Reading {
  const { text: right, typed } = corrected(text);
  const sentence = new Sentence(right);
  const price = readPrice(sentence);
  const steps = [...readRating(sentence), ...readResponse(sentence)];
  const certain = readWhere(sentence, true);
  const languages = readLanguages(sentence);
  const phrases = readPhrases(sentence);
  const where = certain.length > 0 ? certain : readWhere(sentence, false);
  // A radius is around a city.
  const radius = where.some(([, value]) => /^\D{3}/.test(value)) ? readRadius(sentence) : [];
  return {
    filters: [...phrases, ...where, ...radius, ...steps, ...languages, ...price],
    left: sentence
      .left(({ key, isName }) => isName || vocabulary().phrases.get(key) !== null)
      .map((left) => ({ ...left, text: left.text.replace(/\p{L}+/gu, (word) => typed.get(word) ?? word) })),
  };
}

/** Lists that take several values; the words of a search are one text. */
const lists = ['services', 'specialties', 'clientTypes', 'languages'];

/** The filters as the query of the search page's URL: each value once, lists with commas. */
export function queryOf(filters: readonly Filter[]): string {
  const values = new Map<string, string[]>();
  for (const [name, value] of filters) {
    const known = values.get(name) ?? [];
    const isMore = known.length === 0 || lists.includes(name) || name === 'q';
    if (isMore && !known.includes(value)) values.set(name, [...known, value]);
  }
  const entries = [...values].map(([name, all]) => [name, all.join(name === 'q' ? ' ' : ',')]);
  return new URLSearchParams(entries).toString().replaceAll('%2C', ',');
}
