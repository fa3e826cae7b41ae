import { aRepository, official, ours, quoted, type CheckedFigure } from './checked-figure';

const newYorkNexus = 'https://tax.ny.gov/pubs_and_bulls/publications/sales/nexus.htm';
const laborCode =
  'https://leginfo.legislature.ca.gov/faces/billCompareClient.xhtml?bill_id=202320240AB594&showamends=false';
const ccpaAmounts =
  'https://usa.adaptagency.com/news-knowledge/what-is-CCPA and https://portal.bizrisk.iij.jp/news/1373';

/** What bears out the figures of the guides to state law. */
export const stateFigures: Readonly<Record<string, readonly CheckedFigure[]>> = {
  'sales-tax-economic-nexus-after-wayfair': [
    official(
      'South Dakota v. Wayfair (2018)',
      'New York Department of Taxation and Finance, on the ruling of June 21, 2018',
      'The ruling of the United States Supreme Court in South Dakota v. Wayfair of June 21, 2018.',
      newYorkNexus,
    ),
    quoted(
      'most often $100,000 of sales a year',
      'The acts of the states, collected on December 31, 2025',
      'Every state with a sales tax has a threshold; of those listed most have $100,000.',
      'https://suttax.avior.tax/doc/sut/economic-nexus-by-state',
    ),
    quoted(
      'Some also count 200 transactions, although many states have dropped that test.',
      'The acts of the states, collected in 2025',
      '15 states have ended the 200-transaction threshold by July 1, 2025; 16 states still had one.',
      'https://cloud-prod.avlr.net/blog/en/north-america/2025/06/states-eliminating-economic-nexus-transaction-thresholds.html',
    ),
    quoted(
      'the last or current calendar year, or the last twelve months',
      'The acts of the states, collected on December 31, 2025',
      'Previous or current calendar year in most; a 12-month period in some, Texas and Connecticut among them: twelve months.',
      'https://suttax.avior.tax/doc/sut/economic-nexus-by-state',
    ),
    official(
      'California and Texas use $500,000',
      'California, CDTFA publication 77; Texas Comptroller, remote sellers',
      'California: sales above $500,000 in the preceding or current year. Texas: revenue of $500,000 in twelve months.',
      'https://cdtfa.ca.gov/formspubs/pub77/ and https://comptroller.texas.gov/taxes/sales/remote-sellers.php',
    ),
    official(
      'New York asks for more than $500,000 and more than 100 sales',
      'New York Department of Taxation and Finance',
      'In four sales tax quarters, receipts above $500,000 and more than 100 sales.',
      newYorkNexus,
    ),
    ours('for the last 24 months', 'Our advice: enough for every period that a state names.'),
  ],
  'california-ab5-worker-classification': [
    quoted(
      'only if all three hold',
      'California Labor Code, section 2775(b)',
      'An employee unless all three conditions hold: A, B and C.',
      'https://www.natlawreview.com/article/ab-2257-new-exemptions-added-and-modifications-made-to-california-s-landmark-worker',
    ),
    ours('one of the three parts', 'The three parts of the test, as above.'),
    official(
      '$5,000 to $15,000 for each violation and $10,000 to $25,000 where there is a pattern',
      'California Labor Code, section 226.8(b) and (c)',
      'Not less than $5,000 and not more than $15,000 for each violation; for a pattern or practice $10,000 to $25,000.',
      laborCode,
    ),
  ],
  'new-york-pay-transparency': [
    quoted(
      'Since September 2023',
      'New York Labor Law, section 194-b',
      'In force since September 17, 2023.',
      'https://cnybj.com/ask-the-expert-the-pay-transparency-laws-become-effective-on-september-17th-are-you-ready',
    ),
    quoted(
      'employers with four or more employees',
      'New York Labor Law, section 194-b',
      'Applies to employers of four or more employees.',
      'https://cnybj.com/ask-the-expert-the-pay-transparency-laws-become-effective-on-september-17th-are-you-ready',
    ),
    ours('"up to $90,000" or "from $50,000"', 'Made-up examples of a range without one of its ends.'),
    quoted(
      'up to $1,000 for a first, $2,000 for a second and $3,000 for further violations',
      'New York Labor Law, sections 194-b and 218',
      'Civil penalties of up to $1,000, $2,000 for a second, $3,000 for a third or later violation.',
      'https://cnybj.com/ask-the-expert-the-pay-transparency-laws-become-effective-on-september-17th-are-you-ready',
    ),
  ],
  'california-consumer-privacy-act': [
    quoted(
      '$26,625,000 from January 2025',
      'California Privacy Protection Agency, adjustment of December 2024 (Civil Code 1798.199.95(d))',
      'Adjusted from $25 million to $26,625,000 from January 1, 2025.',
      'https://myrhc.com/resources/ccpa',
    ),
    quoted(
      '100,000 or more consumers or households, or earns half or more of its revenue',
      'California Civil Code 1798.140(d)(1)(B) and (C)',
      'Personal information of at least 100,000 consumers or households; 50% or more of annual revenues.',
      'https://www.calprivacy.com/copy-of-california-ucl',
      'Half is 50%.',
    ),
    official(
      'confirmed within 10 business days and answered within 45 calendar days',
      'California Code of Regulations, title 11, section 7021',
      'Confirm within 10 business days; respond within 45 calendar days; up to another 45 with notice.',
      'https://advisori.com/cpra/%C2%A7-7021-timelines-for-responding-to-requests-to-delete-requests-to-correct-and-requests-to-know/',
    ),
    quoted(
      '$2,663 for each violation and $7,988 for intentional ones or those that concern children (amounts since January 2025, next adjusted in January 2027)',
      'California Privacy Protection Agency, adjustment of December 2024 (Civil Code 1798.155, 1798.199.95(d))',
      'Since January 1, 2025: up to $2,663, and $7,988 where intentional or where minors are concerned. Adjusted in January of every second year.',
      ccpaAmounts,
      'Every second year after 2025 is 2027.',
    ),
    quoted(
      'Since January 2026, regulations also ask for risk assessments',
      'California Code of Regulations, title 11, article 10',
      'Risk assessments, effective January 1, 2026.',
      ccpaAmounts,
    ),
    ours('the three thresholds', 'The three that the summary names.'),
    quoted(
      'at least every twelve months',
      'California Civil Code 1798.130(a)(5)',
      'The privacy policy is updated at least once every 12 months.',
      aRepository,
    ),
    quoted(
      'Offer two ways to send requests',
      'California Civil Code 1798.130(a)(1)',
      'Two or more designated methods; an email address for a business that operates online only.',
      aRepository,
    ),
  ],
};
