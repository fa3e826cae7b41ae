import { priceText, priceUnitLabel, priceUnits, type Professional, type Profile } from '@counterpart/api/contract';
import {
  locationText,
  clientTypeLabels,
  industryLabels,
  responseTimeText,
  serviceLabels,
  specialtyLabels,
} from '../professionals/professional-text';
import { feeModelLabels, fiduciaryText, meetingText } from '../professionals/listing-text';
import { professionText } from '../professionals/professions';

/** One fact of each compared professional; an empty text is unknown. */
export interface CompareRow {
  readonly label: string;
  readonly values: readonly string[];
  /** Text for an unknown value; default 'Not stated'. */
  readonly missing?: string;
  /** A `list` is compared entry by entry, a sentence (`prose`) never: two of them always differ. */
  readonly kind?: 'list' | 'prose' | undefined;
}

type Fact = (profile: Profile) => string | number | null | undefined;

const facts: readonly (readonly [label: string, fact: Fact, kind?: 'list' | 'prose'])[] = [
  ['Pricing', ({ pricing }) => pricing, 'prose'],
  ['Fees', ({ feeModels }) => feeModelLabels(feeModels).join(', '), 'list'],
  ['Fiduciary', ({ fiduciary }) => fiduciaryText(fiduciary)],
  ['Response time', responseTimeText],
  ['Meets', meetingText],
  ['Services', ({ services }) => serviceLabels(services).join(', '), 'list'],
  ['Specialties', ({ specialties }) => specialtyLabels(specialties).join(', '), 'list'],
  ['Industries', ({ industries }) => industryLabels(industries).join(', '), 'list'],
  ['Works with', ({ clientTypes }) => clientTypeLabels(clientTypes).join(', '), 'list'],
  ['Certifications', ({ certifications }) => certifications.join(', '), 'list'],
  ['Established', ({ yearsFounded }) => yearsFounded],
  ['Languages', ({ languages }) => languages.join(', '), 'list'],
];

/**
 * Starting prices, a row for each unit that one of them names: only prices of one unit stand in one row. The lowest of
 * a row is marked when there is another one.
 */
function priceRows(professionals: readonly Professional[]): CompareRow[] {
  return priceUnits.map((unit) => {
    const prices = professionals.map(({ profile }) =>
      profile?.priceUnit === unit ? (profile.startingPriceCents ?? undefined) : undefined,
    );
    const known = prices.filter((price) => price !== undefined);
    const lowest = known.some((price) => price !== known[0]) ? Math.min(...known) : undefined;
    return {
      label: unit === 'assets' ? 'Starting price, % of assets' : `Starting price ${priceUnitLabel(unit).toLowerCase()}`,
      missing: '–',
      values: prices.map((price) => {
        if (price === undefined) return '';
        return price === lowest ? `${priceText(price, unit)} (lowest)` : priceText(price, unit);
      }),
    };
  });
}

/**
 * The facts in which professionals differ, in the order in which clients decide. A fact that none of them states is
 * left out.
 */
export function compareRows(professionals: readonly Professional[]): CompareRow[] {
  const rows: CompareRow[] = [
    { label: 'Profession', values: professionals.map(professionText) },
    { label: 'Location', values: professionals.map(locationText) },
    ...priceRows(professionals),
    ...facts.map(([label, fact, kind]) => ({
      label,
      kind,
      values: professionals.map(({ profile }) => String((profile && fact(profile)) ?? '')),
    })),
  ];
  return rows.filter(({ values }) => values.some(Boolean));
}
