import type { DemoGuide } from './demo-guide';

/** City law. */
export const localGuides: readonly DemoGuide[] = [
  {
    slug: 'new-york-city-commercial-rent-tax',
    title: 'New York City Commercial Rent Tax',
    summary:
      'Tenants who use premises in Manhattan south of the center line of 96th Street for a business pay a city tax on their rent if the annualized base rent is $250,000 or more before the rent reduction. The rate is 6 percent on 65 percent of the base rent, in effect 3.9 percent. Credits reduce or remove the tax for rents up to $300,000 and for small businesses with income below set limits. Some premises in Lower Manhattan have reductions of their own.',
    industriesImpacted: [
      {
        industry: 'Retail',
        explanation:
          'Percentage rent and payments made for the landlord, such as real estate tax, can be part of base rent and push a shop over the line.',
      },
      {
        industry: 'Food & Beverage',
        explanation: 'Each location is tested on its own; two small restaurants do not add up.',
      },
      {
        industry: 'Professional Services',
        explanation: 'Rent received from subtenants is deducted before the test, but the records have to show it.',
      },
      {
        industry: 'Nonprofit',
        explanation: 'Nonprofit organizations are exempt once the Department of Finance has confirmed the exemption.',
      },
    ],
    businessApplication:
      'The tax year runs from June 1 to May 31. Returns are due on September 20, December 20 and March 20 for the quarters that end before, and an annual return on June 20. An annual return can be required at lower rents even when no tax is due; see the current amount in the instructions of Form CR-A on the page of the Department of Finance. The small business credit, claimed on the return, frees tenants with total income of $5 million or less and base rent below $500,000; it phases out at $10 million of income and $550,000 of rent.\n\nPremises in Brooklyn, Queens, the Bronx and Staten Island are not taxed. Rent for a home is not taxed, only the part of premises that is used for a business. A late return or payment costs penalties and interest, which the Department of Finance can waive for reasonable cause. Returns of a quarter are on Form CR-Q and the annual one on Form CR-A, online through the city’s e-Services.\n\nThe tax is a business expense on the income tax return. Governments, tenants of a very short stay, and theatrical productions for a time, are exempt besides small rents and confirmed nonprofits. Rent for a part of the year is annualized to see whether the limit is reached, and tax is paid on the rent of the months in use.',
    complianceChecklist: [
      'Check each address: Manhattan, south of the center line of 96th Street.',
      'Add up base rent with everything paid on behalf of the landlord.',
      'Subtract rent from subtenants and documented exclusions, and annualize.',
      'File quarterly when annualized base rent is $250,000 or more.',
      'File the annual return by June 20.',
      'Compute the small business credit each year.',
    ],
    jurisdiction: 'local',
    serviceTypes: ['tax-preparation', 'tax-planning'],
    sources: [
      {
        name: 'New York City Department of Finance, Commercial Rent Tax',
        url: 'https://www.nyc.gov/site/finance/business/business-commercial-rent-tax-crt.page',
        date: null,
      },
    ],
    featured: false,
    updatedOn: '2026-11-28',
    reviewedOn: '2026-11-28',
    reviewDueOn: '2027-05-22',
    changes: [
      { on: '2026-11-28', note: 'Reviewed: who gets the small business credit.' },
      { on: '2026-03-15', note: 'First published.' },
    ],
  },
  {
    slug: 'new-york-city-earned-safe-and-sick-time',
    title: 'New York City Earned Safe and Sick Time Act',
    summary:
      'People who work in New York City earn one hour of leave for every 30 hours worked, for their own health, that of a family member, or for safety matters. Employers with 100 or more employees give up to 56 paid hours a year, those with 5 to 99 up to 40 paid hours. With four or fewer employees the leave is paid if net income was one million dollars or more in the previous tax year, and otherwise unpaid. Paid prenatal leave of 20 hours comes on top. Since February 22, 2026, Local Law 145 of 2025 adds 32 unpaid hours, available at the start of the job and again on the first day of each calendar year.',
    industriesImpacted: [
      {
        industry: 'Food & Beverage',
        explanation:
          'Short shifts and changing schedules need a record of accrued and used hours with every pay statement.',
      },
      {
        industry: 'Healthcare',
        explanation: 'Home care and per-diem staff are covered, with details for some licensed professions.',
      },
      { industry: 'Retail', explanation: 'A point system that counts protected leave as an absence is retaliation.' },
    ],
    businessApplication:
      'Leave can be used as it is earned. Since the same day it can also be used to care for a child or another person in one’s care, for housing and benefits proceedings, in a public disaster and after workplace violence. Unused paid hours carry over up to the yearly limit unless they are paid out and the new year’s hours are granted at once; the 32 unpaid hours do not carry over. The amounts earned, used and left must appear on the pay statement or in a document given each pay day. A written policy and the city’s notice of rights are required. Employees can sue on their own.\n\nDocumentation may be asked for only after more than three workdays in a row, and never the diagnosis. Unused hours do not have to be paid out when someone leaves, unless your policy says so. You may ask for up to seven days’ notice of leave that is foreseen, and otherwise for notice as soon as practicable. Independent contractors are not covered, nor are owners.\n\nHours worked in the city earn leave, wherever the employee lives; hours worked elsewhere do not. Domestic workers are covered too, with paid hours. A policy of paid time off is enough if it gives as many hours for the same uses and conditions. Leave is paid at the employee’s usual rate and at least the full minimum wage, without a tip credit.\n\nThe Department of Consumer and Worker Protection takes complaints, and can order pay, relief for the employee and civil penalties for each violation. Family means relatives by blood, marriage or adoption, and anyone whose bond is like that of family.',
    complianceChecklist: [
      'Count employees over the whole year, including those outside the city for the size test.',
      'Choose accrual or granting all hours at the start of the year.',
      'Write the policy down and hand it out with the notice of rights.',
      'Show hours earned, used and left on each pay day.',
      'Add 20 hours of paid prenatal leave and 32 unpaid hours as banks of their own.',
      'Keep records for three years.',
    ],
    jurisdiction: 'local',
    serviceTypes: ['payroll'],
    sources: [
      {
        name: 'New York City Department of Consumer and Worker Protection, Safe and Sick Leave',
        url: 'https://www.nyc.gov/site/dca/workers/workersrights/paid-sick-leave-law-for-workers.page',
        date: null,
      },
      {
        name: 'New York City Local Law 145 of 2025 (Int. 0780-2024)',
        url: 'https://legistar.council.nyc.gov/LegislationDetail.aspx?GUID=97634BF6-0EAD-455B-8440-A50F25DABD61&ID=6632607',
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
        note: 'Local Law 145 of 2025 is in force since February 22, 2026: 32 unpaid hours, and more reasons for leave.',
      },
      { on: '2026-02-12', note: 'First published.' },
    ],
  },
  {
    slug: 'new-york-city-unincorporated-business-tax',
    title: 'New York City Unincorporated Business Tax',
    summary:
      'Sole proprietors, partnerships and LLCs that are not taxed as corporations pay New York City a tax of 4 percent on the taxable income of a business carried on in the city. A credit removes the tax when it is $3,400 or less and reduces it up to $5,400. Employees do not pay it on wages, and owners do not pay it on rent from property that they only hold as an investment.',
    industriesImpacted: [
      {
        industry: 'Professional Services',
        explanation:
          'Freelancers and partnerships of lawyers, consultants and accountants are the ones most often concerned.',
      },
      {
        industry: 'Technology',
        explanation:
          'A single-member LLC files on the owner’s form; receipts from customers outside the city count by where the receipts belong.',
      },
      {
        industry: 'Real Estate',
        explanation:
          'Holding, leasing or managing one’s own property is exempt; services to tenants or work as a dealer or broker can lose the exemption.',
      },
      {
        industry: 'Small Business',
        explanation: 'A proprietor who moves between home in New Jersey and clients in the city has to split receipts.',
      },
    ],
    businessApplication:
      'A return is due when total gross income from all business is more than $95,000, before cost of goods sold, even if the credit removes the tax; the same limit applies to partnerships. Individuals and single-member LLCs file Form NYC-202 or NYC-202S by April 15, partnerships file Form NYC-204 by March 15. Before the tax is figured there is an allowance for the services of the owners and an exemption of $5,000. Anyone who expects the tax to be above $3,400 pays estimated tax in four installments. City residents may claim a credit for it against their personal income tax.\n\nThe credit leaves nothing to pay up to $85,000 of taxable income, and ends at $135,000. Late returns and payments cost penalties and interest; who comes forward first can ask the city for a voluntary disclosure agreement. The tax is a business expense on the federal return. Returns are filed and paid on the city’s e-Services site; estimated tax of an individual goes with Form NYC-5UBTI, that of a partnership with Form NYC-5UB.\n\nAn S corporation pays the General Corporation Tax instead, since the city does not follow the S election. Trading in securities for one’s own account is not a business for this tax. Wages are outside the tax; a side business is tested by its own gross income. A business carried on wholly outside the city, without an office or work there, owes none.',
    complianceChecklist: [
      'Decide whether the business is unincorporated: no election to be taxed as a corporation.',
      'Add up gross income of all unincorporated businesses, and compare it with $95,000.',
      'Split receipts between the city and elsewhere, with the records that show it.',
      'Take the allowance for owners’ services, the exemption and the credit.',
      'File Form NYC-202 by April 15, or Form NYC-204 by March 15, or ask for an extension with Form NYC-EXT.',
      'Pay estimated tax in four installments if the tax will be above $3,400.',
      'Claim the credit on the personal return if you live in the city.',
    ],
    jurisdiction: 'local',
    serviceTypes: ['tax-preparation', 'tax-planning'],
    sources: [
      {
        name: 'New York City Department of Finance, Unincorporated Business Tax',
        url: 'https://www.nyc.gov/site/finance/business/business-unincorporated-business-tax-ubt.page',
        date: null,
      },
    ],
    featured: false,
    updatedOn: '2026-11-28',
    reviewedOn: '2026-11-28',
    reviewDueOn: '2027-05-22',
    changes: [
      { on: '2026-11-28', note: 'Reviewed: a return is due above $95,000 of gross income.' },
      { on: '2026-11-22', note: 'First published.' },
    ],
  },
  {
    slug: 'local-business-licenses-and-gross-receipts-taxes',
    title: 'Local Business Licenses and Gross Receipts Taxes',
    summary:
      'Many cities and counties ask for a general business license or tax certificate before a business opens, and some tax its gross receipts: what it takes in, before expenses. There is no national list and no common rate. A business can be liable in every city where it has premises, sends people or sells, with a license that has to be renewed, usually every year.',
    industriesImpacted: [
      {
        industry: 'Food & Beverage',
        explanation:
          'A restaurant needs health, fire and often sidewalk or alcohol permits besides the general license, each from its own office.',
      },
      {
        industry: 'Construction',
        explanation:
          'A contractor’s state license does not replace the city’s: many cities want a registration before a building permit is given.',
      },
      {
        industry: 'Retail',
        explanation: 'Each location usually needs a certificate of its own, shown where customers can see it.',
      },
      {
        industry: 'Healthcare',
        explanation:
          'A professional license comes from the state; the practice can still owe the city’s license and its tax on receipts.',
      },
      {
        industry: 'Small Business',
        explanation: 'Work from home can need a home occupation permit, even without signs or visitors.',
      },
    ],
    businessApplication:
      'A tax on gross receipts is owed even in a year with a loss, because expenses are not deducted. Classes and exemptions differ: cities often have a lower class for wholesalers than for services, and forgive the tax below a limit of receipts as long as the return is filed on time. Businesses that work in several cities apportion their receipts, so the books need the place of each sale. Operating without a license can mean back taxes, penalties and, in some places, contracts that cannot be enforced. The exact rules are those of your city or county: its finance or business license office has them, and this guide does not.\n\nFees differ by city, trade and size, from a small flat fee to one that grows with receipts. An online shop that is run from home needs the license of its own city like any other business. Forming a company with the state is no license, and neither is a tax number. A sales tax permit comes from the state and does not replace the city’s license.\n\nA name other than your own or your company’s is registered with the county or state as a trade name. Simple licenses can come at once online, while permits with inspections take weeks, so apply before you open. Many cities ask freelancers and consultants for a license or tax certificate too, even without staff or premises. Many cities license rentals, above all short-term ones.\n\nNonprofits often need the license while the city frees them from the fee or the tax if they ask. A food truck or market stall usually needs a vendor’s license and a health permit wherever it sells.',
    complianceChecklist: [
      'List every city and county where you have premises, people or regular work.',
      'Ask each one’s finance or business license office: which license, which tax, which due date.',
      'Check zoning before you sign a lease or work from home.',
      'Get the permits of your trade besides the general license.',
      'Keep receipts by city in the books.',
      'Renew on time, and file a return even when an exemption leaves nothing to pay.',
      'Close the account when you move or stop, so that it does not go on.',
    ],
    jurisdiction: 'local',
    serviceTypes: ['tax-planning', 'bookkeeping', 'advisory'],
    sources: [
      {
        name: 'U.S. Small Business Administration, Apply for licenses and permits',
        url: 'https://www.sba.gov/business-guide/launch-your-business/apply-licenses-permits',
        date: null,
      },
    ],
    featured: false,
    updatedOn: '2026-11-22',
    reviewedOn: '2026-11-22',
    reviewDueOn: '2027-05-22',
    changes: [{ on: '2026-11-22', note: 'First published.' }],
  },
];
