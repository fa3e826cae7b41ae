import { official, ours, type CheckedFigure } from './checked-figure';

const exemptReturns =
  'https://irs.gov/ht/charities-non-profits/form-990-series-which-forms-do-exempt-organizations-file-filing-phase-in';
const audits =
  'https://support.fac.gov/hc/en-us/articles/18792372809101-Is-my-organization-required-to-conduct-a-Single-Audit';
const revocation = 'https://content.govdelivery.com/accounts/USIRS/bulletins/3984e55?reqfrom=share';
const depositSchedule = 'https://irs.gov/zh-hans/individuals/understanding-your-cp136b-notice';
const smallDeposits = 'https://irs.gov/ht/taxtopics/tc757';
const payrollRates =
  'https://github.com/civic-source/us-code/blob/00b9f183f5fa3798cdc4915c08e01570dfed9022/statutes/title-26/chapter-21/section-3111.md';

/** Sources of the figures in guides to statements, nonprofits and payroll deposits. */
export const financialReportingFigures: Readonly<Record<string, readonly CheckedFigure[]>> = {
  'financial-statements-for-lenders-compilation-review-audit': [
    ours('four different things', 'The four that the sentence names.'),
    ours('The standards for the first three', 'Three of the four that the sentence before names.'),
  ],
  'nonprofit-form-990-and-single-audit': [
    official(
      'gross receipts normally of $50,000 or less',
      'IRS, Form 990 series: which forms do exempt organizations file',
      'Gross receipts normally $50,000 or less: 990-N.',
      exemptReturns,
    ),
    official(
      'gross receipts under $200,000 and assets under $500,000',
      'IRS, Form 990 series: which forms do exempt organizations file',
      'Gross receipts under $200,000 and total assets under $500,000: 990-EZ.',
      exemptReturns,
    ),
    official(
      'spends $1,000,000 or more of federal awards in a fiscal year that began on or after October 1, 2024 also needs a Single Audit; for earlier years the threshold was $750,000',
      '2 CFR 200.501(a)',
      '$1,000,000 or more in fiscal years that start on or after October 1, 2024; $750,000 or more before.',
      audits,
    ),
    official(
      'on the 15th day of the fifth month after the year ends: May 15 for a calendar year',
      'IRS, EO Update of April 23, 2024',
      'By the 15th day of the 5th month; for a calendar year May 15.',
      revocation,
    ),
    official(
      'Form 8868 extends it by six months',
      'IRS, Form 8868 (Rev. January 2019)',
      'A 6-month automatic extension of time to file.',
      'https://info.5y1.org/form-4868-extension-2019-pdf_1_382ac3.html',
    ),
    official(
      'three years in a row loses its exemption',
      '26 U.S.C. 6033(j)',
      'Not filed for three consecutive years: revoked automatically.',
      revocation,
    ),
    official(
      '15th day of the fifth month on the calendar',
      'IRS, EO Update of April 23, 2024',
      '15th day of the 5th month.',
      revocation,
    ),
    official('If they reach $1,000,000', '2 CFR 200.501(a)', '$1,000,000 or more.', audits),
  ],
  'federal-payroll-tax-deposits-form-941': [
    official(
      'with $50,000 or less of these taxes in it deposits are monthly, with more they are semiweekly',
      'IRS, notice CP136B (26 CFR 31.6302-1)',
      '$50,000 or less: monthly depositor; above it: semiweekly depositor.',
      depositSchedule,
    ),
    official(
      '$100,000 or more on any day deposits by the next business day',
      '26 CFR 31.6302-1(c)(3)',
      'The one-day rule applies where $100,000 or more has accumulated; topic 757 calls it the $100,000 next-day obligation.',
      smallDeposits,
    ),
    official(
      'pass the $100,000',
      '26 CFR 31.6302-1(c)(3) and (b)(2)(ii)',
      'The $100,000 next-day obligation; the special rule makes such a depositor semiweekly.',
      smallDeposits,
    ),
    official(
      'of one day and become semiweekly',
      '26 CFR 31.6302-1(b)(2)(ii)',
      'On the first day after the One-Day ($100,000) rule applies, the employer immediately becomes a semi-weekly (semiweekly) depositor; one day is the day of that rule.',
      'https://chanrobles.com/usa/uslaws/cfr/title26/26-15.0.1.1.1.7.16.45.php',
    ),
    official(
      'less than $2,500 for a quarter',
      'IRS, topic 757',
      'A liability of less than $2,500 may be paid with the return.',
      smallDeposits,
    ),
    official(
      '6.2 percent each for employer and employee',
      '26 U.S.C. 3101(a) and 3111(a)',
      'Equal to 6.2 percent of the wages, in both sections.',
      payrollRates,
    ),
    official(
      '1.45 percent each',
      '26 U.S.C. 3101(b) and 3111(b)',
      'Equal to 1.45 percent of the wages, in both sections.',
      payrollRates,
    ),
    official(
      'Monthly deposits are due on the 15th of the following month.',
      'IRS, notice CP136B',
      'Monthly depositors: by the 15th of the following month.',
      depositSchedule,
    ),
    official(
      'Semiweekly depositors pay by Wednesday',
      'IRS, notice CP136B',
      'Semiweekly: wages of Wednesday to Friday by Wednesday, of Saturday to Tuesday by Friday.',
      depositSchedule,
    ),
    official(
      'from July 1 two years ago to June 30 of last year',
      'IRS Publication 15 (2020), section 11',
      'The lookback period begins July 1 and ends June 30; for 2020 it is July 1, 2018 to June 30, 2019: it begins two years before and ends the year before.',
      'http://online.flipbuilder.com/trainbyus/btsl/files/basic-html/page27.html',
    ),
    official(
      'April 30, July 31, October 31 and January 31',
      '26 CFR 31.6071(a)-1',
      'On or before the last day of the first calendar month following the period for which the return is made.',
      'https://anthonygarvan.github.io/allregs/html/sections/26CFR31.6061-1.html',
      'The months after the four quarters end on April 30, July 31, October 31 and January 31.',
    ),
    official(
      '2 percent up to five days, 5 percent up to fifteen and 10 percent after that',
      '26 U.S.C. 6656(b)(1)(A)',
      '2 percent: not more than 5 days. 5 percent: not more than 15 days. 10 percent: more than 15 days.',
      'https://github.com/civic-source/us-code/blob/00b9f183f5fa3798cdc4915c08e01570dfed9022/statutes/title-26/chapter-68/section-6656.md',
    ),
    ours('their own share of the last two', 'A count of what the sentence names.'),
    ours('each December', 'Our advice: before the year for which the schedule holds.'),
    official('Deposit by the 15th', 'IRS, notice CP136B', 'By the 15th of the following month.', depositSchedule),
  ],
};
