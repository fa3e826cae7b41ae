import { monthNames } from '../month-names';
import type { DocumentSentence } from './document-sentences';

/** Subject of a sentence in a law or contract. */
export type FindingKind = 'obligation' | 'prohibition' | 'penalty' | 'deadline' | 'amount' | 'party';

export interface Finding extends DocumentSentence {
  readonly kind: FindingKind;
}

const number = String.raw`(?:\d+|one|two|three|five|six|seven|ten|fourteen|fifteen|thirty|forty-five|sixty|ninety)(?: \(\d+\))?`;

/** By what words each kind is known, those that weigh most first: a sentence about a penalty is no mere obligation. */
const rules: readonly (readonly [FindingKind, RegExp])[] = [
  [
    'penalty',
    /\b(?:civil|criminal|administrative)? ?(?:penalt(?:y|ies)|fines?|fined|imprison\w*|forfeit\w*|sanctions?|punish(?:able|ed)|liable (?:for|to)(?! (?:any |the |such |an? )?(?:tax|duty|duties|collection)\b)|liability for|damages)\b/i,
  ],
  [
    'prohibition',
    /\b(?:(?:shall|must|may) not|may no longer|no (?:person|employer|business|company) (?:shall|may)|(?:is|are) prohibited|(?:is|are|be) (?:declared (?:to be )?)?(?:illegal|unlawful)|it is unlawful)\b/i,
  ],
  [
    'deadline',
    new RegExp(
      String.raw`\b(?:within ${number} (?:calendar |business |working )?(?:hours?|days?|weeks?|months?|years?)|no later than|not later than|on or before|by (?:${monthNames}) \d{1,2}|due (?:on|by|within)|before the (?:end|expiration) of|(?:takes?|shall take) effect|effective (?:on|as of|date))\b`,
      'i',
    ),
  ],
  [
    'obligation',
    /\b(?:shall|must|is required to|are required to|has to|have to|is responsible for|agrees? to|is obligated to)\b/i,
  ],
  ['amount', /(?:[$€£₪]\s?\d[\d,.]*|\b\d[\d,.]* ?(?:(?:percent|dollars|euros)\b|[%€₪]))/i],
  ['party', /(?:[“"'‘][^”"'’]{2,60}[”"'’]|\bthe term [^,]{2,60}) means?\b|\bapplies to (?:any|every|each|all)\b/i],
];

/** The sentences of a document that say something to act on, in their order, each by the weightiest thing it says. */
export const findFindings = <Sentence extends DocumentSentence>(
  sentences: readonly Sentence[],
): (Sentence & Finding)[] =>
  sentences.flatMap((sentence) => {
    const kind = rules.find(([, words]) => words.test(sentence.text))?.[0];
    return kind ? [{ ...sentence, kind }] : [];
  });

const isoDay = /\b(\d{4})-(\d{2})-(\d{2})\b/;
const usDay = new RegExp(String.raw`\b(${monthNames}) (\d{1,2}),? (\d{4})\b`, 'i');
const europeanDay = new RegExp(String.raw`\b(\d{1,2}) (${monthNames}) (\d{4})\b`, 'i');

const twoDigits = (value: number): string => String(value).padStart(2, '0');
const monthNumber = (name: string): number => monthNames.toLowerCase().split('|').indexOf(name.toLowerCase()) + 1;

/** A day of the calendar, or null when there is none such. */
function day(year: number, month: number, date: number): string | null {
  const parsed = new Date(Date.UTC(year, month - 1, date));
  return parsed.getUTCMonth() === month - 1 && parsed.getUTCDate() === date
    ? `${year}-${twoDigits(month)}-${twoDigits(date)}`
    : null;
}

/** The first date with a year that a sentence names, as YYYY-MM-DD. */
export function dateIn(text: string): string | null {
  const [, isoYear, isoMonth, isoDate] = isoDay.exec(text) ?? [];
  if (isoYear) return day(Number(isoYear), Number(isoMonth), Number(isoDate));
  const [, usMonth, usDate, usYear] = usDay.exec(text) ?? [];
  if (usMonth) return day(Number(usYear), monthNumber(usMonth), Number(usDate));
  const [, date, month, year] = europeanDay.exec(text) ?? [];
  return month ? day(Number(year), monthNumber(month), Number(date)) : null;
}
