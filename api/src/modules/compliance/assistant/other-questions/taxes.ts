/** Taxes of people and companies: what no guide says, a line for each subject. */
export const taxQuestions = `
  file my taxes, tax return deadline, where is my refund, file late, tax bracket, how much tax on my salary, free filing
  estimated payments for the self-employed, 1040-ES dates, safe harbor, underpayment, how much to set aside for taxes
  self-employment tax, half deductible, SE tax on rent, side job tax, how much is SE tax, do I pay it twice
  schedule C or schedule E, where to report rental income, report business income on which line, profit or loss form
  joint or separate return, married couple, head of household, dependent, child of divorced parents, ex claims my kids
  custody year
  child credit, day care costs, adoption credit, college costs, student loan interest, 529 plan, teacher expenses
  medical expenses, long-term care, HSA contribution, health premiums of the self-employed, nursing home
  mortgage points, second home, home sale exclusion, sell my house, move to another state, moving costs
  rental house repairs, roof, depreciation, passive loss, cost segregation, short-term rental loophole
  vacant property, rent to relatives
  1031 exchange, installment sale, capital gain on land, basis of inherited house, gift of a house, sell to my son
  stock sale, dividends, bonds, options, wash sale, day trading, mutual fund, capital loss, broker form
  crypto tax, bitcoin payment, tenant or customer pays in bitcoin, mining, NFT, staking, crypto loss, exchange hacked
  lottery, gambling, prize, hackathon or contest money, inheritance, life insurance payout, lawsuit money
  car accident settlement taxable
  alimony, child support, divorce, prenup, house after divorce, split a business in a divorce
  estate tax, inheritance, executor, return of a dead person, who signs for the dead, probate, trust return 1041
  step-up
  gift tax, give money to my children, gift limit, loan to family, forgive a loan, interest-free loan
  IRA, Roth, 401k withdrawal, early withdrawal penalty, rollover, required distribution, pension tax
  SEP contribution limit
  tax on Social Security, retire abroad, annuity, survivor benefit, military pension, VA benefit
  car deduction, mileage log, lease or buy a car, heavy SUV, electric car credit, charger, parking
  home office square feet, rent part of my home to my company, internet, furniture, studio at home
  meals with clients, tickets, gifts to clients, travel with spouse, conference, hotel, clothing, haircut, gym
  donation of cash, goods, car, stock or time, volunteer miles, church tithe, GoFundMe
  section 179, bonus depreciation, equipment, computer, oven, tractor, freezer, used machine, leasehold improvements
  years of life
  bad debts, unpaid invoices, theft loss, casualty, fire, flood, disaster relief
  inventory cost, cost of goods, samples, personal use of goods, spoiled food, shrinkage
  interest deduction, loan to my company, shareholder loan, owner loan to the company, interest rate of an owner loan
  credit card interest
  cash to accrual change, accounting method, form 3115, fiscal year change, short year
  S corp election late, distribution, basis, reasonable pay, shareholder exit, AAA, built-in gain, two shareholders
  partnership return, K-1 late, guaranteed payment, partner leaves, capital account, special allocation, LLC with spouse
  corporate tax rate, dividend to owners, accumulated earnings, personal service corporation, consolidated return, NOL
  qualified business income, 199A, SSTB, aggregation, wage limit
  excess business loss, hobby, at risk, passive activity, real estate professional
  work opportunity credit, energy credit, solar roof, heat pump, new market, disabled access credit
  retirement plan startup credit, employee retention
  tax credit for hiring, small business tax break, new tax law, big bill, tax cut, tariffs refund
  IRS letter, notice CP14, balance due, IRS says I owe, math error, identity check, transcript, call the IRS
  IRS audit, audit by mail, what to bring, appeal, tax court, statute of limitations, how far back can the IRS go
  installment plan, offer in compromise, hardship, lien release, levy on my bank, passport revoked, penalty abatement
  unfiled returns, back taxes of years, never filed, jail, voluntary disclosure of domestic income
  cash income not reported
  power of attorney 2848, talk to the IRS for someone, representative, preparer made a mistake, PTIN
  preparer penalty, e-file PIN
  change of address, name change, EIN wrong, two EINs, responsible party, IRS online account, tax ID of a deceased owner
  state income tax, state refund, reciprocity, work in one state live in another, part-year, nonresident athlete
  pass-through entity tax, franchise tax report, gross margin, commercial activity tax, minimum tax
  annual tax of Delaware
  property tax, homestead, farm exemption, business personal property, inventory tax, reassessment, tax sale
  fuel, heavy vehicle 2290, IFTA, excise, indoor tanning, airline, firearms tax
  hotel and lodging tax, cleaning fee of a host, Airbnb collects the tax, tourist tax, room tax
  transfer tax, stamp, recording fee, deed tax, title insurance
  customs, duty, tariff code, duty free, drawback, de minimis, import tea, wine, cheese or clothes
  nonresident tax, ITIN, tax treaty, scholarship of a foreign student, W-8, 1042
  transfer pricing, intercompany loan, management fee, branch, GILTI, FDII, subpart F
  tax software, how to prepare a return, who can prepare my taxes, price of tax preparation, free help
`;
