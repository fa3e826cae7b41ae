import type { GuideAnswer } from '../../src/contract/named-types';
import type { DemoGuide } from './guides/demo-guide';
import { federalDeductionGuides } from './guides/federal-deduction-guides';
import { federalEmploymentGuides } from './guides/federal-employment-guides';
import { federalLeaveGuides } from './guides/federal-leave-guides';
import { federalReportingGuides } from './guides/federal-reporting-guides';
import { federalTaxGuides } from './guides/federal-tax-guides';
import { financialReportingGuides } from './guides/financial-reporting-guides';
import { foreignIncomeGuides } from './guides/foreign-income-guides';
import { bundledAnswers } from './guides/answers';
import { internationalGuides } from './guides/international-guides';
import { localGuides } from './guides/local-guides';
import { stateGuides } from './guides/state-guides';

/** Every compliance guide of the demo data, in the order in which they were added: their ids count from 1. */
export const demoGuides: readonly (DemoGuide & {
  officialSourceUrl: string | null;
  answers: readonly GuideAnswer[];
})[] = [
  ...federalTaxGuides,
  ...federalEmploymentGuides,
  ...stateGuides,
  ...localGuides,
  ...foreignIncomeGuides,
  ...internationalGuides,
  ...financialReportingGuides,
  ...federalDeductionGuides,
  ...federalReportingGuides,
  ...federalLeaveGuides,
].map((guide) => ({
  ...guide,
  officialSourceUrl: guide.sources[0]?.url ?? null,
  answers: bundledAnswers[guide.slug] ?? [],
}));
