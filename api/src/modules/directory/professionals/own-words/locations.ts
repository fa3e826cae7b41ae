import { isNickname, readLocation } from '../../../../contract/places';
import { stateCode, stateName } from '../../../../contract/us-states';
import { locationKey } from '../../../../contract/locations/location-key';
import { townName } from '../search/filters';
import { isAbroad, stateOfTown, townLike } from '../search/nearby-towns';
import type { Sentence } from './sentence';
import { vocabulary, type Filter } from './vocabulary';

/** Words before a location. */
const cue =
  /(?:^|\s)(?:in|near|around|by|at|(?:someone|somebody|anyone|person|bookkeeper|cpa|accountant|advisor|miles|mi) from|serving|to|zip|area of|out of|close to|outside of|city of|state of|miles of|miles|mi|of)(?: (?:of|the|from|north|south|east|west|northern|southern|upstate|downtown|greater|metro|central|city of|zip|code))*\s*$/;
/** Words before one where someone is at home, or has a matter. */
const elsewhere = /\b(?:from|my|our) $/;
/** Codes of states that are other words too: they count in capitals after a city or a cue. */
const otherWords = new Set('in or me ok hi oh de al co pa ma id mo ms md mt la pr'.split(' '));
/** Times and the like, after which towns are named, too: they count with their state alone. */
const times =
  /^(?:spring|summer|autumn|winter|christmas|january|february|march|april|june|july|august|(?:septem|octo|novem|decem)ber|(?:mon|tues|wednes|thurs|fri|satur|sun)day|advance|writing|shares)$/;
const mostWords = 4;
const shortestCity = 4;

interface Found {
  readonly first: number;
  readonly last: number;
  readonly text: string;
}

/**
 * Reads the first city, state or ZIP that is wanted, as it would be typed into the field for it.
 * @param isCertain only one that has its state or a word such as 'in' before it; else also a town's name next to what
 * was read
 */
export function readWhere(sentence: Sentence, isCertain: boolean): Filter[] {
  for (const first of sentence.words.keys()) {
    const found = locationAt(sentence, first, isCertain);
    if (!found) continue;
    const { start, end } = sentence.run(found.first, found.last);
    if (sentence.isUnwanted(start, end) || !sentence.isFree(start, end)) continue;
    sentence.take(start - (cue.exec(sentence.before(start))?.[0].length ?? 0), end);
    const { city, state } = readLocation(found.text);
    return [...(city ? [['city', city] as const] : []), ...(state ? [['state', state] as const] : [])];
  }
  return [];
}

/** A location that begins at a word: certain with its state, a cue or a known name, else at an end of its clause. */
function locationAt(sentence: Sentence, first: number, isCertain: boolean): Found | undefined {
  const { words } = sentence;
  const start = words[first]?.start ?? 0;
  const before = sentence.before(start);
  const hasCue = cue.test(before);
  if (!hasCue && elsewhere.test(before)) return undefined;
  for (let last = Math.min(first + mostWords, words.length) - 1; last >= first; last -= 1) {
    const { phrase, end } = sentence.run(first, last);
    const typed = sentence.typed(start, end);
    if (/[;!?\n]|\. |,.*,/.test(typed)) continue;
    const state = cityWithState(sentence, first, last);
    if (state) return { first, last, text: state };
    if (typed.includes(',') || (/^the /.test(phrase) && phrase !== 'the bay area')) continue;
    if (isStateOrNickname(phrase, typed, hasCue)) return { first, last, text: phrase };
    if (/^\d{5}$/.test(phrase) && hasCue) return { first, last, text: phrase };
    const { phrases, languages } = vocabulary();
    if (phrase.length < shortestCity || phrases.has(phrase) || languages.has(phrase) || times.test(phrase)) continue;
    const isNextToRead = [words[first - 1], words[last + 1]].some((word) => word?.isRead);
    const isName = /^[A-Z]/.test(typed) && first > 0;
    if (isCertain ? !hasCue : !(isNextToRead || isName)) continue;
    const key = locationKey(phrase);
    if (stateOfTown(key)) return { first, last, text: townName(key) };
    const isTypo = isCertain && last === first && phrase.length > shortestCity && !isAbroad(key);
    const like = isTypo && townLike(key);
    if (like) return { first, last, text: townName(like) };
  }
  return undefined;
}

/** 'Austin, TX' for 'austin texas'; undefined where the state has no such city. */
function cityWithState(sentence: Sentence, first: number, last: number): string | undefined {
  for (let from = Math.max(first + 1, last - 1); from <= last; from += 1) {
    const code = stateCode(sentence.run(from, last).phrase);
    const key = code && locationKey(readLocation(`${sentence.run(first, from - 1).phrase}, ${code}`).city);
    if (code && key && stateOfTown(key, code)) return `${townName(key)}, ${code}`;
  }
  return undefined;
}

/** Tells whether a phrase alone is a location: a state's name, its code where that is no other word, or 'NYC'. */
function isStateOrNickname(phrase: string, typed: string, hasCue: boolean): boolean {
  const isCapital = typed === typed.toUpperCase();
  if (isNickname(phrase)) return phrase.length > 2 || hasCue || isCapital;
  const code = stateCode(phrase);
  if (!code) return false;
  if (phrase.length > 2) return stateName(code).toLowerCase() === phrase;
  return !otherWords.has(phrase) || (hasCue && isCapital);
}
