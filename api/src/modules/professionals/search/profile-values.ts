import { toBoolean, toTexts } from '../../../platform/database/base-model';
import { profileTags, type ProfileTag } from './profile-index';

/** A value of a listing that is compared whole. */
export interface ProfileValue {
  readonly kind: ProfileTag['kind'] | 'state' | 'flag';
  readonly value: string;
}

/** Columns that hold yes or no and can be searched by. */
export const profileFlags = ['featured', 'verified', 'remote'] as const;

/** Every value that a listing is found by; columns that were not read have none. */
export function valuesOf(row: Readonly<Record<string, unknown>>): ProfileValue[] {
  const values: ProfileValue[] = profileTags({
    professions: toTexts(row['professions']),
    services: toTexts(row['services']),
    specialties: toTexts(row['specialties']),
    industries: toTexts(row['industries']),
    clientTypes: toTexts(row['clientTypes']),
  });
  if (row['stateCode']) values.push({ kind: 'state', value: row['stateCode'] as string });
  for (const value of profileFlags) if (toBoolean(row[value])) values.push({ kind: 'flag', value });
  return values;
}
