import type { DemoGuide } from './demo-guide';

/** State law. */
export const stateGuides: readonly DemoGuide[] = [
  {
    slug: 'sales-tax-economic-nexus-after-wayfair',
    title: 'Sales Tax Nexus After Wayfair',
    summary:
      'Since the Supreme Court’s decision in South Dakota v. Wayfair (2018), a state can require a seller without any presence there to collect its sales tax. Every state with a general sales tax has set a threshold of its own. South Dakota’s, in that case, was more than $100,000 of sales or 200 transactions a year; since July 1, 2023, it counts only sales. Some states still count transactions. Marketplaces collect on the sales that they handle; sales on your own website are up to you.',
    industriesImpacted: [
      {
        industry: 'E-Commerce',
        explanation:
          'Watch sales by state every month. Stock in a fulfillment center creates physical nexus regardless of amounts.',
      },
      {
        industry: 'Technology',
        explanation:
          'Software as a service is taxable in some states and not in others; New York, Pennsylvania, Texas and Washington tax much of it.',
      },
      {
        industry: 'Retail',
        explanation:
          'Local rates and rules about where a sale happens make the address of the customer part of the price.',
      },
    ],
    businessApplication:
      'Measure your sales into each state over the period that the state names (in California the last or current calendar year, in Texas the last twelve months). When you cross a threshold, register before you collect: collecting without a permit is an offense in most states. If you crossed it long ago, a voluntary disclosure agreement usually limits the look-back and waives penalties, but only if you come forward before the state finds you. California and Texas use $500,000; New York asks for more than $500,000 and more than 100 sales. Thresholds change: check each state’s revenue department.\n\nDelaware, Montana, New Hampshire and Oregon have no sales tax, and Alaska only has local ones. Tax that was not collected is owed by the seller, with penalties and interest, and without a return no time limit protects the past years. Sales tax that was collected is held in trust: owners and officers can be made to pay it personally, and keeping it can be a crime. Some states tax shipping charges and others do not when they are stated separately.\n\nSales for resale are not taxed if the buyer gives a valid resale certificate. Most states tax goods and only services that they name, such as repairs or cleaning; some tax nearly all services. With drop shipping the seller collects where it has nexus, and gives its supplier a resale certificate. Registration is with each state’s revenue department; the Streamlined Sales Tax system registers a seller in many states at once.\n\nSales tax nexus says nothing about income tax, for which each state has a test of its own. The thresholds hold for sellers abroad as well.',
    complianceChecklist: [
      'Export sales by state for the last 24 months, marketplace sales separately.',
      'Compare each state with its threshold, and note which sales count toward it.',
      'List places with physical presence: stock, staff, remote employees, trade shows.',
      'Decide which of your products and services are taxable in each state.',
      'Register, set up rates, then begin to collect.',
      'Keep exemption and resale certificates for customers who are not charged.',
      'File every return, even for periods without sales.',
      'Repeat the check every quarter.',
    ],
    jurisdiction: 'state',
    serviceTypes: ['tax-planning', 'tax-preparation', 'bookkeeping'],
    sources: [
      {
        name: 'South Dakota v. Wayfair, Inc., Supreme Court of the United States',
        url: 'https://www.supremecourt.gov/opinions/17pdf/17-494_j4el.pdf',
        date: '2018-06-21',
      },
      {
        name: 'Streamlined Sales Tax, remote seller state guidance',
        url: 'https://www.streamlinedsalestax.org/for-businesses/remote-seller-faqs/remote-seller-state-guidance',
        date: null,
      },
    ],
    featured: true,
    updatedOn: '2026-11-22',
    reviewedOn: '2026-11-22',
    reviewDueOn: '2027-01-15',
    changes: [
      { on: '2026-11-22', note: 'New York’s double test is named: more than $500,000 and more than 100 sales.' },
      { on: '2026-05-17', note: 'First published.' },
    ],
  },
  {
    slug: 'california-ab5-worker-classification',
    title: 'California AB5: Employee or Contractor?',
    summary:
      'California presumes that a worker is an employee. Under the ABC test of Labor Code section 2775 a worker is a contractor only if all three hold: the worker is free from control and direction, does work outside the usual course of the hiring business, and is engaged in an independent trade of the same kind. Many professions have exemptions with conditions of their own, under which the older Borello test applies.',
    industriesImpacted: [
      {
        industry: 'Technology',
        explanation:
          'Developers on a product team rarely pass part B, since software is the usual course of the business.',
      },
      {
        industry: 'Construction',
        explanation:
          'Subcontractors must be licensed and meet a list of conditions; otherwise the contractor is the employer.',
      },
      {
        industry: 'Professional Services',
        explanation:
          'Lawyers and accountants with an active California license fall under the Borello test (section 2783). Consultants in marketing, design and similar work have to meet a list of conditions, such as setting their own rates and hours (section 2778).',
      },
      {
        industry: 'Food & Beverage',
        explanation: 'Delivery drivers for apps fall under Proposition 22; a restaurant’s own drivers do not.',
      },
    ],
    businessApplication:
      'The label in the contract does not decide. If one of the three parts fails, the worker is an employee for wages, unemployment insurance and, with some differences, for taxes. Willful misclassification costs $5,000 to $15,000 for each violation and $10,000 to $25,000 where there is a pattern, besides unpaid wages, overtime and payroll taxes. Federal tests differ, so somebody can be an employee in California and a contractor to the IRS.\n\nA licensed barber, cosmetologist or esthetician who sets rates, keeps the clients, books appointments and takes payment alone is judged by the Borello test (section 2778). Truck drivers who own their rig fall under the ABC test unless the business-to-business exemption holds. Licensed real estate and insurance agents, doctors, dentists, architects and engineers are outside the ABC test, on conditions. Freelance writers, editors, photographers and many musicians are exempt with a written contract and conditions of their own.\n\nThe Labor Commissioner, the Employment Development Department, the Attorney General and city attorneys enforce the rule, and workers can claim what they are owed. The hiring business has to prove every part of the test. A plumber who fixes a shop’s pipe works outside its usual business; a cake decorator who works on a bakery’s cakes does not. A company of one’s own does not decide either; it helps only when every condition of the business-to-business exemption holds.\n\nThe test is for work in California, also for a business elsewhere. AB5 is still in force; a later law rewrote its exemptions, and the Labor Code has them from section 2775 on.',
    complianceChecklist: [
      'List everyone in California who is paid without payroll.',
      'Go through parts A, B and C for each of them, in writing.',
      'Look for an exemption, and check every one of its conditions.',
      'For business-to-business relations, check the contract, the license and the separate premises.',
      'Move those who fail to payroll from a fixed date, and ask counsel about the past.',
      'Repeat the check when the work changes.',
    ],
    jurisdiction: 'state',
    serviceTypes: ['payroll', 'advisory'],
    sources: [
      {
        name: 'California Labor & Workforce Development Agency, ABC test',
        url: 'https://www.labor.ca.gov/employmentstatus/abctest/',
        date: null,
      },
      {
        name: 'California Labor Code, section 2775 (AB 2257)',
        url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=LAB&sectionNum=2775',
        date: '2020-09-04',
      },
    ],
    featured: false,
    updatedOn: '2026-11-22',
    reviewedOn: '2026-11-22',
    reviewDueOn: '2027-05-22',
    changes: [
      {
        on: '2026-11-22',
        note: 'Which exemption lawyers and accountants have is exact: an active California license, section 2783. The range of penalties for a pattern is complete.',
      },
      { on: '2026-04-09', note: 'First published.' },
    ],
  },
  {
    slug: 'new-york-pay-transparency',
    title: 'New York Pay Transparency',
    summary:
      'Since September 17, 2023, New York’s Labor Law section 194-b requires employers with four or more employees to state the pay, or a good-faith range of pay, in every advertisement for a job, promotion or transfer that will be performed at least in part in the state. It also covers remote work outside New York that reports to a supervisor or office in the state. A job description has to be included when there is one.',
    industriesImpacted: [
      {
        industry: 'Technology',
        explanation: 'Remote roles that report to someone in New York are covered even if the person lives elsewhere.',
      },
      {
        industry: 'Retail',
        explanation: 'Roles paid only by commission need a general statement that compensation is based on commission.',
      },
      {
        industry: 'Professional Services',
        explanation: 'Recruiters and agencies count as employers for this rule, apart from temporary help firms.',
      },
    ],
    businessApplication:
      'A range has a bottom and a top that you would honestly pay; "up to $90,000" or "from $50,000" is not enough. Applicants and employees can complain to the Department of Labor, which can impose civil penalties of up to $1,000 for a first violation, $2,000 for a second and $3,000 for a third or later one. New York City and several counties have rules of their own. Retaliation against anyone who asks is forbidden.\n\nOnly the base salary or hourly pay has to be stated, not bonuses, tips or benefits, though they may be. An offer outside the range is allowed if the range was given in good faith when it was advertised. The rule is about written advertisements to possible applicants; it does not make you advertise. An employer anywhere is covered for a job that is done at least in part in New York or reports there.\n\nThe Department of Labor takes complaints on a form on its site, looks into them and usually lets an employer correct the ad. An ad for several levels or locations states the range of each.',
    complianceChecklist: [
      'List the open roles and decide whether each touches New York.',
      'Set ranges before advertising and note how they were found.',
      'Add pay and job description to internal postings too.',
      'Give job boards and recruiters the same text.',
      'Keep a history of ranges and descriptions.',
      'Find current employees who are paid below the new ranges before they find out.',
    ],
    jurisdiction: 'state',
    serviceTypes: ['payroll', 'advisory'],
    sources: [
      {
        name: 'New York Department of Labor, Pay Transparency',
        url: 'https://dol.ny.gov/pay-transparency',
        date: null,
      },
      {
        name: 'New York Labor Law, section 194-b',
        url: 'https://www.nysenate.gov/legislation/laws/LAB/194-B',
        date: '2023-09-17',
      },
    ],
    featured: false,
    updatedOn: '2026-11-28',
    reviewedOn: '2026-11-28',
    reviewDueOn: '2027-05-22',
    changes: [
      { on: '2026-11-28', note: 'Reviewed: which employers are covered, since when, and the penalties.' },
      { on: '2026-03-11', note: 'First published.' },
    ],
  },
  {
    slug: 'california-consumer-privacy-act',
    title: 'California Consumer Privacy Act (CCPA and CPRA)',
    summary:
      'Californians may know, correct, delete and limit the use of the personal information that larger businesses hold about them, and stop its sale or sharing. A for-profit business that operates in California is covered if its annual gross revenue is above $26,625,000 (for 2025 and 2026), if it buys, sells or shares the data of 100,000 or more consumers or households, or if it earns half or more of its revenue from selling or sharing data. The dollar amounts are next adjusted in January 2027.',
    industriesImpacted: [
      {
        industry: 'E-Commerce',
        explanation:
          'Advertising cookies are often "sharing". A visible opt-out and respect for the Global Privacy Control signal are required.',
      },
      {
        industry: 'Retail',
        explanation:
          'Loyalty programs need a notice of the financial incentive and of how the value of data was estimated.',
      },
      {
        industry: 'Technology',
        explanation:
          'Service providers need contracts with the terms of the law, and must help customers to answer requests.',
      },
    ],
    businessApplication:
      'Employees, applicants and contacts at other businesses are covered as well. A request to know or delete has to be confirmed within 10 business days and answered within 45 calendar days, once extendable. Penalties reach $2,663 for each violation, and $7,988 for intentional ones or those that concern minors. Since January 1, 2026, regulations also require risk assessments of some uses of data. After a breach caused by poor security, consumers can sue for $107 to $799 each per incident without proof of harm.\n\nData may stay when it is needed to finish a sale, for security, or to meet a legal duty such as tax records; say so in the answer. Match what the person gives with the data that you hold, and ask for more only for sensitive data; an opt-out needs no verification. Answers to requests are free unless requests are clearly unfounded or excessive. Nonprofits and businesses below all the thresholds are not covered, but a website that collects data from Californians needs a privacy policy under another law, CalOPPA.\n\nData of someone under 16 is sold or shared only with consent: the child’s own from 13 on, a parent’s below that. You may not deny service or charge more because someone used a privacy right, apart from an incentive that is worth what the data is. The California Privacy Protection Agency and the Attorney General enforce the law, and they need not give time to cure. A business anywhere is covered if it does business with Californians and passes one of the thresholds.\n\nSensitive information, such as identity numbers, logins, exact location, health, race or religion, may be used only for what is needed once a person asks for that limit. A sale is any exchange of data for money or something else of value, and sharing is passing it on for advertising across sites. Data under HIPAA, and financial data under the Gramm-Leach-Bliley Act, is outside the law, but not the business that holds it. The number of employees does not decide whether a business is covered.',
    complianceChecklist: [
      'Test the three thresholds once a year and keep the calculation.',
      'Map personal information: source, purpose, recipients, and how long you keep it.',
      'Update the privacy policy at least every twelve months, and when something changes.',
      'Offer two ways to send requests, one of them a toll-free number, or an email address if you only sell online, and log each request with its dates.',
      'Honor opt-out signals from browsers.',
      'Put the required terms into contracts with service providers and third parties.',
      'Train the people who answer requests.',
    ],
    jurisdiction: 'state',
    serviceTypes: ['advisory', 'audit'],
    sources: [
      { name: 'California Attorney General, CCPA', url: 'https://oag.ca.gov/privacy/ccpa', date: null },
      {
        name: 'California Privacy Protection Agency, adjusted amounts',
        url: 'https://cppa.ca.gov/regulations/cpi_adjustment.html',
        date: '2025-01-01',
      },
    ],
    featured: false,
    updatedOn: '2026-11-28',
    reviewedOn: '2026-11-28',
    reviewDueOn: '2027-01-15',
    changes: [
      { on: '2026-11-28', note: 'Since January 1, 2026, regulations require risk assessments of some uses of data.' },
      { on: '2026-02-26', note: 'First published.' },
    ],
  },
];
