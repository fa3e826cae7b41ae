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
          'Foreign holding companies that registered in a state to own property remain reporting companies. FinCEN also has a separate rule on transfers of residential property; see its site for whether and from when it applies.',
      },
      {
        industry: 'Technology',
        explanation:
          'A foreign parent that registered directly in a state, instead of through a U.S. subsidiary, has to check whether it must report.',
      },
    ],
    businessApplication:
      'If your company was created by filing with a U.S. secretary of state, you do not have to file, update or correct a BOI report under the rule of March 2025. If your company was formed abroad and registered to do business here, you report within a short time after the registration takes effect; FinCEN’s BOI page has the number of days. Such a company does not report beneficial owners who are U.S. persons. States can have acts of their own: for New York’s LLC Transparency Act, ask its Department of State.',
    complianceChecklist: [
      'Write down under which law your company was formed: U.S. state or tribe, or a foreign country.',
      'If it is foreign, list the states in which it has registered to do business and since when.',
      'Check the list of exemptions (for example large operating companies, banks, subsidiaries of exempt entities).',
      'Collect name, birth date, address and an identity document of each reportable owner who is not a U.S. person.',
      'File electronically with FinCEN within the time that its BOI page gives for new registrations; there is no fee.',
      'File an update when reported facts change; FinCEN’s BOI page has the time allowed for it.',
      'Look at the BOI page of FinCEN twice a year, since the rule may change again.',
    ],
    jurisdiction: 'federal',
    serviceTypes: ['advisory'],
    sources: [
      { name: 'FinCEN, Beneficial Ownership Information Reporting', url: 'https://www.fincen.gov/boi', date: null },
      {
        name: 'FinCEN interim final rule, 90 FR 13688',
        url: 'https://www.federalregister.gov/citation/90-FR-13688',
        date: '2025-03-26',
      },
    ],
    featured: true,
    updatedOn: '2026-11-22',
    reviewedOn: '2026-11-22',
    reviewDueOn: '2027-01-15',
    changes: [
      {
        on: '2026-11-22',
        note: 'The time for a first report could not be confirmed in the text of the rule; the reader is sent to FinCEN’s BOI page for it.',
      },
      { on: '2026-11-22', note: 'The time for an update could not be confirmed; the reader is sent to FinCEN for it.' },
      {
        on: '2026-11-22',
        note: 'Points to FinCEN for the rule on residential transfers and to New York for its LLC act instead of describing them.',
      },
      { on: '2026-05-12', note: 'First published, after the interim final rule of March 2025.' },
    ],
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
      'Box 1a shows gross payments. Report your actual sales on the return and deduct fees, refunds and cost of goods separately, so that the gross figure can be found again. Personal transfers between friends do not belong on the form; mark them as personal in the app and keep business in a separate account. Check your state: Massachusetts, for example, requires forms from $600; your state’s revenue department has its present figure.',
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
    sources: [
      {
        name: 'IRS, Understanding your Form 1099-K',
        url: 'https://www.irs.gov/businesses/understanding-your-form-1099-k',
        date: null,
      },
      {
        name: 'Public Law 119-21, section 70432',
        url: 'https://www.congress.gov/bill/119th-congress/house-bill/1/text',
        date: '2025-07-04',
      },
    ],
    featured: true,
    updatedOn: '2026-11-22',
    reviewedOn: '2026-11-22',
    reviewDueOn: '2027-01-15',
    changes: [
      {
        on: '2026-11-22',
        note: 'Vermont, Virginia and Maryland are no longer named: their thresholds could not be confirmed with the states.',
      },
      {
        on: '2026-11-22',
        note: 'States with a lower threshold are named as examples; the reader is told to check the present figure with the state.',
      },
      { on: '2026-04-20', note: 'First published, with the threshold restored in July 2025.' },
    ],
  },
  {
    slug: 'contractor-payments-form-1099-nec',
    title: 'Paying Contractors: Form W-9 and Form 1099-NEC',
    summary:
      'A business that pays an independent contractor for services reports the payments on Form 1099-NEC by January 31, or the next business day when that is a weekend. The law of July 2025 raised the threshold from $600 to $2,000 a year, adjusted for inflation from 2027; the IRS page on Form 1099-NEC says which threshold applies to the year of a payment. Payments by card or through a payment network are reported by the processor instead.',
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
      'Corporations are mostly exempt from reporting, with exceptions such as attorneys. If a contractor gives no taxpayer number, payments that have to be reported are subject to backup withholding of 24 percent. Anyone who files ten or more information returns of all kinds in a year must file electronically. Penalties grow with delay and are charged for each form.',
    complianceChecklist: [
      'Collect a signed Form W-9 (or W-8) before the first payment.',
      'Mark contractors in the vendor list and record how each payment was made.',
      'Review the list in November for missing or unmatched taxpayer numbers.',
      'Apply the threshold of the year of payment: $600 before the change, $2,000 after it.',
      'Send copies to contractors and file with the IRS by January 31.',
      'Check whether your state wants its own copy.',
      'Ask first whether the worker is a contractor at all; state tests can be stricter.',
    ],
    jurisdiction: 'federal',
    serviceTypes: ['payroll', 'bookkeeping', 'tax-preparation'],
    sources: [
      { name: 'IRS, About Form 1099-NEC', url: 'https://www.irs.gov/forms-pubs/about-form-1099-nec', date: null },
      {
        name: 'Public Law 119-21, section 70433',
        url: 'https://www.congress.gov/bill/119th-congress/house-bill/1/text',
        date: '2025-07-04',
      },
    ],
    featured: false,
    updatedOn: '2026-11-22',
    reviewedOn: '2026-11-22',
    reviewDueOn: '2027-01-15',
    changes: [
      {
        on: '2026-11-22',
        note: 'The day from which the new threshold applies could not be confirmed in the text of the law; the reader is sent to the IRS for it.',
      },
      {
        on: '2026-11-22',
        note: 'Backup withholding is described more exactly; a due date on a weekend moves to the next business day.',
      },
      { on: '2026-04-02', note: 'First published, with the new threshold of $2,000.' },
    ],
  },
  {
    slug: 'section-174-research-costs',
    title: 'Research Costs: Sections 174 and 174A',
    summary:
      'From 2022 to 2024 businesses had to spread research and experimental costs over five years, or fifteen for work abroad. The law of July 2025 ended that for work done in the United States: under the new section 174A domestic costs can again be deducted at once for tax years that begin after December 31, 2024. Foreign research still has to be amortized over fifteen years. Small businesses could choose, for a limited time, to apply the change to the earlier years.',
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
          'A business whose average gross receipts stayed below a limit could amend 2022 to 2024 and claim the deductions it had to spread. Revenue Procedure 2025-28 has the limit and the last day of that election.',
      },
    ],
    businessApplication:
      'Costs that were capitalized in 2022 to 2024 and not yet deducted can be written off sooner than on the old schedule; Revenue Procedure 2025-28 says how. Taking the research credit reduces the deduction, so both have to be computed together. States do not all follow: some still require amortization, others never did. Revenue Procedure 2025-28 has the elections and their forms.',
    complianceChecklist: [
      'Identify wages, contractors and overhead that belong to research, software included.',
      'Separate work done in the United States from work done abroad, by person and month.',
      'List the unamortized balance of 2022 to 2024.',
      'Compare the ways of writing it off that the revenue procedure allows, and the effect on other limits.',
      'Compute deduction and research credit together.',
      'Check how each state in which you file treats these costs.',
    ],
    jurisdiction: 'federal',
    serviceTypes: ['tax-planning', 'tax-preparation'],
    sources: [
      {
        name: 'Public Law 119-21, section 70302',
        url: 'https://www.congress.gov/bill/119th-congress/house-bill/1/text',
        date: '2025-07-04',
      },
      { name: 'Revenue Procedure 2025-28', url: 'https://www.irs.gov/pub/irs-drop/rp-25-28.pdf', date: '2025-08-28' },
    ],
    featured: false,
    updatedOn: '2026-11-22',
    reviewedOn: '2026-11-22',
    reviewDueOn: '2027-03-15',
    changes: [
      {
        on: '2026-11-22',
        note: 'The limit of gross receipts, the last day of the election and the ways of writing costs off are no longer given: the reader is sent to Revenue Procedure 2025-28.',
      },
      {
        on: '2026-11-22',
        note: 'Small businesses have a limited time in which they can apply the change to earlier years.',
      },
      { on: '2026-03-19', note: 'First published, after the law of July 2025.' },
    ],
  },
];
