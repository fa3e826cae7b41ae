import { searchLimits } from '../../../../contract/limits/search';
import type { PriceUnit } from '../../../../contract/named-types';
import type { Sentence } from './sentence';
import type { Filter } from './vocabulary';

const figures = 'a two three four five six seven eight nine'.split(' ');
const times: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, grand: 1000, k: 1000 };
const amount =
  /(?<![\d.,])\$? ?(?:(\d{1,7}(?:,\d{3})*(?:\.\d{1,2})?)(?: ?(k|hundred|thousand|grand)\b)?|\b(a|two|three|four|five|six|seven|eight|nine) (hundred|thousand|grand)\b)(?: (?:dollars?|bucks|usd)\b| \$)?/g;

/** The words behind an amount, for each unit. */
const units: Readonly<Record<PriceUnit, RegExp>> = {
  hour: /^ ?(?:(?:an|a|per|every|each|by the|\/) ?(?:hour|hr|h)\b|hourly\b)/,
  month: /^ ?(?:(?:a|per|every|each|\/) ?(?:month|mo|mth|mnth)\b|monthly\b)/,
  project: /^ ?(?:(?:a|per|for the|for a|for this|for my) project\b|per job\b)/,
  return: /^ ?(?:(?:a|per|each|\/|for (?:a|an|the|my|our)) ?(?:(?:personal|business|simple|tax|1040) )?return\b)/,
  assets: /^ ?(?:%|percent\b)(?: (?:a year )?(?:of (?:(?:my|the|our) )?(?:assets|portfolio|money)|aum)\b)?/,
};
/** The same before it: 'a monthly budget of 500', 'per hour under 100'. */
const unitsBefore: readonly (readonly [PriceUnit, RegExp])[] = [
  ['hour', /\b(?:hourly|per hour)(?: \w+){0,3} ?$/],
  ['month', /\b(?:monthly|per month|a month)(?: \w+){0,3} ?$/],
];
const atLeast =
  /(?:\b(?:(?<!\b(?:no|not|(?:without|not|never|\w+n'?t) \w+) )(?:over|above|more than)|at least|minimum(?: of)?|starting at)|>) ?$/;
const lower = /^ ?(?:\+|(?:or more|and up|and above|minimum)\b)/;
const bound =
  /(?:\b(?:under|below|less than|up to|at most|no more than|not more than|not over|max|maximum(?: of)?|within|cheaper than|(?:a |my )?(?:monthly |hourly )?(?:budget|fee|rate|price)(?: is| of)?|over|above|more than|at least|between|about|around|for|<|>) ?)+$/;
/** An upper end, or another amount: '300 to 500', '300 tops'. */
const range = /^ ?(?:to|and|-|–) ?$/;
const upper = /^ ?(?:(?:or less|or under|at most|max|maximum|tops)\b)/;
/** Money that comes in or goes elsewhere. */
const otherMoney =
  /\b(?:revenue|sales|makes?|making|earns?|gross|grossing|income|do|doing|bring in|rent|turnover|have|has|staff|employees|workers|crew)(?: (?:is|of|about|around|like|roughly|over))* ?$/;

interface Amount {
  readonly start: number;
  readonly end: number;
  readonly value: number;
}

const amountsIn = (text: string): Amount[] =>
  [...text.matchAll(amount)].map(({ 0: all, 1: number, 2: many, 3: figure = '', 4: word, index }) => ({
    start: index,
    end: index + all.length,
    value:
      (number ? Number(number.replaceAll(',', '')) : figures.indexOf(figure) + 1) * (times[many ?? word ?? ''] ?? 1),
  }));

/** Reads a price with its unit; one without cannot be compared with any. */
export function readPrice(sentence: Sentence): Filter[] {
  const amounts = amountsIn(sentence.folded);
  for (const [index, { start, end, value }] of amounts.entries()) {
    const after = sentence.after(end).replace(upper, '').replace(lower, '');
    const before = sentence.before(start);
    const named = Object.entries(units).find(([, pattern]) => pattern.test(after));
    const unit = named?.[0] ?? unitsBefore.find(([, pattern]) => pattern.test(before))?.[0];
    if (!unit) continue;
    const previous = amounts[index - 1];
    const isRange = previous && range.test(sentence.folded.slice(previous.end, start));
    const from = isRange ? previous.start : start;
    const ends = isRange ? [previous.value, value] : [value];
    const lead = sentence.before(from);
    if (otherMoney.test(lead)) continue;
    const length = after.match(units[unit as PriceUnit])?.[0].length ?? 0;
    const rest = sentence.after(end);
    const close = end + rest.length - after.length + length;
    const tail = sentence.after(close);
    const trail = (upper.exec(tail) ?? lower.exec(tail))?.[0].length ?? 0;
    const isLeast = !isRange && (atLeast.test(lead) || lower.test(rest) || lower.test(tail));
    sentence.take(from - (bound.exec(lead)?.[0].length ?? 0), close + trail);
    return [
      ['priceUnit', unit],
      ...(isRange || isLeast ? [['minPrice', String(Math.min(...ends))] as const] : []),
      ...(isLeast ? [] : [['maxPrice', String(Math.max(...ends))] as const]),
    ];
  }
  return [];
}

/** The strictest step that leaves no one out who was asked for. */
const stepUp = (steps: readonly number[], asked: number): number | undefined =>
  [...steps].sort((one, other) => one - other).find((step) => step >= asked);
const stepDown = (steps: readonly number[], asked: number): number | undefined =>
  [...steps].sort((one, other) => other - one).find((step) => step <= asked);

/** Reads one number by a pattern, as the step of a search that it asks for. */
function readStep(
  sentence: Sentence,
  pattern: RegExp,
  stepOf: (match: RegExpExecArray) => readonly [name: string, step: number | undefined],
): Filter[] {
  const match = pattern.exec(sentence.folded);
  if (!match || sentence.isUnwanted(match.index, match.index + match[0].length)) return [];
  const [name, step] = stepOf(match);
  if (step === undefined) return [];
  sentence.take(match.index, match.index + match[0].length);
  return [[name, String(step)]];
}

const stars =
  /\b(?:rated |rating (?:of |is )?|at least |minimum |over |above |min )*(?:([345](?:\.\d)?)|(three|four|five)) ?\+?[ -]?(?:stars?|star rating)\b(?: rating| reviews)?(?:(?: and| or) (?:up|more|better|above|higher))?|\brat(?:ed|ing)(?: of| is| above| over| at least)* ([345](?:\.\d)?)\b(?:\+|(?: and| or) (?:up|more|better|above|higher))?/;
const replies =
  /\b(?:repl|respon|answer|get back|gets back|hear back|call back|calls back)[a-z]*(?: (?:to|me|us|in|under|within|less|than|emails?|messages?|questions|calls|all|my)){0,4} (?:(\d{1,3}|a|an|one|two|the same|same|the next) )(hours?|hrs?|business days?|days?)\b/;
const miles =
  /\b(?:within |no more than |not more than |less than |max |about |under |at most |a )*(\d{1,3}) ?-? ?(?:miles?|mi)\b(?: drive| radius)?(?: of| from| around)?/;

export const readRating = (sentence: Sentence): Filter[] =>
  readStep(sentence, stars, ([, number, word, rated]) => {
    const asked = Number(number ?? rated) || ['three', 'four', 'five'].indexOf(word ?? '') + 3;
    return ['minRating', stepDown(searchLimits.ratings, asked)];
  });

export const readResponse = (sentence: Sentence): Filter[] =>
  readStep(sentence, replies, ([, number = '', unit = '']) => {
    const count = number === 'two' ? 2 : Number(number) || 1;
    return ['responseHours', stepUp(searchLimits.responseHours, unit.startsWith('h') ? count : count * 24)];
  });

export const readRadius = (sentence: Sentence): Filter[] =>
  readStep(sentence, miles, ([, number]) => ['radius', stepUp(searchLimits.radii, Number(number))]);
