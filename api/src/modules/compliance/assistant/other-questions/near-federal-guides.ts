/**
 * What the laws of the federal guides, or those next to them, regulate as well and the guides do not say: a line has
 * one subject, in words that the guides have too.
 */
export const nearFederalGuides = `
  how do I look up who owns a company, search the owner of an LLC, public register of companies
  sell my share of the company, add or remove a member of the LLC, change of ownership percentage, new partner joins
  anonymous LLC, keep my name off the public record, nominee owner, hide the owner from the public
  certificate of good standing, apostille, copy of my articles, certified documents of the company
  register my company in another state, foreign qualification, do business in a second state
  move the LLC to another state
  holding company and subsidiary, parent company, series LLC, how to structure several companies
  real estate title transfer, deed, quitclaim, put my house into an LLC, transfer property to my company
  report stolen identity, someone opened a company in my name, identity theft, fake tax return in my name
  report a business that cheats on taxes, tip to the IRS, whistleblower reward

  fees that PayPal, Stripe or Square take, chargeback on a card payment, processor holds my money, rolling reserve
  surcharge for paying by card, minimum amount for cards, refuse cash, pass the card fee on to customers
  cap on card fees
  buyer says the item never arrived, refund a buyer, marketplace removed my listing, seller account suspended
  hobby or business, hobby loss, can I deduct what I spent on a hobby, losses of a side business
  sell at a garage sale, flea market stand, consignment, pawn shop, used goods dealer license
  Uber, Lyft or delivery driver deducts gas, miles, phone and car, insurance of drivers
  tips in an app, donations on a crowdfunding page, Patreon, YouTube or streaming income, influencer gets free products
  cash sales, cash register required, report cash over ten thousand, form 8300, counterfeit money
  bank form 1099-INT, 1099-DIV, 1099-B, 1099-G, 1099-R, 1099-C, canceled debt, interest income form
  which 1099 for rent, royalties, prizes, medical payments or lawyers' settlements, 1099-MISC boxes
  money from family or a friend, loan between friends, private loan, interest on a loan to a friend

  correct a 1099 that I sent with a wrong amount, void a form, corrected copy, duplicate 1099
  notice that names and numbers do not match, CP2100 letter, B notice, TIN matching
  contractor wants to be paid in cash or crypto, pay a contractor in advance, deposit for a contractor
  late fee of a contractor
  contractor agreement, scope of work, cancel a project, contractor sues, contractor did not finish
  who owns what the freelancer made
  freelancer not paid, late payment by a client, Freelance Isn't Free, written contract for freelancers
  contractor wants unemployment or benefits, contractor got hurt, insurance for subcontractors, certificate expired
  taxes of a freelancer, what can a 1099 worker deduct, how much to set aside as a freelancer
  quarterly taxes of a contractor
  I got a 1099 and think I was an employee, form SS-8, report my boss for misclassification
  pay family members or a roommate for help, babysitter, nanny or housekeeper tax, household employee
  reimburse a contractor for travel, materials and expenses, gift to a contractor
  pay royalties to an author, musician or inventor, license fee, commission to a referral partner, finder fee

  research credit against payroll taxes, claim the R&D credit, form 6765, how big is the research credit
  what qualifies for the credit
  deduct software that I buy, subscriptions, licenses, website costs, hardware, furniture
  machine in one year or over several years
  improvements, new roof, renovation, repairs or freezer, depreciate over how many years, write off at once
  startup costs before opening, organization costs, costs to found a company, deduct legal fees
  marketing, advertising and branding costs, training and conference costs deductible
  goodwill, purchase of a business, franchise fee, customer list, amortize an intangible
  grant or subsidy for research, innovation grant, SBIR, government contract for a prototype
  sell or license our software, patent box, royalty rate, source code escrow
  clinical trial, FDA approval, medical device registration, lab safety, human subjects
  loss of a startup, carry a loss back or forward, use the loss of my company against my salary

  how many hours can an employee work, longest shift, mandatory overtime, refuse overtime, day of rest
  seven days in a row
  overtime after 8 hours a day, double time, weekend pay, holiday rate, night shift premium, Sunday work
  no tax on overtime, deduct overtime pay, tax on tips deduction, is overtime taxed more
  round time, clock in early, time clock, late employees, dock pay, unpaid suspension, no show
  on call time, standby, waiting for customers, travel hours to a job site, training on Saturday, uniform time
  pay when the shop closes for weather, power failure or inspection, reporting time pay, sent home early
  minimum pay of students, trainees, disabled workers or farm hands, subminimum wage, piece rate, day rate
  prevailing wage, Davis-Bacon, government contract wages, certified payroll, public works
  cut the pay or salary of an employee, demotion, fewer hours, furlough day
  bonus not paid, commission after leaving, sign-on bonus back, clawback, profit share
  same pay for the same work, colleague earns more, equal pay, pay gap
  unpaid wages claim, boss does not pay me, wage theft, complaint to the labor department, last wages
  volunteers at a company, volunteers with a stipend, board members paid, trial shift, working interview
  employee works two jobs for different companies, moonlighting, second job at a competitor
  break for a nursing mother, pump room, breaks for smokers, lunch working at the desk

  which health plan is best for a small company, price of health insurance, broker, small group plan
  SHOP marketplace, tax credit for small employers
  how long can new hires wait for insurance, waiting period, open enrollment, when does insurance end after quitting
  COBRA
  employee wants to be on the plan of her husband, opt-out payment, cash instead of insurance, reimburse premiums
  ICHRA, QSEHRA
  1095-A, premium tax credit, marketplace insurance of my own, I am self-employed and need insurance, deduct my premiums
  does insurance pay for surgery, therapy, glasses, fertility, dentist, medicine, claim denied, preexisting condition
  insurance for part-timers or contractors who want it, different plans for managers, discrimination in benefits
  W-2 box for health insurance, cafeteria plan, section 125, pretax premiums, FSA or HSA limit
  employee on leave and insurance, employee turns 65, Medicare or our plan, adult child until 26, divorce and coverage
  union health fund, welfare plan form 5500, summary plan description, ERISA

  patient does not pay the bill, collections, payment plan for patients, no-show fee, charge for missed appointments
  price list, surprise bill
  doctor leaves the practice and takes patients, sell or close a medical practice, retire, patient list
  non-compete of a doctor
  who may prescribe, give injections, take x-rays or sign, nurse without a license, scope of practice, supervision
  medical director
  enroll as a provider, credentialing, Medicare billing codes, insurer pays late, claim denied, audit of billing
  overpayment
  video visits with patients in another state, telehealth, license for another state
  patient slipped and fell, malpractice claim, insurance for a clinic, bad outcome, informed consent, liability waiver
  refuse or dismiss a patient, rude patient, discrimination of patients, interpreter for deaf or foreign patients
  service dog
  employee medical information, vaccine status, drug test results, sick note of an employee, personnel file
  how long to keep medical records or x-rays, destroy charts, charge for copies, parents and records of minors
  record of the dead
  medical waste, needles, lab license CLIA, controlled drugs DEA, pharmacy, sterilize tools
  advertise a practice, before and after photos, testimonials of patients, reviews by patients
  refer patients for money, kickback, free gifts
  health data in a fitness app, period tracker, DNA test, apps without doctors, health data sold by a website

  negotiate a loan, collateral, personal guarantee, how much can I borrow, loan refused, refinance, interest rate, SBA
  bank wants a business plan, forecast, cash flow projection, appraisal, tax returns of the owner
  how to prepare a balance sheet, income statement, close the books, adjust entries, errors in the books, restate
  accountant refuses to hand over my books, fire my CPA, complaint, CPA made an error, accountant's liability
  price of a review
  engagement letter for bookkeeping or tax work, contract with an accountant, retainer, conflict of interest
  confidentiality of an accountant
  value my company, price for selling, due diligence of a buyer, earn-out, letter of intent
  internal controls, prevent theft, segregation of duties, forensic audit, suspicion of fraud by the bookkeeper
  IRS audit, sales tax audit, insurance audit, workers comp audit, labor department audit
  what do auditors of the tax office look at
  revenue recognition, leases on the balance sheet, inventory count method, bad debt reserve
  percentage of completion, retainage
  public company, SEC filing, stock exchange, quarterly earnings, auditor rotation, SOX
  bid bond, performance bond premium, license bond, get bonded with bad credit, claim on a bond
  mechanics lien, customer does not pay the builder, retention, change orders, delay damages, warranty for a roof
  defects

  start a charity, become tax exempt, 1023, bylaws, incorporate a nonprofit, fiscal sponsor, exemption letter lost
  close or dissolve a charity, who gets the assets, merge two charities, change the name or mission
  receipt for a donor, donated car, goods or time, thank-you letter, value of a donation, donor wants money back
  restricted gift
  pay board members or the founder, loan to a director, salaries of the director too high, relatives on the board
  conflict of interest
  board meeting, votes by email, quorum, minutes, remove a board member, how many directors, term limits
  shop, ads or rental income of a charity, unrelated business income, 990-T, sell merchandise, sponsor logo
  does a charity pay sales tax, exempt from sales tax or property tax, buy without tax as a church
  politics, lobbying, endorse, rally, lawsuit against a charity, insurance for directors
  raffle, bingo, auction, gala ticket, alcohol at a fundraiser, online donations, text to give, overhead share
  apply for grants, write a proposal, grant budget, indirect cost rate, procurement rules, grant money spent wrong
  pay back a grant
  scholarship by a charity, donor advised fund, give money to a foreign charity, crowdfund for a family
  church and pastor housing allowance, clergy taxes, missionary, religious exemption
  homeowners association, club or union return, trade association dues, credit union, cooperative

  fill in a W-4, how much tax comes out of a paycheck, allowances, withhold more, exempt from withholding
  why is so much taken out
  W-2 deadline, W-2 corrected, lost, to a former employee, box 12, W-3, Social Security Administration copy
  futa tax, form 940, state unemployment report, new hire report, state withholding registration, SUI rate
  amend a 941, 941-X, overpaid payroll taxes, refund of payroll tax, paid the wrong quarter, penalty removed
  first-time abatement
  form 944, form 943 for farms, form 945, agricultural workers, household employees schedule H
  payroll provider went broke, stole our money, get it back, switch payroll service, cost of payroll
  wage garnishment, child support order, tax levy on an employee, student loan garnish, how much may I take from his pay
  pay stub requirements, pay card, direct deposit refused, pay in cash, paycheck bounced, overpaid an employee
  take money back
  advance, loan, tools, uniforms, cash shortage or damage deducted from pay
  pay owners, officers' salary, draw, dividend, S corp wage, partner on payroll, guaranteed payments
  401k deposits late, match, retirement plan for a small firm, SEP, SIMPLE, state retirement program
  Social Security benefits, at what age to retire, do I get my Social Security back, work while retired, disability
  foreign student exempt from Social Security, visa worker payroll taxes, totalization agreement, expat payroll
  meals, lodging, gifts, parking, phone or gym for employees taxable, fringe benefit on payroll, company car private use
  final pay of an employee who died, bonus tax rate, severance tax, supplemental wages, gross up, back pay
`;
