import { official, ours, quoted, type CheckedFigure } from './checked-figure';

const rentTax = 'https://nyc.gov/site/finance/business/business-commercial-rent-tax-crt.page';
const rentTaxReturns = 'http://ny.elaws.us/law/adc_t11_ch7_sec.11-705';
const leaveLaw = 'https://outside-legal.com/news/nycs-paid-safe-and-sick-leave-law';
const leaveChanges =
  'https://www.whitefordlaw.com/news-events/client-alert-new-nyc-sick-leave-rules-what-employers-must-do-before-february-22-2026';
const ownersTax = 'https://nyc.gov/site/finance/business/business-unincorporated-business-tax-ubt.page';
const ownersTaxReturns =
  'https://github.com/openaccountants/openaccountants/blob/284f4910277f94470b5a417246702e0762f60bc0/skills/newyork/nyc-unincorporated-business-tax.md';

/** What bears out the figures of the guides to city law. */
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
    quoted(
      'above $200,000',
      'New York City Department of Finance, instructions of Form CR-A',
      'Returns are required where annualized gross rent exceeds $200,000.',
      'https://tommiewjoyan.pages.dev/wmrjqjo-nyc-commercial-rent-tax-instructions-2024-hixlzzp',
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
    quoted(
      'one hour of leave for every 30 hours worked',
      'New York City Administrative Code, section 20-913',
      'One hour for 30 hours worked.',
      leaveLaw,
    ),
    quoted(
      '100 or more employees give up to 56 paid hours a year, those with 5 to 99 up to 40 paid hours',
      'New York City Administrative Code, section 20-913',
      '100 or more employees: up to 56 hours paid. 5 to 99: up to 40 hours paid.',
      leaveLaw,
    ),
    quoted(
      'With four or fewer employees the leave is paid if net income was one million dollars or more',
      'New York City Administrative Code, section 20-913 (Int. 2032-2020)',
      'Four or fewer employees: paid where income is one million dollars or more, unpaid below.',
      'https://concretebills.com/bills/local-law-amend-administrative-code-city-66160',
    ),
    quoted(
      'Paid prenatal leave of 20 hours',
      'Int. 0780-2024; New York Labor Law, section 196-b(4-a)',
      'Up to 20 hours of paid prenatal leave, on top.',
      'https://natlawreview.com/article/nycs-amended-essta-expanded-employee-time-rights-businesses-need-know',
    ),
    quoted(
      'Since February 22, 2026, every employee also gets 32 unpaid hours at the start of the job and again each January 1.',
      'Int. 0780-2024',
      'From February 22, 2026, another 32 hours of unpaid leave on hire and on the first day of each calendar year.',
      leaveChanges,
      'The first day of a calendar year is January 1.',
    ),
    quoted('Since February 2026', 'Int. 0780-2024', 'More reasons for leave from February 22, 2026.', leaveChanges),
    quoted('the 32 unpaid hours do not carry over', 'Int. 0780-2024', 'The 32 hours do not carry over.', leaveChanges),
    quoted(
      'Since 2024, employees can also sue',
      'Int. 0563-2022',
      'A right to sue from March 20, 2024.',
      'https://natlawreview.com/article/new-york-city-creates-private-right-action-alleged-violations-earned-sick-and-safe',
    ),
    quoted(
      'Add 20 hours of paid prenatal leave and 32 unpaid hours',
      'Int. 0780-2024',
      '20 hours of paid prenatal leave, 32 hours of unpaid leave.',
      'https://natlawreview.com/article/nycs-amended-essta-expanded-employee-time-rights-businesses-need-know',
    ),
    quoted(
      'records for three years',
      'New York City Administrative Code, section 20-920',
      'Records kept for three years.',
      leaveLaw,
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
    quoted(
      'more than $95,000',
      'New York City Administrative Code, chapter 5; instructions of Form NYC-202',
      'A return is due where gross income exceeds $95,000.',
      ownersTaxReturns,
    ),
    quoted(
      'by April 15',
      'New York City Administrative Code, section 11-514',
      'Due on April 15 for the calendar year before.',
      ownersTaxReturns,
    ),
    official(
      'an exemption of $5,000',
      'New York City Department of Finance, Form NYC-202S, line 4',
      'Less: exemption of $5,000.',
      'https://www.formsbank.com/template/203244/form-nyc-202s-unincorporated-business-tax-return-for-individuals-2014.html',
    ),
    quoted(
      'above $3,400 pays estimated tax in four parts',
      'New York City Department of Finance, estimated unincorporated business tax',
      'Estimated payments from an expected tax of $3,400, on four days: April 15, June 15, September 15, January 15.',
      ownersTaxReturns,
    ),
    quoted(
      'compare it with $95,000',
      'New York City Administrative Code, chapter 5',
      'Gross income above $95,000.',
      ownersTaxReturns,
    ),
    quoted(
      'estimated tax in four parts if the tax will be above $3,400',
      'New York City Department of Finance, estimated unincorporated business tax',
      'Estimated payments from an expected tax of $3,400, on four days.',
      ownersTaxReturns,
    ),
  ],
  'local-business-licenses-and-gross-receipts-taxes': [],
};
