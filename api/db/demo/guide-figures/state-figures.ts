import { official, ours, type CheckedFigure } from './checked-figure';

const newYorkNexus = 'https://tax.ny.gov/pubs_and_bulls/publications/sales/nexus.htm';
const largeStates =
  'https://cdtfa.ca.gov/formspubs/pub77/ and https://comptroller.texas.gov/taxes/sales/remote-sellers.php';

/** Sources of the figures in guides to state law. */
export const stateFigures: Readonly<Record<string, readonly CheckedFigure[]>> = {
  'sales-tax-economic-nexus-after-wayfair': [
    official(
      'South Dakota v. Wayfair (2018)',
      'New York Department of Taxation and Finance, on the ruling of June 21, 2018',
      'The ruling of the United States Supreme Court in South Dakota v. Wayfair of June 21, 2018.',
      newYorkNexus,
    ),
    official(
      'was more than $100,000 of sales or 200 transactions a year',
      'South Dakota v. Wayfair, Inc., syllabus',
      'On an annual basis more than $100,000 of goods or services, or 200 or more separate transactions.',
      'http://ecases.us/case/scotus/c6887239/south-dakota-v-wayfair-inc',
    ),
    official(
      'in California the last or current calendar year, in Texas the last twelve months',
      'California, CDTFA publication 77; Texas Comptroller, remote sellers',
      'California: the preceding or current calendar year. Texas: the preceding twelve months.',
      largeStates,
    ),
    official(
      'California and Texas use $500,000',
      'California, CDTFA publication 77; Texas Comptroller, remote sellers',
      'California: sales above $500,000 in the preceding or current year. Texas: revenue of $500,000 in twelve months.',
      largeStates,
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
    official(
      'only if all three hold',
      'California Labor Code, section 2775(b)',
      'An employee unless all of the conditions (A), (B) and (C) are satisfied: the three-part test.',
      'https://self-law.org/code/ca/labor-code/2775',
    ),
    ours('one of the three parts', 'The three parts of the test, as above.'),
    official(
      '$5,000 to $15,000 for each violation and $10,000 to $25,000 where there is a pattern',
      'California Labor Code, section 226.8(b) and (c)',
      'Not less than $5,000 and not more than $15,000 for each violation; for a pattern or practice $10,000 to $25,000.',
      'https://leginfo.legislature.ca.gov/faces/billCompareClient.xhtml?bill_id=202320240AB594&showamends=false',
    ),
  ],
  'new-york-pay-transparency': [
    ours('"up to $90,000" or "from $50,000"', 'Made-up examples of a range without one of its ends.'),
  ],
  'california-consumer-privacy-act': [
    official(
      'confirmed within 10 business days and answered within 45 calendar days',
      'California Code of Regulations, title 11, section 7021',
      'Confirm within 10 business days; respond within 45 calendar days; up to another 45 with notice.',
      'https://advisori.com/cpra/%C2%A7-7021-timelines-for-responding-to-requests-to-delete-requests-to-correct-and-requests-to-know/',
    ),
    ours('the three thresholds', 'The three that the summary names.'),
  ],
};
