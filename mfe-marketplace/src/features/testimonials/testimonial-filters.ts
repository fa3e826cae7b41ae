import type { Testimonial, TestimonialIndustry, TestimonialService } from './testimonials';

/** At most one chip of each row is chosen. */
export interface TestimonialFilters {
  readonly industry: TestimonialIndustry | null;
  readonly service: TestimonialService | null;
}

export const noFilters: TestimonialFilters = { industry: null, service: null };

/** Choosing the chosen chip clears it. */
export function toggled<Value>(current: Value | null, chosen: Value): Value | null {
  return current === chosen ? null : chosen;
}

/** The testimonials that fit both rows. */
export function filterTestimonials(
  all: readonly Testimonial[],
  { industry, service }: TestimonialFilters,
): readonly Testimonial[] {
  return all.filter((each) => (!industry || each.company === industry) && (!service || each.service === service));
}
