import { priceText, termLabel, type Professional, type Profile, type TaxonomyKind } from '@counterpart/api/contract';

/** 'Austin, TX', or the one of both that is known. */
export function locationText({ city, state }: Pick<Professional, 'city' | 'state'>): string {
  return [city, state].filter(Boolean).join(', ');
}

/** '4.8', or 'New' before the first review. */
export function ratingText(avgRating: number | null): string {
  return avgRating === null ? 'New' : avgRating.toFixed(1);
}

/** 'From $65 / hour', or nothing when the professional names no price, or not what it is for. */
export function startingPriceText({
  startingPriceCents,
  priceUnit,
}: Pick<Profile, 'startingPriceCents' | 'priceUnit'>): string | undefined {
  return startingPriceCents === null || priceUnit === null
    ? undefined
    : `From ${priceText(startingPriceCents, priceUnit)}`;
}

/** 'Replies within 3 hours', or nothing when unknown. */
export function responseTimeText({ responseTimeHours }: Pick<Profile, 'responseTimeHours'>): string | undefined {
  if (responseTimeHours === null) return undefined;
  if (responseTimeHours <= 1) return 'Replies within an hour';
  if (responseTimeHours < 48) return `Replies within ${Math.round(responseTimeHours)} hours`;
  return `Replies within ${Math.round(responseTimeHours / 24)} days`;
}

const labelsOf = (kind: TaxonomyKind) => (ids: readonly string[]) => ids.map((id) => termLabel(kind, id));

/** Labels of service ids. */
export const serviceLabels = labelsOf('service');
/** Labels of specialty ids; services and industries count as specialties too. */
export const specialtyLabels = labelsOf('specialty');
/** Labels of industry ids. */
export const industryLabels = labelsOf('industry');

/** Words of clients for kinds of client that professionals call something shorter. */
const clientWords: Readonly<Record<string, string>> = {
  'smb-owner': 'Small business owners',
  'vc-backed': 'Venture-backed startups',
};

/** Labels of client type ids, as clients read them. */
export function clientTypeLabels(ids: readonly string[]): string[] {
  return ids.map((id) => clientWords[id] ?? termLabel('clientType', id));
}
