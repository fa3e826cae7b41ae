import { official, ours, type CheckedFigure } from './checked-figure';

const paymentCards = 'http://irs.gov/ht/businesses/new-1099-k-reporting-requirements-for-payment-settlement-entities';
const payments =
  'https://github.com/civic-source/us-code/blob/1846e3148d45e6aeef433f7007247255289e213f/statutes/title-26/chapter-61/section-6041.md and https://github.com/civic-source/us-code/blob/53165cf842c3dc3b71b02d30c51a90e9f24db996/statutes/title-26/chapter-61/section-6041.md';
const researchNotes =
  'https://www.customsmobile.com/uscode/26/174/notes and https://www.customsmobile.com/uscode/26/174A/notes';
const domesticResearchNotes = 'https://www.customsmobile.com/uscode/26/174A/notes';

/** Sources of the figures in guides to federal tax and reporting. */
export const federalTaxFigures: Readonly<Record<string, readonly CheckedFigure[]>> = {
  'corporate-transparency-act-boi-reporting': [
    official(
      'March 2025',
      'FinCEN interim final rule, 90 FR 13688',
      'Effective March 26, 2025: domestic companies are exempt and need not report, update or correct; U.S. persons are not reported.',
      'http://www.federalregister.com/Browse/Document/usa/na/fr/2025/3/26/2025-05199',
    ),
    ours('twice a year, since the rule may change again', 'Our advice: the rule is an interim one.'),
  ],
  'form-1099-k-payment-platforms': [
    official(
      'The planned drop of the threshold to $600 is off',
      'IRS, 1099-K reporting requirements for payment settlement entities',
      'Under the American Rescue Plan Act forms were due above $600; the One, Big, Beautiful Bill reinstated the older threshold.',
      paymentCards,
    ),
    official(
      'legislation of July 2025',
      'Public Law 119-21, section 70432',
      'IRS: the One, Big, Beautiful Bill reinstated the older threshold. The Code has its date: Pub. L. 119-21 of July 4, 2025.',
      'http://irs.gov/ht/businesses/new-1099-k-reporting-requirements-for-payment-settlement-entities and https://www.customsmobile.com/uscode/26/174A/notes',
    ),
    official(
      'more than $20,000 in more than 200 transactions',
      'IRS, 1099-K reporting requirements for payment settlement entities',
      'No form is required unless gross payments to a payee exceed $20,000 and transactions exceed 200.',
      paymentCards,
    ),
    official(
      'Massachusetts, for example, requires forms from $600',
      'Massachusetts Department of Revenue',
      'mass.gov: $600 or greater.',
      'https://www.mass.gov/info-details/ma-reporting-requirements-for-third-party-settlement-orgs-1099-k',
    ),
    ours('with each platform in November', 'Our advice: before the forms of January.'),
    ours('Download monthly statements', 'Our advice.'),
    ours('gone after a year or two', 'What platforms do; no law says how long.'),
    ours('with the books in February', 'Our advice: after the forms of January.'),
  ],
  'contractor-payments-form-1099-nec': [
    official(
      'by January 31',
      'IRS, information return reporting',
      'File Form 1099-NEC, and furnish it to the recipient, by January 31, on paper or electronically.',
      'http://irs.gov/Businesses/Small-Businesses-&-Self-Employed/Information-Return-Reporting',
    ),
    official(
      'The law of July 2025 raised the threshold from $600 to $2,000 a year, adjusted for inflation from 2027',
      '26 U.S.C. 6041(a) and (h), before and after Public Law 119-21 of July 4, 2025',
      'Before: $600 or more. Now: $2,000 or more in any calendar year, increased in any calendar year after 2026. Public Law 119-21 is of July 4, 2025.',
      payments,
      'The first year after 2026 is 2027.',
    ),
    official(
      'backup withholding of 24 percent',
      'IRS, What is backup withholding',
      'The payer withholds 24% where the payee gives no correct number.',
      'https://www.irs.gov/government-entities/indian-tribal-governments/itg-faq-3-answer-what-is-backup-withholding',
    ),
    official(
      'ten or more information returns of all kinds in a year',
      '26 U.S.C. 6011(e)(2) and (5)',
      'Returns of a calendar year, counted together: for calendar years after 2021, 10.',
      'https://github.com/civic-source/us-code/blob/1846e3148d45e6aeef433f7007247255289e213f/statutes/title-26/chapter-61/section-6011.md',
    ),
    ours('Review the list in November', 'Our advice: before the forms of January.'),
    official(
      '$600 before the change, $2,000 after it',
      '26 U.S.C. 6041(a), before and after Public Law 119-21',
      'Before: $600 or more. Now: $2,000 or more.',
      payments,
    ),
  ],
  'section-174-research-costs': [
    official(
      'From 2022 to 2024 businesses had to spread research and experimental costs over five years, or fifteen for work abroad.',
      '26 U.S.C. 174(a)(2)(B), with the notes to 174 and 174A',
      'Replaced in 2025: over the 5-year period, 15-year for foreign research. The small businesses of the transition may go back to years after December 31, 2021; everybody else changes after December 31, 2024.',
      researchNotes,
      'Years that begin after 2021 and not after 2024 are those from 2022 to 2024.',
    ),
    official(
      'The law of July 2025',
      'Public Law 119-21, section 70302',
      'Pub. L. 119-21, of July 4, 2025.',
      domesticResearchNotes,
    ),
    official(
      'for tax years that begin after December 31, 2024',
      'Public Law 119-21, section 70302(e)(1)',
      'Amounts paid or incurred in taxable years beginning after December 31, 2024.',
      domesticResearchNotes,
    ),
    official(
      'Foreign research still has to be amortized over fifteen years',
      '26 U.S.C. 174(a)(2)(B), as changed by Public Law 119-21',
      'Foreign research: over the 15-year period.',
      'https://www.customsmobile.com/uscode/26/174/notes',
    ),
    official(
      'stayed below a limit could amend 2022 to 2024',
      'Public Law 119-21, section 70302(f)(1)',
      'At the election of an eligible taxpayer December 31, 2021 stands for December 31, 2024.',
      domesticResearchNotes,
      'Years that begin after 2021 and not after 2024 are those from 2022 to 2024.',
    ),
    official(
      'Costs that were capitalized in 2022 to 2024',
      '26 U.S.C. 174(a)(2)(B), before Public Law 119-21',
      'Domestic costs were capitalized under the law that held for years after December 31, 2021 and up to December 31, 2024.',
      researchNotes,
      'Those are the years from 2022 to 2024.',
    ),
    ours('the unamortized balance of 2022 to 2024', 'The years of the transition, as above.'),
  ],
};
