import { stemmer } from 'stemmer';
import { readTable } from '../../../../platform/files/read-table';

/** Words that any question can have and that say nothing about its subject. */
const fillers = new Set(
  (
    'a about above actually after again ago all also always am an and another any anybody anyone anything are as ask at away back be because been before ' +
    'being best between big but by call called can cannot come could did do does doing done dont each either else enough etc even ever every everybody ' +
    'everyone everything exactly far find first for from further get gets getting give given go going gonna good got great had happen happens has have ' +
    'having he help her here him his how however i if im in inside into is isnt it its ive just keep kind know legally let like look lot made make makes making ' +
    'many may maybe me mean might mine more most much must my need needed needs never no nobody not nothing now of off ok on once one only or other our ' +
    'ours out over own people per please possible put question quite rather read reading really right said same say says see set shall she should show since so some ' +
    'somebody someone something soon still such sure take tell than thank thanks that the their them then there these they thing things think this those ' +
    'through to together too try under until up usa us use used using usually very want was way we well were what whats when where whether which while who ' +
    'owe owed owing big high low large small hear huge forget forgot forgotten option options fix pass passed year years month months week weeks day days today already couple somewhere stuff help allowed allow apply applies applying required require requires legal care want wants idea ' +
    'whom whose why will wish with within without wont would yes yet you your yours'
  ).split(' '),
);

/** True when a word says nothing about a question's subject. @param word in lower case */
const isFiller = (word: string): boolean => fillers.has(word) || fillerStems.has(stemmer(word));

const fillerStems = new Set([...fillers].map(stemmer));

const lettersAndDigits = /[\p{L}\p{N}]+(?:[-.&'’][\p{L}\p{N}]+)*/gu;

/** '90k', '20 grand', '1.2 million'. */
const shortAmount = /\b(\d+(?:\.\d+)?)\s?(k|grand|m|mm|million)\b/g;
const thousands: Record<string, number> = { k: 1e3, grand: 1e3, m: 1e6, mm: 1e6, million: 1e6 };

/** Lower case, without accents and possessive endings; 'U.S.' becomes 'us', numbers lose their commas. */
const normalize = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replace(shortAmount, (_amount, digits: string, unit: string) => String(Number(digits) * (thousands[unit] ?? 1)))
    .replace(/\bu\.s\.(?=\W|$)/g, 'us')
    .replace(/['’]s\b/g, '');

/** The words of a text as they are compared. */
export const wordsOf = (text: string): string[] => normalize(text).match(lettersAndDigits) ?? [];

const patternOf = (other: string): RegExp =>
  new RegExp(` ${other.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:s|es)? `, 'g');
/** Lines of `synonyms.tsv`, a file for editors: words for one thing (`same`) or near each other (`near`). */
const lines = readTable(new URL('./synonyms.tsv', import.meta.url)).map(([kind, words = '']) => ({
  kind,
  words: words.split(', '),
}));
const linesOf = (of: string): string[][] => lines.filter(({ kind }) => kind === of).map(({ words }) => words);

/** Each phrase of a line becomes the line's first. */
const replacements: readonly (readonly [string, RegExp, string])[] = linesOf('same')
  .flatMap(([first = '', ...others]) =>
    others.map((other) => [wordsOf(other).join(' '), ` ${wordsOf(first).join(' ')} `] as const),
  )
  .sort(([one], [other]) => other.length - one.length)
  .map(([other, first]) => [` ${other}`, patternOf(other), first]);

/** The text with one word for one thing. */
function unify(text: string): string {
  let unified = ` ${wordsOf(text).join(' ')} `;
  for (const [phrase, pattern, first] of replacements)
    if (unified.includes(phrase)) unified = unified.replaceAll(pattern, first).replace(/ {2,}/g, ' ');
  return unified;
}

/** Forms of words that no stemmer joins. */
const irregularForms = new Map(
  (
    'paid:pay sold:sell bought:buy sent:send kept:keep spent:spend lost:lose broken:break broke:break stolen:steal stole:steal grew:grow grown:grow ' +
    'built:build lent:lend held:hold led:lead met:meet won:win taught:teach rose:rise fell:fall wrote:write written:write chose:choose chosen:choose ' +
    'drove:drive driven:drive began:begin begun:begin hid:hide hidden:hide shut:shut withheld:withhold women:woman men:man children:child ' +
    'businesses:business taxes:tax halves:half selves:self salaries:salary worse:bad'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** The terms of a text, in their order: stems of its words without fillers, one term for one thing. */
export function termsOf(text: string): string[] {
  return unify(text)
    .split(/[\s-]+/)
    .filter((word) => word !== '' && !isFiller(word))
    .map((word) => (/\d/.test(word) ? word : stemmer(irregularForms.get(word) ?? word)));
}

const related = new Map<string, readonly string[]>();
for (const line of linesOf('near').map((words) => words.flatMap(termsOf)))
  for (const term of line) related.set(term, [...(related.get(term) ?? []), ...line.filter((other) => other !== term)]);

/** Terms that are near another without being the same: 'salary' and 'pay'. */
export const relatedTo = (term: string): readonly string[] => related.get(term) ?? [];
