import type { FeeModel, ListingStatus, PhoneVisibility, PriceUnit, Profession } from '../../../contract/named-types';
import { toBoolean, toTexts } from '../../../platform/database/base-model';
import { compiledSelect } from '../../../platform/database/compiled-select';
import type { Database } from '../../../platform/database/open-database';
import type { User } from '../../../platform/auth/user.model';
import { shownRating } from './shown-rating';

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
  readonly priceUnit: PriceUnit | null;
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
/** Columns with a list of texts. */
export const textsColumns = [
  'professions',
  'services',
  'specialties',
  'industries',
  'clientTypes',
  'certifications',
  'languages',
  'feeModels',
  'listingNotes',
] as const satisfies readonly (keyof ProfileRecord)[];
const profileColumns = [
  ...textsColumns,
  'yearsFounded',
  'bio',
  'pricing',
  'businessName',
  'tagline',
  'logoUrl',
  'website',
  'startingPriceCents',
  'priceUnit',
  'responseTimeHours',
  'phone',
  'phoneVisibility',
  'listingStatus',
  'verified',
  'featured',
  'listed',
  'remote',
  'inPerson',
  'fiduciary',
] as const satisfies readonly (keyof ProfileRecord)[];

type Row = Record<string, unknown>;

/** Yes, no, or not said. */
const choiceOf = (value: unknown): boolean | null => (value === null ? null : toBoolean(value));

/** Written out: gathering the columns by their names took a tenth of the whole response's time. */
const profileOf = (row: Row): ProfileRecord => ({
  professions: toTexts(row['professions']) as Profession[],
  services: toTexts(row['services']),
  specialties: toTexts(row['specialties']),
  industries: toTexts(row['industries']),
  clientTypes: toTexts(row['clientTypes']),
  certifications: toTexts(row['certifications']),
  languages: toTexts(row['languages']),
  feeModels: toTexts(row['feeModels']) as FeeModel[],
  listingNotes: toTexts(row['listingNotes']),
  yearsFounded: row['yearsFounded'] as number | null,
  bio: row['bio'] as string,
  pricing: row['pricing'] as string,
  businessName: row['businessName'] as string | null,
  tagline: row['tagline'] as string | null,
  logoUrl: row['logoUrl'] as string | null,
  website: row['website'] as string | null,
  startingPriceCents: row['startingPriceCents'] as number | null,
  priceUnit: row['priceUnit'] as PriceUnit | null,
  responseTimeHours: row['responseTimeHours'] as number | null,
  phone: row['phone'] as string | null,
  phoneVisibility: row['phoneVisibility'] as PhoneVisibility,
  listingStatus: row['listingStatus'] as ListingStatus,
  verified: toBoolean(row['verified']),
  featured: toBoolean(row['featured']),
  listed: toBoolean(row['listed']),
  remote: choiceOf(row['remote']),
  inPerson: choiceOf(row['inPerson']),
  fiduciary: choiceOf(row['fiduciary']),
});

function toRecord(row: Row): ProfessionalRecord {
  const { id, firstName, lastName, email, profilePicture, city, state, profileId, avgRating, reviewCount } = row;
  return {
    user: { id, firstName, lastName, email, profilePicture, city, state } as ProfessionalRecord['user'],
    profile: profileId === null ? null : profileOf(row),
    avgRating: avgRating === null ? null : Number(avgRating),
    reviewCount: Number(reviewCount ?? 0),
  };
}

/** A professional without a profile can have reviews already: the profile's stored figures do not exist then. */
async function addOwnRatings(database: Database, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map((row) => row['id'] as number);
  const found: Row[] = await database('reviews')
    .whereIn('accountantId', ids)
    .whereNull('hiddenAt')
    .groupBy('accountantId')
    .select('accountantId')
    .sum({ sum: 'rating' })
    .count({ reviewCount: '*' });
  for (const row of rows) {
    const own = found.find(({ accountantId }) => accountantId === row['id']);
    if (!own) continue;
    const reviewCount = Number(own['reviewCount']);
    Object.assign(row, { reviewCount, avgRating: shownRating(Number(own['sum']), reviewCount) });
  }
}

const selectProfessionals = compiledSelect<Row>((database, userIds) =>
  database('users as u')
    .leftJoin('accountant_profiles as p', 'p.userId', 'u.id')
    .whereIn('u.id', [...userIds])
    .where('u.userType', 'accountant')
    .whereNull('u.suspendedAt')
    .select(...userColumns, 'p.id as profileId', 'p.avgRating', 'p.reviewCount')
    .select(profileColumns.map((name) => `p.${name}`)),
);

/**
 * Professionals by their user ids, in the order of the ids. Plain rows, not models: this is the hottest read of all.
 */
export async function readProfessionals(database: Database, userIds: readonly number[]): Promise<ProfessionalRecord[]> {
  if (userIds.length === 0) return [];
  const rows = await selectProfessionals(database, userIds);
  await addOwnRatings(
    database,
    rows.filter((row) => row['profileId'] === null),
  );
  const byId = new Map(rows.map((row) => [row['id'] as number, toRecord(row)]));
  return userIds.flatMap((id) => byId.get(id) ?? []);
}
