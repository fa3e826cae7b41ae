import type { Professional, Profile } from '@counterpart/api/contract';
import {
  locationText,
  clientTypeLabels,
  industryLabels,
  responseTimeText,
  serviceLabels,
  specialtyLabels,
  startingPriceText,
} from '../../professionals/professional-text';
import { feeModelLabels, fiduciaryText, meetingText } from '../../professionals/listing-text';
import { professionText } from '../../professionals/professions';

/** One fact of each compared professional; an empty text is unknown. */
export interface CompareRow {
  readonly label: string;
  readonly values: readonly string[];
}

const facts: readonly (readonly [label: string, fact: (profile: Profile) => string | number | null | undefined])[] = [
  ['Starting price', startingPriceText],
  ['Pricing', ({ pricing }) => pricing],
  ['Fees', ({ feeModels }) => feeModelLabels(feeModels).join(', ')],
  ['Fiduciary', ({ fiduciary }) => fiduciaryText(fiduciary)],
  ['Response time', responseTimeText],
  ['Meets', meetingText],
  ['Services', ({ services }) => serviceLabels(services).join(', ')],
  ['Specialties', ({ specialties }) => specialtyLabels(specialties).join(', ')],
  ['Industries', ({ industries }) => industryLabels(industries).join(', ')],
  ['Works with', ({ clientTypes }) => clientTypeLabels(clientTypes).join(', ')],
  ['Certifications', ({ certifications }) => certifications.join(', ')],
  ['Established', ({ yearsFounded }) => yearsFounded],
  ['Languages', ({ languages }) => languages.join(', ')],
];

/**
 * The facts in which professionals differ, in the order in which clients decide. A fact that none of them states is
 * left out.
 */
export function compareRows(professionals: readonly Professional[]): CompareRow[] {
  const rows: CompareRow[] = [
    { label: 'Profession', values: professionals.map(professionText) },
    { label: 'Place', values: professionals.map(locationText) },
    ...facts.map(([label, fact]) => ({
      label,
      values: professionals.map(({ profile }) => String((profile && fact(profile)) ?? '')),
    })),
  ];
  return rows.filter(({ values }) => values.some(Boolean));
}
