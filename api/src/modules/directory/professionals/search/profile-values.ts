import { searchLimits } from '../../../../contract/limits/search';
import { profileFactNames, type ProfileFactName } from '../../../../contract/profile-facts';
import { toBoolean, toTexts } from '../../../../platform/database/base-model';
import { townOf } from './nearby-towns';
import { profileTags, type ProfileTag } from './profile-index';

/** A value of a listing that is compared whole. */
export interface ProfileValue {
  readonly kind:
    | ProfileTag['kind']
    | ProfileFactName
    | 'state'
    | 'location'
    | 'home'
    | 'town'
    | 'featured'
    | 'meeting'
    | 'language'
    | 'rating'
    | 'response'
    | 'price';
  readonly value: string;
}

type Row = Readonly<Record<string, unknown>>;

/** The columns that `valuesOf` reads. */
export const valueColumns = [
  'professions',
  'services',
  'specialties',
  'industries',
  'clientTypes',
  'stateCode',
  'locationLabel',
  'cityKey',
  'featured',
  ...profileFactNames,
  'remote',
  'inPerson',
  'languageKeys',
  'avgRating',
  'responseTimeHours',
  'startingPriceCents',
  'priceUnit',
] as const;

/** The value of what is only true or not. */
export const yes = 'yes';

/** Every value that a listing is found by. A rating of 4.7 has the values '4.5', '4' and '3': 'at least' so much. */
export function valuesOf(row: Row): ProfileValue[] {
  const values: ProfileValue[] = profileTags({
    professions: toTexts(row['professions']),
    services: toTexts(row['services']),
    specialties: toTexts(row['specialties']),
    industries: toTexts(row['industries']),
    clientTypes: toTexts(row['clientTypes']),
  });
  const add = (kind: ProfileValue['kind'], value: string | number | false | null): void => {
    if (value) values.push({ kind, value: String(value) });
  };
  add('state', row['stateCode'] as string | null);
  add('location', row['locationLabel'] as string | null);
  const home = row['cityKey'] !== null && townOf(row['stateCode'] as string, row['cityKey'] as string);
  add('home', home);
  // Who only works remotely is near no one.
  add('town', (toBoolean(row['inPerson']) || !toBoolean(row['remote'])) && home);
  add('featured', toBoolean(row['featured']) && yes);
  for (const name of profileFactNames) add(name, toBoolean(row[name]) && yes);
  add('meeting', toBoolean(row['remote']) && 'remote');
  add('meeting', toBoolean(row['inPerson']) && 'in-person');
  for (const key of ((row['languageKeys'] as string | null) ?? '').split('|')) add('language', key);
  const { avgRating, responseTimeHours } = row;
  if (avgRating !== null) for (const least of searchLimits.ratings) add('rating', Number(avgRating) >= least && least);
  if (responseTimeHours !== null)
    for (const most of searchLimits.responseHours) add('response', Number(responseTimeHours) <= most && most);
  add('price', row['startingPriceCents'] !== null && (row['priceUnit'] as string | null));
  return values;
}
