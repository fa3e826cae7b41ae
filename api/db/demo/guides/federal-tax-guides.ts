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
          'Foreign holding companies that registered in a state to own property remain reporting companies. FinCEN’s separate rule on residential transfers without a mortgage was vacated by a federal court in Texas on March 19, 2026; no reports are due under it while that order stands, and an appeal is pending.',
      },
      {
        industry: 'Technology',
        explanation:
          'A foreign parent that registered directly in a state, instead of through a U.S. subsidiary, has to check whether it must report.',
      },
    ],
    businessApplication:
      'If your company was created by filing with a U.S. secretary of state, you do not have to file, update or correct a BOI report under the rule of March 2025. If your company was formed abroad and registered to do business here, you report within 30 calendar days of the notice that your registration is effective, and you report changes within 30 days. Such a company does not report beneficial owners who are U.S. persons. New York’s LLC Transparency Act has been in force since January 1, 2026. It applies to LLCs formed abroad and authorized to do business in New York: they file a disclosure of their owners, or an attestation of exemption, with the Department of State. Those authorized before that day have until December 31, 2026; later ones have 30 days. LLCs formed in the United States do not file.\n\nA sole proprietor without a registered company was never asked to report. A domestic company that filed before does not have to withdraw, correct or update its report. Willful failures to file, and false reports, bring civil penalties for each day and can be crimes; a company that does not have to file owes none. A beneficial owner is someone who owns or controls at least 25 percent of the company or has substantial control over it, so that senior officers count even without shares.\n\nA company formed in Puerto Rico or another U.S. territory counts as formed in the United States.',
    complianceChecklist: [
      'Write down under which law your company was formed: U.S. state or tribe, or a foreign country.',
      'If it is foreign, list the states in which it has registered to do business and since when.',
      'Check the list of exemptions (for example large operating companies, banks, subsidiaries of exempt entities).',
      'Collect name, birth date, address and an identity document of each reportable owner who is not a U.S. person.',
      'File electronically with FinCEN within 30 days of registration; there is no fee.',
      'File an update within 30 days when reported facts change.',
      'If your LLC was formed abroad and is authorized in New York, file with its Department of State as well.',
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
      {
        name: 'New York Department of State, LLC Transparency Act',
        url: 'https://dos.ny.gov/',
        date: null,
      },
      { name: 'FinCEN, Residential Real Estate Rule', url: 'https://www.fincen.gov/rre', date: null },
    ],
    featured: true,
    updatedOn: '2026-11-28',
    reviewedOn: '2026-11-28',
    reviewDueOn: '2027-01-15',
    changes: [
      {
        on: '2026-11-28',
        note: 'New York’s LLC Transparency Act is in force for LLCs formed abroad. FinCEN’s rule on residential transfers was vacated.',
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
      'Box 1a shows gross payments. Report gross sales on the return and deduct fees, refunds and cost of goods separately, so that the gross figure can be traced. Personal transfers between friends do not belong on the form; mark them as personal in the app and keep business in a separate account. Check your state: Massachusetts, for example, requires forms from $600; your state’s revenue department publishes its own figure.\n\nSelling your own used things for less than you paid is no income, and the loss is not deductible; if a 1099-K comes, show it and take it out again on the return, and keep proof of what you paid. Rides, rentals and other services that an app pays you for count just like goods. If the platform does not correct a form, report the right income, offset the wrong amount on the return, and keep the letters that you wrote. A sole proprietor reports the gross sales and the expenses on Schedule C.\n\nIf the form has your own number although your company sold, give the platform a new Form W-9 and ask for a corrected form.',
    complianceChecklist: [
      'Use one account per platform for business only.',
      'Confirm your name, taxpayer number and address with each platform in November.',
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
      { on: '2026-11-22', note: 'Reviewed: the federal threshold is unchanged.' },
      { on: '2026-04-20', note: 'First published, with the threshold restored in July 2025.' },
    ],
  },
  {
    slug: 'contractor-payments-form-1099-nec',
    title: 'Paying Contractors: Form W-9 and Form 1099-NEC',
    summary:
      'A business that pays an independent contractor for services reports the payments on Form 1099-NEC by January 31, or the next business day when that is a weekend: for payments of 2026, Monday, February 1, 2027. For payments made after December 31, 2025 the threshold is $2,000 a year, up from $600, and it is adjusted for inflation from 2027 on. Payments by card or through a payment network are reported by the processor instead.',
    industriesImpacted: [
      {
        industry: 'Construction',
        explanation:
          'Subcontractors change often. Collect Form W-9 and the insurance certificate before the first check.',
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
      'Corporations are mostly exempt from reporting, with exceptions such as attorneys. If a contractor gives no taxpayer number, payments that have to be reported are subject to backup withholding of 24 percent. Anyone who files ten or more information returns of all kinds in a year must file electronically. Penalties are charged for each form and grow with delay: for forms due in 2026, $60 up to 30 days late, $130 up to August 1, and $340 after that.\n\nPayments for merchandise, freight and the like are not reported; materials that come with a service are part of the payment for it. Only payments in the course of a business are reported, not what you pay for your own home or family. Rent, prizes and settlements paid to attorneys go on Form 1099-MISC; pay for services goes on Form 1099-NEC. An LLC gets the form unless the box on its Form W-9 says that it is taxed as a corporation.\n\nA mistake is fixed with a corrected form, with the box CORRECTED marked, to the IRS and to the contractor; the sooner, the smaller the penalty. These forms can be filed free of charge on the IRS’s IRIS portal, or through software. Contractors owe tax on what they earn whether or not a form is due. Expenses that a contractor accounts for with receipts stay off the form; an allowance without receipts is part of the pay.\n\nThe pay stays deductible if it is proved, but the penalties for the missing forms are due. A worker who was treated as a contractor by mistake goes on payroll; Form SS-8 asks the IRS for a decision, and its settlement program for classification limits the tax of the past. Nonprofit organizations and sole proprietors send the forms like any other business.',
    complianceChecklist: [
      'Collect a signed Form W-9 (or W-8) before the first payment.',
      'Mark contractors in the vendor list and record how each payment was made.',
      'Review the list in November for missing or unmatched taxpayer numbers.',
      'Apply the threshold of the year of payment: $600 for 2025, $2,000 for 2026.',
      'Send copies to contractors and file with the IRS by January 31.',
      'Check whether your state requires its own copy.',
      'Decide first whether the worker is a contractor at all; state tests can be stricter.',
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
    updatedOn: '2026-11-28',
    reviewedOn: '2026-11-28',
    reviewDueOn: '2027-01-15',
    changes: [
      { on: '2026-11-28', note: 'The threshold of $2,000 applies to payments made after December 31, 2025.' },
      { on: '2026-04-02', note: 'First published, with the new threshold of $2,000.' },
    ],
  },
  {
    slug: 'section-174-research-costs',
    title: 'Research Costs: Sections 174 and 174A',
    summary:
      'From 2022 to 2024 businesses had to spread research and experimental costs over five years, or fifteen for work abroad. The One Big Beautiful Bill Act of July 2025 ended that for work done in the United States: under the new section 174A domestic costs can again be deducted at once for tax years that begin after December 31, 2024. Foreign research still has to be amortized over fifteen years. Small businesses could elect, until July 6, 2026, to apply the change to the earlier years.',
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
          'A business with average annual gross receipts of $31 million or less could amend 2022 to 2024 and claim the deductions it had to spread. That election closed on July 6, 2026; what is not yet deducted can still be written off.',
      },
    ],
    businessApplication:
      'Costs that were capitalized in 2022 to 2024 and not yet deducted can be written off in full in the first tax year that begins after 2024, or in equal parts over two years. Taking the research credit reduces the deduction, so both have to be computed together. States do not all follow: some still require amortization, others never did. Revenue Procedure 2025-28 has the elections and their forms.\n\nResearch does not include routine testing for quality, efficiency and management studies, consumer surveys, advertising, or buying another’s patent or process. If foreign research is given up or sold, its costs are not written off at once but go on being amortized. A reduced research credit can be elected on the return; the deduction then stays whole. Bought software and equipment are depreciated by their own rules, though depreciation of equipment used in research counts as research.\n\nFor work done under contract, the costs are research of the one that bears the financial risk or has the right to use the result. Amortization of foreign research begins in the middle of the year in which the costs are paid.',
    complianceChecklist: [
      'Identify wages, contractors and overhead that belong to research, software included.',
      'Separate work done in the United States from work done abroad, by person and month.',
      'List the unamortized balance of 2022 to 2024.',
      'Compare writing the balance off in one year with two years, and the effect on other limits.',
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
    updatedOn: '2026-11-28',
    reviewedOn: '2026-11-28',
    reviewDueOn: '2027-03-15',
    changes: [
      { on: '2026-11-28', note: 'The election to apply the change to earlier years closed on July 6, 2026.' },
      { on: '2026-03-19', note: 'First published, after the One Big Beautiful Bill Act.' },
    ],
  },
];
