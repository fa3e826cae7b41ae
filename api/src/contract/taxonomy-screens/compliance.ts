import { ownOptions } from './own-options';

/** Industries that the assistant and the analyzer both ask for. */
const askedIndustries = ownOptions(
  'retail=Retail',
  'healthcare=Healthcare',
  'finance=Finance',
  'technology=Technology',
  'manufacturing=Manufacturing',
  'real-estate=Real Estate',
  'hospitality=Hospitality',
  'construction=Construction',
  'e-commerce=E-Commerce',
  'nonprofit=Nonprofit',
);

/** Every label is written out: pages about compliance load no terms of the taxonomy for them. */
export const complianceOptions = {
  serviceTypes: ownOptions(
    'tax-preparation=Tax Preparation',
    'tax-planning=Tax Planning',
    'bookkeeping=Bookkeeping',
    'payroll=Payroll',
    'audit=Audit',
    'financial-statements=Financial Statements',
    'advisory=Advisory Services',
  ),
  industries: ownOptions(
    'small-business=Small Business',
    'e-commerce=E-Commerce',
    'healthcare=Healthcare',
    'construction=Construction',
    'real-estate=Real Estate',
    'food-beverage=Food & Beverage',
    'technology=Technology',
    'nonprofit=Nonprofit',
    'retail=Retail',
    'professional-services=Professional Services',
  ),
  jurisdictions: ownOptions('federal=Federal', 'state=State', 'local=Local', 'international=International'),
  assistantIndustries: [...ownOptions('all-industries=All Industries'), ...askedIndustries],
  analyzerIndustries: [...askedIndustries, ...ownOptions('accounting=Accounting')],
  assistantCategories: ownOptions(
    'all-categories=All Categories',
    'tax=Tax',
    'accounting=Accounting',
    'payroll=Payroll',
    'financial-reporting=Financial Reporting',
    'audit=Audit',
    'regulatory=Regulatory',
    'international=International',
  ),
} as const;
