import { official, ours, quoted, type CheckedFigure } from './checked-figure';

const interimRule = 'FinCEN interim final rule, 90 FR 13688';
const act = 'Public Law 119-21';
const revenueProcedure = 'Revenue Procedure 2025-28';

/** What bears out the figures of the guides to federal tax and reporting. */
export const federalTaxFigures: Readonly<Record<string, readonly CheckedFigure[]>> = {
  'corporate-transparency-act-boi-reporting': [
    official(
      'March 2025',
      interimRule,
      'Effective March 26, 2025: domestic companies are exempt and need not report, update or correct; U.S. persons are not reported.',
      'http://www.federalregister.com/Browse/Document/usa/na/fr/2025/3/26/2025-05199',
    ),
    quoted(
      '30 calendar days after the registration takes effect',
      interimRule,
      'Entities that register after publication file within 30 calendar days of notice that the registration is effective.',
      'https://aco.cpa/new-fincen-rule-eliminates-boi-reporting-for-u-s-entities',
    ),
    quoted(
      'within 30 days of registration',
      interimRule,
      'Within 30 calendar days of notice that the registration is effective.',
      'https://aco.cpa/new-fincen-rule-eliminates-boi-reporting-for-u-s-entities',
    ),
    ours('twice a year, since the rule may change again', 'Our advice: the rule is an interim one.'),
  ],
  'form-1099-k-payment-platforms': [
    official(
      'The planned drop of the threshold to $600 is off',
      'IRS, 1099-K reporting requirements for payment settlement entities',
      'Under the American Rescue Plan Act forms were due above $600; the One, Big, Beautiful Bill reinstated the older threshold.',
      'http://irs.gov/ht/businesses/new-1099-k-reporting-requirements-for-payment-settlement-entities',
    ),
    quoted(
      'legislation of July 2025',
      `${act}, section 70432`,
      'Signed on July 4, 2025; it repeals the lower threshold retroactively.',
      'https://rsmus.com/insights/services/business-tax/irs-updates-obbba-new-reporting-thresholds.html',
    ),
    official(
      'more than $20,000 in more than 200 transactions',
      'IRS, 1099-K reporting requirements for payment settlement entities',
      'No form is required unless gross payments to a payee exceed $20,000 and transactions exceed 200.',
      'http://irs.gov/ht/businesses/new-1099-k-reporting-requirements-for-payment-settlement-entities',
    ),
    quoted(
      'Massachusetts, Vermont, Virginia and Maryland, for example, have required forms from $600',
      'The revenue departments of Massachusetts and Vermont; acts of Virginia and Maryland of 2020',
      'mass.gov: $600 or greater. tax.vermont.gov: equal to or above $600. Virginia: $600 or more since 2020. Maryland: $600 or more since 2020.',
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
    quoted(
      'For payments made through the end of 2025 the threshold was $600 a year; for payments made from January 1, 2026 it is $2,000, adjusted for inflation from 2027.',
      `26 U.S.C. 6041(a) and (h), as changed by ${act}, section 70433`,
      'The Code has $2,000 or more. $600 in 2025 and before; payments after December 31, 2025, from January 1, 2026, $2,000; adjusted in calendar years from 2027.',
      'https://civic-source.github.io/us-code-tracker/statute/title-26/chapter-61/section-6041',
    ),
    official(
      'backup withholding of 24 percent',
      'IRS, What is backup withholding',
      'The payer withholds 24% where the payee gives no correct number.',
      'https://www.irs.gov/government-entities/indian-tribal-governments/itg-faq-3-answer-what-is-backup-withholding',
    ),
    quoted(
      'ten or more information returns of all kinds in a year',
      'Treasury Decision 9972',
      'Electronic filing from 10 returns a calendar year, all types added up.',
      'https://www.ifebp.org/detail-pages/news/2023/02/23/irs-releases-final-rule-on-e-filing-requirements-beginning-in-2024--includes-aggregate-ten-return-threshold',
    ),
    ours('Review the list in November', 'Our advice: before the forms of January.'),
    quoted(
      '$600 up to 2025, $2,000 in 2026',
      `26 U.S.C. 6041(a), as changed by ${act}, section 70433`,
      '$600 for 2025 and before, $2,000 for payments of 2026.',
      'https://civic-source.github.io/us-code-tracker/statute/title-26/chapter-61/section-6041',
    ),
  ],
  'section-174-research-costs': [
    quoted(
      'From 2022 to 2024 businesses had to spread research and experimental costs over five years, or fifteen for work abroad.',
      '26 U.S.C. 174(a)(2)(B), with its notes',
      'From 2022 domestic costs over five years, foreign over fifteen (15); deductions in 2022, 2023 and 2024 were slower for it.',
      'https://www.plantemoran.com/explore-our-thinking/insight/2025/09/2024-re-deduction-opportunities-clarified-by-section-174-guidance',
    ),
    quoted(
      'The law of July 2025',
      `${act}, section 70302`,
      'The act of July 4, 2025.',
      'https://www.bdo.com/insights/tax/irs-issues-procedural-guidance-on-obbba-treatment-of-r-and-e-expenditures',
    ),
    quoted(
      'for tax years that begin after December 31, 2024',
      `26 U.S.C. 174A; ${act}, section 70302(e)`,
      'Domestic research is deducted when paid, in tax years beginning after December 31, 2024.',
      'https://www.bdo.com/insights/tax/irs-issues-procedural-guidance-on-obbba-treatment-of-r-and-e-expenditures',
    ),
    official(
      'Foreign research still has to be amortized over fifteen years',
      `26 U.S.C. 174(a)(2)(B), as changed by ${act}`,
      'Foreign research: over the 15-year period.',
      'https://www.customsmobile.com/uscode/26/174/notes',
    ),
    quoted(
      'until July 6, 2026',
      revenueProcedure,
      'The election is made by July 6, 2026.',
      'https://www.brc.cpa/2025/09/03/tax-alert-irs-issues-procedural-guidance-for-treatment-of-re-expenditures-under-%c2%a7174a',
    ),
    quoted(
      'average gross receipts of $31 million or less, a business could amend 2022 to 2024',
      revenueProcedure,
      'Average annual gross receipts of $31 million or less over 2022, 2023 and 2024; returns of 2022 to 2024.',
      'https://cpataxmag.net/index.php/for-display-of-latest-news/2057-new-administrative-guidance-issued-governing-the-tax-treatment-of-r-d-expenditures',
    ),
    quoted(
      'Costs that were capitalized in 2022 to 2024 and not yet deducted can be written off in the first year after 2024, or over two years.',
      `${act}, section 70302(f)(2)`,
      'What was capitalized in 2022 through 2024 can be deducted in 2025, or equally in two years, 2025 and 2026.',
      'https://www.plantemoran.com/explore-our-thinking/insight/2025/09/2024-re-deduction-opportunities-clarified-by-section-174-guidance',
    ),
    ours('the unamortized balance of 2022 to 2024', 'The years of the transition, as above.'),
    ours('one year with two years', 'The two ways of the transition, as above.'),
  ],
};
