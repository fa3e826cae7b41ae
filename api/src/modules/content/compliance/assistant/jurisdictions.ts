import { usStates } from '../../../../contract/us-states';
import { readTable } from '../../../../platform/files/read-table';

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

const jurisdictions = new Map<string, Jurisdiction>();
const add = (name: string, within: readonly string[] = [], spelling = name) =>
  jurisdictions.set(spelling.toLowerCase(), { name, within });
for (const name of countries()) add(name, euCountries.includes(name) ? ['European Union'] : []);
add('European Union');
for (const { label } of usStates) add(label);
for (const [kind, of = '', names = ''] of readTable(new URL('./jurisdictions.tsv', import.meta.url)))
  for (const name of names.split(', '))
    if (kind === 'in') add(name, of.split(', '));
    else addSpelling(name, of);

function addSpelling(spelling: string, name: string): void {
  const known = jurisdictions.get(name.toLowerCase());
  if (!known) return;
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

/** A jurisdiction that is asked for what it says: 'what does Quebec require'. */
const lawgiver = new RegExp(
  String.raw`\b(?:does|do|did|has|will) (?:the )?(?:${anyJurisdiction.source})(?! \w+(?:s|ers)\b)`,
  'iu',
);

/** True when a question asks what a jurisdiction says, not what applies to those who are there. */
export const asksLawgiver = (question: string): boolean => lawgiver.test(question);

/** Comparison with another jurisdiction: 'a rent tax like the one in Manhattan'. */
const comparison = new RegExp(
  String.raw`\b(?:like|same as|similar to|unlike)(?: the)?(?: \w+)?(?: (?:that )?(?:they|we|you) have| there is)?(?: (?:in|of|for))?(?: the)? (?:${anyJurisdiction.source})`,
  'giu',
);

/** State of a company's formation: 'a Wyoming LLC', 'an LLC in Wyoming'. */
const formation = new RegExp(
  String.raw`(?:${[...stateNames].join('|')}) (?=(?:llcs?|corporations?|limited liability compan(?:y|ies))\b)|(?<=\b(?:llc|corporation|limited liability company)) in (?:${[...stateNames].join('|')})`,
  'giu',
);

/** A question without the states of formation: federal law does not depend on where a company was formed. */
export const withoutFormation = (question: string): string => question.replace(formation, '');

/**
 * The jurisdictions whose law a question asks for: not where its writer lives, or what it compares with,
 * when it names another jurisdiction too.
 */
export function jurisdictionsAskedOf(question: string): Jurisdiction[] {
  const asked = question.replace(comparison, ' ');
  const elsewhere = jurisdictionsIn(asked.replace(residence, ' '));
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

/** True when a jurisdiction is one of the others, or lies in one of them. */
export const liesIn = (jurisdiction: Jurisdiction, others: readonly Jurisdiction[]): boolean =>
  others.some(({ name }) => name === jurisdiction.name || jurisdiction.within.includes(name));

/** True when a jurisdiction is a state of the United States, or lies in one. */
export const isState = ({ name, within }: Jurisdiction): boolean =>
  stateNames.has(name) || within.some((outer) => stateNames.has(outer));
