import type { DemoGuide } from './demo-guide';

/** Law of other countries that reaches across the border. */
export const internationalGuides: readonly DemoGuide[] = [
  {
    slug: 'gdpr-for-us-companies',
    title: 'GDPR for Companies Outside the European Union',
    summary:
      'The General Data Protection Regulation applies to companies anywhere that offer goods or services to people in the European Union or monitor their behavior there. It asks for a legal basis for every use of personal data, clear information, rights for the people concerned, contracts with processors and notice of breaches within 72 hours. Fines reach 20 million euros or 4 percent of worldwide annual revenue, whichever is higher.',
    industriesImpacted: [
      {
        industry: 'E-Commerce',
        explanation:
          'Prices in euros, delivery to the EU or a German version of the shop show that you offer goods there.',
      },
      {
        industry: 'Technology',
        explanation:
          'Providers who handle data for European customers are processors and need contracts under Article 28.',
      },
      {
        industry: 'Professional Services',
        explanation:
          'Payroll or bookkeeping for a European subsidiary moves employee data across the ocean and needs a basis for the transfer.',
      },
    ],
    businessApplication:
      'A website that can merely be reached from Europe is not enough; intent to serve people there is. Companies without an office in the EU usually have to appoint a representative there. None is needed for processing that is only occasional, is not of sensitive data on a large scale, and is unlikely to be a risk to people. Personal data may be kept no longer than its purpose needs; the GDPR names no fixed period. Data may travel to the United States on the basis of the EU-U.S. Data Privacy Framework of July 2023, if the recipient is certified, or of standard contractual clauses. Cookies fall under the ePrivacy Directive (2002/58/EC, Article 5(3)): those that are not strictly necessary need consent that is given freely and beforehand, as the GDPR defines consent.\n\nThe GDPR has no general exemption for small companies; only the duty to hold a record of processing is lighter. The United Kingdom has its own version since it left, and Switzerland a law of its own; Norway, Iceland and Liechtenstein follow the GDPR. A data protection officer is needed when a core activity is monitoring people or using sensitive data on a large scale. People themselves are told without undue delay when a breach is a high risk for them.\n\nThe legal bases are consent, a contract, a legal duty, vital interests, a public task, and legitimate interests that outweigh the person’s. Consent has to be freely given, specific, informed and an active step, and as easy to withdraw as to give; a box that is ticked in advance is none. Data may stay where a law asks for it, such as for invoices, or a legal claim needs it. What counts is where people are, not their citizenship.\n\nNames and work emails of business contacts are personal data; data about a company alone is not. Marketing email needs consent first, apart from similar products for your own customers who can opt out each time. People can complain to the authority of their country and claim damages in court. The notice names you and your representative, purposes and legal bases, recipients, transfers, how long data stays, and people’s rights.',
    complianceChecklist: [
      'Decide whether you offer goods or services to, or monitor, people in the EU.',
      'Keep a record of processing: what, why, legal basis, recipients, how long.',
      'Appoint a representative in the EU unless an exception applies.',
      'Sign data processing agreements with vendors.',
      'Choose and document the basis for each transfer out of the EU.',
      'Answer people’s requests within one month; complex ones can be extended by two.',
      'Practice the 72 hours: who decides, who writes to the authority.',
    ],
    jurisdiction: 'international',
    serviceTypes: ['advisory', 'audit'],
    sources: [
      { name: 'Regulation (EU) 2016/679', url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj', date: '2016-04-27' },
      {
        name: 'Commission Implementing Decision (EU) 2023/1795, EU-U.S. Data Privacy Framework',
        url: 'https://eur-lex.europa.eu/eli/dec_impl/2023/1795/oj',
        date: '2023-07-10',
      },
      {
        name: 'Directive 2002/58/EC (ePrivacy), Article 5(3)',
        url: 'https://eur-lex.europa.eu/eli/dir/2002/58/oj',
        date: '2002-07-12',
      },
    ],
    featured: true,
    updatedOn: '2026-11-28',
    reviewedOn: '2026-11-28',
    reviewDueOn: '2027-05-22',
    changes: [
      { on: '2026-11-28', note: 'Consent for cookies follows from the ePrivacy Directive.' },
      { on: '2026-04-16', note: 'First published.' },
    ],
  },
  {
    slug: 'uk-making-tax-digital-income-tax',
    title: 'UK Making Tax Digital for Income Tax',
    summary:
      'Since April 6, 2026, sole traders and landlords in the United Kingdom whose qualifying income is above £50,000 keep digital records and send quarterly updates to HMRC with compatible software. The limit falls to £30,000 in April 2027 and to £20,000 in April 2028. VAT-registered businesses follow Making Tax Digital for VAT.',
    industriesImpacted: [
      {
        industry: 'Real Estate',
        explanation:
          'Americans who rent out an apartment in London count gross rent toward the limit, before any costs.',
      },
      {
        industry: 'Professional Services',
        explanation: 'Bookkeepers with British clients need agent access and software that HMRC recognizes.',
      },
      {
        industry: 'Small Business',
        explanation:
          'Turnover from self-employment and property is added together; wages and dividends are not counted.',
      },
    ],
    businessApplication:
      'Qualifying income is gross income from self-employment and property in the tax return filed before: for April 2026 the return for 2024/25 decides. Quarterly updates are due on August 7, November 7, February 7 and May 7 and are totals by category, not tax bills. A final declaration follows by January 31, when tax is paid as before. A late submission earns a penalty point, and four points cost a fine of £200. Spreadsheets may be used if bridging software sends the figures without copying by hand.\n\nLimited companies are outside Making Tax Digital for Income Tax. Partnerships are not in yet, and a partner’s share of profit does not count toward the limit. HMRC exempts on request those who cannot use digital tools because of age, disability, location or religion. For those who joined at the start HMRC gives no points for late quarterly updates in their first year; a late final declaration still counts.\n\nOf property that is owned jointly only your own share of the rent counts. Updates are totals from the start of the tax year, so that a mistake is corrected in the records and appears in the next one. Each trade sends updates of its own, and UK property another. Someone whose income falls leaves only after some years in a row below the limit, or when the trade ends.',
    complianceChecklist: [
      'Add up gross income from self-employment and property in the last return.',
      'Choose software that HMRC lists, or a bridging product for your spreadsheet.',
      'Sign up, or let your agent do it, before the first quarter ends.',
      'Record each sale and expense digitally with date, amount and category.',
      'Send the four updates by the 7th of the month they are due.',
      'Submit the final declaration and pay by January 31.',
    ],
    jurisdiction: 'international',
    serviceTypes: ['bookkeeping', 'tax-preparation'],
    sources: [
      {
        name: 'HMRC, Making Tax Digital for Income Tax',
        url: 'https://www.gov.uk/government/collections/making-tax-digital-for-income-tax',
        date: null,
      },
      {
        name: 'Finance Act 2021, schedule 24 (penalty points)',
        url: 'https://www.legislation.gov.uk/ukpga/2021/26/schedule/24',
        date: '2021-06-10',
      },
    ],
    featured: false,
    updatedOn: '2026-11-28',
    reviewedOn: '2026-11-28',
    reviewDueOn: '2027-02-07',
    changes: [
      {
        on: '2026-11-28',
        note: 'The first step is in force since April 6, 2026; the limit falls to £30,000 in April 2027.',
      },
      { on: '2026-04-02', note: 'First published.' },
    ],
  },
  {
    slug: 'eu-vat-one-stop-shop-for-online-sellers',
    title: 'EU VAT for Online Sellers: The One-Stop Shop',
    summary:
      'Sellers who ship goods to consumers in the European Union charge VAT at the rate of the customer’s country. Instead of registering in each country to which they sell, they can use a One-Stop Shop: the import scheme (IOSS) for consignments of up to 150 euros from outside the EU, and the Union scheme for goods that are already in the EU. Digital services to consumers use the non-Union scheme from the first sale.',
    industriesImpacted: [
      {
        industry: 'E-Commerce',
        explanation:
          'With IOSS the customer pays VAT at the checkout and the parcel is not held at the border; without it the carrier collects, with a fee.',
      },
      {
        industry: 'Technology',
        explanation: 'Apps, downloads and subscriptions sold to consumers are taxed where the customer lives.',
      },
      {
        industry: 'Retail',
        explanation:
          'Stock in a European warehouse needs a local registration as well, since the schemes cover sales and not the stock itself.',
      },
    ],
    businessApplication:
      'Sellers established outside the EU normally need an intermediary in the EU for the import scheme. Returns are monthly for imports and quarterly for the other schemes. The threshold of 10,000 euros, below which a seller may charge the home rate, is only for sellers established in one EU country. Marketplaces are treated as the seller for many of these sales; then the marketplace accounts for VAT. Customs duty is separate: since July 1, 2026, a flat duty of 3 euros is charged for each tariff item in a consignment of up to 150 euros, which used to be free of duty. A parcel with one silk and two wool blouses, for example, holds two tariff items and costs 6 euros.\n\nThe schemes are for sales to consumers; a business customer usually accounts for VAT itself under the reverse charge. The United Kingdom and Switzerland are outside the schemes and have VAT rules of their own. A return is due for every period, even without sales. Late returns bring reminders and penalties of the countries concerned, and repeated ones exclude you from the scheme.\n\nA seller outside the EU picks any EU country for the non-Union scheme, registers for the import scheme through the intermediary’s country, and for goods in stock where they are sent from. The value is that of the goods without shipping, all items in the parcel together. Goods under excise duty, such as alcohol and tobacco, are outside the import scheme. Refunds and mistakes are corrected in a later return, within the time the scheme allows.\n\nEach country sets its own standard and reduced rates; the European Commission’s database has them. The carrier gets your IOSS number for the customs declaration electronically; do not print it on the parcel or share it.',
    complianceChecklist: [
      'Split sales into goods from outside the EU, goods inside it, and digital services.',
      'Find out which sales a marketplace already accounts for.',
      'Choose the schemes and, if needed, appoint an intermediary.',
      'Show prices with VAT at the customer’s rate, and include the customs duty of 3 euros per tariff item.',
      'Keep records of each sale for ten years.',
      'File and pay by the end of the month after the period.',
    ],
    jurisdiction: 'international',
    serviceTypes: ['tax-planning', 'bookkeeping'],
    sources: [
      {
        name: 'European Commission, VAT One Stop Shop',
        url: 'https://vat-one-stop-shop.ec.europa.eu/index_en',
        date: null,
      },
      {
        name: 'Council Directive (EU) 2017/2455',
        url: 'https://eur-lex.europa.eu/eli/dir/2017/2455/oj',
        date: '2017-12-05',
      },
      {
        name: 'European Commission, Taxation and Customs Union',
        url: 'https://taxation-customs.ec.europa.eu/',
        date: null,
      },
    ],
    featured: false,
    updatedOn: '2026-11-28',
    reviewedOn: '2026-11-28',
    reviewDueOn: '2027-02-22',
    changes: [
      {
        on: '2026-11-28',
        note: 'Since July 1, 2026, a flat customs duty of 3 euros for each tariff item is charged on consignments of up to 150 euros.',
      },
      { on: '2026-03-04', note: 'First published.' },
    ],
  },
];
