import type { FieldErrors } from '@counterpart/design-system/form';
import { validateListing } from './listing-validation';
import type { ListingValues } from './listing-values';

/** One screen of creating a listing. */
interface ListingStep {
  readonly title: string;
  readonly text: string;
  readonly fields: readonly (keyof ListingValues)[];
}

/** The three screens before a listing is live, in order. All else is added afterwards, in the form. */
export const listingSteps: readonly [ListingStep, ListingStep, ListingStep] = [
  {
    title: 'What you do',
    text: 'This decides which searches you show up in.',
    fields: ['professions', 'services', 'specialties'],
  },
  {
    title: 'Where and for how much',
    text: 'Clients compare locations and prices before they reach out.',
    fields: ['city', 'state', 'meetings', 'pricing', 'startingPrice', 'priceUnit'],
  },
  {
    title: 'Introduce yourself',
    text: 'Who you are, in your own words. You can change everything later.',
    fields: ['bio', 'businessName', 'tagline', 'certifications', 'yearsFounded'],
  },
];

/**
 * Returns the errors on one screen, by the rules of the listing.
 * @param index of the screen, from 0
 * @param year the current one
 */
export function stepErrors(index: number, values: ListingValues, year: number): FieldErrors<ListingValues> {
  const all = validateListing(values, year);
  const fields = listingSteps[index]?.fields ?? [];
  return Object.fromEntries(fields.flatMap((field) => (all[field] === undefined ? [] : [[field, all[field]]])));
}

/**
 * The screen that a URL names, from 0: never past one that is not filled in yet.
 * @param named the parameter `step`, counted from 1
 */
export function readStep(named: string | null, values: ListingValues, year: number): number {
  const wanted = /^[1-9]$/.test(named ?? '') ? Number(named) - 1 : 0;
  const unfinished = listingSteps.findIndex((_, index) => Object.keys(stepErrors(index, values, year)).length > 0);
  const last = unfinished === -1 ? listingSteps.length - 1 : unfinished;
  return Math.min(wanted, last);
}
