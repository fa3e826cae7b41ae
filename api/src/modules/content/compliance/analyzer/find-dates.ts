/** The months in order, as alternatives of a regular expression: `new RegExp(`(?:${monthNames})`)`. */
export const monthNames = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** Events of a day that a law or contract names. */
export const dateKinds = ['effective', 'operative', 'compliance', 'comment', 'sunset', 'deadline'] as const;

export type DateKind = (typeof dateKinds)[number];

/** A day that a sentence names. */
export interface NamedDate {
  readonly kind: DateKind;
  /** YYYY-MM-DD; null when it depends on another day, such as that of enactment. */
  readonly date: string | null;
}

const anyDay = new RegExp(
  String.raw`\b(?:(\d{4})-(\d{2})-(\d{2})|(${monthNames}) (\d{1,2}),? (\d{4})|(\d{1,2}) (${monthNames}) (\d{4}))\b`,
  'gi',
);

const twoDigits = (value: number): string => String(value).padStart(2, '0');
const monthNumber = (name: string): number => monthNames.toLowerCase().split('|').indexOf(name.toLowerCase()) + 1;

/** A day of the calendar, or null when there is none such. */
function day(year: number, month: number, date: number): string | null {
  const parsed = new Date(Date.UTC(year, month - 1, date));
  return parsed.getUTCMonth() === month - 1 && parsed.getUTCDate() === date
    ? `${year}-${twoDigits(month)}-${twoDigits(date)}`
    : null;
}

function dayOf(match: RegExpExecArray): string | null {
  const [, isoYear, isoMonth, isoDate, usMonth, usDate, usYear, date, month, year] = match;
  if (isoYear) return day(Number(isoYear), Number(isoMonth), Number(isoDate));
  if (usMonth) return day(Number(usYear), monthNumber(usMonth), Number(usDate));
  return day(Number(year), monthNumber(month ?? ''), Number(date));
}

const until = String.raw`(?:\bby|\bbefore|\b(?:no|not) later than|\bdue(?: on| by)?|\buntil)(?: the close of business on| midnight on)?`;
/** The words between a verb and its date. */
const near = '[^.;]{0,80}$';

/** Words before a date that say what it is for, those that weigh most first. */
const cues: readonly (readonly [DateKind, RegExp])[] = [
  ['sunset', new RegExp(String.raw`\b(?:expires?|sunsets?|ceases?|repealed|in effect (?:only )?until)\b${near}`, 'i')],
  ['operative', new RegExp(String.raw`\boperative\b${near}`, 'i')],
  [
    'effective',
    new RegExp(
      String.raw`(?:\beffective|\b(?:takes?|took|in) effect|\binto force|\bin force|\bshall apply|\bapplies|\bapplicable|\bbegin(?:s|ning)?|\bstarting|\bcommenc(?:es|ing|e(?= on\b))|\bentered into)(?! (?:until|by|before))\b${near}`,
      'i',
    ),
  ],
  ['comment', new RegExp(String.raw`\bcomments?\b[^.;]{0,120}${until}\s*$`, 'i')],
  ['compliance', new RegExp(String.raw`\b(?:comply|compliance)\b[^;]{0,120}${until}\s*$`, 'i')],
  ['deadline', new RegExp(String.raw`${until}\s*$`, 'i')],
];

/** A law that takes effect some time after another event. */
const takesEffect =
  /\b(?:takes? effect|enters? into force|(?:becomes?|is) (?:effective|operative))\b.*\b(?:after|following|upon|immediately)\b/i;

/** The days that a sentence names and says something of; a day that is only mentioned is none of them. */
export function datesIn(text: string): NamedDate[] {
  let from = 0;
  const dates = [...text.matchAll(anyDay)].flatMap((match): NamedDate[] => {
    const before = text.slice(from, match.index);
    from = match.index + match[0].length;
    const kind = cues.find(([, cue]) => cue.test(before))?.[0];
    const date = dayOf(match);
    return kind && date ? [{ kind, date }] : [];
  });
  return dates.length === 0 && takesEffect.test(text) ? [{ kind: 'effective', date: null }] : dates;
}
