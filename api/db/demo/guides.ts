import type { DemoGuide } from './guides/demo-guide';
import { federalEmploymentGuides } from './guides/federal-employment-guides';
import { federalTaxGuides } from './guides/federal-tax-guides';
import { financialReportingGuides } from './guides/financial-reporting-guides';
import { foreignIncomeGuides } from './guides/foreign-income-guides';
import { guideQuestions } from './guides/guide-questions';
import { layQuestions } from './guides/lay-questions';
import { internationalGuides } from './guides/international-guides';
import { localGuides } from './guides/local-guides';
import { stateGuides } from './guides/state-guides';

/** Every compliance guide of the demo data, in the order in which they were added: their ids count from 1. */
export const demoGuides: readonly (DemoGuide & { officialSourceUrl: string | null; questions: readonly string[] })[] = [
  ...federalTaxGuides,
  ...federalEmploymentGuides,
  ...stateGuides,
  ...localGuides,
  ...foreignIncomeGuides,
  ...internationalGuides,
  ...financialReportingGuides,
].map((guide) => ({
  ...guide,
  officialSourceUrl: guide.sources[0]?.url ?? null,
  questions: [...(guideQuestions[guide.slug] ?? []), ...layQuestions(guide.slug)],
}));
