import { readTable } from '../../../../platform/files/read-table';
import { sentencesOf } from './sentences';
import { termsOf } from './terms';

const rows = readTable(new URL('./check-words.tsv', import.meta.url));
const patternsOf = (kind: string): string[] => rows.flatMap(([of, words = '']) => (of === kind ? words : []));
const wordsOf = (kind: string): RegExp[] =>
  patternsOf(kind).map((words) => new RegExp(String.raw`(?<!\w)(?:${words})(?!\w)`));

const link = /https?:|www\.|\[[^\]]*\]\(/i;
const [counts = [], tens = []] = patternsOf('numbers').map((words) => words.split(' '));
const numberOf = (word: string): string =>
  counts.includes(word) ? String(counts.indexOf(word)) : tens.includes(word) ? `${tens.indexOf(word) + 3}0` : word;

/** A text in lower case, with figures in one way of writing and without signs between words. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replace(/\.0+(?=\D|$)|[’']s\b/g, '')
    .replace(/n[’']t\b|(?<=can)not\b/g, ' not')
    .replaceAll('%', ' percent')
    .replace(/[a-z]+/g, numberOf)
    .replace(/(\d) and a half\b/g, '$1.5')
    .replace(/(?<=\d)-(?=[a-z])/g, ' ');

const [months] = patternsOf('months');
const quantity = new RegExp(
  String.raw`(?:\b(${months}) )?([$€£]?)(?<![\w.-])(\d+(?:\.\d+)?)( (?:million|thousand|billion))?(?: (?:in |for )?(?:a|per|each|an) ([a-z]+)| ([a-z]+))?`,
  'g',
);
const [noUnit] = wordsOf('no unit');
const bounds = ['at most', 'at least', 'less', 'more'].map((name) => ({
  name,
  before: new RegExp(String.raw`\b(?:${patternsOf(name).join('|')})(?: the| an?)? $`),
}));
/** Bounds that follow their figure: '20 or more employees'. */
const behind = /^(?: \w+){0,2} or (?:(more)|less|fewer)\b/;

/** Figures of a text, each with its unit ('$684 a week'), its bound ('at least') and the terms before it. */
function quantitiesOf(text: string) {
  const said = plain(text);
  let at = 0;
  return [...said.matchAll(quantity)].map((match) => {
    const [whole, month, currency = '', number = '', scale = '', rate, next = ''] = match;
    const end = match.index + whole.length - (next ? next.length + 1 : rate ? rate.length : 0);
    const after = said.slice(rate ? match.index + whole.length : end);
    const [follows, more] = behind.exec(after) ?? [];
    const bound = bounds.find(({ name, before: words }) =>
      follows ? name === (more ? 'at least' : 'at most') : words.test(said.slice(0, match.index)),
    );
    const noun = currency || month || noUnit?.test(next) ? '' : next.replace(/s$/, '');
    const before = termsOf(said.slice(at, match.index));
    at = match.index + whole.length - (next ? next.length : 0);
    return { before, figure: `${month ?? currency}${number}${scale}`, unit: rate ?? noun, bound: bound?.name ?? '' };
  });
}

/** Words that turn the meaning of a clause: they are not left out. */
const turning = wordsOf('turning');
/** Words that are brought along by no clause that rests on one without them; a negation is the first. */
const ofClause = wordsOf('clause');
/** Words that have to be in what a statement rests on. */
const bearing = [...turning, ...wordsOf('bearing')];
/** Words of a condition or an exception: with them or without, it is another rule. */
const conditions = wordsOf('condition');

const clausesOf = (text: string): string[] => text.split(/,\s|\s(?=(?:but|while|although|when)\s)|[()]/);
const shared = (terms: readonly string[], text: string): number => {
  const known = new Set(termsOf(plain(text)));
  return terms.filter((term) => known.has(term)).length;
};

/** True when a clause is turned by the same words as the clause of a source that is nearest to it. */
function sameTurn(clause: string, source: string): boolean {
  const terms = termsOf(plain(clause));
  if (terms.length === 0) return !ofClause[0]?.test(plain(clause));
  const [nearest = ''] = [...clausesOf(source)].sort((one, other) => shared(terms, other) - shared(terms, one));
  const [said, known] = [plain(clause), plain(nearest)];
  if (turning.some((words) => words.test(known) && !words.test(said))) return false;
  return ofClause.every((words) => !words.test(said) || words.test(known));
}

const joined = /([\p{L}\p{N}$-]+) (and|or) (?:an? |the )?([\p{L}\p{N}$-]+)/gu;

/** True when a text joins with 'or' what another joins with 'and', or the other way round. */
function joinsOtherwise(statement: string, text: string): boolean {
  const joinsOf = (some: string) =>
    [...plain(some).matchAll(joined)].map(([, left, word, right]) => ({ pair: `${left} ${right}`, word }));
  const known = joinsOf(text);
  return joinsOf(statement).some(({ pair, word }) => {
    const same = known.filter((one) => one.pair === pair);
    return same.length > 0 && same.every((one) => one.word !== word);
  });
}

/** True when one sentence says all that a statement says: its words, figures with their units, and turns. */
function says(source: string, title: string, statement: string): boolean {
  const terms = termsOf(plain(statement));
  if (terms.length === 0 || shared(terms, `${title}\n${source}`) < terms.length) return false;
  const [said, known] = [plain(statement), plain(source)];
  if (bearing.some((words) => words.test(said) && !words.test(known))) return false;
  if (conditions.some((words) => words.test(said) !== words.test(known))) return false;
  const figures = quantitiesOf(source);
  let at = 0;
  for (const { figure, unit, bound, before } of quantitiesOf(statement)) {
    const of = before.at(-1);
    const found = figures.findIndex(
      (one, index) =>
        index >= at &&
        one.figure === figure &&
        (!unit || one.unit === unit) &&
        (!bound || one.bound === bound) &&
        (!of || one.before.includes(of)),
    );
    if (found < 0) return false;
    at = found + 1;
  }
  return clausesOf(statement).every((clause) => sameTurn(clause, source));
}

/**
 * True when passages support a statement of a model: a sentence of theirs says all of it, or one sentence each of its
 * parts. It may choose, shorten, order and join what they say; what cannot be checked is not supported.
 */
export function supports(passages: readonly { guide: { title: string }; text: string }[], statement: string): boolean {
  if (passages.length === 0 || link.test(statement)) return false;
  const parts = (text: string) => sentencesOf(text).flatMap((sentence) => sentence.split(/[;:](?=\s|$)/));
  const known = passages.flatMap(({ guide, text }) => parts(text).map((source) => ({ source, title: guide.title })));
  if (known.some(({ source }) => joinsOtherwise(statement, source))) return false;
  const isSaid = (part: string): boolean => {
    if (known.some(({ source, title }) => says(source, title, part))) return true;
    return [...part.matchAll(/, (?:and |but |while )?/g)].some(({ 0: comma, index }) => {
      const halves = [part.slice(0, index), part.slice(index + comma.length)];
      return halves.every((half) => termsOf(half).length > 1 && isSaid(half));
    });
  };
  const said = parts(statement).filter((part) => part.trim() !== '');
  return said.length > 0 && said.every(isSaid);
}
