import type { DemoGuide } from './demo-guide';

/** Financial statements, nonprofit reporting and payroll deposits. */
export const financialReportingGuides: readonly DemoGuide[] = [
  {
    slug: 'financial-statements-for-lenders-compilation-review-audit',
    title: 'Financial Statements for Lenders: Preparation, Compilation, Review or Audit',
    summary:
      'No federal law makes a private company have its financial statements audited only because it exists; banks, sureties, landlords, investors and funders ask for them in contracts. A CPA can do four different things: prepare statements, compile them, review them or audit them. Preparation and compilation give no assurance, a review gives limited assurance, and an audit gives reasonable assurance. The standards for the first three are the AICPA’s SSARS (AR-C sections 70, 80 and 90).',
    industriesImpacted: [
      {
        industry: 'Construction',
        explanation:
          'Surety companies often ask for reviewed or audited statements, with schedules of contracts, before they bond larger jobs.',
      },
      {
        industry: 'Small Business',
        explanation:
          'For a first credit line, compiled statements or even tax returns may be enough; the loan agreement says so.',
      },
      {
        industry: 'Nonprofit',
        explanation:
          'Funders and state charity offices may ask for a review or an audit above a level of contributions that each sets.',
      },
      {
        industry: 'Real Estate',
        explanation: 'Loan covenants on a building usually name the kind of statements and the days after year-end.',
      },
    ],
    businessApplication:
      'In a preparation (AR-C 70) there is no report; each page says that no assurance is provided. In a compilation (AR-C 80) the CPA presents your figures with a report that gives no assurance; a CPA who is not independent must say so in it. In a review (AR-C 90) the CPA must be independent, asks questions of management and compares figures, and says whether anything has come to light that should be changed. In an audit the CPA must be independent too, tests evidence and controls, and gives an opinion. Cost and time grow in that order. Statements can follow U.S. GAAP or, where the reader accepts it, the cash or tax basis.\n\nA review does not count inventory, confirm receivables or test controls; an audit does. Only a licensed CPA issues a compilation, review or audit report; the bank may take your own statements without one. If a covenant will be missed, ask the lender for a waiver in writing before the year ends, since the debt can otherwise become current. Public companies, larger employee benefit plans and many receivers of federal money need an audit by law.\n\nA clean opinion has no exception, a qualified one names a matter, an adverse one says that the statements are wrong, and a doubt about going concern is told apart. The CPA needs the ledger, bank statements, invoices, loan and lease agreements, payroll and inventory records, and minutes. Time and price depend on the size of the company and the state of its books; ask for a written quote. Compiled statements may leave out the notes and cash flows if the report says so and the lender accepts it.',
    complianceChecklist: [
      'Read the loan, lease, bond or grant: which kind of statements, which basis, and by which day.',
      'Ask the reader in writing whether a lower level or the tax basis would do.',
      'Check early that the CPA is independent if you need a review or an audit.',
      'Sign an engagement letter that names the service and the period.',
      'Reconcile bank, receivables, inventory, debt and payroll before the work begins.',
      'For a first audit, arrange that inventory is observed at year-end.',
      'Compute the covenants yourself before the statements go out.',
    ],
    jurisdiction: 'federal',
    serviceTypes: ['financial-statements', 'audit', 'advisory'],
    sources: [
      {
        name: 'AICPA, Statements on Standards for Accounting and Review Services (AR-C sections 70, 80 and 90)',
        url: 'https://www.aicpa-cima.com/resources/download/aicpa-statements-on-standards-for-accounting-and-review-services-currently-effective',
        date: null,
      },
    ],
    featured: false,
    updatedOn: '2026-11-22',
    reviewedOn: '2026-11-22',
    reviewDueOn: '2027-05-22',
    changes: [{ on: '2026-11-22', note: 'First published.' }],
  },
  {
    slug: 'nonprofit-form-990-and-single-audit',
    title: 'Nonprofits: Form 990 and the Single Audit',
    summary:
      'Most tax-exempt organizations file a return of the 990 series every year. With gross receipts normally of $50,000 or less it is the short electronic notice, Form 990-N; with gross receipts under $200,000 and assets under $500,000 it can be Form 990-EZ; above either it is Form 990. An organization that spends $1,000,000 or more of federal awards in a fiscal year that began on or after October 1, 2024 also needs a Single Audit; for earlier years the threshold was $750,000.',
    industriesImpacted: [
      {
        industry: 'Nonprofit',
        explanation:
          'Private foundations file Form 990-PF whatever their size; churches and some related bodies do not have to file.',
      },
      {
        industry: 'Healthcare',
        explanation:
          'Community clinics with several federal grants add them all up, those passed through by a state included.',
      },
      {
        industry: 'Professional Services',
        explanation:
          'Firms that perform Single Audits work under Government Auditing Standards, with education and peer review of their own.',
      },
    ],
    businessApplication:
      'The return is due on the 15th day of the fifth month after the year ends: May 15 for a calendar year. Form 8868 extends it by six months, but not Form 990-N. The return is filed electronically and is open to the public. An organization that files nothing for three years in a row loses its exemption automatically. What counts for the Single Audit is what was spent, not what was received, of all federal awards together. The audit package goes to the Federal Audit Clearinghouse within 30 calendar days after the auditor’s report or nine months after the end of the year, whichever is earlier. States have their own charity registrations and sometimes audit requirements. A new charity is formed under state law and then applies to the IRS for its exemption online, with Form 1023, or Form 1023-EZ if it is small, and a fee.\n\nA late or incomplete Form 990 or 990-EZ costs a penalty for each day that depends on size, see its instructions; reasonable cause can remove it. Form 990-N has none. An organization that lost its exemption applies for it again with the fee, and can ask that it count from the date of the loss. An organization with $1,000 or more of gross income from an unrelated business also files Form 990-T and may owe tax on it. Names of donors on Schedule B are not open to the public, except those of private foundations and political bodies.\n\nA new organization files from its first year on, even while its application is pending. An organization that closes files a final return with Schedule N, which shows where its assets went. The 990-N is filed free of charge on the IRS site, and needs little more than name, number, officer and a statement of receipts. Findings are answered with a corrective action plan in the package, and the funder follows up; costs can have to be paid back.\n\nThe Single Audit is for nonprofits, states, local governments, tribes and universities; a company follows the terms of its award. The return shows the pay of officers, directors and the highest-paid employees. With only one federal program a program-specific audit can be enough.',
    complianceChecklist: [
      'Find the form by gross receipts and assets: 990-N, 990-EZ, 990 or 990-PF.',
      'Put the 15th day of the fifth month on the calendar, and Form 8868 before it.',
      'List federal awards spent by program number, with what came through a state.',
      'If they reach $1,000,000, engage an auditor who does Single Audits before the year ends.',
      'Have the board read the return before it is filed.',
      'Send the audit package to the Federal Audit Clearinghouse on time.',
      'Renew state charity registrations.',
    ],
    jurisdiction: 'federal',
    serviceTypes: ['audit', 'financial-statements', 'tax-preparation'],
    sources: [
      {
        name: 'Guidance for Federal Financial Assistance (2 CFR 200.501), 89 FR 30046',
        url: 'https://www.federalregister.gov/citation/89-FR-30046',
        date: '2024-04-22',
      },
      {
        name: 'IRS, Form 990 series: which forms do exempt organizations file',
        url: 'https://www.irs.gov/charities-non-profits/form-990-series-which-forms-do-exempt-organizations-file-filing-phase-in',
        date: null,
      },
      { name: 'Federal Audit Clearinghouse', url: 'https://www.fac.gov/', date: null },
    ],
    featured: false,
    updatedOn: '2026-11-28',
    reviewedOn: '2026-11-28',
    reviewDueOn: '2027-05-22',
    changes: [
      { on: '2026-11-28', note: 'Reviewed: the deadlines of the audit package are given.' },
      { on: '2026-11-22', note: 'First published.' },
    ],
  },
  {
    slug: 'federal-payroll-tax-deposits-form-941',
    title: 'Federal Payroll Tax Deposits and Form 941',
    summary:
      'Employers withhold federal income tax, Social Security and Medicare from wages, add their own share of the last two, and deposit all of it electronically. The schedule depends on the look-back period: with $50,000 or less of these taxes in it deposits are monthly, with more they are semiweekly. An employer that owes $100,000 or more on any day deposits by the next business day. Form 941 reports each quarter; the smallest employers file Form 944 once a year instead, if the IRS tells them to.',
    industriesImpacted: [
      {
        industry: 'Food & Beverage',
        explanation:
          'Tips that employees report are wages for these taxes, although customers paid them; the employer’s share is owed on them.',
      },
      {
        industry: 'Construction',
        explanation: 'A crew that grows in summer can pass the $100,000 of one day and become semiweekly at once.',
      },
      {
        industry: 'Retail',
        explanation: 'Seasonal staff are employees from the first hour; their taxes go into the same deposits.',
      },
      {
        industry: 'Small Business',
        explanation:
          'With less than $2,500 for a quarter, the whole amount may be paid with a return that is filed on time.',
      },
    ],
    businessApplication:
      'Social Security is 6.2 percent each for employer and employee, up to a wage base of $184,500 in 2026; for 2027, see the current amount at the Social Security Administration’s page on the contribution and benefit base. Medicare is 1.45 percent each without a limit. From wages above $200,000 in a year you also withhold the Additional Medicare Tax of 0.9 percent; the employer does not match it. Monthly deposits are due on the 15th of the following month. Semiweekly depositors pay by Wednesday for wages paid from Wednesday to Friday, and by Friday for wages paid from Saturday to Tuesday. The look-back period runs from July 1 two years ago to June 30 of last year. Form 941 is due on the last day of the month after each quarter: April 30, July 31, October 31 and January 31. A due date on a Saturday, Sunday or legal holiday moves to the next business day; for the last quarter of 2026 that is Monday, February 1, 2027. Form 944 is for employers whose taxes are $1,000 or less for the year. Late deposits cost 2 percent up to five days, 5 percent up to fifteen and 10 percent after that, and 15 percent more than ten days after the first notice of the IRS. Withheld taxes are held in trust: owners, officers and bookkeepers who decide to pay other bills first can be made to pay them personally.\n\nMistakes on a Form 941 are corrected with Form 941-X, one for each quarter. Form 941 is filed even for a quarter without wages, unless you marked it as seasonal or final. A new employer has no taxes in the look-back period and begins on the schedule by month. A return that is late costs a share of the unpaid tax for each month, besides penalties for late deposits and interest.\n\nThe IRS can remove penalties for reasonable cause, or once for employers with a clean record. File on time even if you cannot pay, pay the withheld part first, and ask the IRS for a payment plan. The penalty is the whole of the withheld income tax, Social Security and Medicare that was not paid over, and can be claimed from each person who was responsible and willful. Sole proprietors and partners are not employees and pay self-employment tax; officers of a corporation are employees.\n\nDepositors on the schedule by week add Schedule B, which lists the tax of each payday. In the last quarter with wages the box for a final return is marked, with the date of the last wages. Taxes for a household employee go on Schedule H of the personal return. Form 941 is filed electronically through software or a payroll provider, or mailed to the address in its instructions. The owner signs it in a sole proprietorship, an authorized officer in a corporation and an authorized member or partner otherwise; a reporting agent can sign if Form 8655 is on file.',
    complianceChecklist: [
      'Find this year’s schedule from the look-back period each December.',
      'Enroll in EFTPS or use the business tax account of the IRS.',
      'Set the money for taxes aside on each payday.',
      'Deposit by the 15th, or by Wednesday and Friday.',
      'Reconcile deposits with the payroll register before each Form 941.',
      'File Form 941 by the last day of the month after the quarter.',
      'Read your payroll service’s confirmations: the duty stays with the employer.',
    ],
    jurisdiction: 'federal',
    serviceTypes: ['payroll', 'bookkeeping'],
    sources: [
      {
        name: 'IRS Publication 15, Employer’s Tax Guide',
        url: 'https://www.irs.gov/publications/p15',
        date: null,
      },
      {
        name: 'Social Security Administration, contribution and benefit base',
        url: 'https://www.ssa.gov/oact/cola/cbb.html',
        date: null,
      },
      {
        name: '26 CFR 31.6302-1, federal tax deposit rules',
        url: 'https://www.ecfr.gov/current/title-26/section-31.6302-1',
        date: null,
      },
      { name: 'IRS, About Form 944', url: 'https://www.irs.gov/forms-pubs/about-form-944', date: null },
      {
        name: 'IRS, Failure to Deposit Penalty',
        url: 'https://www.irs.gov/payments/failure-to-deposit-penalty',
        date: null,
      },
    ],
    featured: true,
    updatedOn: '2026-11-28',
    reviewedOn: '2026-11-28',
    reviewDueOn: '2027-01-15',
    changes: [
      { on: '2026-11-28', note: 'The wage base for 2026, the Additional Medicare Tax and Form 944 were added.' },
      { on: '2026-11-22', note: 'First published.' },
    ],
  },
];
