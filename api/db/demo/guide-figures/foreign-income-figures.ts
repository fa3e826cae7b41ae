import { official, ours, type CheckedFigure } from './checked-figure';

const accountReport =
  'https://irs.gov/ko/newsroom/report-foreign-bank-and-financial-accounts-each-april?os=wtmb5utKCxk5refapp%3Futm_sourcesyndication';
const foreignOwned =
  'https://github.com/civic-source/us-code/blob/00b9f183f5fa3798cdc4915c08e01570dfed9022/statutes/title-26/chapter-61/section-6038A.md';
const returnDates =
  'https://github.com/civic-source/us-code/blob/00b9f183f5fa3798cdc4915c08e01570dfed9022/statutes/title-26/chapter-61/section-6072.md';

/** Sources of the figures in guides to money and owners abroad. */
export const foreignIncomeFigures: Readonly<Record<string, readonly CheckedFigure[]>> = {
  'fbar-and-fatca-foreign-accounts': [
    official(
      'together exceed $10,000 at any time in the year',
      'IRS fact sheet FS-2018-7',
      'All foreign accounts together exceed $10,000 at any time in the calendar year.',
      accountReport,
    ),
    official(
      'foreign financial assets exceed $50,000, or the higher threshold',
      '26 U.S.C. 6038D(a)',
      'The aggregate value of all such assets exceeds $50,000 (or such higher dollar amount as the Secretary may prescribe).',
      'https://law.lawstack.com/usc/26/6038D/',
    ),
    official(
      'due on April 15 with an automatic extension to October 15',
      'FinCEN, FBAR due date (March 6, 2019); Public Law 114-41, section 2006(b)(11)',
      'The annual due date is April 15; an automatic extension to October 15 each year.',
      'https://www.scribd.com/document/731609426/FBAR-Due-Date-20190306',
    ),
    official(
      'half of the balance or $100,000 before inflation, whichever is more',
      '31 U.S.C. 5321(a)(5)(C)',
      'The greater of $100,000 or 50 percent of the balance in the account.',
      'https://github.com/civic-source/us-code/blob/00b9f183f5fa3798cdc4915c08e01570dfed9022/statutes/title-31/chapter-53/section-5321.md',
      'Half is 50 percent.',
    ),
    ours('The two overlap', 'The two forms that the summary names.'),
    official('passed $10,000 on any day', 'IRS fact sheet FS-2018-7', 'More than $10,000 at any time.', accountReport),
    official(
      'account records for five years',
      '31 CFR 1010.420',
      'Records of the accounts shall be retained for a period of 5 years.',
      'https://frrsdigital.com/display-section/GUID-034A02B8-1DB4-453A-A25D-C7CA9D8FFBD7=1=en=/GUID-ED0130A7-685F-4485-B073-11B52BE49A14=1=en=/GUID-4A782E47-2660-4961-8B8F-DCA2F1A32BFD=1=en=/GUID-C02A3E08-721A-44CF-BC9B-B8C06A7AF20F=1=en=/GUID-AF4F0F86-252F-4C7A-981C-3865B4AEBDF9.html',
    ),
  ],
  'foreign-owned-us-llc-form-5472': [
    official(
      'at least 25 percent foreign-owned',
      '26 U.S.C. 6038A(c)(1)',
      'At least 25 percent of the votes or of the value.',
      foreignOwned,
    ),
    official(
      'due on April 15 for a calendar year',
      '26 U.S.C. 6072(a)',
      'Returns on the basis of the calendar year: on or before the 15th day of April following it, that is April 15.',
      returnDates,
    ),
    official(
      'Form 7004 extends it by six months',
      '26 CFR 1.6081-3(a)',
      'An automatic 6-month extension, on application by Form 7004.',
      'https://www.taxnotes.com/research/federal/cfr26/1.6081-3',
    ),
    official(
      '$25,000, and it grows if the form is still missing 90 days after a notice',
      '26 U.S.C. 6038A(d)(1) and (2)',
      'After 90 days from the notice, another $25,000 for each 30 days, beside the same $25,000 of paragraph (1).',
      foreignOwned,
    ),
    official('by April 15, or extend', '26 U.S.C. 6072(a)', 'The 15th day of April: April 15.', returnDates),
  ],
};
