import { usStates } from '../../../contract/us-states';

/** A jurisdiction that a question or a guide names: a country, a state or a city, with what it lies in. */
export interface Jurisdiction {
  readonly name: string;
  /** Names of the jurisdictions it lies in: a city's state. */
  readonly within: readonly string[];
}

const euCountries =
  'Austria|Belgium|Bulgaria|Croatia|Cyprus|Czechia|Denmark|Estonia|Finland|France|Germany|Greece|Hungary|Ireland|Italy|Latvia|Lithuania|Luxembourg|Malta|Netherlands|Poland|Portugal|Romania|Slovakia|Slovenia|Spain|Sweden'.split(
    '|',
  );

/** Cities and districts with the jurisdictions they lie in, where people name a city instead of its state. */
const cities: Record<string, readonly string[]> = {
  'New York City': ['New York'],
  ...Object.fromEntries(
    [
      'Manhattan',
      'Brooklyn',
      'Queens',
      'Bronx',
      'Staten Island',
      'Harlem',
      'SoHo',
      'Tribeca',
      'Greenwich Village',
      'Williamsburg',
      'Astoria',
      'Lower Manhattan',
      'Wall Street',
    ].map((borough) => [borough, ['New York City', 'New York']]),
  ),
  ...inState('New York', 'Albany|Buffalo|Rochester|Syracuse|Westchester|Ithaca'),
  ...inState(
    'California',
    'Los Angeles|San Francisco|San Diego|San Jose|Oakland|Sacramento|Fresno|Long Beach|Silicon Valley',
  ),
  ...inState('Illinois', 'Chicago'),
  ...inState('Washington', 'Seattle|Spokane|Tacoma'),
  ...inState('Pennsylvania', 'Philadelphia|Pittsburgh'),
  ...inState('Massachusetts', 'Boston'),
  ...inState('Texas', 'Houston|Dallas|Austin|San Antonio|Fort Worth|El Paso'),
  ...inState('Florida', 'Miami|Orlando|Tampa|Jacksonville'),
  ...inState('Arizona', 'Phoenix|Tucson'),
  ...inState('Colorado', 'Denver|Boulder'),
  ...inState('Georgia', 'Atlanta'),
  ...inState('Michigan', 'Detroit'),
  ...inState('Minnesota', 'Minneapolis|St. Paul'),
  ...inState('Nevada', 'Las Vegas|Reno'),
  ...inState('Oregon', 'Portland'),
  ...inState('North Carolina', 'Charlotte|Raleigh'),
  ...inState('Ohio', 'Columbus|Cleveland|Cincinnati'),
  ...inState('Tennessee', 'Nashville|Memphis|Knoxville'),
  ...inState('Missouri', 'Kansas City|St. Louis'),
  ...inState('Maryland', 'Baltimore'),
  ...inState('New Jersey', 'Newark|Jersey City'),
  ...inState('Louisiana', 'New Orleans'),
  ...inState('Wisconsin', 'Milwaukee'),
  ...inState('Utah', 'Salt Lake City'),
  ...inState('New Mexico', 'Albuquerque|Santa Fe'),
  ...inState('Nebraska', 'Omaha'),
  ...inState('Oklahoma', 'Oklahoma City|Tulsa'),
  ...inState('Hawaii', 'Honolulu'),
  ...inState('Alaska', 'Anchorage'),
  ...inState('Idaho', 'Boise'),
  ...inState('Indiana', 'Indianapolis'),
  ...inState('Kentucky', 'Louisville|Lexington'),
  ...inState('Iowa', 'Des Moines'),
  ...inState('Arkansas', 'Little Rock'),
  ...inState('South Carolina', 'Charleston'),
  ...inState('Virginia', 'Norfolk|Virginia Beach|Arlington'),
  ...inState('Connecticut', 'Hartford|Stamford'),
  ...inState('Canada', 'Toronto|Vancouver|Montreal|Calgary|Ottawa|Ontario|Quebec|British Columbia|Alberta'),
  ...inState('Australia', 'Sydney|Melbourne|Brisbane|Perth'),
  ...inState('India', 'Mumbai|Delhi|Bangalore|Bengaluru|Hyderabad'),
  ...inState('Japan', 'Tokyo|Osaka'),
  ...inState('China', 'Beijing|Shanghai|Shenzhen'),
  ...inState('United Arab Emirates', 'Dubai|Abu Dhabi'),
  ...inState('Switzerland', 'Zurich|Geneva|Basel'),
  ...inUnion('France', 'Paris|Lyon|Marseille'),
  ...inUnion('Germany', 'Berlin|Munich|Hamburg|Frankfurt|Cologne'),
  ...inUnion('Spain', 'Madrid|Barcelona'),
  ...inUnion('Italy', 'Rome|Milan'),
  ...inUnion('Netherlands', 'Amsterdam|Rotterdam'),
  ...inUnion('Ireland', 'Dublin'),
  ...inUnion('Poland', 'Warsaw|Krakow'),
  ...inUnion('Austria', 'Vienna|Salzburg'),
  ...inUnion('Belgium', 'Brussels|Antwerp'),
  ...inUnion('Portugal', 'Lisbon|Porto'),
  ...inUnion('Greece', 'Athens'),
  ...inUnion('Czechia', 'Prague'),
  ...inUnion('Hungary', 'Budapest'),
  ...inUnion('Denmark', 'Copenhagen'),
  ...inUnion('Sweden', 'Stockholm'),
  ...inUnion('Finland', 'Helsinki'),
  ...inUnion('Romania', 'Bucharest'),
  ...inState('Norway', 'Oslo'),
  ...inState('Ukraine', 'Kyiv|Kiev|Lviv'),
  ...inState('Philippines', 'Manila|Cebu'),
  ...inState('Mexico', 'Mexico City|Guadalajara|Tijuana|Monterrey'),
  ...inState('Brazil', 'São Paulo|Sao Paulo|Rio de Janeiro'),
  ...inState('Argentina', 'Buenos Aires'),
  ...inState('Colombia', 'Bogota|Medellin'),
  ...inState('South Korea', 'Seoul'),
  ...inState('Thailand', 'Bangkok'),
  ...inState('Pakistan', 'Karachi|Lahore'),
  ...inState('Nigeria', 'Lagos'),
  ...inState('Kenya', 'Nairobi'),
  ...inState('Israel', 'Tel Aviv|Jerusalem'),
  ...inState('Russia', 'Moscow'),
  ...inState(
    'United Kingdom',
    'London|Manchester|Birmingham|Leeds|Liverpool|Bristol|Glasgow|Edinburgh|Scotland|Wales|England|Northern Ireland',
  ),
};

function inState(state: string, names: string): Record<string, readonly string[]> {
  return Object.fromEntries(names.split('|').map((name) => [name, [state]]));
}

/** The same for a country of the European Union. */
function inUnion(country: string, names: string): Record<string, readonly string[]> {
  return Object.fromEntries(names.split('|').map((name) => [name, [country, 'European Union']]));
}

/** Names that are people's, months' or common words more often than countries'. */
const ambiguousNames = new Set(['Georgia', 'Jersey', 'Chad', 'Guinea', 'Turkey', 'Jordan', 'United States']);

/** Every country of ISO 3166 by its English name. */
function countries(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  return letters
    .flatMap((first) => letters.map((second) => names.of(first + second)))
    .filter((name): name is string => name !== undefined && !ambiguousNames.has(name) && /^[\p{L} .'-]+$/u.test(name));
}

/** What people say for a jurisdiction besides its name. */
const otherNames: Record<string, string> = {
  NYC: 'New York City',
  NY: 'New York',
  CA: 'California',
  TX: 'Texas',
  Californian: 'California',
  Californians: 'California',
  UK: 'United Kingdom',
  Britain: 'United Kingdom',
  British: 'United Kingdom',
  EU: 'European Union',
  Europe: 'European Union',
  European: 'European Union',
  German: 'Germany',
  French: 'France',
  Frenchman: 'France',
  Italian: 'Italy',
  Spanish: 'Spain',
  Spaniard: 'Spain',
  Dutch: 'Netherlands',
  Holland: 'Netherlands',
  Belgian: 'Belgium',
  Austrian: 'Austria',
  Portuguese: 'Portugal',
  Irish: 'Ireland',
  Swedish: 'Sweden',
  Danish: 'Denmark',
  Finnish: 'Finland',
  Greek: 'Greece',
  Hungarian: 'Hungary',
  Romanian: 'Romania',
  Bulgarian: 'Bulgaria',
  Czech: 'Czechia',
  Croatian: 'Croatia',
  Norwegian: 'Norway',
  Swiss: 'Switzerland',
  Canadian: 'Canada',
  Mexican: 'Mexico',
  Brazilian: 'Brazil',
  Argentinian: 'Argentina',
  Colombian: 'Colombia',
  Chilean: 'Chile',
  Australian: 'Australia',
  Japanese: 'Japan',
  Chinese: 'China',
  Korean: 'South Korea',
  Indian: 'India',
  Pakistani: 'Pakistan',
  Israeli: 'Israel',
  Ukrainian: 'Ukraine',
  Russian: 'Russia',
  Nigerian: 'Nigeria',
  Kenyan: 'Kenya',
  Filipino: 'Philippines',
  Vietnamese: 'Vietnam',
  Thai: 'Thailand',
  Indonesian: 'Indonesia',
  Texan: 'Texas',
  Floridian: 'Florida',
  LA: 'Los Angeles',
  SF: 'San Francisco',
  Philly: 'Philadelphia',
  Vegas: 'Las Vegas',
  NJ: 'New Jersey',
  DC: 'District of Columbia',
  Parisian: 'France',
};

const jurisdictions = new Map<string, Jurisdiction>();
const add = (name: string, within: readonly string[] = [], spelling = name) =>
  jurisdictions.set(spelling.toLowerCase(), { name, within });
for (const name of countries()) add(name, euCountries.includes(name) ? ['European Union'] : []);
add('European Union');
for (const { label } of usStates) add(label);
for (const [name, within] of Object.entries(cities)) add(name, within);
for (const [spelling, name] of Object.entries(otherNames)) {
  const known = jurisdictions.get(name.toLowerCase());
  if (!known) continue;
  add(name, known.within, spelling);
  if (/(?:an|[ai]an|ek|aeli)$/.test(spelling)) add(name, known.within, `${spelling}s`);
}

const anyJurisdiction = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...jurisdictions.keys()]
    .sort((one, other) => other.length - one.length)
    .map((name) => name.replaceAll('.', '\\.'))
    .join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);

/** The jurisdictions that a text names, each once. */
export function jurisdictionsIn(text: string): Jurisdiction[] {
  const found = (text.match(anyJurisdiction) ?? []).flatMap((name) => jurisdictions.get(name.toLowerCase()) ?? []);
  return [...new Map(found.map((jurisdiction) => [jurisdiction.name, jurisdiction])).values()];
}

const stateNames: ReadonlySet<string> = new Set(usStates.map(({ label }) => label));

const residence = new RegExp(
  String.raw`\b(?:live|living|based|located|reside|residing|headquartered|incorporated|am|i[’']?m|are|we[’']?re|(?:company|business|firm|shop|store|llc|office|warehouse|headquarters|hotel|restaurant|cafe|bakery|salon|clinic|studio|gym|practice|farm|bar|agency|school|charity)(?: is| are)?) (?:here )?(?:in|from) (?:${anyJurisdiction.source})`,
  'giu',
);

/** Where something comes from: 'ship from Texas to Germany', 'my bank in Dubai'. */
const origin = new RegExp(String.raw`\b(?:from|banks? in) (?:${anyJurisdiction.source})`, 'giu');

/** A jurisdiction that is asked for what it says: 'what does Quebec require'. */
const lawgiver = new RegExp(
  String.raw`\b(?:does|do|did|has|will) (?:the )?(?:${anyJurisdiction.source})(?! \w+(?:s|ers)\b)`,
  'iu',
);

/** Whether a question asks what a jurisdiction says, and not what holds for those who are there. */
export const asksLawgiver = (question: string): boolean => lawgiver.test(question);

/** What another place is compared with: 'a rent tax like the one in Manhattan'. */
const comparison = new RegExp(
  String.raw`\b(?:like|same as|similar to|unlike)(?: the)?(?: \w+)?(?: (?:that )?(?:they|we|you) have| there is)?(?: (?:in|of|for))?(?: the)? (?:${anyJurisdiction.source})`,
  'giu',
);

/** Where a company was formed: 'a Wyoming LLC'. */
const formation = new RegExp(
  String.raw`(?:${[...stateNames].join('|')}) (?=(?:llcs?|corporations?|limited liability compan(?:y|ies))\b)`,
  'giu',
);

/** A question without the states of formation: federal law does not depend on where a company was formed. */
export const withoutFormation = (question: string): string => question.replace(formation, '');

/**
 * The jurisdictions whose law a question asks for: not where its writer lives or ships from, or what it compares with,
 * when it names another jurisdiction too.
 */
export function jurisdictionsAskedOf(question: string): Jurisdiction[] {
  const asked = question.replace(comparison, ' ');
  const elsewhere = jurisdictionsIn(asked.replace(residence, ' ').replace(origin, ' '));
  const compared = elsewhere.length > 0 ? elsewhere : jurisdictionsIn(asked);
  return compared.length > 0 ? compared : jurisdictionsIn(question);
}

const each = new RegExp(
  String.raw`(${anyJurisdiction.source}),? (?:or|and|vs\.?|versus) (?:in )?(${anyJurisdiction.source})`,
  'giu',
);

/** The jurisdictions that a question names in one breath, 'in Brooklyn or Chicago': it asks of the law of each. */
export const jurisdictionsAskedTogether = (question: string): Jurisdiction[] =>
  jurisdictionsIn((question.match(each) ?? []).join(' '));

/** Whether a jurisdiction is one of the others, or lies in one of them. */
export const liesIn = (jurisdiction: Jurisdiction, others: readonly Jurisdiction[]): boolean =>
  others.some(({ name }) => name === jurisdiction.name || jurisdiction.within.includes(name));

/** Whether a jurisdiction is another country than the United States, or lies in one. */
export const isAbroad = (jurisdiction: Jurisdiction): boolean => !isState(jurisdiction);

/** Whether a jurisdiction is a state of the United States, or lies in one. */
export const isState = ({ name, within }: Jurisdiction): boolean =>
  stateNames.has(name) || within.some((outer) => stateNames.has(outer));
