import type { DemoGuide } from './demo-guide';

/** State and local law. */
export const stateAndLocalGuides: readonly DemoGuide[] = [
  {
    slug: 'sales-tax-economic-nexus-after-wayfair',
    title: 'Sales Tax Nexus After Wayfair',
    summary:
      'Since the Supreme Court’s decision in South Dakota v. Wayfair (2018), a state can require a seller without any presence there to collect its sales tax. Every state with a general sales tax has set a threshold, most often $100,000 of sales a year. Some also count 200 transactions, although many states have dropped that test. Marketplaces collect on the sales that they handle; your own website is your own duty.',
    industriesImpacted: [
      {
        industry: 'E-Commerce',
        explanation:
          'Sales by state must be watched each month. Stock in a fulfillment center creates physical nexus regardless of amounts.',
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
      'Measure your sales into each state over the period that the state names (the last or current calendar year, or the last twelve months). When you cross a threshold, register before you collect: collecting without a permit is an offense in most states. If you crossed it long ago, a voluntary disclosure agreement usually limits the look-back and waives penalties, but only if you come forward before the state finds you. California and Texas use $500,000.',
    complianceChecklist: [
      'Export sales by state for the last 24 months, marketplace sales separately.',
      'Compare each state with its threshold, and note which sales count towards it.',
      'List places with physical presence: stock, staff, remote employees, trade shows.',
      'Decide which of your products and services are taxable in each state.',
      'Register, set up rates, then begin to collect.',
      'Keep exemption and resale certificates for customers who are not charged.',
      'File every return, also for periods without sales.',
      'Repeat the check each quarter.',
    ],
    jurisdiction: 'state',
    serviceTypes: ['tax-planning', 'tax-preparation', 'bookkeeping'],
    officialSourceUrl: 'https://www.supremecourt.gov/opinions/17pdf/17-494_j4el.pdf',
    featured: true,
    reviewedDaysAgo: 15,
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
          'Licensed accountants, lawyers and some others are exempt when conditions such as own rates and own hours are met.',
      },
      {
        industry: 'Food & Beverage',
        explanation: 'Delivery drivers for apps fall under Proposition 22; a restaurant’s own drivers do not.',
      },
    ],
    businessApplication:
      'What the contract says does not decide. If one of the three parts fails, the worker is an employee for wages, unemployment insurance and, with some differences, for taxes. Willful misclassification costs $5,000 to $15,000 for each violation and up to $25,000 where there is a pattern, besides unpaid wages, overtime and payroll taxes. Federal tests differ, so somebody can be an employee in California and a contractor to the IRS.',
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
    officialSourceUrl: 'https://www.labor.ca.gov/employmentstatus/abctest/',
    featured: false,
    reviewedDaysAgo: 41,
  },
  {
    slug: 'new-york-pay-transparency',
    title: 'New York Pay Transparency',
    summary:
      'Since September 2023, New York’s Labor Law section 194-b requires employers with four or more employees to state the pay, or a good-faith range of pay, in every advertisement for a job, promotion or transfer that will be performed at least in part in the state. It also covers remote work outside New York that reports to a supervisor or office in the state. A job description has to be included when there is one.',
    industriesImpacted: [
      {
        industry: 'Technology',
        explanation: 'Remote roles that report to somebody in New York are covered even if the person lives elsewhere.',
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
      'A range has a bottom and a top that you would honestly pay; "up to $90,000" or "from $50,000" is not enough. Applicants and employees can complain to the Department of Labor, which can impose civil penalties of up to $1,000 for a first, $2,000 for a second and $3,000 for further violations. New York City and several counties have rules of their own. Retaliation against anyone who asks is forbidden.',
    complianceChecklist: [
      'List the open roles and decide whether each touches New York.',
      'Set ranges before advertising and note how they were found.',
      'Add pay and job description to internal postings too.',
      'Give job boards and recruiters the same text.',
      'Keep a history of ranges and descriptions.',
      'Look for current employees below the new ranges before they do.',
    ],
    jurisdiction: 'state',
    serviceTypes: ['payroll', 'advisory'],
    officialSourceUrl: 'https://dol.ny.gov/pay-transparency',
    featured: false,
    reviewedDaysAgo: 70,
  },
  {
    slug: 'california-consumer-privacy-act',
    title: 'California Consumer Privacy Act (CCPA and CPRA)',
    summary:
      'Californians may know, correct, delete and limit the use of the personal information that larger businesses hold about them, and stop its sale or sharing. A for-profit business that operates in California is covered if it has annual gross revenue above an adjusted limit ($26,625,000 from January 2025), or buys, sells or shares the data of 100,000 or more consumers or households, or earns half or more of its revenue from selling or sharing data.',
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
      'Employees, applicants and contacts at other businesses are covered as well. A request to know or delete has to be confirmed within 10 business days and answered within 45 calendar days, once extendable. Penalties reach $2,663 for each violation and $7,988 for intentional ones or those that concern children (2025 figures). After a breach caused by poor security, consumers can sue for damages without proof of harm.',
    complianceChecklist: [
      'Test the three thresholds once a year and keep the calculation.',
      'Draw a map of personal information: source, purpose, recipients, how long it is kept.',
      'Update the privacy policy at least every twelve months.',
      'Offer two ways to send requests and log each with its dates.',
      'Honor opt-out signals from browsers.',
      'Put the required terms into contracts with service providers and third parties.',
      'Train the people who answer requests.',
    ],
    jurisdiction: 'state',
    serviceTypes: ['advisory', 'audit'],
    officialSourceUrl: 'https://oag.ca.gov/privacy/ccpa',
    featured: false,
    reviewedDaysAgo: 84,
  },
  {
    slug: 'new-york-city-commercial-rent-tax',
    title: 'New York City Commercial Rent Tax',
    summary:
      'Tenants who use premises in Manhattan south of the center line of 96th Street for a business pay a city tax on their rent if the annualized base rent is $250,000 or more before the rent reduction. The rate is 6 percent on 65 percent of the base rent, in effect 3.9 percent. Credits reduce or remove the tax for rents up to $300,000 and for small businesses with income below set limits.',
    industriesImpacted: [
      {
        industry: 'Retail',
        explanation:
          'Percentage rent and payments made for the landlord, such as real estate tax, can be part of base rent and push a shop over the line.',
      },
      {
        industry: 'Food & Beverage',
        explanation: 'Each location is tested on its own; two small restaurants do not add up.',
      },
      {
        industry: 'Professional Services',
        explanation: 'Rent received from subtenants is deducted before the test, but the records have to show it.',
      },
      {
        industry: 'Nonprofit',
        explanation: 'Nonprofit organizations are exempt once the Department of Finance has confirmed the exemption.',
      },
    ],
    businessApplication:
      'The tax year runs from June 1 to May 31. Returns are due on September 20, December 20 and March 20 for the quarters that end before, and an annual return on June 20. The duty to file an annual return can exist at rents above $200,000 even when no tax is due. The small business credit depends on total income and on rent, and has to be claimed on the return.',
    complianceChecklist: [
      'Check each address: Manhattan, south of the center line of 96th Street.',
      'Add up base rent with everything paid on behalf of the landlord.',
      'Subtract rent from subtenants and documented exclusions, and annualize.',
      'File quarterly when annualized base rent is $250,000 or more.',
      'File the annual return by June 20.',
      'Compute the small business credit each year.',
    ],
    jurisdiction: 'local',
    serviceTypes: ['tax-preparation', 'tax-planning'],
    officialSourceUrl: 'https://www.nyc.gov/site/finance/business/business-commercial-rent-tax-crt.page',
    featured: false,
    reviewedDaysAgo: 66,
  },
  {
    slug: 'new-york-city-earned-safe-and-sick-time',
    title: 'New York City Earned Safe and Sick Time Act',
    summary:
      'People who work in New York City earn one hour of leave for every 30 hours worked, for their own health, that of a family member, or for safety matters. Employers with 100 or more employees give up to 56 paid hours a year, those with 5 to 99 up to 40 paid hours. With four or fewer employees the leave is paid if net income was one million dollars or more in the previous tax year, and otherwise unpaid. Paid prenatal leave of 20 hours comes on top.',
    industriesImpacted: [
      {
        industry: 'Food & Beverage',
        explanation:
          'Short shifts and changing schedules need a record of accrued and used hours with every pay statement.',
      },
      {
        industry: 'Healthcare',
        explanation: 'Home care and per-diem staff are covered, with details for some licensed professions.',
      },
      { industry: 'Retail', explanation: 'A point system that counts protected leave as an absence is retaliation.' },
    ],
    businessApplication:
      'Leave can be used as it is earned. Unused hours carry over up to the yearly limit unless they are paid out and the new year’s hours are granted at once. The amounts earned, used and left must appear on the pay statement or in a document given each pay day. A written policy and the city’s notice of rights are required. Since 2024, employees can also sue by themselves.',
    complianceChecklist: [
      'Count employees over the whole year, including those outside the city for the size test.',
      'Choose accrual or granting all hours at the start of the year.',
      'Write the policy down and hand it out with the notice of rights.',
      'Show hours earned, used and left on each pay day.',
      'Add 20 hours of paid prenatal leave as a bank of its own.',
      'Keep records for three years.',
    ],
    jurisdiction: 'local',
    serviceTypes: ['payroll'],
    officialSourceUrl: 'https://www.nyc.gov/site/dca/workers/workersrights/paid-sick-leave-law-for-workers.page',
    featured: false,
    reviewedDaysAgo: 98,
  },
];
