import { answerable, type EvaluationQuestion } from './evaluation-question';
import type { PassagePart } from '../passages';
import type { slugs } from './guide-slugs';

const ask = (guide: keyof typeof slugs, parts: readonly PassagePart[], text: string): EvaluationQuestion =>
  answerable('development', guide, parts, text);

/**
 * Written on November 25, 2026 from the texts of the guides, before the answerer's code was read, for the changes of
 * decision 26: how lay people ask, with mistakes, stories and fragments. These are on federal law.
 */
export const developmentFederalQuestions: readonly EvaluationQuestion[] = [
  ask(
    'boi',
    ['summary', 'application', 'industries'],
    'got a letter that says pay 400 bucks to register the owners of my llc with the treasury, scam?',
  ),
  ask(
    'boi',
    ['summary', 'application'],
    'is that ownership report thing from fincen still required for a mom and pop shop',
  ),
  ask(
    'boi',
    ['summary', 'application'],
    'My brother and me open a small company in Ohio last year. Somebody say we must report who is the owner to government. It is true?',
  ),
  ask(
    'boi',
    ['application', 'checklist'],
    'our mexican company opened a branch in arizona, who do we have to tell about the people behind it',
  ),
  ask('boi', ['checklist'], 'what papers of the owners are needed when a foreign corporation files with fincen'),
  ask(
    'boi',
    ['checklist', 'application'],
    'one of the owners of our foreign company moved house, do we need to change the boi report',
  ),

  ask('platforms', ['summary'], 'venmo limit before they snitch to the irs'),
  ask(
    'platforms',
    ['summary'],
    'I sell old clothes on poshmark on weekends, made like 3k this year. will i get a tax form from them?',
  ),
  ask(
    'platforms',
    ['application', 'summary'],
    'my 1099k says 48k but i only got 39k into my bank because of fees, which number goes on the return',
  ),
  ask('platforms', ['application'], 'roommate sends me his half of the rent by cash app, is that income now'),
  ask('platforms', ['checklist', 'summary'], 'the form paypal sent me has a wrong amount what now'),
  ask('platforms', ['summary'], 'didnt recieve any 1099 from etsy, so i dont have to declare the money right?'),
  ask(
    'platforms',
    ['industries'],
    'doordash and uber eats each send their own numbers to the tax office, how does my restaurant make it match',
  ),

  ask(
    'contractors',
    ['summary', 'checklist'],
    'I paid a guy 1500 to paint the office, do i have to send him anything at year end',
  ),
  ask('contractors', ['summary', 'checklist'], 'by when must the tax slips for freelancers go out'),
  ask(
    'contractors',
    ['application'],
    'my web designer wont give me her social security number. Can I still pay her everything?',
  ),
  ask('contractors', ['industries', 'checklist'], 'we use a programmer in ukraine which form he must give us'),
  ask('contractors', ['application'], 'the electrician is an inc, do i still 1099 him'),
  ask('contractors', ['summary'], 'paid the photographer with my credit card, who reports that'),
  ask('contractors', ['application'], 'i have 14 of these contractor forms, can i mail them on paper'),

  ask(
    'research',
    ['summary', 'application'],
    'we built an app last year, can the developer salaries come off right away or do we have to spread it',
  ),
  ask('research', ['summary'], 'our coders sit in India, over how many years do we write that off'),
  ask(
    'research',
    ['application', 'checklist'],
    'still got half of our 2022 development costs sitting on the balance sheet, can we take it now',
  ),
  ask('research', ['application'], 'if I claim the r&d credit do I lose part of the write off'),
  ask('research', ['industries'], 'tiny startup, can we go back and fix the 2023 return for development expenses'),
  ask(
    'research',
    ['application', 'checklist'],
    'do states go along with the new rule for expensing software development',
  ),

  ask('overtime', ['summary', 'application'], 'my boss pays me salary and says that means no overtime. can he do that'),
  ask('overtime', ['summary'], 'how much do i have to pay someone so i dont owe them extra for 50 hour weeks'),
  ask(
    'overtime',
    ['industries'],
    'shift lead at my shoe store is called manager but she is at the register all day, time and a half or not?',
  ),
  ask('overtime', ['application'], 'the guys answer emails at night from home nobody told them to. must I pay that'),
  ask('overtime', ['application', 'checklist'], 'do bonuses go into the hourly rate when figuring extra hours'),
  ask('overtime', ['checklist'], 'how long to keep time cards'),
  ask('overtime', ['industries'], 'IT support guy paid hourly 32 dollars, is he exempt'),

  ask('mandate', ['summary', 'application'], 'at what headcount am i forced to provide health insurance'),
  ask(
    'mandate',
    ['summary', 'application'],
    'We run three cafes, 35 full timers plus a lot of students part time. Do the students count towards the 50?',
  ),
  ask('mandate', ['application'], 'how many hours a week is full time for obamacare'),
  ask(
    'mandate',
    ['industries', 'application'],
    'my wife and i own two dental offices with 30 people each, is it counted together for the insurance requirement',
  ),
  ask(
    'mandate',
    ['checklist', 'summary'],
    'which forms do we send the goverment about the medical coverage we offered',
  ),
  ask(
    'mandate',
    ['summary', 'checklist'],
    'do i have to mail every worker the health coverage form or only if they ask',
  ),

  ask(
    'hipaa',
    ['application'],
    'a nurse left her laptop with patient files on the train. who do we have to tell and how fast',
  ),
  ask(
    'hipaa',
    ['summary', 'industries'],
    'we make scheduling software for physiotherapists, does the patient privacy law touch us',
  ),
  ask('hipaa', ['checklist'], 'how often must we train the front desk girls on privacy'),
  ask('hipaa', ['checklist'], 'someone want copy of her medical record, how many days we have'),
  ask('hipaa', ['checklist', 'industries'], 'my cpa sees names of patients on checks, need contract with him?'),
  ask('hipaa', ['checklist'], 'can the office manager also be the privacy officer in a small clinic'),

  ask('statements', ['summary', 'application'], 'bank wants reviewed financials, what is that compared to compiled'),
  ask('statements', ['summary'], 'is a small private company obligated to be audited'),
  ask('statements', ['industries'], 'bonding company asks for cpa statements before we get the bridge job'),
  ask('statements', ['application', 'checklist'], 'can my cousin who is a cpa and part owner do our audit'),
  ask('statements', ['application'], 'what is cheaper, review or audit'),
  ask(
    'statements',
    ['industries', 'checklist'],
    'first loan for my bakery, will the tax return do instead of fancy statements',
  ),

  ask('nonprofit', ['summary', 'checklist'], 'our little league takes in about 20k a year. do we file with irs'),
  ask('nonprofit', ['application'], 'the church choir foundation forgot to file for three years, now what'),
  ask('nonprofit', ['application'], 'when is the 990 due if our year ends in june'),
  ask(
    'nonprofit',
    ['summary', 'application'],
    'we got 900k of federal grant money but spent only 600k, is an audit needed',
  ),
  ask('nonprofit', ['application'], 'can anybody look at our charitys tax return'),
  ask('nonprofit', ['application', 'checklist'], 'more time for the 990'),

  ask('deposits', ['summary', 'application', 'checklist'], 'how often must i send the payroll withholding to the irs'),
  ask('deposits', ['application'], 'i was 4 days late with payroll taxes, what will it cost'),
  ask(
    'deposits',
    ['application'],
    'cash was tight so i used the withheld tax money for suppliers, can they come after me personally',
  ),
  ask('deposits', ['industries'], 'do my waitresses tips count for payroll taxes'),
  ask('deposits', ['industries'], 'only 1 employee, owe about 1800 a quarter. can i just pay with the form'),
  ask('deposits', ['application', 'checklist'], '941 due dates'),
  ask('deposits', ['checklist'], 'our payroll company forgot to pay the irs, whos fault'),
];
