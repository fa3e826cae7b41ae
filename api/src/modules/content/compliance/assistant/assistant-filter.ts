import type { GuideText } from './passages';
import { guideIndustry } from '../guide-index';
import type { FindFilter } from './entry-index';

/** The service types of guides that each category of the assistant stands for. */
const categoryServices: Readonly<Record<string, readonly string[]>> = {
  tax: ['tax-preparation', 'tax-planning'],
  accounting: ['bookkeeping', 'financial-statements'],
  payroll: ['payroll'],
  'financial-reporting': ['financial-statements', 'bookkeeping'],
  audit: ['audit'],
  regulatory: ['advisory', 'audit'],
};

function inCategory(category: string): ((guide: GuideText) => boolean) | undefined {
  if (category === 'international') return ({ jurisdiction }) => jurisdiction === 'international';
  const services = categoryServices[category];
  return services && (({ serviceTypes }) => serviceTypes.some((type) => services.includes(type)));
}

/** The guides, and parts of them, that a visitor's industry and category leave. */
export interface AssistantFilter extends FindFilter {
  /** A guide's id of an industry: what a guide says to other industries is left out. */
  readonly industry: string | null;
}

/** Reads a visitor's choice of industry and category. The 'all' choices leave everything. */
export function assistantFilter(industry: string | undefined, category: string | undefined): AssistantFilter {
  const includes = category ? inCategory(category) : undefined;
  return {
    industry: industry && industry !== 'all-industries' ? guideIndustry(industry) : null,
    ...(includes && { includes }),
  };
}
