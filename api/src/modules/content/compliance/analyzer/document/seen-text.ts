/** Struck text as Markdown, HTML, CriticMarkup and, in parentheses twice, the State of Washington have it. */
const struck =
  /(?<!~)~~(?!~)[^~]+~~(?!~)|\{--.*?--\}|<(s|del|strike)\b[^>]*>.*?<\/\1>|\(\((?:[^()]|\([^()]*\))*\)\)/gis;
const inserted = /<\/?(?:u|ins)\b[^>]*>|\{\+\+|\+\+\}/gi;

/** A bill that says that its brackets hold what is left out: 'matter in brackets [ ] is old law to be omitted'. */
const saysBrackets = /\bbrack(?:ets?|eted)\b[^.]{0,80}\b(?:omitted|deleted|stricken|struck|removed|repealed)\b/i;
const bracketed = /\[[^[\]]*[a-z][^[\]]*\]/gs;
/** Brackets in front of capitals, which are new: '[three] FIVE years'. */
const beforeCapitals = /\[(?=[^[\]]*(?<![\w.])[a-z]{3,}\b(?!\.))[^[\]]*\](?= ?[A-Z]{3,}\b)/g;

/** A sentence in which a document says that it strikes words through, as Florida's and California's bills do. */
const strikes = /[^.\n]{0,100}\b(?:struck|stricken|strike-?(?:outs?|through))\b[^.]{0,100}/gi;
const ofWords = /(?=[^]*\b(?:words?|text|language|matter|type|deletions)\b)[^]*\b(?:delet|omit|remov|repeal)/i;
export const saysStruck = (source: string): boolean =>
  (source.match(strikes) ?? []).some((sentence) => ofWords.test(sentence));

/** A text without what an amendment strikes, and whether there was any. */
export interface AmendedText {
  readonly text: string;
  readonly isAmended: boolean;
}

/** Leaves out struck text, with the marks around what is inserted. */
export function withoutStruckText(source: string): AmendedText {
  const brackets = saysBrackets.test(source) ? bracketed : beforeCapitals;
  const text = source.replace(struck, '').replace(brackets, '');
  const isAmended = text !== source;
  return { text: (isAmended ? text.replace(/ {2,}(?=\S)/g, ' ') : text).replace(inserted, ''), isAmended };
}

/** Front matter and comments, which no reader sees. */
const unseen = /^---\n(?:[^\n]{1,500}\n)*?---\n|<!--.*?-->/gs;
const fence = /^ {0,3}(?:`{3,}|~{3,})/;
const rule = /^ {0,3}(?:[-*_] ?){3,}$|^ {0,3}=+$/;
/** '| --- | :-: |', below the head of a table. */
const tableRule = /^[ |:-]*-[ |:-]*\|[ |:-]*$/;
const quoteMarks = /^ {0,3}(?:> ?)+/;
const heading = /^ {0,3}#{1,6} +(.*?)(?: +#+)?$/;
const checkbox = /^(\s*(?:[-*+]|\d+\.) )\[[ xX]\] /;
const noteMark = /^\[\^[^\]\n]{1,40}\]: ?/;
const linkTarget = /^ {0,3}\[[^\]\n^]{1,100}\]: +\S+.*$/;

/** Emphasis, which may go over the ends of lines. */
const emphasis: readonly RegExp[] = [
  /(?<![\\\w*])(\*{1,3})(?=[^\s*])((?:[^*\n]|\n(?!\n)){1,2000})(?<=\S)\1(?!\*)/g,
  /(?<![\\\w])(_{1,3})(?=[^\s_])((?:[^_\n]|\n(?!\n)){1,2000})(?<=\S)\1(?!\w)/g,
];
/** Other marks within a line, each with what a reader sees of it. */
const marks: readonly (readonly [RegExp, string])[] = [
  [/\[\^[^\]\n]{1,40}\]/g, ''],
  [/!\[[^\]\n]*\]\([^)\n]*\)/g, ''],
  [/\[([^\]\n]+)\](?:\([^)\n]*\)|\[[^\]\n]*\])/g, '$1'],
  [/<(?:https?:\/\/|mailto:)([^>\n]+)>/g, '$1'],
  [/<br ?\/?>/gi, ' '],
  [/<\/?[a-z][^>\n]{0,200}>/gi, ''],
  [/(`+)([^`\n]+)\1/g, '$2'],
  // Emphasis in emphasis.
  ...[...emphasis, ...emphasis].map((mark) => [mark, '$2'] as const),
  [/\\([\\`*_{}[\]()#+.!|~<>-])/g, '$1'],
  ...Object.entries({ nbsp: ' ', lt: '<', gt: '>', quot: '"', sect: '§', amp: '&' }).map(
    ([name, seen]) => [new RegExp(`&${name};`, 'g'), seen] as const,
  ),
];

/** A line as it is seen; one that only draws is empty. */
function seenLine(source: string): string {
  const line = source.replace(quoteMarks, '');
  if (fence.test(line) || rule.test(line) || tableRule.test(line) || linkTarget.test(line)) return '';
  const [, title] = heading.exec(line) ?? [];
  const words = title === undefined ? line.replace(checkbox, '$1').replace(noteMark, '') : `\n${title}\n`;
  return /^\s*\|.*\|\s*$/.test(words) ? words.replace(/(?<!\\)\|/g, ' ') : words;
}

/**
 * The text that a reader of Markdown sees, line by line, in time that grows with its length: a parser's tree of the
 * longest document would take the API seconds, in which it answers no one.
 */
export const markdownText = (source: string): string =>
  marks.reduce(
    (text, [mark, seen]) => text.replace(mark, seen),
    source.replace(unseen, '').split('\n').map(seenLine).join('\n'),
  );
