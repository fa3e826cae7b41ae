/** Struck text as Markdown, HTML and CriticMarkup have it. */
const struck = /(?<!~)~~(?!~)[^~]+~~(?!~)|\{--.*?--\}|<(s|del|strike)\b[^>]*>.*?<\/\1>/gis;
const inserted = /<\/?(?:u|ins)\b[^>]*>|\{\+\+|\+\+\}/gi;

/** A bill that says that its brackets hold what is left out: 'matter in brackets [ ] is old law to be omitted'. */
const saysBrackets = /\bbrack(?:ets?|eted)\b[^.]{0,80}\b(?:omitted|deleted|stricken|struck|removed|repealed)\b/i;
const bracketed = /\[[^[\]]*[a-z][^[\]]*\]/gs;
/** Brackets in front of capitals, which are new: '[three] FIVE years'. */
const beforeCapitals = /\[(?=[^[\]]*(?<![\w.])[a-z]{3,}\b(?!\.))[^[\]]*\](?= ?[A-Z]{3,}\b)/g;

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
