import { resolveTerm, slugOf } from '../../../contract/taxonomy';
import { complianceOptions } from '../../../contract/taxonomy-screens/compliance';

/** A row of `guide_tags` without its guide. */
export interface GuideTag {
  kind: 'serviceType' | 'industry';
  value: string;
}

const { industries, serviceTypes } = complianceOptions;

/**
 * The guides' own id for an industry in any spelling ('E-Commerce', 'ecommerce' → 'e-commerce'); the slug itself when
 * it is none of theirs.
 */
export function guideIndustry(text: string): string {
  const slug = slugOf(text);
  const own = industries.find(({ id, label }) => id === slug || slugOf(label) === slug);
  const meant = resolveTerm('industry', text)?.id;
  return (
    own?.id ?? industries.find(({ id }) => meant !== undefined && resolveTerm('industry', id)?.id === meant)?.id ?? slug
  );
}

/** The guides' own id for a kind of service in any spelling ('tax' → 'tax-preparation'). */
export function guideServiceType(text: string): string {
  const slug = slugOf(text);
  const own = serviceTypes.find(({ id, label }) => id === slug || slugOf(label) === slug);
  const meant = resolveTerm('service', text)?.id;
  return (
    own?.id ??
    serviceTypes.find(({ id }) => meant !== undefined && resolveTerm('service', id)?.id === meant)?.id ??
    slug
  );
}

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
