import { readTable } from '../../../../platform/files/read-table';

/** Miles of a degree of latitude. */
const milesPerDegree = 69.09;
const radians = Math.PI / 180;

/** Marks a town whose name alone means a city abroad; * marks the one that is meant of several. */
const abroad = '-';

interface Cities {
  /** Coordinates of cities of the United States, by 'TX|round rock'. */
  readonly coordinates: ReadonlyMap<string, readonly [latitude: number, longitude: number]>;
  /** The state of the city that a name alone means; '' when it means a city abroad: Toronto, OH needs its state. */
  readonly stateOf: ReadonlyMap<string, string>;
}

let known: Cities | undefined;

function readCities(): Cities {
  const coordinates = new Map<string, readonly [number, number]>();
  const stateOf = new Map<string, string>();
  for (const [state = '', entries = ''] of readTable(new URL('./us-cities.tsv', import.meta.url)))
    for (const entry of entries.split(';')) {
      const [city = '', latitude, longitude, mark] = entry.split(',');
      coordinates.set(townOf(state, city), [Number(latitude), Number(longitude)]);
      if (mark || !stateOf.has(city)) stateOf.set(city, mark === abroad ? '' : state);
    }
  return { coordinates, stateOf };
}

/** Read when they are first needed. */
const cities = (): Cities => (known ??= readCities());

/** A city as towns are compared. @param cityKey see `locationKey` */
export const townOf = (stateCode: string, cityKey: string): string => `${stateCode}|${cityKey}`;

/** Tells whether a name means a city abroad, unless it stands with its state. */
export const isAbroad = (cityKey: string): boolean => cities().stateOf.get(cityKey) === '';

/** Finds the state of a city whose location is known: the one named, or that of the city that its name alone means. */
export function stateOfTown(cityKey: string, stateCode = cities().stateOf.get(cityKey)): string | undefined {
  return stateCode && cities().coordinates.has(townOf(stateCode, cityKey)) ? stateCode : undefined;
}

/**
 * The towns whose centers lie within so many miles of a town's center, itself among them; none for an unknown one. Over
 * 100 miles, a plane with the meridians of the middle is wrong by less than a tenth of a percent.
 */
export function townsWithin(miles: number, center: string): string[] {
  const { coordinates } = cities();
  const [latitude = NaN, longitude = NaN] = coordinates.get(center) ?? [];
  const towns: string[] = [];
  for (const [town, [north, east]] of coordinates) {
    const up = (north - latitude) * milesPerDegree;
    if (Math.abs(up) > miles) continue;
    const right = (east - longitude) * milesPerDegree * Math.cos(((north + latitude) / 2) * radians);
    if (Math.hypot(up, right) <= miles) towns.push(town);
  }
  return towns;
}

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');

/** Finds a town whose name one letter more, less, another or two swapped make of a mistyped one, the first aside. */
export function townLike(cityKey: string): string | undefined {
  for (let at = 1; at <= cityKey.length; at += 1) {
    const [before, one, other, after] = [
      cityKey.slice(0, at),
      cityKey.charAt(at),
      cityKey.charAt(at + 1),
      cityKey.slice(at + 1),
    ];
    const names = [
      before + after,
      before + other + one + after.slice(1),
      ...letters.flatMap((letter) => [before + letter + after, before + letter + one + after]),
    ];
    const found = names.find((name) => name !== cityKey && stateOfTown(name));
    if (found) return found;
  }
  return undefined;
}
