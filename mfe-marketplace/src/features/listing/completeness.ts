import type { ListingValues } from './listing-values';

/** Parts of a complete profile, in the order in which they help clients most. */
const parts: readonly (readonly [field: keyof ListingValues, advice: string])[] = [
  ['bio', 'a bio'],
  ['services', 'your services'],
  ['specialties', 'your specialties'],
  ['pricing', 'your pricing'],
  ['startingPrice', 'a starting price'],
  ['city', 'your city'],
  ['state', 'your state'],
  ['certifications', 'your certifications'],
  ['professions', 'your profession'],
  ['clientTypes', 'the clients you work with'],
  ['industries', 'the industries you know'],
  ['businessName', 'the name of your business'],
  ['yearsFounded', 'the year you were founded'],
  ['tagline', 'a tagline'],
  ['website', 'your website'],
  ['meetings', 'where you meet clients'],
  ['feeModels', 'how you charge'],
  ['languages', 'the languages you speak'],
];

export interface Completeness {
  /** 0 to 100, a whole number; 100 only when nothing is missing. */
  readonly percent: number;
  /** The most helpful thing that is missing: 'your website'. */
  readonly next: string | null;
}

function isFilled(value: ListingValues[keyof ListingValues]): boolean {
  if (value === null) return false;
  if (typeof value === 'number') return !Number.isNaN(value);
  return typeof value === 'string' ? value.trim() !== '' : value.length > 0;
}

/** Computes the percentage filled in, and the next part to add. */
export function completeness(values: ListingValues): Completeness {
  const missing = parts.filter(([field]) => !isFilled(values[field]));
  return { percent: Math.floor(((parts.length - missing.length) / parts.length) * 100), next: missing[0]?.[1] ?? null };
}
