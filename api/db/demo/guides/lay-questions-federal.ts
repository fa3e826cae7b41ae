/** More ways in which lay people ask what the federal guides answer, sentence by sentence: a line is a question. */
export const layQuestionsFederal: Readonly<Record<string, string>> = {
  'corporate-transparency-act-boi-reporting': `
    Must a small business tell the government or Treasury who is behind the company, who is the boss and who controls it?
    An American LLC, family business or mom and pop shop and the new register of owners, are we exempt?
    Is the company formed in a U.S. state free of the owner registration now? Do I have to file, update or correct anything?
    A letter or email asks money or a copy of my driver license to register my company owners, is it spam, phishing or a scam?
    A foreign company opened a branch or office and registered with the secretary of state, must it name the people behind it?
    How many days after registering does a foreign company have to send the report on its owners?
    Which papers or data of an owner are needed: name, birth date, home address, passport?
    Do we list owners who are American citizens if our company is foreign?
    An owner moved house, changed name or sold shares, must the report be changed?
    Which companies are exempt, for example large companies, banks and subsidiaries?
    What does it cost to report the owners, is it free, where is it filed online?
    Does New York have its own LLC transparency act?
    Is there a rule on reporting home sales and house transfers to a company?
    Tribal company, do we file an ownership report?
    Holding company from another country that owns land or a building here`,
  'form-1099-k-payment-platforms': `
    How much money can go through Venmo, PayPal, Cash App, Square or Stripe before they report me to the tax office?
    I sell clothes, crafts, used stuff or sneakers online as a hobby, Poshmark, Mercari, Depop, Facebook Marketplace, do they send the IRS a form?
    I sold less than 200 items, under 20000 dollars, will a form come?
    No form arrived from the app or website, do I still have to report or declare the money as income?
    The form shows more than what hit my bank because of fees, refunds and shipping, which number goes on my tax return?
    A friend, girlfriend or roommate sends me money for rent or dinner, is that taxable or reported?
    The amount on my form is wrong, belongs to somebody else or is counted twice, how do I get it corrected?
    A client paid by app and also gave me another 1099, will I be taxed twice for the same money?
    My store or restaurant takes cards, does the card company report every dollar?
    Delivery apps, terminals and the cash register do not match, how do I reconcile gross sales with bank deposits?
    Does my state have a lower limit, like Massachusetts with 600 dollars?
    Should I use a separate business account in the payment app?
    How long can I download statements from the platform?
    Was the 600 dollar rule canceled, what is the limit now?
    Which box shows the gross payments?`,
  'contractor-payments-form-1099-nec': `
    I hired a guy, painter, cleaner, gardener, plumber, roofer, nanny agency, DJ or yoga teacher, do I have to send a tax form at the end of the year?
    How much can I pay somebody for a job or side gig before a form has to be sent, 600 or 2000 dollars?
    When are the forms or slips for contractors and helpers due, what is the last day to mail them?
    He or she refuses to give a social security or tax number, how much do I hold back from the pay?
    The electrician or consultant is incorporated, is an Inc or a corporation, does he get a form too?
    I paid with a credit card, PayPal or Zelle, who reports that, me or the card company?
    I pay a designer, developer or assistant abroad, in the Philippines, Ukraine, Canada or Poland, which form do I need from them?
    How many forms can I send on paper before I have to e-file?
    What happens if I send the forms late or not at all, is there a fine for each one?
    What should I ask a new helper to fill in or sign before I pay the first bill?
    Do landlords send a form to their handyman, cleaner or property manager?
    We pay our lawyer, does a law firm get a form?
    Does the state also want a copy of the form?
    Is she a contractor or really an employee, what do I check first?
    Proof of insurance of a subcontractor before the first check`,
  'section-174-research-costs': `
    Can the salaries of our coders, engineers or scientists come off our taxes right away?
    We build an app, game, website, device, drug or prototype, is that research for tax?
    Our programmers sit in India, Poland or Argentina, over how many years is it written off?
    Old development costs of 2022, 2023 and 2024 still sit on the books, can we take the rest now?
    Can a small startup go back, fix or amend the old returns and get money back for development costs?
    How small does a company have to be, gross receipts, to redo earlier years?
    Does taking the R&D tax credit lower the write off?
    Does my state go along with the new law for expensing software development?
    What changed in July 2025 for research and development?
    We have losses, can we choose to spread the costs instead?
    Which costs count: wages, contractors, overhead, cloud servers?
    How do I split work at home and abroad by person?
    What is 174A?
    Five years or fifteen years?`,
  'flsa-overtime-salary-threshold': `
    I am on salary and work 50 or 60 hours, does my boss have to pay extra, time and a half?
    How high must a salary be so that no extra hours have to be paid?
    I am called manager, supervisor or lead but stand at the register, stock shelves or cook, do I get overtime?
    Employees answer emails, texts and calls at night or from home, is that paid time?
    Nobody approved the extra hours, they stayed late, do we have to pay?
    Do bonuses, commissions, tips or service charges count in the hourly rate for extra hours?
    Computer, IT or help desk person paid by the hour, is he exempt?
    Does a nonprofit, church or charity have to pay for more than 40 hours?
    How long must I keep time cards, time sheets and payroll records?
    Was the higher salary of the 2024 rule thrown out by a judge, what counts now?
    Does my state, such as Washington or New York, have a higher salary level?
    She works two jobs in the same company, are the hours added?
    Can I give comp time, days off, instead of paying extra hours?
    Which duties make an office worker, administrator or professional exempt?
    What do I do if somebody was classified wrong, raise the salary or make him hourly?
    Is there a poster or notice about overtime that must hang on the wall?
    I pay a flat amount per day or week, is that enough?`,
  'aca-employer-mandate-1095-c': `
    How many employees can I have before I must offer health insurance, at what size or headcount am I forced?
    We have 45, 50, 55 or 80 people, do we have to provide medical coverage?
    Do part-time, seasonal, student or summer workers count toward 50?
    How many hours a week is full time for health insurance?
    My wife, partner or I own two or three companies or offices, are the employees counted together?
    What happens if we offer no health plan, is there a penalty?
    How much may the insurance cost the employee to be affordable?
    Does the coverage have to include spouse and children, kids, dependents?
    Which forms about health coverage go to the IRS and to each employee, and when?
    Must I mail everyone a 1095-C or only when they ask for it?
    We got a letter from the IRS, 226-J, about health insurance
    Hours go up and down each week, how do I measure who is full time?
    We have fewer than 50 people, do we report anything? Our plan is self-insured
    An employee said no to the insurance, how do I record the waiver?
    What are safe harbors, W-2 wages, rate of pay, poverty line?
    Union crew, construction, seasonal exception`,
  'hipaa-for-practices-and-their-vendors': `
    A laptop, phone, computer or USB stick with patient files was lost or stolen, whom do we have to tell and how fast?
    Somebody hacked, opened or emailed patient data to the wrong person, do we inform patients, the government and the news?
    Does the medical privacy law apply to my small office: dentist, therapist, chiropractor, optician, physio, home care?
    We are an IT, software, billing, shredding or bookkeeping company for a doctor, are we a business associate?
    Do I need a contract or agreement with my accountant, cleaner, cloud or IT company who sees patient names?
    A patient wants a copy of the chart, file, x-rays or medical record, how long do we have?
    How often must the staff or front desk be trained about patient privacy?
    How long do we keep privacy papers and policies?
    Who is the privacy officer, can one person or the office manager do both?
    What is a risk analysis and how often is it done?
    Which privacy notice do I hang up or give to patients?
    More than 500 patients are affected, what now?
    Can everybody share one password or login? Do we have to encrypt?
    How much patient information may I share, only what is needed?
    Small leak with only a few patients, when is it reported?
    Do doctors who only take cash and bill nothing electronically fall under it?`,
  'financial-statements-for-lenders-compilation-review-audit': `
    The bank, landlord, investor or bonding company wants financial statements from a CPA, which kind do I need?
    What is the difference between compiled, reviewed, prepared and audited numbers?
    Does a small private company have to be audited by law?
    What is cheaper and faster, a review, a compilation or an audit?
    Can a relative, cousin, friend, owner or employee who is a CPA do the review or audit?
    Is my tax return enough for a first loan or credit line?
    What does limited assurance, reasonable assurance or no assurance mean, how sure is the CPA?
    Can the statements be on cash basis or tax basis instead of GAAP?
    First audit, somebody has to count the inventory, when?
    What should we have ready before the CPA starts, bank, receivables, debt?
    What is an engagement letter?
    Loan covenant, how many days after year end must we deliver?
    Funders or the state want an audit of our charity
    Surety or bond for a bigger construction job, which statements?
    Can my bookkeeper print statements without a report?`,
  'nonprofit-form-990-and-single-audit': `
    Our club, little league, PTA, food bank, rescue or church group takes in little money, do we file with the IRS?
    Which return does a charity file, postcard, short or long form?
    When is the charity return due, our year ends in June or December?
    We forgot to file for two or three years, did we lose the tax exemption?
    How do we get more time for the return?
    Can anybody, donors or neighbors, see our return?
    We got federal grant money, when do we need a special audit?
    Does the audit limit count what we received or what we spent? Money passed through the state or city
    Does a church or temple have to file?
    Which form does a family or private foundation file?
    Where is the audit report sent and when?
    Was the audit limit 750000 and is it one million now?
    Should the board look at the return before it is filed?
    Do we also register with the state as a charity, to ask for donations?
    Who may do a single audit?
    Can it be on paper or must it be electronic?`,
  'federal-payroll-tax-deposits-form-941': `
    How often and when do I send the taxes I took out of paychecks to the IRS, monthly or twice a week?
    I was late by a few days with the payroll taxes, how much is the penalty in percent?
    We used the withheld money to pay rent or suppliers, can the IRS come after me, the owner or the bookkeeper personally?
    Do tips of waiters and bartenders count for payroll taxes, do I pay my share on them?
    I have one or two employees and owe little, can I pay once a quarter with the return?
    When is the quarterly payroll return due?
    How much are Social Security and Medicare for employer and employee, is there a maximum wage?
    Our payroll company or service did not pay or went bust, who is responsible?
    What is the look-back period, which years or months?
    Big payday, more than 100000 dollars in one day, when must it be paid?
    Payday is Friday or Monday, on which weekday must the taxes be in?
    Can I pay by check or must it be electronic, EFTPS?
    Are temporary, seasonal or holiday workers included?
    Which taxes do I take out of the first paycheck of my first employee?
    How do I match the payroll register with what was paid?
    What if I never paid the taxes I held back?`,
};
