import type { DemoGuide } from './guides/demo-guide';
import { federalEmploymentGuides } from './guides/federal-employment-guides';
import { federalTaxGuides } from './guides/federal-tax-guides';
import { internationalGuides } from './guides/international-guides';
import { stateAndLocalGuides } from './guides/state-and-local-guides';

/** Every compliance guide of the demo data. */
export const demoGuides: readonly DemoGuide[] = [
  ...federalTaxGuides,
  ...federalEmploymentGuides,
  ...stateAndLocalGuides,
  ...internationalGuides,
];
