import { stateCode } from './us-states';

/** A place as search takes it. */
export interface WrittenLocation {
  /** 'Austin'; empty when no city is certain. */
  readonly city: string;
  /** A state's code; what is no state is looked for among cities, regions and ZIP codes too. */
  readonly state: string;
}

/** Everyday names of cities. 'LA' alone is the city; 'New Orleans, LA' is in the state. */
const nicknames = new Map<string, readonly [city: string, state: string]>(
  Object.entries({
    nyc: ['New York', 'NY'],
    'new york city': ['New York', 'NY'],
    'ny city': ['New York', 'NY'],
    la: ['Los Angeles', 'CA'],
    sf: ['San Francisco', 'CA'],
    'san fran': ['San Francisco', 'CA'],
    frisco: ['San Francisco', 'CA'],
    philly: ['Philadelphia', 'PA'],
    vegas: ['Las Vegas', 'NV'],
    nola: ['New Orleans', 'LA'],
    atl: ['Atlanta', 'GA'],
    chi: ['Chicago', 'IL'],
    slc: ['Salt Lake City', 'UT'],
    okc: ['Oklahoma City', 'OK'],
    indy: ['Indianapolis', 'IN'],
    'washington dc': ['Washington', 'DC'],
  }),
);

/** Words before the name of a state that make it a city: 'Fort Washington', 'West New York'. */
const makesCity = /^(?:fort|ft|port|mount|mt|lake|new|west|east|north|south|saint|st|little|old)$/;

const country = /[\s,]+(?:u\.?\s?s\.?\s?a\.?|u\.s\.|united states(?: of america)?)$/i;
const zipAtEnd = /[\s,]+(\d{5})(?:-\d{4})?$/;
const zipAlone = /^(\d{5})(?:-\d{4})?$/;

/** As nicknames and states are compared: small letters, single spaces; letters parted by dots are one word. */
const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(
      /(^|[\s,])((?:\p{L}\. ?)+\p{L}\.?)(?=$|[\s,])/gu,
      (_all, before: string, letters: string) => before + letters.replace(/[. ]/g, ''),
    )
    .replace(/[.,\s]+/g, ' ')
    .trim();

const stateOf = (text: string): string | null => stateCode(keyOf(text));

function withoutComma(text: string): WrittenLocation {
  const alone = stateOf(text);
  if (alone) return { city: '', state: alone };
  const words = text.split(' ');
  // The longest name first: 'Charleston West Virginia'.
  for (let from = Math.max(1, words.length - 3); from < words.length; from += 1) {
    const city = words.slice(0, from).join(' ');
    const end = words.slice(from).join(' ');
    const state = stateOf(end);
    const isCity = keyOf(end).length > 2 && makesCity.test(keyOf(city));
    if (state && !isCity) return { city, state };
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
    .replace(/\s+/g, ' ')
    .replace(/[\s,]+$/, '')
    .trim()
    .replace(country, '');
  const zip = zipAlone.exec(text)?.[1];
  if (zip) return { city: '', state: zip };
  const location = text.replace(zipAtEnd, '');
  const [city, state] = nicknames.get(keyOf(location)) ?? [];
  if (city && state) return { city, state };
  const comma = location.indexOf(',');
  if (comma < 0) return withoutComma(location);
  const end = location.slice(comma + 1).trim();
  const [known] = nicknames.get(keyOf(location.slice(0, comma))) ?? [];
  return { city: known ?? location.slice(0, comma).trim(), state: stateOf(end) ?? end };
}
