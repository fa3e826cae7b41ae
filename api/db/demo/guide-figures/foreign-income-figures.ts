import { official, ours, quoted, type CheckedFigure } from './checked-figure';

const accountReport =
  'https://irs.gov/ko/newsroom/report-foreign-bank-and-financial-accounts-each-april?os=wtmb5utKCxk5refapp%3Futm_sourcesyndication';
const comparison = 'https://finhelp.io/glossary/fbar-vs-form-8938-what-to-file-for-foreign-financial-accounts';
const extension = 'https://hillcourtfinancial.com/fbar-and-fatca';
const code = 'https://github.com/civic-source/us-code/blob/00b9f183f5fa3798cdc4915c08e01570dfed9022/statutes';
const corporateReturns =
  'https://www.ourtaxpartner.com/post/form-1120-c%e2%80%91corporations-calendar-year-and-fiscal-year-deadlines-plus-extension-filings';
const disregarded =
  'https://rsmus.com/insights/tax-alerts/2019/reporting-requirement-of-a-foreign-owned-disregarded-entity.html';

/** What bears out the figures of the guides to money and owners abroad. */
export const foreignIncomeFigures: Readonly<Record<string, readonly CheckedFigure[]>> = {
  'fbar-and-fatca-foreign-accounts': [
    official(
      'together exceed $10,000 at any time in the year',
      'IRS fact sheet FS-2018-7',
      'All foreign accounts together exceed $10,000 at any time in the calendar year.',
      accountReport,
    ),
    quoted(
      '$50,000 on the last day of the year or $75,000 at any time for a single person living in the United States, and from twice that for couples',
      'IRS, Comparison of Form 8938 and FBAR requirements',
      'Single: $50,000 on the last day, $75,000 at any time. Joint: $100,000 and $150,000, which is twice as much.',
      comparison,
    ),
    quoted(
      'due on April 15 with an automatic extension to October 15',
      'FinCEN and IRS, FBAR due dates',
      'Due April 15; automatic extension to October 15.',
      extension,
    ),
    official(
      'half of the balance or $100,000 before inflation, whichever is more',
      '31 U.S.C. 5321(a)(5)(C)',
      'The greater of $100,000 or 50 percent of the balance in the account.',
      `${code}/title-31/chapter-53/section-5321.md`,
      'Half is 50 percent.',
    ),
    ours('The two overlap', 'The two forms that the summary names.'),
    official('passed $10,000 on any day', 'IRS fact sheet FS-2018-7', 'More than $10,000 at any time.', accountReport),
    quoted(
      'account records for five years',
      '31 CFR 1010.430',
      'Records kept for at least 5 years.',
      'https://legendfusions.com/usa/what-to-do-if-you-missed-the-fbar-deadline/',
    ),
  ],
  'foreign-owned-us-llc-form-5472': [
    quoted('Since 2017', 'Treasury Decision 9796', 'Tax years that begin on or after January 1, 2017.', disregarded),
    official(
      'at least 25 percent foreign-owned',
      '26 U.S.C. 6038A(c)(1)',
      'At least 25 percent of the votes or of the value.',
      `${code}/title-26/chapter-61/section-6038A.md`,
    ),
    quoted(
      'due on April 15 for a calendar year',
      'IRS, Instructions for Form 5472 and Form 1120',
      'The pro forma Form 1120 follows the dates of Form 1120: in a calendar year April 15.',
      corporateReturns,
    ),
    quoted(
      'Form 7004 extends it by six months',
      'IRS, Instructions for Form 7004',
      'An automatic extension of six months by Form 7004, for Form 1120 and with it for Form 5472.',
      corporateReturns,
    ),
    official(
      '$25,000, and it grows if the form is still missing 90 days after a notice',
      '26 U.S.C. 6038A(d)(1) and (2)',
      'After 90 days from the notice, another $25,000 for each 30 days, beside the same $25,000 of paragraph (1).',
      `${code}/title-26/chapter-61/section-6038A.md`,
    ),
    quoted(
      'by April 15, or extend',
      'IRS, Instructions for Form 5472',
      'The date of Form 1120, April 15.',
      corporateReturns,
    ),
  ],
};
