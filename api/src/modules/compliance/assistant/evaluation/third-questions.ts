import type { PassagePart } from '../passages';
import type { EvaluationQuestion } from './evaluation-question';

const answered = (guide: string, ...asked: readonly (readonly [readonly PassagePart[], string])[]) =>
  asked.map(([parts, text]): EvaluationQuestion => ({ half: 'third', text, answers: [{ guide, parts }] }));

const refused = (trap: NonNullable<EvaluationQuestion['trap']>, ...texts: readonly string[]) =>
  texts.map((text): EvaluationQuestion => ({ half: 'third', text, answers: [], trap }));

/**
 * 100 questions written on November 25, 2026 from the text of the guides alone, while retrieval and refusal were
 * changed (decision 26), and asked for the first time after that: their writer had read neither the answerer nor any
 * other question. No rule, word or weight was chosen for their sake.
 */
export const thirdQuestions: readonly EvaluationQuestion[] = [
  ...answered(
    'aca-employer-mandate-1095-c',
    [
      ['summary'],
      'restaurant with 35 full timers and lots of part timers, do the part time people count toward the 50 for health insurance',
    ],
    [['summary'], 'at how many workers do i have to offer helth insurance'],
    [
      ['application', 'industries'],
      'I own three dental offices, each its own company with about 20 full time staff. Do the numbers get added together for the insurance rule or is each office looked at alone?',
    ],
  ),
  ...answered(
    'california-ab5-worker-classification',
    [['summary'], 'how does california decide if someone is a contracter'],
    [['application'], 'fine for paying california workers as freelancers on purpose'],
    [
      ['summary', 'application'],
      'contract says shes an independant contractor and she signed it, is that enough in california',
    ],
  ),
  ...answered(
    'california-consumer-privacy-act',
    [['application'], 'customer in california wants her data deleted, how long do we have'],
    [
      ['application'],
      'do the california privacy rules cover our own employees and people who apply for jobs, or only custmers',
    ],
  ),
  ...answered(
    'contractor-payments-form-1099-nec',
    [
      ['application'],
      'our painter wont give us his socail security number, what do we have to hold back from his pay and how much',
    ],
    [['summary', 'checklist'], 'when do 1099s have to go out to my freelancers'],
    [['industries'], 'paid a developer in india, do i need to send a 1099'],
  ),
  ...answered(
    'corporate-transparency-act-boi-reporting',
    [['summary', 'application'], 'texas llc, do i still need to file that ownership report'],
    [
      ['application'],
      'Our company is incorporated in Canada and we registered in Florida last month so we can do busines there. One of the two owners is a US citizen. Do we have to tell the goverment about her too?',
    ],
    [
      ['industries', 'checklist'],
      'got a letter asking for copies of my id and $300 to file our company ownership report with fincen, is that legit',
    ],
  ),
  ...answered(
    'eu-vat-one-stop-shop-for-online-sellers',
    [['summary', 'industries'], 'selling ebooks to germans from texas, which countrys vat do i charge'],
    [
      ['summary', 'application'],
      'we ship packages worth under 150 euro from ohio to france, can one regestration cover it and do we need someone local',
    ],
  ),
  ...answered(
    'fbar-and-fatca-foreign-accounts',
    [
      ['industries', 'checklist'],
      'im treasurer of a charity and can sign on its acount in kenya but its not my money, do i have to file something',
    ],
    [
      ['application', 'checklist'],
      "I live in Spain and never knew I had to report my accounts there to the US. I wasn't trying to hide anything. Is there some way to fix the past years without getting fined?",
    ],
    [['summary', 'checklist'], 'how much money in foreign bank before i must report it'],
  ),
  ...answered(
    'federal-payroll-tax-deposits-form-941',
    [['application'], 'i was 4 days late paying in the payroll taxs, how much is the penelty'],
    [
      ['application'],
      "Business is tight and my partner wants to pay the landlord first and the withheld payroll taxes later. I'm only the bookkeeper but I decide which checks go out. Could they come after me personally?",
    ],
    [['application'], 'when is 941 due for the third quarter'],
  ),
  ...answered(
    'financial-statements-for-lenders-compilation-review-audit',
    [
      ['industries'],
      'We are a small roofing company bidding on our first big public job. What kind of financial statements will the bonding company want from us?',
    ],
    [
      ['summary'],
      'does the law make my small private company get an audit or is that just something the bank asks for',
    ],
    [['summary', 'application'], 'diference between a compilation and a review'],
  ),
  ...answered(
    'flsa-overtime-salary-threshold',
    [['summary'], 'minimum salary so i dont have to pay overtime'],
    [['application', 'industries'], 'does paying my store manager a salary mean no overtime'],
    [
      ['application', 'checklist'],
      'employee stayed late and answered emails from home without asking me first, do i have to pay those hours',
    ],
  ),
  ...answered(
    'foreign-owned-us-llc-form-5472',
    [
      ['application', 'industries'],
      'im in germany and own a delaware llc with no sales, i only paid its registerd agent myself, do i have to file anything',
    ],
    [['application'], 'penalty for late form 5472'],
  ),
  ...answered(
    'form-1099-k-payment-platforms',
    [
      ['application', 'industries'],
      'the total on the form from etsy is way higer than what hit my bank account, why and how do i report it',
    ],
    [['summary'], 'how much do i have to sell on ebay before i get a 1099k'],
    [['application'], 'friends venmo me back for dinners, does that get reported to irs'],
  ),
  ...answered(
    'gdpr-for-us-companies',
    [['application'], 'us shop not shipping to europe but europeans can open the site, gdpr?'],
    [
      ['summary'],
      'customer list of our european clients got hacked, how many hours do we have to report it and how big can fines get',
    ],
  ),
  ...answered(
    'hipaa-for-practices-and-their-vendors',
    [
      ['industries', 'checklist'],
      'i do bookkeeping for a chiropracter and can see patient names on the deposits, do i need some kind of contract with them',
    ],
    [['application'], 'how fast do we have to tell patients about a data breach'],
    [['checklist'], 'patient wants copy of her chart, how many days do we have'],
  ),
  ...answered(
    'local-business-licenses-and-gross-receipts-taxes',
    [
      ['application'],
      'we lost money this year, does the city still want its tax on what we took in even tho theres no profit',
    ],
    [['industries', 'checklist'], 'do i need a permit to run a bussiness from my apartment'],
  ),
  ...answered(
    'new-york-city-commercial-rent-tax',
    [
      ['industries', 'checklist'],
      'We sublet half of our Midtown office to another firm. Can we take off what they pay us before we see if we owe the commercial rent tax, and when is the yearly return due?',
    ],
    [
      ['summary', 'industries'],
      'we rent two small shops in lower manhattan each around 150k a year, are the rents added up for the city rent tax',
    ],
    [['summary', 'checklist'], 'store on 110th st in manhatan, do we owe the tax on rent'],
  ),
  ...answered(
    'new-york-city-earned-safe-and-sick-time',
    [['summary', 'checklist'], 'pregnent employee in nyc doctor visits extra paid hours?'],
    [
      ['summary'],
      'i only have 3 people working in my brooklyn shop and made about 200k, does the sick leave have to be paid',
    ],
    [['summary'], 'paid sick days nyc 20 employees how many hours'],
  ),
  ...answered(
    'new-york-city-unincorporated-business-tax',
    [
      ['application'],
      "I do consulting as a sole propietor in Queens and also live there. I paid the city's unincorporated tax this year. Can I count any of it against my personal taxes and when was the city form due?",
    ],
    [['summary'], 'freelance designer in nyc, whats the citys tax rate on my business'],
  ),
  ...answered(
    'new-york-pay-transparency',
    [['application'], 'can we just write "up to 80k" in a new york job ad'],
    [
      ['summary', 'industries'],
      'hiring a remote person in ohio who will report to our manager in albany, does the ad need the pay in it',
    ],
  ),
  ...answered(
    'nonprofit-form-990-and-single-audit',
    [
      ['application'],
      'new treasurer here, looks like nobody filed our 990 for the last three years, what happens to our nonprofit status',
    ],
    [
      ['summary', 'industries'],
      'our clinic spent around 1.1 million of federal grant money in the year that started last january, part of it came thru the state. do we need that speical audit?',
    ],
    [['summary'], 'little league with 30k a year, which 990 do we file'],
  ),
  ...answered(
    'sales-tax-economic-nexus-after-wayfair',
    [['summary'], 'does amazon collect sales tax for my orders there or do i'],
    [
      ['application'],
      'i just found out we should have been collecting sales tax in another state for years. they havent contacted us yet. is there a way to come clean without huge penalties?',
    ],
    [['application'], 'how much can i sell into california online before collecting sales tax'],
  ),
  ...answered(
    'section-174-research-costs',
    [['summary', 'industries'], 'can we write off us software developement all at once agian'],
    [
      ['summary', 'industries'],
      'our programmers are in poland and we build an app, can that cost be deducted right away or do we have to spread it',
    ],
  ),
  ...answered(
    'uk-making-tax-digital-income-tax',
    [
      ['application', 'industries'],
      'I live in Boston and rent out a flat in Manchester. I keep everything in a spreadsheat. Can I go on with that under the new British digital rules and do I count the rent before or after costs?',
    ],
    [['application'], 'dates for uk quarterly tax updates to hmrc'],
  ),
  ...refused(
    'no such law',
    'new york city home office tax act who pays',
    'where do i send form 1099-zx for crypto tips',
    'what is the deadline to register under the federal freelancer registration act if i only have two gigs a year',
    'My bank says we need a FATCA clearance certifcate before we can wire money to our supplier in Vietnam. Which office gives that out? How long does it take?',
    'form 941-TP for tipped staff, where to mail it',
  ),
  ...refused(
    'other jurisdiction',
    'how does new jersey decide if my delivery driver is a contractor or an employee, my cousin says theres a special test',
    'san francisco gross receipts tax rate for consultants',
    'sales tax thresold for online sellers in ohio',
    'virginia consumer privacy law who has to comply',
    'do we have to put the salery range in a job ad for our denver office, nobody there reports to new york',
    'does illinois have a lower 1099k treshold',
    'We rent an office in Chicago for our ad agency, about 20k a month. Someone told me the city taxes commercial leases. Do we owe it on our rent?',
    'los angeles payed sick leave how many hours',
  ),
  ...refused(
    'other subject',
    'fica tip credit for my resturant',
    'what happens if i miss the s corp election',
    'landlord keeps the deposit of my appartment and says i broke the oven, what can i do without a lawyer',
    'workers comp insurance for one part time cleaner, is it required',
    "I mixed up my own credit card with the company's all year. Now my books dont match anything. How do I clean up the enteries?",
    'my h1b runs out in april and my boss wont reply to me, can i keep working while the extention is pending',
    'how do i claim the foreign earned income exlusion, i moved to lisbon in march and work for a company in denver',
    'over how many years do i depriciate a laptop',
    'how do i book a customer prepayment in quickbooks',
    'can i put my home office and my car on my taxes if i drive for doordash in the evenings',
    'I sent in a 941 two quarters ago and now see that one bonus was left out. What form fixes that? Will they charge interest?',
    'does cobra apply to a company with 12 people',
    'unemployment tax form 940 due date',
    'whats the difference between cash and accrual accounting and which one should a small landscaping company use for its books',
    'My ex wants half of the bakery I opened before we got married. We live in Nevada. Does she have a right to it in the divorce?',
    'slipped at a customers warehouse, can i sue for my back',
    'do i have to pay quaterly estimated taxes to the irs in my first year of self employment, and on what dates',
  ),
  ...refused(
    'tax sum',
    'i made 84,000 freelancing in brooklyn last year, how much unincorporated tax do i owe exactly after all deductions',
    'how much tax on selling my llc for 250k',
    'We sold 37,412 euros of candles to France and 12,900 to Italy in the last quarter. How much vat do we need to pay in each country?',
    'my wage bill is 41,250 evry two weeks for 9 people, please work out what i must send the irs each time',
    'calculate my federal income tax on 72000 salary, single',
  ),
  ...refused(
    'advice beyond the guides',
    'is wyoming better than delaware for my llc, what would you pick if you were selling courses online',
    'My accountant charges 450 a month for bookkeeping and payroll and still makes mistakes. Should I fire her or am I being unfair?',
    'do you think its worth it for a three person startup to bother with gdpr or is nobody ever checking',
    'will the overtime salary go up next year',
    'will congress bring back the $600 rule for paypal',
  ),
];
