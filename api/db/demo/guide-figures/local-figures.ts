import { official, ours, type CheckedFigure } from './checked-figure';

const rentTax = 'https://nyc.gov/site/finance/business/business-commercial-rent-tax-crt.page';
const rentTaxReturns = 'http://ny.elaws.us/law/adc_t11_ch7_sec.11-705';
const leave = 'https://www.nyc.gov/site/dca/businesses/paid-sick-leave-law-for-employers.page';
const ownersTax = 'https://nyc.gov/site/finance/business/business-unincorporated-business-tax-ubt.page';
const estimatedTax =
  'https://ses.stf.com/bookmarks/Jessica%20Spicer/NYC_wsw/0001/2023080915103471312568.htm and https://formsbank.com/template/331423/form-nyc-5ub-partnership-declaration-of-estimated-unincorporated-business-tax-2014.html';

/** Sources of the figures in guides to city law. */
export const localFigures: Readonly<Record<string, readonly CheckedFigure[]>> = {
  'new-york-city-commercial-rent-tax': [
    official(
      '96th Street',
      'New York City Department of Finance',
      'Manhattan, south of the center line of 96th Street.',
      rentTax,
    ),
    official(
      '$250,000 or more',
      'New York City Department of Finance',
      'Annual or annualized gross rent of at least $250,000.',
      rentTax,
    ),
    official(
      '6 percent on 65 percent of the base rent, in effect 3.9 percent',
      'New York City Department of Finance',
      '6% of the base rent; a 35% reduction makes the effective rate 3.9%.',
      rentTax,
      '65 percent is what a reduction of 35 percent leaves.',
    ),
    official(
      'rents up to $300,000',
      'New York City Department of Finance',
      'A credit where annualized base rent is between $250,000 and $300,000.',
      rentTax,
    ),
    ours('two small restaurants do not add up', 'An example: the tax is of each of the premises.'),
    official(
      'from June 1 to May 31',
      'New York City 311, Commercial Rent Tax',
      'The preceding year from June 1 to May 31.',
      'https://portal-spt2.311.nyc.gov/en-US/article/?kanumber=KA-02653',
    ),
    official(
      'September 20, December 20 and March 20 for the quarters that end before, and an annual return on June 20',
      'New York City Administrative Code, section 11-705',
      'Within 20 days after the periods that end in August, November and February, and after the year that ends in May.',
      rentTaxReturns,
      'Twenty days after those months are the 20th of September, December, March and June.',
    ),
    official(
      'File quarterly',
      'New York City Administrative Code, section 11-705',
      'A return for each period of three months: quarterly.',
      rentTaxReturns,
    ),
    official(
      'by June 20',
      'New York City Administrative Code, section 11-705',
      'Within 20 days after the year that ends in May.',
      rentTaxReturns,
      'Twenty days after May is June 20.',
    ),
  ],
  'new-york-city-earned-safe-and-sick-time': [
    official(
      '100 or more employees give up to 56 paid hours a year, those with 5 to 99 up to 40 paid hours',
      'New York City Department of Consumer and Worker Protection',
      '100 or more employees: up to 56 hours paid. 5 to 99 employees: up to 40 hours paid.',
      leave,
    ),
    official(
      'With four or fewer employees the leave is paid if net income was one million dollars or more',
      'New York City Department of Consumer and Worker Protection',
      'Four or fewer employees: paid with a net income of $1 million or more, that is one million dollars, unpaid below.',
      leave,
    ),
    official(
      'Paid prenatal leave of 20 hours',
      'New York City Department of Consumer and Worker Protection',
      'A separate bank of 20 hours of paid prenatal leave.',
      leave,
    ),
    official(
      'An amendment (Int. 0780-2024) adds 32 unpaid hours, at the start of the job and again on the first day of each calendar year',
      'New York City Council, Int. 0780-2024',
      'Int 0780-2024: an additional 32 hours of unpaid time, immediately upon hire and on the first day of each calendar year.',
      'https://legistar.council.nyc.gov/LegislationDetail.aspx?GUID=97634BF6-0EAD-455B-8440-A50F25DABD61&ID=6632607',
    ),
    official(
      'Add 20 hours of paid prenatal leave and 32 unpaid hours',
      'New York City Department of Consumer and Worker Protection; New York City Council, Int. 0780-2024',
      'A separate bank of 20 hours of paid prenatal leave; an additional 32 hours of unpaid time.',
      'https://www.nyc.gov/site/dca/businesses/paid-sick-leave-law-for-employers.page and https://legistar.council.nyc.gov/LegislationDetail.aspx?GUID=97634BF6-0EAD-455B-8440-A50F25DABD61&ID=6632607',
    ),
  ],
  'new-york-city-unincorporated-business-tax': [
    official(
      'a tax of 4 percent',
      'New York City Department of Finance',
      '4% of taxable income allocated to the city.',
      ownersTax,
    ),
    official(
      '$3,400 or less and reduces it up to $5,400',
      'New York City Department of Finance',
      'A credit for the whole tax of $3,400 or less; in part up to $5,400.',
      ownersTax,
    ),
    official(
      'by April 15',
      'New York City 311, Unincorporated Business Tax',
      'Annual filings are due three and a half months after the close of the tax year.',
      'https://portal-spt2.311.nyc.gov/en-US/article/?kanumber=KA-03067',
      'Three and a half months after December 31 is April 15.',
    ),
    official(
      'an exemption of $5,000',
      'New York City Department of Finance, Form NYC-202S, line 4',
      'Less: exemption of $5,000.',
      'https://www.formsbank.com/template/203244/form-nyc-202s-unincorporated-business-tax-return-for-individuals-2014.html',
    ),
    official(
      'above $3,400 pays estimated tax in four parts',
      'New York City Department of Finance, Forms NYC-5UBTI (2023) and NYC-5UB (2014)',
      'A declaration where the tax is expected to exceed $3,400; four dates, in April, June, September and January.',
      estimatedTax,
    ),
    official(
      'estimated tax in four parts if the tax will be above $3,400',
      'New York City Department of Finance, Forms NYC-5UBTI (2023) and NYC-5UB (2014)',
      'A declaration where the tax is expected to exceed $3,400; four dates.',
      estimatedTax,
    ),
  ],
  'local-business-licenses-and-gross-receipts-taxes': [],
};
