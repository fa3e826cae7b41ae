import type { DemoGuide } from './demo-guide';

/** Federal deductions, and how an owner is taxed. */
export const federalDeductionGuides: readonly DemoGuide[] = [
  {
    slug: 'section-179-and-bonus-depreciation',
    title: 'Section 179 and 100 Percent Bonus Depreciation',
    summary:
      'A business can deduct the full cost of most equipment in the year in which it is placed in service, in either of two ways. Bonus depreciation under section 168(k) is 100 percent, permanently, for property acquired after January 19, 2025. Section 179 lets you choose which items to deduct, up to $2,500,000 for tax years that begin in 2025 and $2,560,000 for 2026. That limit shrinks dollar for dollar once purchases exceed $4,000,000 in 2025 or $4,090,000 in 2026. Property under a binding contract signed before January 20, 2025 keeps the older, lower bonus rate: 40 percent if it was placed in service in 2025.',
    industriesImpacted: [
      {
        industry: 'Construction',
        explanation:
          'Excavators, trucks and tools usually qualify, new or used. Vehicles rated above 6,000 pounds escape the annual limits for passenger cars; heavy sport utility vehicles have a section 179 cap of their own, $32,000 for tax years that begin in 2026.',
      },
      {
        industry: 'Real Estate',
        explanation:
          'Buildings and land do not qualify. Improvements to the inside of a nonresidential building do, and section 179 also covers its roof, heating and air conditioning, fire protection, alarm and security systems.',
      },
      {
        industry: 'Professional Services',
        explanation:
          'Computers, furniture and off-the-shelf software qualify. Passenger cars have an annual limit, bonus depreciation included; see the current amount in IRS Publication 946.',
      },
      {
        industry: 'Small Business',
        explanation:
          'Section 179 cannot create a loss: it stops at the taxable income from your businesses, and the rest carries forward. Bonus depreciation can create or enlarge a loss.',
      },
    ],
    businessApplication:
      'Bonus depreciation applies automatically to every item of a class unless you elect out of it on the return; section 179 is elected item by item on Form 4562. The property must be placed in service, which means ready and available for use, by the end of the year. Ordering or paying is not enough. Used property qualifies if you have not used it before and did not buy it from a related party. For the first tax year that ended after January 19, 2025, a business could elect a rate of 40 percent instead of 100 percent. Vehicles and other listed property have to be used more than 50 percent for business; if use falls to 50 percent or less, part of the deduction is paid back as recapture. For example, a bakery that buys a used oven for $60,000 in March 2026 and starts baking with it in April deducts all of it for 2026. If the oven is paid for in December 2026 but delivered in January 2027, the deduction belongs to 2027. Partnerships and S corporations pass section 179 through, and the limit applies to the business and to each owner. Many states do not follow bonus depreciation, so the state return can need its own schedule.\n\nEquipment bought on credit is deducted in full in the first year; with a true lease the owner deducts it and you deduct the rent. When written-off equipment is sold, the gain up to the amount deducted is taxed as ordinary income. Section 179 can be elected, changed or revoked on an amended return; bonus depreciation that was missed is claimed with Form 3115 or an amended return. Appliances and furniture in a rental qualify for bonus depreciation, and for section 179 if the rental is a business; the house itself does not.\n\nParking lots, fences and landscaping qualify for bonus depreciation, but not for section 179. Section 179 needs an active business; estates, trusts and passive investors cannot take it. What was inherited, given, or first used privately does not qualify for section 179. Tractors, breeding animals and single-purpose farm structures qualify.\n\nCargo vans, pickups with a full-size bed and vehicles that are made for work only are free of both caps if they are heavy enough.',
    complianceChecklist: [
      'List each purchase of the year with its cost, the date of the contract and the date it was placed in service.',
      'Set apart property acquired before January 20, 2025.',
      'Keep a mileage log for vehicles and check that business use stays above 50 percent.',
      'Compare section 179 with bonus depreciation, with your income limit and your state in mind.',
      'Elect section 179, or elect out of bonus depreciation, on Form 4562 with a timely return.',
      'Keep invoices and proof of the date of first use for as long as you own the property.',
      'Report recapture when business use falls or the property is sold.',
    ],
    jurisdiction: 'federal',
    serviceTypes: ['tax-planning', 'tax-preparation', 'bookkeeping'],
    sources: [
      {
        name: 'IRS Publication 946, How To Depreciate Property',
        url: 'https://www.irs.gov/publications/p946',
        date: null,
      },
      {
        name: 'Public Law 119-21, sections 70301 and 70306',
        url: 'https://www.congress.gov/bill/119th-congress/house-bill/1/text',
        date: '2025-07-04',
      },
      { name: 'IRS Notice 2026-11', url: 'https://www.irs.gov/pub/irs-drop/n-26-11.pdf', date: '2026-01-14' },
      {
        name: 'Revenue Procedure 2025-32 (amounts for 2026)',
        url: 'https://www.irs.gov/pub/irs-drop/rp-25-32.pdf',
        date: '2025-10-09',
      },
    ],
    featured: false,
    updatedOn: '2026-11-28',
    reviewedOn: '2026-11-28',
    reviewDueOn: '2027-01-15',
    changes: [{ on: '2026-11-28', note: 'First published.' }],
  },
  {
    slug: 'no-tax-on-tips-and-overtime',
    title: 'No Tax on Tips and Overtime: the Deductions and the W-2',
    summary:
      'For 2025 through 2028, workers can deduct qualified tips of up to $25,000 a year (section 224) and qualified overtime pay of up to $12,500, or $25,000 on a joint return (section 225), from income that is subject to federal income tax, whether or not they itemize. Each deduction shrinks by $100 for every $1,000 of income above $150,000, or $300,000 on a joint return. Social Security and Medicare taxes are still due on the money. For 2026 and later years, employers report the amounts on Form W-2: tips in box 12 with code TP, overtime with code TT, and the tipped occupation in box 14b.',
    industriesImpacted: [
      {
        industry: 'Food & Beverage',
        explanation:
          'Voluntary tips count, whether in cash, by card, through an app or from a tip pool. A mandatory service charge does not, even if all of it goes to the staff.',
      },
      {
        industry: 'Construction',
        explanation:
          'Only the premium counts, the half in time and a half: of $30 an hour for overtime at a regular rate of $20, it is $10.',
      },
      {
        industry: 'Professional Services',
        explanation:
          'Self-employed people in a listed occupation deduct tips only up to the net income of that business. Independent contractors rarely have qualified overtime, since it has to be required by the Fair Labor Standards Act.',
      },
      {
        industry: 'Healthcare',
        explanation:
          'Overtime that only a state law, a union contract or the employer’s own policy requires does not count; only what federal law requires for hours over 40 in a week does.',
      },
    ],
    businessApplication:
      'Tips qualify if they are voluntary, were received in an occupation on the Treasury’s list, and appear on a W-2, a 1099 or Form 4137. The list, in final regulations of April 13, 2026, has more than 70 occupations, each with a Treasury Tipped Occupation Code. Tips in digital assets do not qualify. Qualified overtime is the pay above the regular rate that the Fair Labor Standards Act requires. Married people have to file jointly, and the return needs a Social Security number. For 2025, employers did not have to report the amounts separately, and workers could use pay stubs and other records. Employees who expect a deduction can have less withheld with a new Form W-4; otherwise the benefit comes with the return, on Schedule 1-A of Form 1040. Employers withhold and match Social Security and Medicare as before. For example, a server with $18,000 of reported tips and $60,000 of income deducts all $18,000, while a couple with $310,000 of income loses $1,000 of the deduction. States decide for themselves whether to follow.\n\nIt is a deduction from taxable income, not a credit, so that it saves tax at your own rate. Exempt employees have no overtime under the Fair Labor Standards Act, so that nothing of their pay qualifies. Of higher premiums only the part that the Fair Labor Standards Act requires counts; holiday and shift premiums do not. A share of a tip pool counts for those in a listed occupation; managers and owners may not take part in employees’ tips.\n\nEmployers of restaurants, and now of beauty services, can credit the Social Security and Medicare tax that they pay on tips above the minimum wage (section 45B). A W-2 without the amounts is a wrong one, with the usual penalties; the employee asks for a Form W-2c.',
    complianceChecklist: [
      'Find the Treasury Tipped Occupation Code of every tipped job.',
      'Set up payroll to total cash tips and the overtime premium separately for all of 2026.',
      'Record mandatory service charges as wages, not as tips.',
      'On the W-2 for 2026, report tips with code TP, the overtime premium with code TT and the occupation in box 14b.',
      'Keep withholding Social Security and Medicare on tips and overtime.',
      'Offer a new Form W-4 to employees who want less withheld.',
      'Check whether your state follows the deductions.',
    ],
    jurisdiction: 'federal',
    serviceTypes: ['payroll', 'tax-preparation', 'tax-planning'],
    sources: [
      {
        name: 'IRS, One, Big, Beautiful Bill provisions',
        url: 'https://www.irs.gov/newsroom/one-big-beautiful-bill-provisions',
        date: null,
      },
      {
        name: 'Treasury Decision 10044, 91 FR 19026 (occupations and qualified tips)',
        url: 'https://www.govinfo.gov/content/pkg/FR-2026-04-13/html/2026-07104.htm',
        date: '2026-04-13',
      },
      {
        name: 'Public Law 119-21, sections 70201 and 70202',
        url: 'https://www.congress.gov/bill/119th-congress/house-bill/1/text',
        date: '2025-07-04',
      },
      { name: 'IRS, About Form W-2', url: 'https://www.irs.gov/forms-pubs/about-form-w-2', date: null },
    ],
    featured: false,
    updatedOn: '2026-11-28',
    reviewedOn: '2026-11-28',
    reviewDueOn: '2027-01-15',
    changes: [{ on: '2026-11-28', note: 'First published.' }],
  },
  {
    slug: 's-corporation-election-and-reasonable-pay',
    title: 'S Corporations: Election and Reasonable Pay',
    summary:
      'A corporation, or an LLC that elects to be taxed as one, becomes an S corporation by filing Form 2553. The election is due within 2 months and 15 days after the tax year begins, or at any time in the year before: for a calendar year, by March 15. The business then usually pays no federal income tax of its own, and its income is taxed to the owners whether or not it is paid out. Owners who work in the business are employees: it has to pay them reasonable wages, with payroll taxes, before it makes distributions.',
    industriesImpacted: [
      {
        industry: 'Professional Services',
        explanation:
          'Most of the income of a consultant or accountant who works alone comes from that person’s own work, so most of it is usually wages. The IRS and the courts look at what others pay for the same work.',
      },
      {
        industry: 'Small Business',
        explanation:
          'An S corporation runs payroll even for its only owner: Form W-2, Form 941 and unemployment tax. That costs money, so compare it with the tax saved before you elect.',
      },
      {
        industry: 'Construction',
        explanation:
          'Money earned by employees and equipment, rather than by the owner’s own work, supports distributions. Keep records of both.',
      },
      {
        industry: 'Healthcare',
        explanation:
          'A practice whose state requires licensed owners must keep every shareholder eligible: a transfer to an ineligible person ends the election on that day.',
      },
    ],
    businessApplication:
      'To qualify, the company must be domestic and have no more than 100 shareholders, who are individuals, certain trusts and estates, or certain exempt organizations, and no nonresident aliens. It may have only one class of stock, although voting rights can differ. Members of a family count as one shareholder. All shareholders must sign the consent on Form 2553; in a community property state, a spouse with an interest in the shares signs too. If the election is late, Revenue Procedure 2013-30 lets most companies file it within 3 years and 75 days of the date on which it was to take effect, with a reasonable cause and returns that are consistent with it. An election made late without relief takes effect the next year. The law sets no formula for reasonable pay: training, duties, time, the pay of comparable people and the company’s own history count. If wages are too low, the IRS can treat distributions as wages and charge payroll taxes, penalties and interest. Health insurance that the company pays for a shareholder with more than 2 percent goes into box 1 of the W-2, but is not subject to Social Security and Medicare taxes. Form 1120-S is due on the 15th day of the third month, March 15 for a calendar year; Form 7004 extends it by six months. A late return costs a penalty for each shareholder and each month; see the current amount in the instructions of Form 1120-S. For example, an owner who does all the work of a company that earns $120,000, and whose work would cost $80,000 to hire, takes wages near $80,000 and the rest as distributions. A company that ends its election generally waits five years before it can elect again.\n\nThe election is revoked with a statement that holders of more than half of the shares sign; made in the first months of the year it counts from its start. An owner who takes no money or property out of a company without profit need not be paid wages; once something is taken out, wages come first. Most states follow; New York wants an election of its own, California taxes S corporations, and New York City and a few states do not follow at all. Losses are deductible only up to the owner’s basis in stock and loans to the company, and within other limits; the rest carries forward.\n\nA home office, a car and other costs of the owner are paid back under an accountable plan with receipts, free of tax. An eligible LLC files Form 2553 alone, without Form 8832. Form 2553 goes by mail or fax to the number in its instructions, and the IRS answers with a letter of acceptance. A new company’s first year begins when it first has owners, assets or business, whichever is earliest.\n\nA green card holder or other resident alien can be a shareholder, a nonresident cannot. Partnerships, corporations and IRAs cannot own shares, though an LLC with a single eligible owner that is disregarded can. Wages of the owner are not qualified business income; the remaining profit can be.',
    complianceChecklist: [
      'Check every shareholder: individual, resident, and no more than 100.',
      'File Form 2553 with all signatures within 2 months and 15 days of the start of the year.',
      'If it is late, file under Revenue Procedure 2013-30 and state the reasonable cause.',
      'Write down how you set the owner’s pay, with figures for comparable work.',
      'Run payroll for working owners during the year, not only in December.',
      'Add health insurance of shareholders with more than 2 percent to box 1 of the W-2.',
      'File Form 1120-S by March 15 and give each owner a Schedule K-1.',
      'Make distributions in proportion to shares.',
    ],
    jurisdiction: 'federal',
    serviceTypes: ['tax-planning', 'tax-preparation', 'payroll'],
    sources: [
      {
        name: 'IRS, S corporations',
        url: 'https://www.irs.gov/businesses/small-businesses-self-employed/s-corporations',
        date: null,
      },
      {
        name: 'IRS, S corporation compensation and medical insurance issues',
        url: 'https://www.irs.gov/businesses/small-businesses-self-employed/s-corporation-compensation-and-medical-insurance-issues',
        date: null,
      },
      { name: 'IRS, About Form 2553', url: 'https://www.irs.gov/forms-pubs/about-form-2553', date: null },
      { name: 'Revenue Procedure 2013-30', url: 'https://www.irs.gov/irb/2013-36_IRB#RP-2013-30', date: '2013-08-14' },
    ],
    featured: false,
    updatedOn: '2026-11-28',
    reviewedOn: '2026-11-28',
    reviewDueOn: '2027-01-15',
    changes: [{ on: '2026-11-28', note: 'First published.' }],
  },
];
