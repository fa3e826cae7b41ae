/** The groups a term can belong to; also the `kind` of a row in `profile_tags`. */
export type TaxonomyKind = 'service' | 'specialty' | 'industry' | 'clientType';

/**
 * One thing a professional can do, know or serve: a stable id, the words shown, and every other spelling that means it.
 */
export interface TaxonomyTerm {
  kind: TaxonomyKind;
  id: string;
  label: string;
  /** Other spellings, already as slugs ('tax-prep'). The id and the label's own slug always count as well. */
  aliases: readonly string[];
}

const termsOf = (
  kind: TaxonomyKind,
  rows: readonly (readonly [id: string, label: string, aliases?: string])[],
): TaxonomyTerm[] =>
  rows.map(([id, label, aliases]) => ({ kind, id, label, aliases: aliases ? aliases.split(' ') : [] }));

/** Every service a professional can offer. */
const serviceTerms = termsOf('service', [
  ['tax', 'Tax Preparation', 'tax-prep tax-preparation-and-filing tax-filing taxes tax-specialists personal-tax'],
  ['bookkeeping', 'Bookkeeping', 'bookkeeper bookkeepers books quickbooks quickbooks-pros'],
  ['accounting', 'Accounting', 'accounting-services general-accounting'],
  ['cfo', 'Fractional CFO', 'fractional-cfo-services fractional-cfos cfo-services'],
  ['consulting', 'Financial Consulting', 'advisory advisory-services financial-advisory business-advisory consultant'],
  ['planning', 'Financial Planning', 'financial-advisors financial-planner financial-plan'],
  ['payroll', 'Payroll Services', 'payroll-management payroll-processing'],
  ['audit', 'Audit Services', 'auditing audit-and-assurance assurance'],
  ['tax-planning', 'Tax Strategy', 'tax-advice tax-strategies'],
  ['financial-statements', 'Financial Statement Preparation', 'financial-reporting compilation'],
  ['investment-management', 'Investment Management', 'investments portfolio-management'],
  ['retirement-planning', 'Retirement Planning', 'retirement'],
  ['estate-planning', 'Estate Planning', 'estates trusts-and-estates'],
  ['wealth-management', 'Wealth Management', 'wealth'],
  ['financial-strategy', 'Financial Strategy', 'strategic-finance'],
  ['budgeting-forecasting', 'Budgeting & Forecasting', 'budgeting forecasting fp-and-a fpa'],
  ['cash-flow', 'Cash Flow Management', 'cashflow cash-management'],
  ['fundraising', 'Fundraising Support', 'capital-raising investor-relations'],
  ['financial-modeling', 'Financial Modeling', 'financial-modelling modeling'],
  ['board-reporting', 'Board & Investor Reporting', 'kpi-reporting'],
  ['ma-support', 'M&A Support', 'manda-support m-and-a-or-investment-preparation investment-preparation due-diligence'],
  ['systems', 'Finance Systems & Automation', 'erp-implementation automation'],
  ['exit-planning', 'Exit Planning', 'business-sale'],
]);

/** Fields of particular depth. Industries and services count as specialties too: see `profileTags` in the API. */
const specialtyTerms = termsOf('specialty', [
  ['business-formation', 'Business Formation', 'entity-formation incorporation'],
  ['forensic-accounting', 'Forensic Accounting', 'forensics fraud'],
  ['international-tax', 'International Tax Services', 'cross-border-tax expat-tax'],
  ['mergers-acquisitions', 'Mergers and Acquisitions', 'mergers m-and-a'],
  ['sales-tax', 'Sales Tax', 'sales-and-use-tax salt nexus'],
  ['crypto-tax', 'Crypto Tax', 'cryptocurrency-tax'],
  ['multi-entity', 'Multi-Entity Accounting', 'consolidation'],
  ['gaap-audit-readiness', 'GAAP & Audit Readiness', 'gaap-audit-readiness gaap audit-readiness'],
  ['nonprofit-accounting', 'Nonprofit Accounting', 'fund-accounting'],
  ['cost-accounting', 'Cost Accounting', 'job-costing'],
  ['retirement-income', 'Retirement Income', 'social-security-planning'],
  ['college-planning', 'College Planning', '529-plans education-planning'],
  ['equity-planning', 'Stock Options & RSUs', 'stock-options rsus'],
  ['insurance-planning', 'Insurance & Risk', 'risk-management'],
  ['charitable-giving', 'Charitable Giving', 'philanthropy'],
  ['socially-responsible', 'Socially Responsible Investing', 'esg sri'],
  ['divorce-planning', 'Divorce Financial Planning', 'divorce'],
  ['business-succession', 'Business Succession', 'succession-planning'],
  ['tax-efficient-investing', 'Tax-Efficient Investing', 'tax-loss-harvesting'],
  ['inheritance', 'Inheritance & Sudden Wealth', 'sudden-wealth windfall'],
  ['debt-management', 'Debt & Student Loans', 'student-loans'],
  ['startup-finance', 'Startup Finance', 'startups'],
  ['saas-metrics', 'SaaS Metrics', 'unit-economics'],
  ['fundraising-readiness', 'Fundraising Readiness', 'series-a venture-capital'],
  ['turnaround', 'Turnaround & Restructuring', 'restructuring'],
  ['pricing-strategy', 'Pricing & Margins', 'margin-analysis pricing'],
  ['inventory-finance', 'Inventory & Supply Chain Finance', 'inventory'],
  ['grant-reporting', 'Grant Reporting', 'grants'],
  ['bank-financing', 'Bank & SBA Financing', 'sba-loans lending'],
  ['international-expansion', 'International Expansion', 'global-expansion'],
  ['exit-readiness', 'Exit Readiness', 'sale-readiness'],
]);

/** The industries professionals serve; 28, the last one open. */
export const industryTerms = termsOf('industry', [
  ['tech', 'Technology', 'technology-startup it software information-technology'],
  ['retail', 'Retail', 'retail-stores'],
  ['real-estate', 'Real Estate', 'realestate property property-management'],
  ['healthcare', 'Healthcare', 'health medical dental medical-practices'],
  ['restaurant', 'Restaurant/Hospitality', 'restaurants hospitality food-beverage food-and-beverage hotels'],
  ['manufacturing', 'Manufacturing', 'manufacturers industrial'],
  ['nonprofit', 'Non-Profit', 'nonprofits non-profits charity'],
  ['ecommerce', 'E-Commerce', 'online-retail amazon-sellers'],
  ['construction', 'Construction', 'contractors building-trades'],
  ['professional', 'Professional Services', 'agencies consulting-firms'],
  ['agriculture', 'Agriculture', 'farming ranching'],
  ['automotive', 'Automotive', 'auto-repair dealerships'],
  ['biotech', 'Biotech & Life Sciences', 'biotechnology life-sciences pharma'],
  ['cannabis', 'Cannabis', 'hemp'],
  ['crypto', 'Crypto & Web3', 'cryptocurrency blockchain web3'],
  ['education', 'Education', 'schools edtech'],
  ['energy', 'Energy & Utilities', 'oil-and-gas solar renewables'],
  ['entertainment', 'Entertainment & Media', 'media creators film music'],
  ['finance', 'Financial Services', 'fintech banking'],
  ['fitness', 'Fitness & Wellness', 'gyms wellness'],
  ['franchise', 'Franchises', 'franchising'],
  ['government', 'Government Contractors', 'govcon public-sector'],
  ['insurance', 'Insurance', 'insurance-agencies'],
  ['legal', 'Law Firms', 'law legal-services attorneys'],
  ['logistics', 'Transportation & Logistics', 'trucking transportation freight'],
  ['marketing', 'Marketing & Advertising', 'advertising creative-agencies'],
  ['saas', 'SaaS', 'software-as-a-service'],
  ['other', 'Other (please specify)', 'other all-other'],
]);

/** The kinds of client a professional takes on. */
const clientTypeTerms = termsOf('clientType', [
  ['ecommerce-businesses', 'E-commerce Businesses', 'online-sellers'],
  ['crypto-investors', 'Crypto Investors'],
  ['solopreneurs', 'Solopreneurs', 'freelancers sole-proprietor self-employed'],
  ['smb-owner', 'SMB Owner', 'small-business small-businesses small-business-owners business-owners'],
  ['high-net-worth', 'High Net Worth Individuals', 'hnw high-net-worth-individual'],
  ['real-estate-investors', 'Real Estate Investors', 'landlords'],
  ['vc-backed', 'VC Backed', 'venture-backed'],
  ['ultra-high-net-worth', 'Ultra High Net Worth Individuals', 'uhnw family-offices'],
  ['digital-nomads', 'Digital Nomads', 'expats'],
  ['equity-compensation', 'Equity Compensation (RSUs, Stock Options)', 'equity-comp'],
  ['pre-retirees', 'Pre-Retirees', 'nearing-retirement'],
  ['retirees', 'Retirees', 'retired'],
  ['young-professionals', 'Young Professionals', 'millennials'],
  ['families', 'Families', 'parents'],
  ['executives', 'Corporate Executives', 'executive'],
  ['physicians', 'Physicians & Dentists', 'doctors'],
  ['women', 'Women in Transition', 'widows'],
]);

/** Everything a professional can be tagged with. Ids are what URLs, the API and the database hold. */
export const taxonomyTerms: readonly TaxonomyTerm[] = [
  ...serviceTerms,
  ...specialtyTerms,
  ...industryTerms,
  ...clientTypeTerms,
];
