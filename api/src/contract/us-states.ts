import type { TaxonomyOption } from './taxonomy-screens/taxonomy-option';

const names =
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming';

/** The 50 states and the District of Columbia: two-letter code and name, by name. */
export const usStates: readonly TaxonomyOption[] = names
  .split('|')
  .map((entry) => ({ id: entry.slice(0, 2), label: entry.slice(3) }));

const codes = new Map(
  usStates.flatMap(
    ({ id, label }) =>
      [
        [id.toLowerCase(), id],
        [label.toLowerCase(), id],
      ] as const,
  ),
);

/** 'texas', 'TX' or ' Texas ' gives 'TX'; anything that is no state gives null. */
export const stateCode = (text: string): string | null =>
  codes.get(text.trim().toLowerCase().replace(/\s+/g, ' ')) ?? null;

/** The name of a state by its code; the text itself when the code is unknown. */
export const stateName = (code: string): string => usStates.find(({ id }) => id === code.toUpperCase())?.label ?? code;
