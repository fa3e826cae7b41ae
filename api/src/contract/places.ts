import { apostrophes } from './plain-text';
import { stateCode } from './us-states';

/** A place as search takes it. */
export interface WrittenLocation {
  /** 'Austin'; empty when no city is certain. */
  readonly city: string;
  /** A state's code; what is no state is looked for among cities, regions and ZIP codes too. */
  readonly state: string;
}

/** Everyday names of cities and parts of states. 'LA' alone is the city; 'New Orleans, LA' is in the state. */
const nicknames = new Map(
  [
    'New York, NY: nyc|new york city|ny city|ny ny',
    'Los Angeles, CA: la|la ca; San Francisco, CA: sf|san fran|bay area|the bay area; , CA: socal|norcal',
    'Philadelphia, PA: philly; Las Vegas, NV: vegas; New Orleans, LA: nola; Atlanta, GA: atl; Chicago, IL: chi',
    'Dallas, TX: dfw; St. Louis, MO: stl; Kansas City, MO: kc; Salt Lake City, UT: slc; Oklahoma City, OK: okc',
    'Indianapolis, IN: indy; Washington, DC: washington dc|wash dc|dc metro',
  ]
    .flatMap((line) => line.split('; '))
    .flatMap((entry) => {
      const [, city = '', state = '', names = ''] = /^(.*), (..): (.*)$/.exec(entry) ?? [];
      return names.split('|').map((name) => [name, [city, state]] as const);
    }),
);

/** Tells whether a text is an everyday name such as 'NYC'. */
export const isNickname = (text: string): boolean => nicknames.has(text);

/** Words before the name of a state that make it a city: 'Fort Washington', 'West New York'. */
const makesCity = /^(?:fort|ft|port|mount|mt|lake|new|west|east|north|south|saint|st|little|old)$/;
/** Words before it for a part of it: 'South Florida', 'Upstate New York'. */
const partOf =
  /^(?:(?:up|down) ?state|(?:north|south|east|west)ern|central|(?:north|south|east|west)(?! (?:new york|washington)$)) /i;
/** Words around a city: 'greater Austin', 'Austin metro area'. */
const around =
  /^(?:(?:in|near|around|greater|downtown|metro(?:politan)?) )+(?=\S)|(?: bay| metro(?:politan)?)?(?: area| metro)$/gi;
const country = /[\s,]+(?:u\.?\s?s\.?(?:\s?a\.?)?|united states(?: of america)?)$/i;
const zipAtEnd = /[\s,]+(\d{5})(?:-\d{4})?$/;
const zipAlone = /^(\d{5})(?:-\d{4})?$/;
const apostrophe = new RegExp(`[${apostrophes}]`, 'g');

/** As nicknames and states are compared: small letters, single spaces; letters parted by dots are one word. */
const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(apostrophe, '')
    .replace(
      /(^|[\s,])((?:\p{L}\. ?)+\p{L}\.?)(?=$|[\s,])/gu,
      (_all, before: string, letters: string) => before + letters.replace(/[. ]/g, ''),
    )
    .replace(/[.,\s]+/g, ' ')
    .trim();

const stateOf = (text: string): string | null => stateCode(keyOf(text)) ?? nicknames.get(keyOf(text))?.[1] ?? null;

/** A city with its state; an everyday name counts only in the state that it is of, so that 'Vegas, NM' stays. */
function inState(city: string, state: string): WrittenLocation {
  const [known, its] = nicknames.get(keyOf(city)) ?? [];
  return { city: known && its === state ? known : city, state };
}

function withoutComma(text: string): WrittenLocation {
  const alone = stateOf(text) ?? stateOf(text.replace(partOf, ''));
  if (alone) return { city: '', state: alone };
  const words = text.split(' ');
  // The longest name first: 'Charleston West Virginia'.
  for (let from = Math.max(1, words.length - 3); from < words.length; from += 1) {
    const city = words.slice(0, from).join(' ');
    const end = words.slice(from).join(' ');
    const state = stateOf(end);
    const isCity = keyOf(end).length > 2 && makesCity.test(keyOf(city));
    if (state && !isCity) return inState(city, state);
  }
  return { city: '', state: text };
}

/**
 * Reads a city or state as people write it: 'Austin, TX', 'Austin Texas', 'austin,tx 78701', 'NYC', 'N.Y.', 'Washington
 * D.C.'. A state alone is the state. Unreadable text stays as it is, as the state.
 */
export function readLocation(written: string): WrittenLocation {
  const text = written
    .normalize('NFKC')
    .replace(/[();|/]+|\s-+\s/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[\s,]+$/, '')
    .trim()
    .replace(country, '');
  const zip = zipAlone.exec(text)?.[1];
  if (zip) return { city: '', state: zip };
  const whole = text.replace(zipAtEnd, '');
  const location = nicknames.has(keyOf(whole)) ? whole : whole.replace(around, '');
  const [city, its] = nicknames.get(keyOf(location)) ?? [];
  if (its) return { city: city ?? '', state: its };
  const comma = location.indexOf(',');
  if (comma < 0) return withoutComma(location);
  const [first, end] = [location.slice(0, comma).trim(), location.slice(comma + 1).trim()];
  const state = stateOf(end) ?? stateOf(first);
  const isReversed = state !== null && !stateOf(end);
  return isReversed ? { city: end, state } : inState(first, state ?? end);
}
