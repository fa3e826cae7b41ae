import type { DemoGuide } from './demo-guide';

/** Federal tax and reporting. */
export const federalTaxGuides: readonly DemoGuide[] = [
  {
    slug: 'corporate-transparency-act-boi-reporting',
    title: 'Corporate Transparency Act: Beneficial Ownership Reporting',
    summary:
      'The Corporate Transparency Act asked most small companies to tell FinCEN who owns and controls them. Since an interim final rule of March 2025, companies formed in the United States and U.S. persons are exempt. What remains are entities formed under foreign law that have registered to do business in a U.S. state or tribal jurisdiction: unless one of the exemptions applies, they must file a beneficial ownership information (BOI) report.',
    industriesImpacted: [
      {
        industry: 'Small Business',
        explanation:
          'Companies formed in the United States no longer have to file. Anyone who offers to file for a fee, or asks for owners’ identity papers by letter or email, deserves suspicion.',
      },
      {
        industry: 'Real Estate',
        explanation:
          'Foreign holding companies that registered in a state to own property remain reporting companies. Separate rules on reporting residential transfers exist as well.',
      },
      {
        industry: 'Technology',
        explanation:
          'A foreign parent that registered directly in a state, instead of through a U.S. subsidiary, has to check whether it must report.',
      },
    ],
    businessApplication:
      'If your company was created by filing with a U.S. secretary of state, you do not have to file, update or correct a BOI report under the rule of March 2025. If your company was formed abroad and registered to do business here, you generally have 30 calendar days after the registration takes effect. Such a company does not report beneficial owners who are U.S. persons. State laws of the same kind, such as New York’s LLC Transparency Act, stand on their own and have to be checked separately.',
    complianceChecklist: [
      'Write down under which law your company was formed: U.S. state or tribe, or a foreign country.',
      'If it is foreign, list the states in which it has registered to do business and since when.',
      'Check the list of exemptions (for example large operating companies, banks, subsidiaries of exempt entities).',
      'Collect name, birth date, address and an identity document of each reportable owner who is not a U.S. person.',
      'File electronically with FinCEN within 30 days of registration; there is no fee.',
      'File an update within 30 days when reported facts change.',
      'Look at the BOI page of FinCEN twice a year, since the rule may change again.',
    ],
    jurisdiction: 'federal',
    serviceTypes: ['advisory'],
    officialSourceUrl: 'https://www.fincen.gov/boi',
    featured: true,
    reviewedDaysAgo: 20,
  },
  {
    slug: 'form-1099-k-payment-platforms',
    title: 'Form 1099-K: Payments Through Cards, Apps and Marketplaces',
    summary:
      'Payment apps and online marketplaces report to you and to the IRS what they paid you for goods and services. The planned drop of the threshold to $600 is off: legislation of July 2025 restored the older one. A third-party network has to send Form 1099-K only when it paid you more than $20,000 in more than 200 transactions in the year. Card processors report from the first dollar, and several states have lower thresholds. All business income is taxable whether or not a form arrives.',
    industriesImpacted: [
      {
        industry: 'E-Commerce',
        explanation:
          'Marketplace sellers see gross amounts on the form, before fees, refunds and shipping. The books must show how gross sales become the deposits in the bank.',
      },
      {
        industry: 'Food & Beverage',
        explanation:
          'Delivery apps and card terminals each report on their own; together they must agree with recorded sales.',
      },
      {
        industry: 'Professional Services',
        explanation:
          'Clients who pay through an app may send a 1099-NEC for the same money. Report the income once and keep the reconciliation.',
      },
    ],
    businessApplication:
      'Box 1a shows gross payments. Report your actual sales on the return and deduct fees, refunds and cost of goods separately, so that the gross figure can be found again. Personal transfers between friends do not belong on the form; mark them as personal in the app and keep business in a separate account. Check your state: Massachusetts, Vermont, Virginia and Maryland, among others, have required forms from $600.',
    complianceChecklist: [
      'Use one account per platform for business only.',
      'Confirm name, taxpayer number and address with each platform in November.',
      'Download monthly statements; they are often gone after a year or two.',
      'Reconcile gross sales, fees, refunds and sales tax to bank deposits every month.',
      'Compare each 1099-K with the books in February and ask the payer to correct mistakes.',
      'Report all business income, including amounts below every threshold.',
    ],
    jurisdiction: 'federal',
    serviceTypes: ['tax-preparation', 'bookkeeping'],
    officialSourceUrl: 'https://www.irs.gov/businesses/understanding-your-form-1099-k',
    featured: true,
    reviewedDaysAgo: 34,
  },
  {
    slug: 'contractor-payments-form-1099-nec',
    title: 'Paying Contractors: Form W-9 and Form 1099-NEC',
    summary:
      'A business that pays an independent contractor for services reports the payments on Form 1099-NEC by January 31. For payments made through the end of 2025 the threshold was $600 a year; for payments made from January 1, 2026 it is $2,000, adjusted for inflation from 2027. Payments by card or through a payment network are reported by the processor instead.',
    industriesImpacted: [
      {
        industry: 'Construction',
        explanation:
          'Subcontractors are many and change often. Collect Form W-9 before the first check, together with the insurance certificate.',
      },
      {
        industry: 'Technology',
        explanation:
          'Freelance developers abroad give Form W-8BEN instead; work done outside the United States is generally not reported on a 1099.',
      },
      {
        industry: 'Real Estate',
        explanation: 'Owners who rent property as a business report what they pay to cleaners, handymen and managers.',
      },
    ],
    businessApplication:
      'Corporations are mostly exempt from reporting, with exceptions such as attorneys. If a contractor gives no taxpayer number, you have to withhold 24 percent as backup withholding from the first payment. Anyone who files ten or more information returns of all kinds in a year must file electronically. Penalties grow with delay and are charged for each form.',
    complianceChecklist: [
      'Collect a signed Form W-9 (or W-8) before the first payment.',
      'Mark contractors in the vendor list and record how each payment was made.',
      'Review the list in November for missing or unmatched taxpayer numbers.',
      'Apply the threshold of the year of payment: $600 up to 2025, $2,000 in 2026.',
      'Send copies to contractors and file with the IRS by January 31.',
      'Check whether your state wants its own copy.',
      'Ask first whether the worker is a contractor at all; state tests can be stricter.',
    ],
    jurisdiction: 'federal',
    serviceTypes: ['payroll', 'bookkeeping', 'tax-preparation'],
    officialSourceUrl: 'https://www.irs.gov/forms-pubs/about-form-1099-nec',
    featured: false,
    reviewedDaysAgo: 48,
  },
  {
    slug: 'section-174-research-costs',
    title: 'Research Costs: Sections 174 and 174A',
    summary:
      'From 2022 to 2024 businesses had to spread research and experimental costs over five years, or fifteen for work abroad. The law of July 2025 ended that for work done in the United States: under the new section 174A domestic costs can again be deducted at once for tax years that begin after December 31, 2024. Foreign research still has to be amortized over fifteen years. Small businesses may apply the change to the earlier years.',
    industriesImpacted: [
      {
        industry: 'Technology',
        explanation:
          'Software development counts as research for these rules. Companies with developers abroad need records of where the work was done.',
      },
      {
        industry: 'Healthcare',
        explanation:
          'Device and drug companies with losses can choose to amortize domestic costs instead, so that deductions are not wasted.',
      },
      {
        industry: 'Small Business',
        explanation:
          'With average gross receipts of $31 million or less, a business may amend 2022 to 2024 and claim the deductions it had to spread.',
      },
    ],
    businessApplication:
      'Costs that were capitalized in 2022 to 2024 and not yet deducted can be written off in the first year after 2024, or over two years. Taking the research credit reduces the deduction, so both have to be computed together. States do not all follow: some still require amortization, others never did. Amended returns for earlier years had their own deadlines; ask before relying on them.',
    complianceChecklist: [
      'Identify wages, contractors and overhead that belong to research, software included.',
      'Separate work done in the United States from work done abroad, by person and month.',
      'List the unamortized balance of 2022 to 2024.',
      'Compare writing it off in one year with two years, and the effect on other limits.',
      'Compute deduction and research credit together.',
      'Check how each state in which you file treats these costs.',
    ],
    jurisdiction: 'federal',
    serviceTypes: ['tax-planning', 'tax-preparation'],
    officialSourceUrl: 'https://www.irs.gov/newsroom/one-big-beautiful-bill-provisions',
    featured: false,
    reviewedDaysAgo: 62,
  },
];
