/** The same for the guides to the law of states, cities and other countries, and to accounts and owners abroad. */
export const layQuestionsOther: Readonly<Record<string, string>> = {
  'sales-tax-economic-nexus-after-wayfair': `
    I make candles, soap, shirts or jewelry at home and sell on my own website to other states, when do I charge or collect their sales tax?
    How much can I sell into California, Texas or New York before I have to register?
    Does Amazon, Etsy, eBay or Walmart take care of the sales tax for me?
    We crossed the limit years ago and never registered or charged tax, how do we come clean and avoid penalties?
    My goods sit in a warehouse in another state, is that enough? An employee works from home there or we went to a trade show
    Is software, an app or a subscription taxed in Texas, Pennsylvania, Washington or New York?
    I sold nothing this quarter or month, do I still send in the return?
    A shop buys from me to resell or is exempt, which certificate do I keep?
    Can I start to collect tax before I have a permit?
    What is the limit of 100000 dollars or 200 orders?
    Which address counts for the tax rate, mine or the customer's?
    Do states count the last twelve months or the calendar year?
    What did the Supreme Court decide about online sellers?
    I live in a state without sales tax, do other states still want it?
    How often should I check my sales in each state?
    Do wholesale and marketplace sales count toward the limit?`,
  'california-ab5-worker-classification': `
    Is my hairdresser, groomer, nanny, trainer, driver, cleaner or coder in California self-employed or really an employee?
    She signed a contract that she is an independent contractor or self-employed, am I safe in California?
    I give a worker in Los Angeles, San Diego or Fresno a 1099, must he be on payroll?
    What is the fine for calling employees contractors on purpose in California?
    What is the ABC test, part B, usual course of business?
    Uber, Lyft and DoorDash drivers, and my own delivery drivers of a restaurant or pizza place
    Freelance designer, writer, photographer or marketing consultant in California, is there an exception?
    Are accountants, CPAs, lawyers or doctors exempt in California?
    My subcontractor has no license, who is his employer in California?
    He is a contractor for the IRS, can he be an employee in California?
    He works only for me, uses my tools or truck and my schedule
    Two companies work together, business to business contract, California
    What do we owe if the worker was an employee all along: wages, overtime, unemployment insurance?
    Does AB5 apply to software developers on our team?`,
  'new-york-pay-transparency': `
    Do I have to write the salary, wage or pay in a job ad, help wanted sign or posting in New York, Buffalo or Albany?
    Can I write up to 90k, from 50k, DOE, competitive or negotiable?
    The job is remote or work from home in another state but the boss or office is in New York, must the pay be shown?
    Sales job on commission only, what do we write for pay in New York?
    Do internal openings, promotions and transfers need the pay too?
    What happens if we do not show the pay, can applicants complain, is there a fine?
    Our recruiter or job board posts the ad, who must give the pay range?
    How wide can the range be, how do we choose it in good faith?
    Does it count for a tiny employer, how many employees?
    Must the ad have a job description?
    An employee in New York asks about pay, can I punish or fire him for that?
    Does New York City have its own rule on salary in ads?
    Our current staff earns less than the advertised range
    Temp agency, is it covered?`,
  'california-consumer-privacy-act': `
    Is my online shop or company big enough for the California privacy law, revenue and number of people?
    A customer in California wants us to delete, erase, correct or show her data, how long do we have?
    Do Facebook, Google or ad cookies and pixels count as selling or sharing data in California?
    Do our own employees, staff and job applicants in California have rights over their data?
    We got hacked and lost passwords of Californians, can they sue?
    Points card, rewards or loyalty program in California, what must we tell?
    Do we need a do not sell link or button, opt-out signal of the browser?
    What must be in the contract with a vendor or service provider who handles the data?
    What has to be in our privacy policy, how often is it updated?
    How can people send requests, phone, form or email?
    What are the fines for violating California privacy, kids' data?
    Do nonprofits fall under it?
    Which agency enforces the California privacy law and has the numbers?
    Data map, where the information comes from and how long we keep it
    Do we have to confirm that we got the request?`,
  'new-york-city-commercial-rent-tax': `
    My shop, office, gallery, bar or gym is in Manhattan, Midtown, SoHo or Tribeca, is there a city tax on my rent?
    How high must the yearly or monthly rent be before the city taxes it?
    What percent of the rent is the tax?
    I am in Harlem, on 100th or 125th Street, Brooklyn or Queens, do I pay the rent tax?
    Two or three locations, are the rents added together?
    We rent out part of our space to another firm, does that lower it?
    When are the returns due, each quarter and once a year?
    Is there a credit or relief for a small business with low income?
    Does a charity or nonprofit pay tax on its lease?
    We pay the landlord's real estate tax, repairs or a share of sales, is it part of the rent?
    My rent is a bit under 250000, must I still file something?
    Reductions downtown, Lower Manhattan, World Trade Center
    Doctor, dentist or law firm with an office below 96th Street`,
  'new-york-city-earned-safe-and-sick-time': `
    How many sick days must I give or pay my waiters, cashiers, nannies or staff in New York City, Brooklyn, Queens or the Bronx?
    Only me and two, three or four helpers, is sick leave paid or unpaid in the city?
    What happens to leftover or unused sick hours on December 31, do they carry over or are they paid out?
    Pregnant worker, doctor visits, prenatal time off in New York City
    Can I write up, give points or fire a person who calls out sick?
    Must the pay stub show sick hours?
    When can a new hire use the first sick hours?
    Sick child, parent or grandparent, can the worker stay home to care for family?
    Part-time, per diem, temporary and home care workers, do they earn sick time?
    What are the 32 unpaid hours in New York City?
    Do we count workers outside of the city for the size?
    Do we need a written policy or a notice for employees?
    Domestic violence, stalking, safe time, court or housing appointment
    Can I give all hours on January 1 instead?
    Can a worker sue us over sick leave?
    Big company with more than 100 people in the city, 56 hours`,
  'gdpr-for-us-companies': `
    We are an American company with a few customers, users or newsletter readers in Germany, France, Italy or Spain, do European privacy rules apply?
    Data of Europeans was stolen, leaked or sent to the wrong person, how many hours to report it?
    Do I need a cookie banner for European visitors, before or after loading?
    What is the maximum fine for breaking European data rules?
    Do we need a representative or somebody located in Europe?
    A person in Europe, Dutch or Irish, asks for all data we hold about him or wants it erased, what is the deadline?
    Can we keep data of European customers on servers in the United States, Virginia or in the cloud?
    What contract do I need with vendors or customers who process personal data, processor, DPA?
    Somebody from Europe only happens to visit our website, is that enough?
    We track or analyze behavior of people in Europe
    Do we do payroll for a European subsidiary or have employees there?
    Which legal basis or consent do I need to use personal data or send emails?
    What is the Data Privacy Framework or standard contractual clauses?
    What records or list of processing do we keep?
    Prices in euros and delivery to Europe`,
  'fbar-and-fatca-foreign-accounts': `
    I still have a bank or savings account in Poland, India, Mexico, Germany or China from before I moved here, do I have to tell anyone?
    I forgot to report my account abroad for years, how bad is it, what is the penalty and can I fix it?
    When is the report of foreign accounts due, is there an extension?
    How much money may be abroad before I have to report, 10000 dollars?
    What is the difference between the FinCEN form and the form with the tax return?
    I can sign for the account of my employer, parents or club overseas, but the money is not mine
    Which exchange rate do I use for euros, pounds or rupees?
    Joint account with my mother, wife or brother in another country
    Do stocks, shares, pension or insurance overseas count?
    Do companies, trusts or estates report too?
    I am an American living abroad, are the limits higher? Married couple?
    Two accounts of 6000 each, do I add them up?
    Do I pay tax on the interest, is there a credit for foreign tax?
    How long do I keep bank statements of the foreign account?
    PayPal, Wise, Revolut or a seller account in another currency
    Can I go to jail or lose half of my account if I hid it?
    Streamlined program, late filing, amnesty`,
  'foreign-owned-us-llc-form-5472': `
    I live abroad, in Argentina, Spain, India or Dubai, and own a Delaware, Wyoming, Florida or New Mexico LLC alone, do I have to file anything?
    My LLC made no sales but I paid its bills, agent or fees from my own pocket, do I report?
    How much is the fine if a foreign owner forgets the form or files late?
    How and where is it sent, by fax or mail, can it be online?
    When is it due and how do I get more time?
    We bought a condo, house or rental through an LLC and live in Canada or another country, which papers each year?
    I put money into my U.S. LLC or took money out, loan, transfer, is it reportable?
    Do I need an EIN or number for the LLC before?
    A foreign corporation or person owns a quarter of our U.S. corporation
    I am not American and opened an LLC for Amazon or Stripe
    The IRS sent a notice that the form is missing, does the penalty grow?
    No income tax, so no return?
    Which records must I keep of transfers between me and the LLC?
    What is the pro forma 1120?
    Do I as owner owe U.S. tax or file my own return?`,
  'uk-making-tax-digital-income-tax': `
    I rent out a flat or house in London, Manchester or Scotland and live in the States, must I do quarterly online tax in Britain?
    Can I go on using Excel or a spreadsheet for HMRC?
    Does my salary, pension or dividends count, or only self-employment and rent?
    When do British self-employed people or landlords send the quarterly numbers?
    I missed an update, what are points and fines?
    How much income or turnover until I have to join, from which year?
    Which software is allowed, what is bridging software?
    Do I still file a yearly return or final declaration, and when do I pay?
    Is it before or after costs, gross rent?
    Can my accountant or agent sign me up?
    Which tax return decides for April 2026?
    Is a quarterly update a tax bill?
    Does VAT have its own digital rules in the UK?
    English plumber, freelancer or shop owner, digital bookkeeping`,
  'eu-vat-one-stop-shop-for-online-sellers': `
    I ship pottery, bags, clothes or gifts from America to customers in France, Germany or Sweden, who pays the tax at the border?
    Which VAT rate do I charge a customer in Italy or Spain, mine or theirs?
    I sell an ebook, course, app, music, game or download to people in Europe, do I owe VAT from the first sale?
    Amazon keeps my stuff in a German or Polish warehouse, is the one stop shop enough?
    Do I need a middleman, agent or intermediary in Europe to use IOSS?
    How long do I keep records of European sales?
    Parcel below or above 150 euros
    How often do I file, each month or each quarter, until which day?
    Does Amazon or Etsy pay the European VAT for me?
    Do I have to register in every country?
    The package is stuck in customs, the customer had to pay a fee to the carrier
    What is the 10000 euro limit, does it count for American sellers?
    Should my shop show prices with or without VAT?
    Has customs duty for small packages changed?
    Subscriptions and SaaS for private people in Europe`,
  'new-york-city-unincorporated-business-tax': `
    I freelance, teach, write, draw, consult or drive in Brooklyn or Manhattan, does the city want its own tax from me?
    What percent does New York City take from a partnership, sole proprietor or LLC?
    I live in Hoboken, New Jersey or Connecticut and have clients in the city, which part is taxed?
    When is the city business tax return due for a one-person LLC or a partnership?
    I only own a building and collect rent as an investment, do I pay city business tax?
    Must I prepay during the year, in four parts?
    Do employees with a paycheck pay it?
    My tax is small, less than 3400, is there a credit?
    Can I use it on my personal city return?
    Which form is it, how do I get an extension?
    What can I deduct for my own work, allowance and exemption of 5000?
    My LLC chose to be taxed as a corporation, S corp, do I pay it?
    Do I have to file if I earned little or nothing?
    Doctor, lawyer, therapist, artist or consultant practice in NYC`,
  'local-business-licenses-and-gross-receipts-taxes': `
    I am opening a barber shop, nail salon, bakery, cafe, daycare or store, what do I need from city hall, the town or the county?
    Can I run a business from my home, garage or kitchen, do I need permission?
    I lost money this year, do I still pay the city tax on what I took in?
    I have a state license as a plumber, electrician, nurse or builder, does the town want another one?
    Second shop in the same city, do I need a second license?
    I worked without a business license for years, what can happen?
    I moved, sold or stopped, do I cancel the old license?
    We work in several cities, how is the tax split?
    How often is the license renewed?
    Which permits does a restaurant need, health, fire, sidewalk, alcohol?
    Should I check zoning before I sign the lease?
    We are below the limit, do we still file a return?
    Does a contractor need a city registration before a building permit?
    Is there one license for the whole country, what is the rate?
    Must I hang the certificate on the wall?
    Who can tell me the rules and the fee of my city?`,
};
