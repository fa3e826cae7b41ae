import { answerable, type EvaluationQuestion } from './evaluation-question';
import { sixthOtherQuestions } from './sixth-other-questions';
import { sixthUnanswerableQuestions } from './sixth-unanswerable-questions';

/**
 * 130 questions written from the text of the guides alone, by one more author of November 26, 2026, and run once, when
 * everything of decision 26 was finished: 70 that a guide answers, each guide at least three times, and 60 that none
 * does.
 */
export const sixthQuestions: readonly EvaluationQuestion[] = [
  answerable(
    'sixth',
    'mandate',
    ['application', 'checklist'],
    'how many hours a week is full time for the health insurance mandate, and what are the three safe harbors for testing if its affordable?',
  ),
  answerable(
    'sixth',
    'mandate',
    ['summary'],
    'we are a company of 140, what precentage of our full time people do we have to offer health coverage to',
  ),
  answerable(
    'sixth',
    'mandate',
    ['checklist'],
    'got a letter 226-J from the irs this morning, what am i supposed to do with it',
  ),
  answerable('sixth', 'abc', ['summary'], 'california abc test'),
  answerable(
    'sixth',
    'abc',
    ['application'],
    'whats the fine if california decides i called people contractors on purpose when they were employees',
  ),
  answerable(
    'sixth',
    'abc',
    ['industries'],
    'My pizza place in Fresno has its own delivery guys, no app. Does prop 22 cover them like the doordash drivers?',
  ),
  answerable(
    'sixth',
    'ccpa',
    ['application'],
    'customer in san diego wants us to delete her data. how fast do we have to confirm we got it and how long for the real anser',
  ),
  answerable(
    'sixth',
    'ccpa',
    ['industries'],
    'we run a points card in our stores in california, do we need to give some kind of notice about it under the privacy law',
  ),
  answerable('sixth', 'ccpa', ['checklist'], 'we only sell online, is an email adress enough for ccpa requests?'),
  answerable(
    'sixth',
    'contractors',
    ['application'],
    'freelancer refuses to give me his social, do i have to hold back some of his pay and how much',
  ),
  answerable(
    'sixth',
    'contractors',
    ['summary', 'checklist'],
    'is it still 600 or did the limit for sending contractors a 1099 go up, and when is it due',
  ),
  answerable(
    'sixth',
    'contractors',
    ['industries'],
    'our programmer is a freelancer who lives in Poland and does everything from there, never been in the US. do i send him a 1099',
  ),
  answerable(
    'sixth',
    'boi',
    ['summary', 'application', 'industries'],
    'I formed my llc in ohio last year and never did that beneficial owner thing with fincen. am i in trouble or do i not have to anymore',
  ),
  answerable('sixth', 'boi', ['checklist'], 'how much does fincen charge for filing a boi report'),
  answerable(
    'sixth',
    'boi',
    ['application', 'checklist'],
    "We're a dutch company registered to do business in Texas. one of the owners is an american citizen, does he go on the boi report too?",
  ),
  answerable('sixth', 'euVat', ['summary'], 'IOSS parcel limit'),
  answerable(
    'sixth',
    'euVat',
    ['application', 'checklist'],
    'are the one stop shop returns monthly or quartely? and how many years do i have to keep records of the sales',
  ),
  answerable(
    'sixth',
    'euVat',
    ['industries'],
    'we want to keep some inventory in a warehouse in holland so delivery is faster, is the one stop shop enough or do we have to register over there as well',
  ),
  answerable(
    'sixth',
    'foreignAccounts',
    ['application'],
    'do i have to ask for an extension for the fbar or is it automatic, and till when',
  ),
  answerable('sixth', 'foreignAccounts', ['summary'], 'if i file the 8938 with my taxes can i skip the fbar'),
  answerable('sixth', 'foreignAccounts', ['checklist'], 'fbar exchange rate'),
  answerable(
    'sixth',
    'deposits',
    ['application'],
    'My husband stopped sending in the payroll taxes to keep the lights on and pay suppliers. can they come after him or even our bookkeeper personaly?',
  ),
  answerable(
    'sixth',
    'deposits',
    ['industries'],
    'do i owe my half of social security on tips the customers left for my waiters',
  ),
  answerable(
    'sixth',
    'deposits',
    ['summary', 'application', 'checklist'],
    'how do they decide if im a monthly or semiweekly depositor, and when is the monthly one due',
  ),
  answerable(
    'sixth',
    'statements',
    ['application'],
    'cpa isnt independent from our company, can he still do a compilation',
  ),
  answerable(
    'sixth',
    'statements',
    ['industries'],
    'bonding company wants statements before we can bid a bigger job, what kind do they usualy ask for',
  ),
  answerable('sixth', 'statements', ['summary'], 'does federal law make my private company get an audit'),
  answerable('sixth', 'overtime', ['summary'], 'federal minimum exempt salary'),
  answerable(
    'sixth',
    'overtime',
    ['application'],
    'one of my hourly guys stayed late three nights, i saw him there but nobody approved it. still have to pay those hours?',
  ),
  answerable(
    'sixth',
    'overtime',
    ['industries'],
    'what hourly rate lets a computer programer be exempt from overtime under fedral law',
  ),
  answerable('sixth', 'foreignOwner', ['application'], '5472 late penalty'),
  answerable(
    'sixth',
    'foreignOwner',
    ['application', 'checklist'],
    'which form do i use to get more time for the 5472 with the pro forma 1120?',
  ),
  answerable(
    'sixth',
    'foreignOwner',
    ['summary'],
    'how big does the foreigners share in a us corporation have to be before it must file 5472',
  ),
  answerable(
    'sixth',
    'platforms',
    ['summary'],
    'so did the 600 dollar thing for venmo and paypal happen or is it still 20000 and 200 sales',
  ),
  answerable(
    'sixth',
    'platforms',
    ['industries'],
    'client paid me thru paypal and sent me a 1099-nec for the same money that is on my 1099-k. do i report it twice??',
  ),
  ...sixthOtherQuestions,
  ...sixthUnanswerableQuestions,
];
