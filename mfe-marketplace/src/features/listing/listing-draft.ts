import { localStore } from '@counterpart/shell/sdk';
import { meetingOptions, priceUnitOptions, professionOptions } from './listing-options';
import { listingSteps } from './listing-steps';
import type { ListingValues } from './listing-values';

/** Storage key, in this browser, of the draft of a listing that is not created yet. */
const key = (userId: number): string => `counterpart.listing-draft.${userId}`;

const fields = listingSteps.flatMap((step) => step.fields);

/** Fields that take nothing but these values. */
const choices: Partial<Record<keyof ListingValues, readonly string[]>> = {
  professions: professionOptions.map(({ value }) => value),
  meetings: meetingOptions.map(({ value }) => value),
  priceUnit: ['', ...priceUnitOptions.map(({ value }) => value)],
};

function fits(field: keyof ListingValues, stored: unknown, value: unknown): boolean {
  const allowed = choices[field];
  const isText = (one: unknown) => typeof one === 'string' && (allowed === undefined || allowed.includes(one));
  if (Array.isArray(value)) return Array.isArray(stored) && stored.every(isText);
  if (typeof value === 'string') return isText(stored);
  return stored === null || typeof stored === 'number';
}

/**
 * The listing with what was typed before.
 * @param initial the listing as it opens; what storage holds of another kind is left out
 */
export function withDraft(userId: number, initial: ListingValues): ListingValues {
  try {
    const stored = JSON.parse(localStore.read(key(userId)) ?? '{}') as Readonly<Record<string, unknown>>;
    const usable = fields.filter((field) => field in stored && fits(field, stored[field], initial[field]));
    return { ...initial, ...Object.fromEntries(usable.map((field) => [field, stored[field]])) };
  } catch {
    return initial;
  }
}

/** Stores what is typed on the three screens; null forgets it. */
export function storeDraft(userId: number, values: ListingValues | null): void {
  if (values === null) localStore.remove(key(userId));
  else localStore.write(key(userId), JSON.stringify(Object.fromEntries(fields.map((field) => [field, values[field]]))));
}
