/** A change of a guide that came with the product. */
export interface GuideEdit {
  /** Text about the change, as the guide shows it. */
  readonly note: string;
  /** Words that are replaced, with those that take their place. */
  readonly words: readonly (readonly [from: string, to: string])[];
  /** An official source that is new, or has another name or date. */
  readonly source?: { readonly was: GuideSource | null; readonly is: GuideSource };
}

export interface GuideSource {
  readonly name: string;
  readonly url: string;
  readonly date: string | null;
}

/** The changes by the guide's slug: figures that were not found in an official text, and what is said instead. */
export const guideEdits: Readonly<Record<string, GuideEdit>> = {
  'corporate-transparency-act-boi-reporting': {
    note: 'The time for a first report could not be confirmed in the text of the rule; the reader is sent to FinCEN’s BOI page for it.',
    words: [
      [
        'you generally have 30 calendar days after the registration takes effect.',
        'you report within a short time after the registration takes effect; FinCEN’s BOI page has the number of days.',
      ],
      [
        'File electronically with FinCEN within 30 days of registration; there is no fee.',
        'File electronically with FinCEN within the time that its BOI page gives for new registrations; there is no fee.',
      ],
    ],
  },
  'form-1099-k-payment-platforms': {
    note: 'Vermont, Virginia and Maryland are no longer named: their thresholds could not be confirmed with the states.',
    words: [
      [
        'Massachusetts, Vermont, Virginia and Maryland, for example, have required forms from $600; the state’s revenue department has the present figure.',
        'Massachusetts, for example, requires forms from $600; your state’s revenue department has its present figure.',
      ],
    ],
  },
  'contractor-payments-form-1099-nec': {
    note: 'The day from which the new threshold applies could not be confirmed in the text of the law; the reader is sent to the IRS for it.',
    words: [
      [
        'For payments made through the end of 2025 the threshold was $600 a year; for payments made from January 1, 2026 it is $2,000, adjusted for inflation from 2027.',
        'The law of July 2025 raised the threshold from $600 to $2,000 a year, adjusted for inflation from 2027; the IRS page on Form 1099-NEC says which threshold applies to the year of a payment.',
      ],
      [
        'Apply the threshold of the year of payment: $600 up to 2025, $2,000 in 2026.',
        'Apply the threshold of the year of payment: $600 before the change, $2,000 after it.',
      ],
    ],
  },
  'section-174-research-costs': {
    note: 'The limit of gross receipts, the last day of the election and the ways of writing costs off are no longer given: the reader is sent to Revenue Procedure 2025-28.',
    words: [
      [
        'Small businesses could choose to apply the change to the earlier years, in general until July 6, 2026.',
        'Small businesses could choose, for a limited time, to apply the change to the earlier years.',
      ],
      [
        'With average gross receipts of $31 million or less, a business could amend 2022 to 2024 and claim the deductions it had to spread. The time for that election is over; what is not yet deducted can still be written off.',
        'A business whose average gross receipts stayed below a limit could amend 2022 to 2024 and claim the deductions it had to spread. Revenue Procedure 2025-28 has the limit and the last day of that election.',
      ],
      [
        'Costs that were capitalized in 2022 to 2024 and not yet deducted can be written off in the first year after 2024, or over two years.',
        'Costs that were capitalized in 2022 to 2024 and not yet deducted can be written off sooner than on the old schedule; Revenue Procedure 2025-28 says how.',
      ],
      [
        'Compare writing it off in one year with two years, and the effect on other limits.',
        'Compare the ways of writing it off that the revenue procedure allows, and the effect on other limits.',
      ],
    ],
  },
  'aca-employer-mandate-1095-c': {
    note: 'The percentages of affordable coverage and the due dates of the forms could not be confirmed at the IRS; the reader is sent to its pages for them.',
    words: [
      ['Since the forms for 2024, employees may be given', 'Employees may be given'],
      [
        'does not exceed a percentage that the IRS sets each year: 9.02 percent for plan years that begin in 2025 and 9.96 percent for 2026. For 2027, look the percentage up on the page of the IRS.',
        'does not exceed a percentage that the IRS sets each year. For plan years that begin in 2026 or 2027, the percentage of pay that counts as affordable is on the IRS page on employer shared responsibility.',
      ],
      [
        'File Forms 1094-C and 1095-C electronically by March 31.',
        'File Forms 1094-C and 1095-C electronically by the due date in their instructions for the year.',
      ],
      [
        'Give employees their form, or post the notice that they can ask for it, by early March.',
        'Give employees their form, or post the notice that they can ask for it, by the date in the same instructions.',
      ],
    ],
    source: {
      was: null,
      is: {
        name: 'IRS, About Form 1095-C (with its instructions)',
        url: 'https://www.irs.gov/forms-pubs/about-form-1095-c',
        date: null,
      },
    },
  },
  'hipaa-for-practices-and-their-vendors': {
    note: 'How far the time for a patient’s request can be extended could not be confirmed; the reader is sent to HHS for it.',
    words: [
      [
        'within 30 days; one extension of 30 days is possible.',
        'within 30 days; HHS says when more time can be taken.',
      ],
    ],
  },
  'fbar-and-fatca-foreign-accounts': {
    note: 'Of the thresholds of Form 8938 only the one in the law itself is given; the others could not be confirmed, and the reader is sent to the comparison of the IRS.',
    words: [
      [
        'Those with larger foreign financial assets also attach Form 8938 to the tax return, from $50,000 on the last day of the year or $75,000 at any time for a single person living in the United States, and from twice that for couples who file together. For those who live abroad the thresholds are higher.',
        'Those whose foreign financial assets exceed $50,000, or the higher threshold that the IRS sets for couples who file together and for people who live abroad, also attach Form 8938 to the tax return; the comparison of both forms by the IRS has each threshold.',
      ],
    ],
  },
  'foreign-owned-us-llc-form-5472': {
    note: 'The year in which the duty began could not be confirmed and is gone.',
    words: [['Since 2017 a foreign-owned disregarded entity files', 'A foreign-owned disregarded entity files']],
  },
  'nonprofit-form-990-and-single-audit': {
    note: 'The two deadlines of the audit package could not be confirmed; the reader is sent to the Federal Audit Clearinghouse for them.',
    words: [
      [
        'within 30 days after the auditor’s report or nine months after the end of the year, whichever is earlier.',
        'soon after the auditor’s report, and at the latest by a day that is counted from the end of the year; the Clearinghouse has both deadlines.',
      ],
    ],
    source: { was: null, is: { name: 'Federal Audit Clearinghouse', url: 'https://www.fac.gov/', date: null } },
  },
  'federal-payroll-tax-deposits-form-941': {
    note: 'The wage base changes each year and could not be confirmed; the reader is sent to the Social Security Administration for it.',
    words: [
      [
        'up to a wage base of $184,500 in 2026; Medicare is 1.45 percent each without a limit. The Social Security Administration publishes the wage base of the next year before it begins.',
        'up to a wage base; Medicare is 1.45 percent each without a limit. The Social Security Administration has the wage base of each year on its page on the contribution and benefit base.',
      ],
    ],
  },
  'uk-making-tax-digital-income-tax': {
    note: 'The income limits, the day of the final declaration and the penalties could not be confirmed at HMRC; the reader is sent to GOV.UK for them.',
    words: [
      [
        'From April 6, 2026, sole traders and landlords in the United Kingdom whose qualifying income is above £50,000 keep digital records and send quarterly updates to HMRC with compatible software. The limit falls to £30,000 in April 2027 and to £20,000 in April 2028. VAT-registered businesses have followed Making Tax Digital for VAT since 2022.',
        'Sole traders and landlords in the United Kingdom whose qualifying income is above a limit keep digital records and send quarterly updates to HMRC with compatible software. The limit falls in steps from one tax year to the next; GOV.UK has the limit and the start date of each step. VAT-registered businesses follow Making Tax Digital for VAT.',
      ],
      [
        'A final declaration follows by January 31, when tax is paid as before. A late submission earns a penalty point, and four points a fine of £200. For those who had to join in April 2026, late quarterly updates of the first year, 2026/27, earn no points; a late final declaration does.',
        'A final declaration follows after the end of the tax year, and tax is paid as before. A late submission earns a penalty point, and enough points cost a fine; GOV.UK has the number of points, the amount, and what holds for the first year.',
      ],
      [
        'Submit the final declaration and pay by January 31.',
        'Submit the final declaration and pay by the day that GOV.UK gives for the tax year.',
      ],
    ],
  },
  'eu-vat-one-stop-shop-for-online-sellers': {
    note: 'The number of countries is gone: it says nothing about a seller’s own duties.',
    words: [
      [
        'Instead of registering in up to 27 countries, they can use',
        'Instead of registering in each country to which they sell, they can use',
      ],
    ],
  },
  'new-york-city-commercial-rent-tax': {
    note: 'The rent from which an annual return is due although no tax is could not be confirmed; the reader is sent to the instructions of Form CR-A.',
    words: [
      [
        'The duty to file an annual return can exist at rents above $200,000 even when no tax is due.',
        'The duty to file an annual return can exist at lower rents even when no tax is due; the instructions of Form CR-A say from which rent on.',
      ],
    ],
  },
  'new-york-city-earned-safe-and-sick-time': {
    note: 'The rate at which leave is earned, the days on which changes took effect and the time for keeping records could not be confirmed; the reader is sent to the city for them.',
    words: [
      [
        'People who work in New York City earn one hour of leave for every 30 hours worked, for their own health,',
        'People who work in New York City earn leave with the hours they work, at the rate in the city’s notice of employee rights, for their own health,',
      ],
      [
        'Since February 22, 2026, every employee also gets 32 unpaid hours at the start of the job and again each January 1.',
        'An amendment (Int. 0780-2024) adds 32 unpaid hours, at the start of the job and again on the first day of each calendar year; the city’s page says from when.',
      ],
      ['Since February 2026 it can also be used to care', 'The amendment lets it also be used to care'],
      ['; the 32 unpaid hours do not carry over.', '; for the unpaid hours, look at the city’s rules.'],
      ['Since 2024, employees can also sue by themselves.', 'Employees can also sue by themselves.'],
      ['Keep records for three years.', 'Keep records for as long as the city’s rules ask.'],
    ],
    source: {
      was: {
        name: 'Int. 0780-2024, amendments in force',
        url: 'https://legistar.council.nyc.gov/LegislationDetail.aspx?GUID=97634BF6-0EAD-455B-8440-A50F25DABD61&ID=6632607',
        date: '2026-02-22',
      },
      is: {
        name: 'New York City Council, Int. 0780-2024',
        url: 'https://legistar.council.nyc.gov/LegislationDetail.aspx?GUID=97634BF6-0EAD-455B-8440-A50F25DABD61&ID=6632607',
        date: null,
      },
    },
  },
  'new-york-city-unincorporated-business-tax': {
    note: 'The gross income from which a return is due could not be confirmed; the reader is sent to the instructions of the forms.',
    words: [
      [
        'A return is due when total gross income from all business is more than $95,000, even if the credit removes the tax; the instructions of Form NYC-204 say when a partnership has to file.',
        'A return is due when total gross income from all business passes a limit, even if the credit removes the tax; the instructions of Form NYC-202, and for partnerships those of Form NYC-204, have the limit.',
      ],
      ['and compare it with $95,000.', 'and compare it with the limit in the form’s instructions.'],
    ],
  },
  'sales-tax-economic-nexus-after-wayfair': {
    note: 'How many states have which threshold could not be confirmed with the states: the guide gives the one in the decision and those of California, Texas and New York, and sends the reader to each state.',
    words: [
      [
        'Every state with a general sales tax has set a threshold, most often $100,000 of sales a year. Some also count 200 transactions, although many states have dropped that test.',
        'Every state with a general sales tax has set a threshold of its own. South Dakota’s, in that case, was more than $100,000 of sales or 200 transactions a year; some states still count transactions, and others only sales.',
      ],
      [
        '(the last or current calendar year, or the last twelve months)',
        '(in California the last or current calendar year, in Texas the last twelve months)',
      ],
    ],
  },
  'new-york-pay-transparency': {
    note: 'The size of employer from which the law applies, its first day and the amounts of penalties could not be confirmed; the reader is sent to the Department of Labor for them.',
    words: [
      [
        'Since September 2023, New York’s Labor Law section 194-b requires employers with four or more employees to state the pay,',
        'New York’s Labor Law section 194-b requires all but the smallest employers to state the pay,',
      ],
      [
        'which can impose civil penalties of up to $1,000 for a first, $2,000 for a second and $3,000 for further violations.',
        'which can impose civil penalties that grow with further violations; its page on pay transparency has the amounts, and the number of employees from which the law applies.',
      ],
    ],
  },
  'california-consumer-privacy-act': {
    note: 'The thresholds and penalties, which are adjusted for inflation, and the times for renewing a privacy policy could not be confirmed; the reader is sent to the California Privacy Protection Agency and the Attorney General.',
    words: [
      [
        'is covered if it has annual gross revenue above an adjusted limit ($26,625,000 from January 2025), or buys, sells or shares the data of 100,000 or more consumers or households, or earns half or more of its revenue from selling or sharing data.',
        'is covered if its annual gross revenue is above a limit that is adjusted for inflation, or if it buys, sells or shares the data of many consumers or households, or if it earns a large part of its revenue from selling or sharing data; the California Privacy Protection Agency has the present thresholds.',
      ],
      [
        'Penalties reach $2,663 for each violation and $7,988 for intentional ones or those that concern children (amounts since January 2025, next adjusted in January 2027). Since January 2026, regulations also ask for risk assessments of some uses of data.',
        'Penalties are charged for each violation, and more for intentional ones or those that concern children; the agency’s page of adjusted amounts has the present figures. Regulations also ask for risk assessments of some uses of data.',
      ],
      [
        'Update the privacy policy at least every twelve months.',
        'Update the privacy policy as often as the law asks, and when something changes.',
      ],
      [
        'Offer two ways to send requests, or an email address if you only sell online, and log each with its dates.',
        'Offer the ways to send requests that the law asks for, or an email address if you only sell online, and log each with its dates.',
      ],
    ],
  },
};
