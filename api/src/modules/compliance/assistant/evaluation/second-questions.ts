import type { PassagePart } from '../passages';
import type { EvaluationQuestion } from './evaluation-question';

type Asked = readonly [readonly PassagePart[], string];

/** Of two questions that one guide answers the first may be looked at, the second not; the guide is named by slug. */
const askBoth = (guide: string, [openParts, open]: Asked, [sealedParts, sealed]: Asked): EvaluationQuestion[] => [
  { half: 'secondOpen', text: open, answers: [{ guide, parts: openParts }] },
  { half: 'secondSealed', text: sealed, answers: [{ guide, parts: sealedParts }] },
];

/**
 * 46 questions written on November 24, 2026 from the text of the guides alone: their writer had read neither the code
 * of retrieval and refusal nor the questions of the other parts, apart from the first three of `sealedQuestions`.
 */
export const secondAnswerable: readonly EvaluationQuestion[] = [
  ...askBoth(
    'corporate-transparency-act-boi-reporting',
    [
      ['summary', 'application', 'checklist'],
      'we are a canadian furniture maker and registerd our company in washington state in september for a showroom. someone at the chamber said theres a form about who owns us, do we have to do it and does it cost anything',
    ],
    [
      ['application', 'industries', 'summary'],
      'i own a nail salon llc in ohio and moved house last month. do i need to tell the goverment office that collects owners names about my new adress',
    ],
  ),
  ...askBoth(
    'form-1099-k-payment-platforms',
    [
      ['summary', 'checklist'],
      'sold about 8 grand of handmade candles on etsy, maybe 400 orders, no form came in the mail. do i just leave it off??',
    ],
    [
      ['application'],
      'my roomate venmos me her half of the rent every month, will the app tell the irs i earned that? i get my lawn mowing money on the same account',
    ],
  ),
  ...askBoth(
    'contractor-payments-form-1099-nec',
    [
      ['application'],
      'hired a guy to paint the shop, 3 times this year, way over 2000 in checks, and he wont give me his social. what am i supposed to do with the next payment',
    ],
    [
      ['summary'],
      'i pay my web designer thru paypal and my bookkeeper by check. do i make one of those contractor forms for both or only 1? also when is it due',
    ],
  ),
  ...askBoth(
    'section-174-research-costs',
    [
      ['summary'],
      'small app studio, 6 coders, 2 of them sit in Poland. can we write off all their pay this year or do the polish ones get spread out',
    ],
    [
      ['application'],
      'back in 2023 our accountant made us spread the cost of developing our new drill bit over 5 yrs. is whats left stuck on that schedule or can we take the rest faster',
    ],
  ),
  ...askBoth(
    'flsa-overtime-salary-threshold',
    [
      ['industries', 'application', 'summary'],
      'i have a shift lead at my sandwich shop on salary, 700 a week, she mostly makes sandwhiches and rings people up. worked 52 hrs last week. owe her extra?',
    ],
    [
      ['application'],
      'guy from our warehouse kept answering emails from home at night without asking anybody. I told everyone no extra hours w/o my ok. do I still have to pay him for it',
    ],
  ),
  ...askBoth(
    'aca-employer-mandate-1095-c',
    [
      ['summary', 'application'],
      'we run a landscaping co, 38 full timers plus like 30 kids part time in summer. brother in law says at fifty we gotta give insurance. how do they count the part timers, and what is full time anyway',
    ],
    [
      ['checklist'],
      'got a letter 226J from the irs that says we owe because we didnt offer health coverage but we did offer it to everybody. what now',
    ],
  ),
  ...askBoth(
    'hipaa-for-practices-and-their-vendors',
    [
      ['industries', 'summary', 'checklist'],
      'I do the books for two dentists from my kitchen table and see patient names on the deposit slips. do i need some kind of contract with them for that',
    ],
    [
      ['application'],
      'our receptionist left her laptop on the train, about 40 patients charts on it, no password. who do we have to tell and how fast',
    ],
  ),
  ...askBoth(
    'sales-tax-economic-nexus-after-wayfair',
    [
      ['application'],
      'i make dog collars in Vermont and ship all over. last 12 months 130k went to texas people from my own site, none thru amazon. do i have to charge them tax',
    ],
    [
      ['industries', 'application'],
      'some of our boxes sit in a fulfilment warehouse in another state but we hardly sell anything there. does that count as being there for sales tax? and if we shouldve been collecting for years, can we come clean somehow',
    ],
  ),
  ...askBoth(
    'california-ab5-worker-classification',
    [
      ['application', 'summary'],
      'bakery in fresno here. my cake decorater signed a paper that says she is an independant contractor. is the paper good enough',
    ],
    [
      ['application'],
      'how bad are the fines in california if the state thinks i knew my drywall guys were really employees and paid them as contractors on purpose',
    ],
  ),
  ...askBoth(
    'new-york-pay-transparency',
    [
      ['industries', 'summary'],
      'posting a work from home customer support job, the person could live in ohio but would answer to our manager in Albany. does the ad need the salary in it',
    ],
    [
      ['application'],
      "can i write 'starting at 22/hr' in the ad for my barbershop chain in Buffalo or does it have to have a top number too",
    ],
  ),
  ...askBoth(
    'california-consumer-privacy-act',
    [
      ['application'],
      'customer in Sacramento emailed that we should erase everything weve got on her. how long do we have? we are a pretty big sporting goods chain so i know the california thing applies',
    ],
    [
      ['industries'],
      'we have a rewards club at our stores in LA that takes phone numbers n birthdays for a discount, 60 shops so the california privacy law covers us. do we need to tell people what their info is worth or something',
    ],
  ),
  ...askBoth(
    'new-york-city-commercial-rent-tax',
    [
      ['summary', 'checklist'],
      'opening a shoe store on 110th street in manhattan, rent will be 30k a month. broker says theres some city tax on the rent?? true for us',
    ],
    [
      ['industries', 'checklist'],
      'my yoga studio in soho pays 290k a year rent but a massage therapist has the back room and pays me 50k of that. does her share bring me under the line for the tax on rent',
    ],
  ),
  ...askBoth(
    'new-york-city-earned-safe-and-sick-time',
    [
      ['summary', 'application'],
      'we have 12 ppl at our cafe in queens. how much paid sick time do they get a year, and what they dont use by end of december is it gone?',
    ],
    [
      ['industries'],
      'the clothing store i work at in brooklyn gives you points every day you call out, even with the flu. 8 points and your fired. are they allowed',
    ],
  ),
  ...askBoth(
    'new-york-city-unincorporated-business-tax',
    [
      ['application', 'checklist'],
      'freelance photographer living in bushwick. accountant says the city wants 4% for my business on top of my normal income taxes. do i get any of it back since i live here too',
    ],
    [
      ['industries', 'checklist'],
      'I moved home to new jersey but still do consulting on my own for clients in midtown, about half. Do I owe that nyc tax for self employed people on everything or just part?',
    ],
  ),
  ...askBoth(
    'local-business-licenses-and-gross-receipts-taxes',
    [
      ['industries', 'checklist'],
      'i just want to sew curtains at home and deliver them, no sign no customers comming by. is there a permit for working out of my house',
    ],
    [
      ['application', 'summary'],
      'we LOST money this year in our tile shop and the city still sent a tax bill on everything we rang up. can that be right',
    ],
  ),
  ...askBoth(
    'fbar-and-fatca-foreign-accounts',
    [
      ['summary', 'checklist'],
      'my mom put me on her bank account in manila so i can pay her bills, theres around 14 thousand dollars in it. do i have to report that somewere even if its really hers',
    ],
    [
      ['application', 'checklist'],
      'had no clue you must report an old savings account from when i worked in germany, 5 years i never did it. not hiding anything. am i screwed or is there a way to fix it',
    ],
  ),
  ...askBoth(
    'foreign-owned-us-llc-form-5472',
    [
      ['industries', 'application', 'summary'],
      'Hello, I live in Brazil and have an LLC in Delaware, zero sales this year, I only paid its yearly bill with my own card. Must I send anything to IRS?',
    ],
    [
      ['application'],
      'whats the fine if an llc with a owner overseas forgot the form about money going between me and the company. and what if i just keep ignoring it',
    ],
  ),
  ...askBoth(
    'gdpr-for-us-companies',
    [
      ['application', 'summary'],
      'surf shop in San Diego, once in a while someone from france looks at our website. never sold over there, not planning to. do the european privacy rules hit us',
    ],
    [
      ['summary', 'checklist'],
      'our customer list got hacked, about 900 of them are people in Spain and Italy that we sell olive wood bowls to. how long do we have to report it over there',
    ],
  ),
  ...askBoth(
    'uk-making-tax-digital-income-tax',
    [
      ['industries', 'application', 'checklist'],
      "I let out my late aunt's flat in Leeds and I'm a self employed plumber, plus a bit of wages from the college. do they lump all of it together to see if im over the limit for the digital quarterly thing",
    ],
    [
      ['application', 'checklist'],
      'Been doing my books in excel for 20 years, window cleaning round in Bristol. do I have to chuck it for proper software now and on which dates would I be sending the taxman figures',
    ],
  ),
  ...askBoth(
    'eu-vat-one-stop-shop-for-online-sellers',
    [
      ['summary', 'application'],
      'i sell knitting patterns as pdf downloads, 3 euros each, few buyers in Holland and Sweden. im in Oregon. is there a minimum before i need to bother with their vat',
    ],
    [
      ['industries', 'summary'],
      'customers in ireland complain the postman wants tax and a fee before they get my soap boxes, about 40 euro each, sent from maine. any way they can pay all of it when they order?',
    ],
  ),
  ...askBoth(
    'financial-statements-for-lenders-compilation-review-audit',
    [
      ['application', 'summary'],
      "bank wants 'reviewed' numbers for the loan on our second truck and my cpa has only ever done compiled ones. whats the difference",
    ],
    [
      ['summary'],
      'nobody ever asked us to get audited, we are a family cabinet shop with 4 mil in sales. is there some federal law that says we have to at that size',
    ],
  ),
  ...askBoth(
    'nonprofit-form-990-and-single-audit',
    [
      ['summary'],
      'our little youth soccer club (its a registered charity) takes in maybe 31,000 a year from fees and donations. what do we have to send to the irs if anything',
    ],
    [
      ['application'],
      'treasurer of our food bank quit & now we find out nothing was sent to the irs for 3 yrs in a row. did we loose our tax free status',
    ],
  ),
  ...askBoth(
    'federal-payroll-tax-deposits-form-941',
    [
      ['industries'],
      'first year with staff at my flower shop, all the payrol taxes together were only 2100 bucks for the quarter. do i need to send it every month or can i pay it along with the form',
    ],
    [
      ['application'],
      'we were 8 days late sending in the payroll tax cause the till was short, what percent will they add. and my bookkeeper is scared she could be on the hook herself, can that happen',
    ],
  ),
];
