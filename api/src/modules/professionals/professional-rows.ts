import type { FeeModel, ListingStatus, PhoneVisibility, Profession } from '../../contract/named-types';
import { toBoolean } from '../../platform/database/base-model';
import type { Database } from '../../platform/database/open-database';
import type { User } from '../../platform/auth/user.model';

/** A professional with the listing, if there is one, as the presenter takes it. */
export interface ProfessionalRecord {
  readonly user: Pick<User, 'id' | 'firstName' | 'lastName' | 'email' | 'profilePicture' | 'city' | 'state'>;
  readonly profile: ProfileRecord | null;
  readonly avgRating: number | null;
  readonly reviewCount: number;
}

export interface ProfileRecord {
  readonly professions: Profession[];
  readonly services: string[];
  readonly specialties: string[];
  readonly industries: string[];
  readonly clientTypes: string[];
  readonly certifications: string[];
  readonly yearsFounded: number | null;
  readonly bio: string;
  readonly pricing: string;
  readonly businessName: string | null;
  readonly tagline: string | null;
  readonly logoUrl: string | null;
  readonly website: string | null;
  readonly startingPriceCents: number | null;
  readonly responseTimeHours: number | null;
  readonly languages: string[];
  readonly feeModels: FeeModel[];
  readonly phone: string | null;
  readonly phoneVisibility: PhoneVisibility;
  readonly remote: boolean | null;
  readonly inPerson: boolean | null;
  readonly fiduciary: boolean | null;
  readonly listingStatus: ListingStatus;
  readonly listingNotes: string[];
  readonly verified: boolean;
  readonly featured: boolean;
  readonly listed: boolean;
}

const userColumns = ['u.id', 'u.firstName', 'u.lastName', 'u.email', 'u.profilePicture', 'u.city', 'u.state'] as const;
const listColumns = ['professions', 'services', 'specialties', 'industries', 'clientTypes', 'certifications', 'languages', 'feeModels', 'listingNotes'] as const;
const plainColumns = ['yearsFounded', 'bio', 'pricing', 'businessName', 'tagline', 'logoUrl', 'website', 'startingPriceCents', 'responseTimeHours', 'phone', 'phoneVisibility', 'listingStatus'] as const;
const flagColumns = ['verified', 'featured', 'listed'] as const;
/** Yes, no, or not said. */
const choiceColumns = ['remote', 'inPerson', 'fiduciary'] as const;

type Row = Record<string, unknown>;

/** A column of JSON: MySQL and MariaDB hand it over parsed, SQLite as text. */
export const listOf = (value: unknown): string[] => (typeof value === 'string' ? (JSON.parse(value) as string[]) : ((value as string[] | null) ?? []));

function toRecord(row: Row): ProfessionalRecord {
  const { id, firstName, lastName, email, profilePicture, city, state, profileId, avgRating, reviewCount } = row;
  const profile =
    profileId === null
      ? null
      : Object.fromEntries([
          ...listColumns.map((name) => [name, listOf(row[name])]),
          ...plainColumns.map((name) => [name, row[name]]),
          ...flagColumns.map((name) => [name, toBoolean(row[name])]),
          ...choiceColumns.map((name) => [name, row[name] === null ? null : toBoolean(row[name])]),
        ]);
  return {
    user: { id, firstName, lastName, email, profilePicture, city, state } as ProfessionalRecord['user'],
    profile: profile as ProfileRecord | null,
    avgRating: avgRating === null ? null : Number(avgRating),
    reviewCount: Number(reviewCount ?? 0),
  };
}

/** Somebody who has not written a profile yet can have reviews already: the profile's stored figures do not exist then. */
async function addOwnRatings(database: Database, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map((row) => row['id'] as number);
  const found: Row[] = await database('reviews').whereIn('accountantId', ids).whereNull('hiddenAt').groupBy('accountantId').select('accountantId').avg({ avgRating: 'rating' }).count({ reviewCount: '*' });
  for (const row of rows) Object.assign(row, found.find(({ accountantId }) => accountantId === row['id']), { profileId: null });
}

/** Professionals by their user ids, in the order of the ids. Plain rows, not models: this is the hottest read of all. */
export async function readProfessionals(database: Database, userIds: readonly number[]): Promise<ProfessionalRecord[]> {
  if (userIds.length === 0) return [];
  const rows: Row[] = await database('users as u')
    .leftJoin('accountant_profiles as p', 'p.userId', 'u.id')
    .whereIn('u.id', [...userIds])
    .where('u.userType', 'accountant')
    .whereNull('u.suspendedAt')
    .select(...userColumns, 'p.id as profileId', 'p.avgRating', 'p.reviewCount')
    .select([...listColumns, ...plainColumns, ...flagColumns, ...choiceColumns].map((name) => `p.${name}`));
  await addOwnRatings(database, rows.filter((row) => row['profileId'] === null));
  const byId = new Map(rows.map((row) => [row['id'] as number, toRecord(row)]));
  return userIds.flatMap((id) => byId.get(id) ?? []);
}
