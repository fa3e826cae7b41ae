import type { TaxonomyOption } from './taxonomy-screens/taxonomy-option';

const names =
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming';

/** Other names of states, as their addresses and newspapers have them. */
const shortNames =
  'AL Ala|AZ Ariz|AR Ark|CA Calif|CA Cal|CO Colo|CT Conn|DE Del|FL Fla|IL Ill|IN Ind|KS Kan|KS Kans|MA Mass|MI Mich|MN Minn|MS Miss|MT Mont|NE Neb|NE Nebr|NV Nev|NH N Hampshire|NJ N Jersey|NM N Mexico|NM N Mex|NC N Carolina|NC No Carolina|ND N Dakota|ND No Dakota|OK Okla|OR Ore|PA Penn|PA Penna|SC S Carolina|SC So Carolina|SD S Dakota|SD So Dakota|TN Tenn|TX Tex|WA Wash|WV W Va|WV W Virginia|WI Wis|WI Wisc|WY Wyo';

/** The 50 states and the District of Columbia: two-letter code and name, by name. */
export const usStates: readonly TaxonomyOption[] = names
  .split('|')
  .map((entry) => ({ id: entry.slice(0, 2), label: entry.slice(3) }));

const codes = new Map(
  `${names}|${shortNames}`
    .split('|')
    .flatMap((entry) =>
      [entry.slice(0, 2), entry.slice(3)].map((name) => [name.toLowerCase(), entry.slice(0, 2)] as const),
    ),
);

/** 'texas', 'TX', 'Tex.', 'Texas State' or 'State of Texas' gives 'TX'; anything that is no state gives null. */
export function stateCode(text: string): string | null {
  const name = text
    .replace(/[.\s]+/g, ' ')
    .trim()
    .toLowerCase();
  return codes.get(name) ?? codes.get(name.replace(/^(?:state|commonwealth) of | state$/, '')) ?? null;
}

/** The name of a state by its code; the text itself when the code is unknown. */
export const stateName = (code: string): string => usStates.find(({ id }) => id === code.toUpperCase())?.label ?? code;
