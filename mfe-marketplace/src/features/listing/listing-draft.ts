import { useDraft, type DraftValues, type FormDraft } from '@counterpart/shell/sdk';
import { useMemo } from 'react';
import { meetingOptions, priceUnitOptions, professionOptions } from './listing-options';

/** Fields that take nothing but these values. */
const choices: Readonly<Record<string, readonly string[]>> = {
  professions: professionOptions.map(({ value }) => value),
  meetings: meetingOptions.map(({ value }) => value),
  priceUnit: ['', ...priceUnitOptions.map(({ value }) => value)],
};

/** Leaves out choices that are no longer offered. */
const offered = (values: DraftValues): DraftValues =>
  Object.fromEntries(
    Object.entries(values).filter(([field, value]) =>
      [value].flat().every((one) => choices[field]?.includes(one as string) ?? true),
    ),
  );

/** The draft of a listing that is not created yet, in this browser. */
export function useListingDraft(): FormDraft {
  const draft = useDraft('listing', 'browser');
  return useMemo(() => {
    const restore: FormDraft['restore'] = (take, initial) =>
      draft.restore((stored) => take({ ...stored, values: offered(stored.values) }), initial);
    return { ...draft, restore };
  }, [draft]);
}
