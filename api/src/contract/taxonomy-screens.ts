import type { TaxonomyTerm } from './taxonomy-terms';
import { clientTypeTerms, industryTerms, serviceTerms, specialtyTerms } from './taxonomy-terms';

/** One choice on a screen: the taxonomy id sent to the API and the words that screen uses for it. */
export interface TaxonomyOption {
  id: string;
  label: string;
}

const labels = new Map<string, string>();
for (const term of [...serviceTerms, ...specialtyTerms, ...industryTerms, ...clientTypeTerms]) {
  if (!labels.has(term.id)) labels.set(term.id, term.label);
}

/** 'id' takes the taxonomy's label, 'id=Label' the screen's own. */
const options = (...entries: string[]): TaxonomyOption[] =>
  entries.map((entry) => {
    const [id = entry, label] = entry.split('=');
    return { id, label: label ?? labels.get(id) ?? id };
  });

const optionsOf = (terms: readonly TaxonomyTerm[]): TaxonomyOption[] => terms.map(({ id, label }) => ({ id, label }));

const profileSpecialties = options(
  'tech',
  'retail',
  'real-estate',
  'healthcare',
  'restaurant',
  'manufacturing',
  'nonprofit',
  'ecommerce',
  'construction',
  'professional',
);

/** The subset each screen shows, in the order and the words the specification gives it. */
export const screens = {
  home: {
    services: options('tax', 'bookkeeping', 'cfo', 'consulting', 'accounting', 'audit'),
    industries: options('tech', 'retail', 'real-estate', 'healthcare', 'restaurant=Hospitality', 'construction'),
  },
  search: {
    services: options('tax', 'bookkeeping', 'cfo', 'consulting', 'accounting', 'planning'),
    industries: options(
      'tech',
      'retail',
      'real-estate',
      'healthcare',
      'restaurant',
      'manufacturing',
      'nonprofit',
      'ecommerce',
    ),
    specialties: profileSpecialties,
  },
  accountants: {
    services: options('tax', 'bookkeeping', 'consulting=Advisory Services', 'cfo=Fractional CFO Services', 'payroll'),
    specialties: options(
      'consulting=Advisory Services',
      'bookkeeping',
      'business-formation',
      'forensic-accounting',
      'cfo=Fractional CFO Services',
      'international-tax',
      'mergers-acquisitions',
      'payroll',
      'sales-tax',
      'tax',
    ),
    industries: optionsOf(industryTerms),
    clientTypes: options(
      'ecommerce-businesses',
      'crypto-investors',
      'solopreneurs',
      'smb-owner',
      'high-net-worth',
      'real-estate-investors',
      'vc-backed',
      'ultra-high-net-worth',
      'digital-nomads',
      'equity-compensation',
    ),
  },
  advisors: {
    services: options(
      'planning',
      'investment-management',
      'retirement-planning',
      'estate-planning',
      'tax-planning',
      'wealth-management',
    ),
    specialties: options(
      'retirement-income',
      'college-planning',
      'equity-planning',
      'insurance-planning',
      'charitable-giving',
      'socially-responsible',
      'divorce-planning',
      'business-succession',
      'tax-efficient-investing',
      'inheritance',
      'debt-management',
    ),
    clientTypes: options(
      'high-net-worth',
      'ultra-high-net-worth',
      'pre-retirees',
      'retirees',
      'young-professionals',
      'families',
      'executives',
      'physicians',
      'women',
      'smb-owner',
      'real-estate-investors',
      'equity-compensation',
      'digital-nomads',
    ),
  },
  fractionalCfos: {
    services: options(
      'cfo',
      'financial-strategy',
      'budgeting-forecasting',
      'cash-flow',
      'fundraising',
      'financial-modeling',
      'board-reporting',
      'ma-support',
      'systems',
      'exit-planning',
      'financial-statements=Financial Reporting',
    ),
    specialties: options(
      'startup-finance',
      'saas-metrics',
      'fundraising-readiness',
      'turnaround',
      'pricing-strategy',
      'inventory-finance',
      'grant-reporting',
      'bank-financing',
      'international-expansion',
      'exit-readiness',
      'multi-entity',
    ),
  },
  profileForm: {
    services: options('tax', 'bookkeeping', 'accounting', 'cfo', 'consulting', 'planning', 'payroll', 'audit'),
    specialties: profileSpecialties,
  },
  compliance: {
    serviceTypes: options(
      'tax-preparation=Tax Preparation',
      'tax-planning=Tax Planning',
      'bookkeeping',
      'payroll=Payroll',
      'audit=Audit',
      'financial-statements=Financial Statements',
      'advisory=Advisory Services',
    ),
    industries: options(
      'small-business=Small Business',
      'e-commerce=E-Commerce',
      'healthcare',
      'construction',
      'real-estate',
      'food-beverage=Food & Beverage',
      'technology=Technology',
      'nonprofit=Nonprofit',
      'retail',
      'professional-services=Professional Services',
    ),
    jurisdictions: options('federal=Federal', 'state=State', 'local=Local', 'international=International'),
    assistantIndustries: options(
      'all-industries=All Industries',
      'retail',
      'healthcare',
      'finance=Finance',
      'technology=Technology',
      'manufacturing',
      'real-estate',
      'hospitality=Hospitality',
      'construction',
      'e-commerce=E-Commerce',
      'nonprofit=Nonprofit',
    ),
    analyzerIndustries: options(
      'retail',
      'healthcare',
      'finance=Finance',
      'technology=Technology',
      'manufacturing',
      'real-estate',
      'hospitality=Hospitality',
      'construction',
      'e-commerce=E-Commerce',
      'nonprofit=Nonprofit',
      'accounting',
    ),
    assistantCategories: options(
      'all-categories=All Categories',
      'tax=Tax',
      'accounting',
      'payroll=Payroll',
      'financial-reporting=Financial Reporting',
      'audit=Audit',
      'regulatory=Regulatory',
      'international=International',
    ),
  },
  blog: {
    categories: options(
      'tax-strategies=Tax Strategies',
      'financial-reporting=Financial Reporting',
      'business-growth=Business Growth',
      'technology=Finance Technology',
    ),
  },
  /** The four directories a professional can be listed in. */
  professions: options(
    'accountant=Accountant',
    'bookkeeper=Bookkeeper',
    'advisor=Financial Advisor',
    'cfo=Fractional CFO',
  ),
} as const satisfies Record<string, Record<string, TaxonomyOption[]> | TaxonomyOption[]>;
