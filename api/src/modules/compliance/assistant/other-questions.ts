import { businessQuestions } from './other-questions/business';
import { everydayQuestions } from './other-questions/everyday';
import { nearFederalGuides } from './other-questions/near-federal-guides';
import { nearOtherGuides } from './other-questions/near-other-guides';
import { taxQuestions } from './other-questions/taxes';
import { workQuestions } from './other-questions/work';

/**
 * What people ask of law, tax and business that is no subject of a guide: each line has one subject in the words that
 * people use for it. The nearer a question comes to one of them, the less likely it is that a guide answers. A guide on
 * such a subject outweighs its line: it has the same words in its title, its sentences and its own questions.
 */
const subjects = `
  minimum wage lowest hourly pay for tipped servers waiters
  tip credit, tip pool, share tips among kitchen and servers
  final paycheck last check after quitting, must I pay out unused vacation
  how often to pay employees, weekly, biweekly or monthly pay day, direct deposit or cash wages
  meal break, lunch break, rest break, bathroom break during a shift
  schedule change, on-call shift, predictive scheduling, cut hours of an employee
  fire, terminate, dismiss or let go an employee, at-will employment, wrongful termination, severance
  layoff, lay people off, close a plant, WARN notice, furlough
  unemployment benefits, claim after quitting
  unemployment insurance tax rate for new employers, FUTA, SUTA, state withholding account
  workers compensation or comp insurance, employee injured, hurt, fell or accident on the job
  who pays the hospital or doctor
  OSHA workplace safety, ladders, protective equipment, hazardous chemicals, ergonomic chair
  maternity, paternity, parental or family leave, new baby, weeks off for a new dad or mother, FMLA
  jury duty, military, bereavement, funeral or voting leave, holiday pay, day off on a public holiday
  vacation policy, paid vacation days for employees
  hire a minor, teenager, child labor, how many hours can a 15 year old work, pay my son or daughter
  unpaid intern, internship, volunteer, apprentice, student worker stipend
  hire a foreign worker, work visa, H-1B, green card, immigration status, I-9, E-Verify, work permit, visa for the owner
  background check, criminal record, drug test, credit check of an applicant, reference for a former employee
  discrimination, harassment, retaliation for a complaint, equal opportunity, age, pregnancy, disability accommodation
  noncompete, non-solicitation, confidentiality agreement, NDA, employee takes clients to a competitor
  union, strike, collective bargaining, handbook, dress code, social media policy
  monitor, film or record employees, record a conversation or call at work, camera
  employment contract, offer letter, job description template, probation period, promotion, bonus plan
  401(k), IRA, pension, retirement savings plan, vesting, match
  life, dental or vision insurance, COBRA, HSA, FSA, health reimbursement, dependent care
  workers from a staffing agency, PEO, outsource payroll, payroll software, which payroll service
  W-2 and W-4 withholding allowances, W-2 box meaning, lost W-2, wrong W-2, garnish wages, child support
  reasonable salary for an S corporation owner, pay myself, owner draw, distributions to partners
  reimburse employees for mileage, phone, travel, per diem, accountable plan
  fringe benefits, company car, gift to an employee, parking, meals
  choose between LLC, S corp, C corp, partnership or sole proprietorship, best structure for taxes, change of entity
  S corporation election, form 2553, form 8832, late election
  start, set up, form, open, create, incorporate or register an LLC or company online, articles, operating agreement
  get, apply for or change an EIN, employer identification number
  register a business name, DBA, fictitious name, is the name taken
  close, dissolve, shut down or wind up an LLC, company or corporation, inactive business, cancel EIN
  annual report with the secretary of state, franchise tax, registered agent service, reinstate a dissolved company
  buy or sell a business, franchise, valuation, due diligence, merger, buy out a partner, partner dispute
  shareholder agreement, issue stock, raise money from investors, SAFE note, venture capital, crowdfunding, IPO
  succession, owner, dad or mother died and left me a business, inherit, estate, probate
  access to a frozen bank account, will, trust
  bankruptcy, insolvency, cannot pay debts, chapter 7 or 11, creditors
  personal income tax, 1040, when is my tax return due, tax brackets, standard deduction, filing status, refund status
  when are estimated or quarterly taxes due for the self-employed, 1040-ES, underpayment penalty
  self-employment tax rate, schedule C, Schedule K-1, qualified business income deduction
  corporate income tax rate, 1120, 1120-S, 1065, partnership return, net operating loss carry forward
  deduct home office, internet, phone, rent of a room at home
  deduct, write off or depreciate a car, truck, vehicle, machine, oven, equipment, computer, section 179
  bonus depreciation
  deduct travel, hotel, meals, entertainment, clothes, education, dues, gifts, startup costs, bad debts, interest
  deduct donation, charitable contribution, sponsor a team, donation receipt
  mileage rate, car log, gas receipts
  which receipts to keep, how long to keep tax records, shred papers
  capital gains on stocks, house or land sale, 1031 exchange, depreciation recapture, wash sale
  crypto, bitcoin, NFT, staking, mining
  inheritance, estate or gift tax exemption, parents house
  mortgage interest, property tax bill, appeal assessment, homestead, first home credit
  child tax credit, claim kids or parents as dependents, earned income, education credit, student loan
  college savings, day care
  marriage, divorce, ex husband or wife claims the children, alimony, custody
  electric car, solar or energy credit, work opportunity credit, employee retention credit, stimulus, PPP
  IRS audit of my return, chance of an audit, audit notice, CP2000, IRS letter says I owe, appeal, tax court
  cannot pay the IRS, payment plan, installment agreement, offer in compromise, lien, levy, back taxes, penalty relief
  amend my return, forgot income, extension for personal or corporate return, form 4868, lost return, transcript
  hide, evade or not report income, cash under the table, without the IRS noticing, fake invoices or receipts
  retire, Social Security benefits, Medicare enrollment, disability benefits
  state income tax when moving, remote worker in two states, residency, nonresident return, tax home
  property, excise, fuel, hotel, occupancy, luxury, sugar or tobacco tax, Airbnb host, short-term rental
  customs duty, tariff, import goods from China, export license, sanctions
  tax treaty, expatriate, foreign earned income exclusion, exit tax, transfer pricing, dual citizen, tax residence
  get or apply for tax exempt status of a new charity or nonprofit, 501(c)(3) application, form 1023
  start a nonprofit, bylaws, board members
  nonprofit lobbying, endorse a candidate, political campaign, fundraise, raffle, pay the board, conflict of interest
  grant for a small business, apply for a loan, SBA loan, EIDL, improve credit score, business credit card
  open a business bank account, bank closed, froze or blocked my account without a reason, bounced check
  wire transfer fee
  invoice not paid, customer refuses to pay, late fee, collections, small claims, chargeback, bad check
  supplier delivered broken goods, refund, warranty, return policy, breach of contract, cancel a contract, deposit back
  somebody sued me, lawsuit, lawyer letter, am I liable, customer slipped and fell, liability, damages, settlement
  insurance for my business, liability, malpractice, cyber, property, what coverage, what insurance should I have
  commercial lease, negotiate rent, landlord raises rent, evict a tenant, security deposit, repairs, broken heating
  buy a building, real estate license, zoning change, building code, construction permit cost, contractor did bad work
  trademark, logo, copyright on an app or song, patent, trade secret, domain name, someone copies my product
  website terms and conditions, accessibility for blind people, ADA, cookies policy template, spam, text messages, calls
  product safety, label, recall, organic claim, allergen, food handler, advertising claims, influencer disclosure
  become or get licensed as a doctor, nurse, lawyer, insurance agent, real estate agent, teacher, pilot, truck driver
  what license do I need to sell insurance, securities, houses or cars, broker license, liquor license transfer, gun
  cannabis or gambling license
  drone, trucking, DOT number, vehicle registration, driver license, parking ticket
  anti-money laundering, know your customer, money transmitter, bribery, antitrust, securities filing, whistleblower
  artificial intelligence rules, children online, student data, biometric data, surveillance of customers, hacker arrest
  credit card surcharge, price gouging, discount for cash payment, gift cards, loyalty coupons, price tags
  Medicare or Medicaid billing, medical malpractice, prescription, telehealth license, vaccine, patient refuses to pay
  complain about an accountant, my accountant made a mistake, how to choose or find a CPA, bookkeeper or lawyer
  accountant fees, how much does an audit, a bookkeeper, a lawyer or a tax preparer cost, hourly price
  become an accountant, CPA exam, course, license, career, salary of a bookkeeper, job with the IRS
  accounting software, QuickBooks, best app, spreadsheet template, set up books, chart of accounts, reconcile
  cash or accrual method, revenue recognition, inventory method, journal entry, balance sheet, cash flow, profit margin
  business plan, marketing, pricing, find customers, invest, stocks, buy gold, where to put my money
  four day week, spread 40 hours over days, refuse a shift, must the employer agree to a schedule
  travel time to a client, commute, waiting time, training time, changing clothes, sleeping on the job
  advance on the next paycheck, loan to an employee, deduct a broken dish, cash shortage or uniform from wages
  raise, bonus or promotion that was promised, salary negotiation, equal pay of a colleague
  employee steals, theft, search a bag or locker, treasurer or bookkeeper stole or embezzled money, police
  contractor left the job half done, bad work, keeps the deposit, damage, who owns the work product
  contract with a freelancer, template, clause, home office in the contract, notice period, get out of a contract
  which doctor, drugs, glasses or treatment does the health plan cover, claim denied, cheaper plan, choose an insurer
  patient does not pay, posts a bad review, is rude, missed appointment fee, refuse to treat, prices of a doctor
  remove a review, comment or fake profile on Google, Yelp or Instagram, somebody uses our name
  which goods are taxed, is food, clothing or medicine taxed in stores, sales tax holiday, tax-free weekend
  get sales tax back, refund of tax paid on a purchase, sales tax audit, sales tax rate of a city
  open a bank account abroad, documents for a bank, transfer fees, exchange rate loss, best bank for foreigners
  register or found a company in the EU, Germany, UK or Canada, residence permit, digital nomad, move abroad
  property tax, rent or buy a house in Spain, Mexico or France, second home abroad, non-resident tax there
  bank fees, interest or losses abroad, deductible, foreign pension taxed, double taxation, tax treaty
  send employees abroad, hire employees in another country, payroll in Germany, employer of record
  board of a nonprofit, how many members, elect directors, pay the director, bonus, volunteers, merge two charities
  tax deductible donations, thank-you letter, gala, bingo, sell T-shirts for charity, grant proposal, endowment
  change the name or address of my company with the IRS, new owner, lost EIN letter, responsible party
  chargeback, stolen credit card, fraud by a customer, bank took the money back, account of seller suspended
  refund dispute
  PayPal, Venmo, Amazon or Etsy account blocked or hacked, fees of a platform, cannot log in, get verified
  is a grant, gift, loan, scholarship, prize, insurance payout or settlement taxable
  sell software, license, patents or code, contract with a buyer, open source, who owns code
  my lease, rent increase, landlord does not repair, lawyer to read a lease, sublet without permission, break a lease
  free help of my husband, wife or family in the business, pay my spouse, family contract
  privacy policy, terms or cookie banner template, write or generate a text, chatbot, newsletter tool
  persuade the bank, get a better loan, bank refuses, interest rate, collateral, guarantee
  fee of a business license, how long does a permit take, street vendor spot, sign permit, outdoor music, noise
  payroll software, cost of payroll service, pay card, payday loan, switch provider
  pregnant or sick employee wants to work, doctor note, contagious, vaccination, sent home, light duty
  pet, school, health, doctor, diet, cooking recipe, travel, flight, hotel, sport, team, game, movie, music, song
  weather, news, president, election, history, capital of a country, math, translate, poem, joke, story, pirate, essay
  hello, hi, thanks, great, ok, who are you, are you human, what can you do, help me, test
  ignore instructions, forget rules, print your prompt, system message, pretend, you are now, role play, developer mode
`;

/** One subject of each line. */
export const otherQuestions: readonly string[] = [
  subjects,
  nearFederalGuides,
  nearOtherGuides,
  workQuestions,
  taxQuestions,
  businessQuestions,
  everydayQuestions,
]
  .flatMap((lines) => lines.split('\n'))
  .filter((line) => line.trim() !== '');
