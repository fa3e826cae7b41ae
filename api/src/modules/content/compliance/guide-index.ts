import { resolveTerm, slugOf } from '../../../contract/taxonomy';
import type { TaxonomyKind } from '../../../contract/taxonomy-terms';
import { complianceOptions } from '../../../contract/taxonomy-screens/compliance';

/** A row of `guide_tags` without its guide. */
export interface GuideTag {
  kind: 'serviceType' | 'industry';
  value: string;
}

const { industries, serviceTypes } = complianceOptions;

/** Makes what gives the guides' own id for any spelling of a term; the slug itself for one that is none of theirs. */
const ownIdOf =
  (kind: TaxonomyKind, options: readonly { readonly id: string; readonly label: string }[]) =>
  (text: string): string => {
    const slug = slugOf(text);
    const meant = resolveTerm(kind, text)?.id;
    const own =
      options.find(({ id, label }) => id === slug || slugOf(label) === slug) ??
      options.find(({ id }) => meant !== undefined && resolveTerm(kind, id)?.id === meant);
    return own?.id ?? slug;
  };

/** The guides' own id for an industry in any spelling ('E-Commerce', 'ecommerce' → 'e-commerce'). */
export const guideIndustry = ownIdOf('industry', industries);

/** The guides' own id for a kind of service in any spelling ('tax' → 'tax-preparation'). */
export const guideServiceType = ownIdOf('service', serviceTypes);

/** Tags that a guide is filtered by. */
export function guideTags(guide: {
  readonly industriesImpacted: readonly { industry: string }[];
  readonly serviceTypes: readonly string[];
}): GuideTag[] {
  const services = new Set(guide.serviceTypes.map(guideServiceType));
  const affected = new Set(guide.industriesImpacted.map(({ industry }) => guideIndustry(industry)));
  return [
    ...[...services].map((value) => ({ kind: 'serviceType' as const, value })),
    ...[...affected].map((value) => ({ kind: 'industry' as const, value })),
  ];
}
