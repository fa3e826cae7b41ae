/**
 * Subjects of law, tax and business that people ask about and that guides may lack, divided by semicolons, each with
 * its other names. A question that names one is answered only by a guide that names it too: its other words stand in
 * many guides.
 */
const subjects = `
  trademark|trade mark|service mark; copyright; patent; trade secret; domain name; logo
  workers compensation|workers comp|workmans comp; unemployment insurance|unemployment benefits|unemployment tax|futa|suta; disability insurance
  401k|401 k; 403b|403 b; ira|roth|sep ira|simple ira; pension; retirement plan|retirement account|retirement savings; erisa; profit sharing; vesting
  fmla|family leave|family and medical leave|medical leave; maternity leave|maternity|paternity leave|parental leave; bereavement leave|bereavement; jury duty
  hire my kids|pay my kids|hire my children|pay my children|hire my wife|pay my wife|hire my husband|pay my husband|hire my spouse|pay my spouse|family member on payroll
  minimum wage|tip credit; child labor|minors; unpaid intern|intern|internship; severance; layoff|laid off|mass layoff|warn act; final paycheck|last paycheck
  non-compete|noncompete|non compete; nondisclosure|non-disclosure|nda; union|collective bargaining; wrongful termination|fire someone|fire somebody|fire an employee|dismissal; harassment; discrimination
  osha|workplace safety|safety training; hazard communication; background check|drug test|drug testing|credit check; ada|disability accommodation|wheelchair; eeoc|affirmative action
  i-9|form i 9|work visa|visa|h-1b|h1b|green card|immigration|work permit; e-verify
  depreciation|depreciate|section 179|bonus depreciation; mileage|vehicle deduction|company car; home office; meals|entertainment; travel expenses|per diem; charitable contribution|charitable deduction
  s corp|s corporation|s-corp|scorp|form 2553; c corp|c corporation|c-corp; qualified business income|qbi|199a; reasonable salary; net operating loss|nol
  self employment tax|self-employment tax|schedule c|schedule se; capital gain|capital gains|qualified small business stock|qsbs; estate tax|inheritance|gift tax|death tax; alternative minimum tax|amt; wash sale
  property tax|real estate tax bill; excise tax|fuel tax; franchise tax|margin tax; hotel tax|occupancy tax|tourist tax; customs duty|tariff|tariffs|import duty; luxury tax; carbon tax
  bankruptcy|chapter 7|chapter 11|insolvency; dissolve|dissolution|winding up; merger|acquisition|buyout; due diligence; business valuation|valuation
  sba loan|sba|ppp|eidl|business loan|apply for a loan|line of credit application; grant application|grants for; crowdfunding; venture capital|angel investor; crypto|bitcoin|cryptocurrency|nft
  stock options|stock option|409a|equity compensation|rsu; dividend|dividends; transfer pricing; tax treaty|treaty; permanent establishment; expatriate|exit tax
  annual report to the state|annual report; registered agent; operating agreement; articles of incorporation|bylaws; register a name|company name|business name|dba|fictitious name; shareholder meeting|board minutes
  form an llc|start an llc|set up an llc|open an llc|incorporate; sole proprietor vs llc; partnership agreement
  liability insurance|general liability|malpractice|cyber insurance|insurance policy|what insurance; product liability|product recall|recall; warranty|refund policy|return policy
  liquor license transfer|liquor license transferred; food handler|food safety|allergen|nutrition label; firearms; cannabis|marijuana|dispensary; gambling|sweepstakes|lottery|raffle; tobacco|vape
  zoning variance|building code|building permit fee; eviction|evict|security deposit|landlord tenant; fair housing|rent control|rent stabilization; mortgage; foreclosure; short-term rental|airbnb
  robocall|tcpa|can-spam|spam|telemarketing|email marketing; coppa|childrens privacy; ferpa; glba; pci|pci dss|credit card surcharge|surcharge; ai act|artificial intelligence; accessibility|website accessibility
  money laundering|aml|kyc|money transmitter|money services; sanctions|ofac; export control|export license; fcpa|bribery; antitrust|price fixing; whistleblower; sarbanes|sox|sec filing|10-k
  medicare billing|medicaid|medicare enrollment|stark law|anti-kickback; cobra; fsa|hsa|hra|flexible spending|health savings; life insurance; dependent care|childcare credit|day care credit
  child tax credit|earned income credit|education credit|student loan|tuition; ev credit|solar credit|energy credit; work opportunity|wotc; employee retention credit|erc|ertc; stimulus
  garnishment|wage garnishment|child support; tax lien|lien|levy; offer in compromise|payment plan|installment agreement|installments; irs audit chances|audit chances|get audited|chances of being audited; amended return|1040x|1040-x|amend my
  sue|lawsuit|small claims|arbitration; power of attorney; will and testament|trust fund|living trust; divorce|alimony; adoption
  tax shelter|hide cash|hide income|hide sales|hide money|evade|avoid the irs|under the table|off the books|keep the irs from|irs from noticing|in cash so nobody|without the irs|so the irs doesnt|launder; kick out|eject
  gst|hst|lgpd|pipeda|popia|ato|cra filing; value added tax in switzerland; swiss vat|uk vat return|vat in norway
  gift card|gift cards|holiday bonus|fringe benefit|fringe benefits; tip pooling|tip pool|tip pooling rule; uniforms|dress code; meal break|rest break|lunch break|breaks; overtime for minors; pto payout|vacation payout|unused vacation|vacation days|paid vacation
  remote work policy|return to office; telecommuting; employee handbook; performance review; reference letter; employee monitoring|camera|cameras|record calls
  quickbooks|xero|freshbooks|gusto|adp|turbotax|which software|best software; depreciation schedule; chart of accounts; accounts payable aging; inventory method|lifo|fifo
  ein|employer identification number letter|lost my ein; business bank account|separate bank account|business checking; bounced check|check bounces|bad check|nsf; debt collector|collections agency|unpaid invoice|late invoice|customer wont pay|client wont pay
  raise the rent|rent increase|raise my rent|break my lease|break the lease|lease renewal; keep receipts|keep my receipts|shred; irs audit|audited by the irs|tax audit
  pay my son|pay my daughter|pay my kid|pay my teenage|pay my mom|pay my dad|hire my son|hire my daughter|hire my teenage|family on payroll; quit my job|start a business|start bookkeeping|become a cpa|become an accountant|cpa exam|career
  cheapest|best cpa|best accountant|best bookkeeper|best lawyer|who is the best|which payroll|which bank|which accountant; llc or s corp|s corp or llc|llc or corporation|llc vs
  lunch breaks|meal breaks|bathroom break|break room; predictive scheduling|fair workweek|on-call pay|call-in pay|split shift; pay frequency|how often do i pay|pay weekly or biweekly|direct deposit|pay in cash|pay cash
  unclaimed property|escheat; sales rep commission|commission agreement; franchise agreement|franchise fee|franchisee; bill of sale; notary|notarize; power washing; credit score; bookkeeping course; tax preparer license|ptin|enrolled agent
  passport renewal|jury|military leave|voting leave|snow day; heat rule|first aid; pets at work|dress rule; parking ticket|speeding ticket; donation receipt|raffle license; trucking license|dot number|ifta|cdl; drone|faa
`;

/** A subject: its names, their words divided by single spaces. */
export type Subject = readonly string[];

/** The words of a text in lower case, divided by single spaces. */
export const lettersOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;

const all: readonly Subject[] = subjects
  .split(/[;\n]/)
  .map((line) =>
    line
      .split('|')
      .map(lettersOf)
      .filter((name) => name.trim() !== ''),
  )
  .filter((line) => line.length > 0);

/** Whether a text has one of a subject's names. @param letters its words, as `lettersOf` gives them */
export const speaksOf = (letters: string, subject: Subject): boolean =>
  subject.some((name) => letters.includes(name) || letters.includes(`${name.trimEnd()}s `));

/** The subjects that a question names. */
export function subjectsIn(question: string): Subject[] {
  const letters = lettersOf(question);
  return all.filter((subject) => speaksOf(letters, subject));
}
