import type { DemoGuide } from './demo-guide';

/** Federal reports on wages, cash and digital assets. */
export const federalReportingGuides: readonly DemoGuide[] = [
  {
    slug: 'form-w-2-w-3-and-futa-form-940',
    title: 'Forms W-2 and W-3, and Federal Unemployment Tax (Form 940)',
    summary:
      'Employers give each employee a Form W-2, and send Copy A with Form W-3 to the Social Security Administration, by January 31. For wages of 2026 that is Monday, February 1, 2027. Federal unemployment tax (FUTA) is 6.0 percent of the first $7,000 of each employee’s wages. A credit of up to 5.4 percent for state unemployment tax paid on time usually leaves 0.6 percent, or $42 a person. Only the employer pays it. Form 940 reports it once a year and is due on January 31 as well.',
    industriesImpacted: [
      {
        industry: 'Small Business',
        explanation:
          'You owe FUTA if you paid $1,500 or more of wages in any quarter, or had an employee for some part of a day in 20 or more different weeks, this year or last.',
      },
      {
        industry: 'Nonprofit',
        explanation:
          'Organizations that are exempt under section 501(c)(3) pay no FUTA. They still file Forms W-2 and W-3.',
      },
      {
        industry: 'Retail',
        explanation:
          'In a state that has not repaid its federal loans the credit is smaller. For 2025, California’s employers paid 1.8 percent, or $126 a person; the Department of Labor names the states of each year in November.',
      },
      {
        industry: 'Food & Beverage',
        explanation:
          'For 2026 the W-2 shows tips in box 12 with code TP, the overtime premium with code TT, and the tipped occupation in box 14b.',
      },
    ],
    businessApplication:
      'Employers who file ten or more information returns of all kinds in a year must file them electronically, and with electronic filing no Form W-3 is needed. Form 8809 asks for one extension of 30 days to file with the Social Security Administration, for cause only; it does not extend the date for the employees’ copies. For W-2s due in 2026, the penalty was $60 each up to 30 days late, $130 up to August 1, $340 after that, and $680 for intentional disregard; the employee’s copy is penalized separately. Correct a mistake with Form W-2c and Form W-3c. FUTA is deposited electronically by the last day of the month after a quarter in which it passes $500; a smaller amount carries over to the next quarter. State unemployment tax is separate, with its own rate and wage base. A sole proprietor owes no FUTA on wages paid to a spouse, a parent or a child under 21. For example, an employer with 12 people who each pass $7,000 in the first quarter owes 12 times $42, or $504, and deposits it by April 30.\n\nAsk the employer first, and then the IRS, which writes to it; a return can be filed with Form 4852 in its stead. Someone who has left gets the W-2 at the usual date, or sooner on request. W-2s are filed free of charge on the Social Security Administration’s Business Services Online. Employees can get the W-2 electronically if they have consented.\n\nA W-2 that comes back is stored in case the employee asks for it. An employer that closes gives and files W-2s by the due date of its final Form 941. No FUTA is due on what contractors are paid; household employers report it on Schedule H. An employee gets a W-2 however short the job; whoever controls how the work is done has an employee.\n\nThe number may be shortened on the employee’s copies, but not on the copy for the Social Security Administration. A wrong number is corrected with Form W-2c after you have asked the employee for it and noted that you did.',
    complianceChecklist: [
      'Check names and Social Security numbers in November.',
      'Reconcile the four Forms 941 with the totals of the W-2s.',
      'Add fringe benefits, tips and overtime premium to the right boxes.',
      'Give out the W-2s and file them with the Social Security Administration by January 31.',
      'Pay state unemployment tax on time, so that the credit is not lost.',
      'Deposit FUTA after each quarter in which it passes $500.',
      'File Form 940 by January 31, with Schedule A if you paid wages in more than one state or in a credit reduction state.',
      'Keep employment tax records as long as IRS Publication 15 says.',
    ],
    jurisdiction: 'federal',
    serviceTypes: ['payroll', 'bookkeeping', 'tax-preparation'],
    sources: [
      { name: 'IRS, About Form W-2', url: 'https://www.irs.gov/forms-pubs/about-form-w-2', date: null },
      { name: 'Social Security Administration, Employer W-2 filing', url: 'https://www.ssa.gov/employer/', date: null },
      { name: 'IRS, About Form 940', url: 'https://www.irs.gov/forms-pubs/about-form-940', date: null },
      {
        name: 'IRS, FUTA credit reduction',
        url: 'https://www.irs.gov/businesses/small-businesses-self-employed/futa-credit-reduction',
        date: null,
      },
    ],
    featured: false,
    updatedOn: '2026-11-28',
    reviewedOn: '2026-11-28',
    reviewDueOn: '2027-01-15',
    changes: [{ on: '2026-11-28', note: 'First published.' }],
  },
  {
    slug: 'form-8300-cash-over-10-000',
    title: 'Form 8300: Cash Payments Over $10,000',
    summary:
      'A business that receives more than $10,000 in cash in one transaction, or in related transactions, reports it on Form 8300 within 15 days. One form serves both the IRS and FinCEN. Cash means coins and bills of any country. In some retail sales, cashier’s checks, money orders, bank drafts and traveler’s checks of $10,000 or less each count as cash too. Personal checks, wire transfers and card payments are not cash.',
    industriesImpacted: [
      {
        industry: 'Retail',
        explanation:
          'Dealers in cars, boats, jewelry, art and other durable or collectible goods, and sellers of travel, count a cashier’s check or money order of $10,000 or less as cash when the sale is above $10,000.',
      },
      {
        industry: 'Real Estate',
        explanation:
          'Rent, deposits and purchase money in cash count. Payments under one lease are related and are added up over the year.',
      },
      {
        industry: 'Professional Services',
        explanation: 'Attorneys, accountants and other advisers report cash fees like any other business.',
      },
      {
        industry: 'Nonprofit',
        explanation:
          'A charity does not report cash that is given to it, but it does report cash that it receives for goods or services.',
      },
    ],
    businessApplication:
      'Payments between the same parties within 24 hours are related. So are later ones, if you know or have reason to know that they belong together. Installments are added up over 12 months: the 15 days run from the payment that takes the total above $10,000, and further payments above $10,000 within 12 months need another form. You need the payer’s name, address, taxpayer number and an identity document, and those of anyone for whom the payer acts. By January 31 of the next year, give each person named on the form a written statement that you reported the cash. File electronically through the BSA E-Filing System if you have to file other information returns electronically; otherwise a paper form is allowed. Keep a copy for five years. Splitting payments to stay below the limit, or helping to split them, is structuring, and it is punished like not filing. A form that is left out on purpose costs $25,000 or the cash received, up to $100,000, whichever is more, before inflation. You may report a suspicious payment of any size, and then you do not tell the customer. For example, a dealer who gets $6,000 in cash on March 2 and $5,000 on March 10 for one boat files by March 25. A customer who buys a car for $9,000 in cash and later pays $1,500 in cash for a repair is not reported, unless both were agreed together.\n\nIf a customer refuses a number or identity document, file on time anyway with a note that you asked, and think about whether to take the money. A late form is filed at once with the reason; penalties are lower for a slip than for intent, and can be waived for reasonable cause. A mistake is corrected with a new, complete form on which the box for amending is marked. Digital assets count as cash under the law only once regulations are out.\n\nOnly cash received in a business is reported, not that of a private sale. Banks report large cash deposits on a form of their own, which does not replace yours. Every trade is covered, from a contractor to a clinic; banks and larger casinos report elsewhere.',
    complianceChecklist: [
      'Tell everyone who takes money what counts as cash.',
      'Ask for an identity document and a taxpayer number when cash passes $10,000.',
      'Add up installments and related payments by customer over 12 months.',
      'File Form 8300 within 15 days, through the BSA E-Filing System.',
      'Give the written statement by January 31 of the next year.',
      'Keep each form and statement for five years.',
      'Never suggest that a customer split a payment.',
    ],
    jurisdiction: 'federal',
    serviceTypes: ['bookkeeping', 'advisory', 'tax-preparation'],
    sources: [
      {
        name: 'IRS, Form 8300 and reporting cash payments of over $10,000',
        url: 'https://www.irs.gov/businesses/small-businesses-self-employed/form-8300-and-reporting-cash-payments-of-over-10000',
        date: null,
      },
      { name: '26 CFR 1.6050I-1', url: 'https://www.ecfr.gov/current/title-26/section-1.6050I-1', date: null },
      { name: 'FinCEN, BSA E-Filing System', url: 'https://bsaefiling.fincen.gov/', date: null },
    ],
    featured: false,
    updatedOn: '2026-11-28',
    reviewedOn: '2026-11-28',
    reviewDueOn: '2027-01-15',
    changes: [{ on: '2026-11-28', note: 'First published.' }],
  },
  {
    slug: 'form-1099-da-digital-assets',
    title: 'Form 1099-DA: Sales of Crypto and Other Digital Assets',
    summary:
      'Brokers report sales of digital assets, such as cryptocurrency, stablecoins and NFTs, to you and to the IRS on Form 1099-DA. For sales in 2025 the form shows gross proceeds. For sales in 2026 it also shows the basis of covered assets, which are those that you acquired after 2025 and kept in an account at the same broker. Custodial exchanges, hosted wallets, kiosks and some payment processors are brokers. Every sale is taxable whether or not a form arrives.',
    industriesImpacted: [
      {
        industry: 'Technology',
        explanation:
          'Decentralized platforms do not send the form: the rule for them was repealed in April 2025. Their users keep the records themselves.',
      },
      {
        industry: 'Real Estate',
        explanation:
          'Persons who close real estate deals report digital assets that change hands in them, for closings from January 1, 2026.',
      },
      {
        industry: 'E-Commerce',
        explanation:
          'A shop that is paid in crypto has income when it is paid, and a gain or loss when it later sells the coins. Payments through a processor of up to $600 a year for a customer are not reported.',
      },
      {
        industry: 'Small Business',
        explanation:
          'Paying a supplier or an employee in crypto is a sale of it, with gain or loss, besides the wage or contractor reporting.',
      },
    ],
    businessApplication:
      'The 2025 form usually has no basis, so that the proceeds look like pure gain; enter your own basis on Form 8949, and carry the totals to Schedule D. Assets acquired before 2026, or moved in from another wallet, are noncovered: the broker need not report their basis even later. Since January 1, 2025, basis is tracked wallet by wallet and account by account. Without a specific identification made by the time of the sale, the units acquired first count as sold first. An exchange of one coin for another is a sale; moving coins between your own wallets is not. Brokers may combine sales of qualifying stablecoins and of certain NFTs, and need not report them up to $10,000 and $600 a year. Brokers do not have to apply backup withholding to sales in 2025 and 2026; from 2027 the rate is 24 percent for customers without a certified taxpayer number. Everyone who files Form 1040 answers the digital asset question on it. For example, if you bought a coin for $4,000 in 2023 and sold it for $5,000 in 2025, the form shows $5,000, and you report a gain of $1,000.\n\nA gift, a donation or an inheritance is not a sale; an heir’s basis is the value on the day of death. The wash sale rule for securities does not reach most digital assets as the law stands. Losses offset capital gains and then a limited amount of other income, and carry forward; coins that are only worth less have to be sold first. Coins held for more than a year have long-term gains with lower rates; staking, mining and pay are ordinary income.\n\nAsk the broker to correct a wrong form, and report the right figures on Form 8949 with an adjustment. Foreign brokers do not send the form today, but their customers owe the tax all the same. Brokers send the form by the middle of the second month after the year, as for other sales through brokers. Fees of buying add to the basis, and fees of selling reduce the proceeds.',
    complianceChecklist: [
      'List every exchange, wallet and account that you used in the year.',
      'Download the transaction history of each, since accounts can be closed.',
      'Compare each Form 1099-DA with your own records, fees included.',
      'Fill in the missing basis on Form 8949.',
      'Choose specific identification with your broker before you sell, or accept first in, first out.',
      'Give brokers a Form W-9, so that backup withholding does not start in 2027.',
      'Report income from staking, mining and payments separately.',
    ],
    jurisdiction: 'federal',
    serviceTypes: ['tax-preparation', 'tax-planning', 'bookkeeping'],
    sources: [
      {
        name: 'IRS, Understanding your Form 1099-DA',
        url: 'https://www.irs.gov/businesses/understanding-your-form-1099-da',
        date: null,
      },
      { name: 'IRS, Digital assets', url: 'https://www.irs.gov/filing/digital-assets', date: null },
      {
        name: 'Treasury Decision 10000, 89 FR 56480',
        url: 'https://www.federalregister.gov/citation/89-FR-56480',
        date: '2024-07-09',
      },
      { name: 'IRS Notice 2025-33', url: 'https://www.irs.gov/pub/irs-drop/n-25-33.pdf', date: '2025-06-12' },
    ],
    featured: false,
    updatedOn: '2026-11-28',
    reviewedOn: '2026-11-28',
    reviewDueOn: '2027-01-15',
    changes: [{ on: '2026-11-28', note: 'First published.' }],
  },
];
