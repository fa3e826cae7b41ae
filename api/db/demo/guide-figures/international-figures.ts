import { aRepository, official, ours, quoted, type CheckedFigure } from './checked-figure';

const qualifyingIncome =
  'https://gov.uk/guidance/work-out-your-qualifying-income-for-making-tax-digital-for-income-tax';
const startDates =
  'https://www.armstrongwatson.co.uk/news/2026/02/who-affected-making-tax-digital-income-tax-and-who-exempt';
const dueDates = 'https://haysmac.com/insights/making-tax-digital-for-income-tax-what-you-need-to-know';
const points = 'https://www.daykinscott.co.uk/?p=2031';
const oneStopShop = 'https://vat-one-stop-shop.ec.europa.eu/one-stop-shop_cs';

/** What bears out the figures of the guides to law of other countries. */
export const internationalFigures: Readonly<Record<string, readonly CheckedFigure[]>> = {
  'gdpr-for-us-companies': [
    quoted(
      'within 72 hours',
      'Regulation (EU) 2016/679, Article 33(1)',
      'Not later than 72 hours after having become aware of it.',
      aRepository,
    ),
    quoted(
      '20 million euros or 4 percent of worldwide annual revenue',
      'Regulation (EU) 2016/679, Article 83(5)',
      'Up to 20 000 000 EUR, which is 20 million, or up to 4 % of worldwide annual turnover, whichever is higher.',
      aRepository,
    ),
    quoted(
      'Framework of July 2023',
      'Commission Implementing Decision (EU) 2023/1795',
      'The decision of July 10, 2023.',
      aRepository,
    ),
    quoted(
      'within one month; complex ones can be extended by two',
      'Regulation (EU) 2016/679, Article 12(3)',
      'Within one month of receipt; extended by two further months where necessary.',
      aRepository,
    ),
    quoted('the 72 hours', 'Regulation (EU) 2016/679, Article 33(1)', 'Not later than 72 hours.', aRepository),
  ],
  'uk-making-tax-digital-income-tax': [
    quoted(
      'From April 6, 2026, sole traders and landlords in the United Kingdom whose qualifying income is above £50,000',
      'HMRC, Making Tax Digital for Income Tax',
      'From April 6, 2026 above £50,000.',
      startDates,
    ),
    quoted(
      'quarterly updates',
      'HMRC, Making Tax Digital for Income Tax',
      'Quarterly updates for each business.',
      dueDates,
    ),
    quoted(
      '£30,000 in April 2027 and to £20,000 in April 2028',
      'HMRC, Making Tax Digital for Income Tax',
      'Above £30,000 from April 6, 2027, above £20,000 from April 6, 2028.',
      startDates,
    ),
    quoted(
      'since 2022',
      'VAT Notice 700/22',
      'All VAT-registered businesses since April 2022.',
      'https://github.com/openaccountants/openaccountants/blob/284f4910277f94470b5a417246702e0762f60bc0/packages/uk/uk-vat-return.md',
    ),
    official(
      'for April 2026 the return for 2024/25 decides',
      'HMRC, Work out your qualifying income',
      'For the tax year 2026 to 2027, which begins in April, the return for 2024 to 2025 is looked at.',
      qualifyingIncome,
      '2024/25 is how the United Kingdom writes 2024 to 2025.',
    ),
    quoted(
      'Quarterly updates are due on August 7, November 7, February 7 and May 7',
      'HMRC, Making Tax Digital for Income Tax',
      'Quarterly updates: August 7, November 7, February 7, May 7.',
      dueDates,
    ),
    quoted(
      'by January 31',
      'HMRC, Making Tax Digital for Income Tax',
      'The final declaration, and payment, by January 31 after the tax year.',
      'https://savageaccountancy.co.uk/mtd-penalties',
    ),
    quoted(
      'four points a fine of £200',
      'Finance Act 2021, schedule 24; HMRC guidance on penalties',
      'For quarterly updates the threshold is four points; then £200.',
      points,
    ),
    quoted(
      'For those who had to join in April 2026, late quarterly updates of the first year, 2026/27, earn no points',
      'HMRC guidance on penalties',
      'Those who join from April 6, 2026 have a soft landing for quarterly updates in the first year, 2026/27.',
      points,
    ),
    ours('before the first quarter ends', 'Our advice.'),
    quoted(
      'the four updates by the 7th of the month',
      'HMRC, Making Tax Digital for Income Tax',
      'Four: August 7, November 7, February 7, May 7.',
      dueDates,
    ),
  ],
  'eu-vat-one-stop-shop-for-online-sellers': [
    quoted('in up to 27 countries', 'European Union', 'The 27 member countries.', 'https://ioss.mydutycollect.eu/faq/'),
    quoted(
      'consignments of up to 150 euros',
      'Directive 2006/112/EC, title XII, chapter 6, section 4',
      'Distance sales of goods imported in consignments of an intrinsic value not above €150.',
      'https://maintax.org/vat/ioss-guidelines-for-intermediaries/',
    ),
    official(
      'Returns are monthly for imports and quarterly for the other schemes',
      'European Commission, The One Stop Shop',
      'The return is quarterly in the non-Union and the Union scheme, monthly in the import scheme.',
      oneStopShop,
    ),
    quoted(
      '10,000 euros',
      'Directive 2006/112/EC, Article 59c',
      'A threshold of EUR 10 000, that is 10,000, for all of the Union.',
      'https://www.tax.org.uk/vat-european-commission-publishes-its-guide-to-the-vat-one-stop-shop',
    ),
    official(
      'records of each sale for ten years',
      'European Commission, Record keeping and audits in OSS',
      'Kept for 10 years from the end of the year of the transaction.',
      'https://vat-one-stop-shop.ec.europa.eu/one-stop-shop/record-keeping-and-audits-oss_en',
    ),
  ],
};
