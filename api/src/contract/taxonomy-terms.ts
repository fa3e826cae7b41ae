/** The groups a term can belong to; also the `kind` of a row in `profile_tags`. */
export type TaxonomyKind = 'service' | 'specialty' | 'industry' | 'clientType';

/** Every kind, in the order in which one is looked for that is not the asked one. */
export const taxonomyKinds: readonly TaxonomyKind[] = ['service', 'specialty', 'industry', 'clientType'];

/** One thing a professional can do, know or serve: a stable id and the words shown. */
export interface TaxonomyTerm {
  kind: TaxonomyKind;
  id: string;
  label: string;
}

const termsOf = (kind: TaxonomyKind, rows: readonly (readonly [id: string, label: string])[]): TaxonomyTerm[] =>
  rows.map(([id, label]) => ({ kind, id, label }));

/** Every service a professional can offer. */
const serviceTerms = termsOf('service', [
  ['tax', 'Tax Preparation'],
  ['bookkeeping', 'Bookkeeping'],
  ['accounting', 'Accounting'],
  ['cfo', 'Fractional CFO'],
  ['consulting', 'Financial Consulting'],
  ['planning', 'Financial Planning'],
  ['payroll', 'Payroll Services'],
  ['audit', 'Audit Services'],
  ['tax-planning', 'Tax Strategy'],
  ['financial-statements', 'Financial Statement Preparation'],
  ['investment-management', 'Investment Management'],
  ['retirement-planning', 'Retirement Planning'],
  ['estate-planning', 'Estate Planning'],
  ['wealth-management', 'Wealth Management'],
  ['financial-strategy', 'Financial Strategy'],
  ['budgeting-forecasting', 'Budgeting & Forecasting'],
  ['cash-flow', 'Cash Flow Management'],
  ['fundraising', 'Fundraising Support'],
  ['financial-modeling', 'Financial Modeling'],
  ['board-reporting', 'Board & Investor Reporting'],
  ['ma-support', 'M&A Support'],
  ['systems', 'Finance Systems & Automation'],
  ['exit-planning', 'Exit Planning'],
]);

/** Fields of particular depth. Industries and services count as specialties too: see `profileTags` in the API. */
const specialtyTerms = termsOf('specialty', [
  ['business-formation', 'Business Formation'],
  ['forensic-accounting', 'Forensic Accounting'],
  ['international-tax', 'International Tax Services'],
  ['mergers-acquisitions', 'Mergers and Acquisitions'],
  ['sales-tax', 'Sales Tax'],
  ['crypto-tax', 'Crypto Tax'],
  ['multi-entity', 'Multi-Entity Accounting'],
  ['gaap-audit-readiness', 'GAAP & Audit Readiness'],
  ['nonprofit-accounting', 'Nonprofit Accounting'],
  ['cost-accounting', 'Cost Accounting'],
  ['retirement-income', 'Retirement Income'],
  ['college-planning', 'College Planning'],
  ['equity-planning', 'Stock Options & RSUs'],
  ['insurance-planning', 'Insurance & Risk'],
  ['charitable-giving', 'Charitable Giving'],
  ['socially-responsible', 'Socially Responsible Investing'],
  ['divorce-planning', 'Divorce Financial Planning'],
  ['business-succession', 'Business Succession'],
  ['tax-efficient-investing', 'Tax-Efficient Investing'],
  ['inheritance', 'Inheritance & Sudden Wealth'],
  ['debt-management', 'Debt & Student Loans'],
  ['startup-finance', 'Startup Finance'],
  ['saas-metrics', 'SaaS Metrics'],
  ['fundraising-readiness', 'Fundraising Readiness'],
  ['turnaround', 'Turnaround & Restructuring'],
  ['pricing-strategy', 'Pricing & Margins'],
  ['inventory-finance', 'Inventory & Supply Chain Finance'],
  ['grant-reporting', 'Grant Reporting'],
  ['bank-financing', 'Bank & SBA Financing'],
  ['international-expansion', 'International Expansion'],
  ['exit-readiness', 'Exit Readiness'],
]);

/** The industries professionals serve; 28, the last one open. */
export const industryTerms = termsOf('industry', [
  ['tech', 'Technology'],
  ['retail', 'Retail'],
  ['real-estate', 'Real Estate'],
  ['healthcare', 'Healthcare'],
  ['restaurant', 'Restaurant/Hospitality'],
  ['manufacturing', 'Manufacturing'],
  ['nonprofit', 'Non-Profit'],
  ['ecommerce', 'E-Commerce'],
  ['construction', 'Construction'],
  ['professional', 'Professional Services'],
  ['agriculture', 'Agriculture'],
  ['automotive', 'Automotive'],
  ['biotech', 'Biotech & Life Sciences'],
  ['cannabis', 'Cannabis'],
  ['crypto', 'Crypto & Web3'],
  ['education', 'Education'],
  ['energy', 'Energy & Utilities'],
  ['entertainment', 'Entertainment & Media'],
  ['finance', 'Financial Services'],
  ['fitness', 'Fitness & Wellness'],
  ['franchise', 'Franchises'],
  ['government', 'Government Contractors'],
  ['insurance', 'Insurance'],
  ['legal', 'Law Firms'],
  ['logistics', 'Transportation & Logistics'],
  ['marketing', 'Marketing & Advertising'],
  ['saas', 'SaaS'],
  ['other', 'Other (please specify)'],
]);

/** The kinds of client a professional takes on. */
const clientTypeTerms = termsOf('clientType', [
  ['ecommerce-businesses', 'E-commerce Businesses'],
  ['crypto-investors', 'Crypto Investors'],
  ['solopreneurs', 'Solopreneurs'],
  ['smb-owner', 'SMB Owner'],
  ['high-net-worth', 'High Net Worth Individuals'],
  ['real-estate-investors', 'Real Estate Investors'],
  ['vc-backed', 'VC Backed'],
  ['ultra-high-net-worth', 'Ultra High Net Worth Individuals'],
  ['digital-nomads', 'Digital Nomads'],
  ['equity-compensation', 'Equity Compensation (RSUs, Stock Options)'],
  ['pre-retirees', 'Pre-Retirees'],
  ['retirees', 'Retirees'],
  ['young-professionals', 'Young Professionals'],
  ['families', 'Families'],
  ['executives', 'Corporate Executives'],
  ['physicians', 'Physicians & Dentists'],
  ['women', 'Women in Transition'],
]);

/** Everything a professional can be tagged with. Ids are what URLs, the API and the database hold. */
export const taxonomyTerms: readonly TaxonomyTerm[] = [
  ...serviceTerms,
  ...specialtyTerms,
  ...industryTerms,
  ...clientTypeTerms,
];
