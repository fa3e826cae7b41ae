import type { PassagePart } from '../passages';
import { answerable, unanswerable, type EvaluationQuestion } from './evaluation-question';
import type { slugs } from './guide-slugs';

type Part = 'open' | 'sealed';
type Trap = NonNullable<EvaluationQuestion['trap']>;

/** Of two questions about one thing the first may be looked at, the second not. */
const askBoth = (
  guide: keyof typeof slugs,
  [openParts, open]: readonly [readonly PassagePart[], string],
  [sealedParts, sealed]: readonly [readonly PassagePart[], string],
): EvaluationQuestion[] => [
  answerable('open', guide, openParts, open),
  answerable('sealed', guide, sealedParts, sealed),
];

const refuseAll = (part: Part, trap: Trap, ...texts: readonly string[]): EvaluationQuestion[] =>
  texts.map((text) => unanswerable(part, trap, text));

/**
 * 86 questions written on November 23, 2026 by a person who had read the guides and the questions of the other parts,
 * and not the code of retrieval and refusal; committed before either ran on them. `open` ones may be looked at while
 * rules are changed. Of the `sealed` ones only the figures are printed.
 */
export const sealedQuestions: readonly EvaluationQuestion[] = [
  ...askBoth(
    'boi',
    [
      ['summary', 'application'],
      'my husband set up our wyoming LLC last spring, is the fincen owner thing still a must',
    ],
    [
      ['industries', 'summary'],
      'got a letter that wants $400 and copies of our passports to file the ownership report. scam?',
    ],
  ),
  ...askBoth(
    'platforms',
    [['application', 'industries'], 'stripe says i took in 61k but i refunded a bunch, which number goes on my taxes'],
    [['summary'], 'only made like 3k on etsy in 40 orders, am i getting a 1099k and do i still have to report it'],
  ),
  ...askBoth(
    'contractors',
    [
      ['summary', 'checklist'],
      'paid our wedding photographer 1,500 in 2026 for the office party do we send him a 1099',
    ],
    [['industries'], 'our web guy lives in poland, do i send him a 1099 too or whats the form'],
  ),
  ...askBoth(
    'research',
    [['summary', 'application'], 'our app is built by a team in ukraine. can we expense that now'],
    [['application', 'summary'], 'startup with leftover capitalized dev cost from 22 and 23, one year or two?'],
  ),
  ...askBoth(
    'overtime',
    [['summary', 'application'], 'shift lead gets 700 a week salary and works 50 hrs, do we owe her extra'],
    [['application', 'checklist'], 'does the christmas bonus change what i pay for overtime hours'],
  ),
  ...askBoth(
    'mandate',
    [['summary', 'application'], 'how do part timers count towards the 50 for obamacare'],
    [['checklist', 'summary'], 'last day to get the 1095s to the irs and do i have to mail one to each worker'],
  ),
  ...askBoth(
    'hipaa',
    [['application'], 'nurse lost her phone with patient pics on it. 30 people affected. who do we have to tell'],
    [['summary', 'industries'], 'does our IT guy have to sign anything before he works on the clinic computers'],
  ),
  ...askBoth(
    'nexus',
    [
      ['application', 'summary'],
      'sold 130k to people in georgia from our shopify store, never collected a dime there. now what',
    ],
    [['industries', 'checklist'], 'one of my employees moved to denver and works from her kitchen. sales tax there?'],
  ),
  ...askBoth(
    'abc',
    [['industries', 'summary'], 'agency in oakland, all our copywriters are freelancers. legal?'],
    [['application'], 'he signed a paper saying he is self employed, isnt that enough in california'],
  ),
  ...askBoth(
    'payRange',
    [['industries', 'summary'], 'do headhunters need to put the pay on the ad for a job in buffalo'],
    [['application'], 'what can happen if we leave the salary off our linkedin post, we are in albany'],
  ),
  ...askBoth(
    'ccpa',
    [
      ['summary', 'application'],
      'we make 9 million a year and sell tshirts in california, is the privacy stuff for us',
    ],
    [['application'], 'someone from san jose wants to know everything we have on him, how fast do we need to answer'],
  ),
  ...askBoth(
    'rentTax',
    [['summary'], 'lease on our yoga studio on 110th street manhattan, commercial rent tax yes or no'],
    [['industries', 'application'], 'we sublet half the office in tribeca, does that bring the rent tax down'],
  ),
  ...askBoth(
    'sickTime',
    [['summary', 'application'], 'my barista in queens is 3 months in, how much sick time does she have by now'],
    [['application', 'checklist'], 'do sick hours need to be on the paystub in nyc'],
  ),
  ...askBoth(
    'gdpr',
    [['summary'], 'worst case fine if we mess up eu customer data'],
    [
      ['application', 'checklist'],
      'we have no office in europe but lots of dutch subscribers. do we need somebody over there',
    ],
  ),
  ...askBoth(
    'foreignAccounts',
    [['industries', 'summary'], 'im only a signer on my moms account in india, 15 thousand in it. do i file anything'],
    [['application'], 'is there an extension for the fbar or did i miss it, its june'],
  ),
  ...askBoth(
    'ukDigital',
    [['application'], 'my landlord books are in a spreadsheet, is that ok for MTD'],
    [
      ['summary', 'application'],
      'i drive a cab in leeds and made 38 thousand pounds, when does the quarterly thing start for me',
    ],
  ),
  ...askBoth(
    'euVat',
    [['application', 'summary'], 'do i need a middleman in europe to use ioss if my company is in ohio'],
    [['summary', 'industries'], 'parcels to spain get stuck at customs and my buyers pay extra, how do i avoid that'],
  ),
  ...askBoth(
    'ownersTax',
    [['application', 'checklist'], 'made 70k consulting in brooklyn as sole prop, do i even file for the UBT'],
    [['summary', 'application'], 'got a nyc tax bill of 3,100 for my business on top of income tax, is there a credit'],
  ),
  ...askBoth(
    'licenses',
    [['industries', 'checklist'], 'opening a taco stand, what papers do i need besides the license'],
    [['application', 'checklist'], 'we closed our store but city hall keeps sending license renewals'],
  ),
  ...askBoth(
    'foreignOwner',
    [
      ['application', 'summary'],
      'wired 20 thousand from my bank in dubai to start my florida llc. anything to report?',
    ],
    [['checklist', 'application'], 'where do i send the 5472, can it go by fax'],
  ),
  ...askBoth(
    'statements',
    [['industries', 'application'], 'the bonding company wants reviewed financials. what will the cpa actually do'],
    [['application', 'summary'], 'my cpa is my brother in law, can he still do a compilation for the bank'],
  ),
  ...askBoth(
    'nonprofit',
    [['summary', 'industries'], 'does our church need to send in a 990'],
    [
      ['summary', 'application'],
      'we got 1.2 million from a federal grant but only used 600k so far, single audit or not',
    ],
  ),
  ...askBoth(
    'deposits',
    [['application'], 'business is broke, can the irs come after me personally for the payroll taxes'],
    [['summary', 'application'], 'hired my first two people. how often do i send in the withholding'],
  ),
  ...refuseAll(
    'open',
    'other jurisdiction',
    'do i have to list pay on job postings in vermont',
    'how much paid sick leave in philadelphia for a deli with 9 people',
    'new zealand gst on tshirts shipped from utah',
    'does boston have a tax on office rent',
    'is a courier an employee in new jersey under the abc test there',
  ),
  ...refuseAll(
    'sealed',
    'other jurisdiction',
    'do i have to show a salary range for a job in hawaii',
    'seattle sick leave accrual, one hour for how many',
    'what does canadas PIPEDA say about breach notices',
    'is uber driver employee in massachusetts',
    'virginia consumer data protection act thresholds',
  ),
  ...refuseAll(
    'open',
    'tax sum',
    'rent is 310k a year in chelsea, tell me the exact tax i pay',
    'how much social security do i hold back on a paycheck of 2,350',
    'if i sell 48k into texas how much sales tax do i owe',
  ),
  ...refuseAll(
    'sealed',
    'tax sum',
    'my llc in brooklyn netted 140k, what is my unincorporated business tax in dollars',
    'work out the fine for 9 late 1099s sent in june',
    'what would i save in taxes by deducting 200k of research',
  ),
  ...refuseAll(
    'open',
    'no such law',
    'when is form 1099-PX due',
    'who has to follow the national salary disclosure act',
    'what does section 5472B ask of trusts',
  ),
  ...refuseAll(
    'sealed',
    'no such law',
    'deadline for the 990-QZ',
    'is my bakery covered by the federal sick day fairness act',
    'how do i file fincen form 121',
  ),
  ...refuseAll(
    'open',
    'other subject',
    'can i deduct meals with clients',
    'do i have to give lunch breaks',
    'how do i get an EIN back if i lost the letter',
    'whats the mileage rate this year',
    'can my landlord raise the rent on my store whenever he wants',
  ),
  ...refuseAll(
    'sealed',
    'other subject',
    'how long do i keep receipts for an irs audit',
    'do i need a business bank account for my llc',
    'can i pay my teenage son through my company',
    'is the home office deduction worth it for a renter',
    'what happens if a customer check bounces',
  ),
  ...refuseAll(
    'open',
    'advice beyond the guides',
    'which payroll company is the cheapest',
    'will i win if i sue my old accountant',
    'should i quit my job and start bookkeeping',
    'how do i keep the irs from noticing my paypal money',
  ),
  ...refuseAll(
    'sealed',
    'advice beyond the guides',
    'is it smarter to be an llc or s corp for a food truck',
    'will gdpr fines go up next year',
    'who is the best cpa in dallas',
    'how can i pay my crew in cash so nobody knows',
  ),
];
