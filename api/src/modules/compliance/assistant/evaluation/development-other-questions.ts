import { answerable, type EvaluationQuestion } from './evaluation-question';
import type { PassagePart } from '../passages';
import type { slugs } from './guide-slugs';

const ask = (guide: keyof typeof slugs, parts: readonly PassagePart[], text: string): EvaluationQuestion =>
  answerable('development', guide, parts, text);

/** The development questions on the law of states, cities and other countries, and on accounts and owners abroad. */
export const developmentOtherQuestions: readonly EvaluationQuestion[] = [
  ask(
    'nexus',
    ['summary', 'application'],
    'I make candles in Vermont and sell on my own site to people all over the country. When do I need to collect tax for another state?',
  ),
  ask('nexus', ['summary'], 'does amazon take care of the sales tax for me'),
  ask('nexus', ['application'], 'we should have been charging texas tax since 2021 and never did. how to come clean'),
  ask('nexus', ['industries', 'checklist'], 'my goods sit in a warehouse in nevada, is that enough for them to tax me'),
  ask('nexus', ['industries'], 'is saas taxed in pennsylvania'),
  ask('nexus', ['checklist'], 'sold nothing this quarter do i still send in the sales tax return'),
  ask('nexus', ['application'], 'how much can i sell into california before registering'),

  ask('abc', ['summary', 'application'], 'hired a dog groomer in san diego as 1099, is she really my employee'),
  ask('abc', ['application'], 'what fine if i call my LA workers contractors on purpose'),
  ask('abc', ['application'], 'She signed a paper that she is self employed, so in california I am safe right'),
  ask('abc', ['industries'], 'own delivery drivers of my pizza place in oakland, are they like uber drivers'),
  ask('abc', ['industries'], 'freelance logo designer in californa, special rule?'),
  ask('abc', ['industries'], 'sacramento builder, my subs have no license, who is the boss of them legally'),

  ask('payRange', ['summary', 'application'], 'do i need to put the wage in a help wanted ad in buffalo'),
  ask(
    'payRange',
    ['summary', 'industries'],
    'our office is in Manhattan but the job is work from home from Georgia, must we say what it pays',
  ),
  ask('payRange', ['application'], 'can we write "up to 70k" in a new york ad'),
  ask('payRange', ['industries'], 'NY sales job pure commission what do i write for salary'),
  ask('payRange', ['application'], 'what happen if we not show salary in job posting new york'),
  ask('payRange', ['checklist', 'summary'], 'internal promotion in albany, do we have to tell everybody the pay too?'),

  ask('ccpa', ['application'], 'customer from california wants us to erase her data how long do we have'),
  ask('ccpa', ['summary', 'checklist'], 'is my online shop big enough for the california privacy law'),
  ask('ccpa', ['industries', 'checklist'], 'do facebook ads cookies count as selling data in california'),
  ask('ccpa', ['application'], 'do our own staff in San Jose get rights over their data also'),
  ask('ccpa', ['application'], 'we got hacked and californian customers lost their passwords, can they sue us'),
  ask('ccpa', ['industries'], 'points card for our grocery stores in LA, any privacy paper required'),

  ask(
    'rentTax',
    ['summary', 'checklist'],
    'my shop is on 40th street in manhattan, rent is 300k a year, is there some special city tax on that',
  ),
  ask('rentTax', ['industries'], 'two small cafes in soho, do you add both rents together'),
  ask('rentTax', ['application'], 'when are the manhattan rent tax returns due'),
  ask(
    'rentTax',
    ['industries', 'checklist'],
    'we rent part of our midtown office to another firm. does what they pay us lower the rent tax',
  ),
  ask('rentTax', ['industries'], 'does a charity in downtown manhattan pay the tax on its lease'),
  ask('rentTax', ['summary', 'checklist'], 'store in harlem 125th street, do i pay commercial rent tax'),

  ask('sickTime', ['summary'], 'Got 8 waiters in the Bronx. how many sick days must i pay them'),
  ask('sickTime', ['summary'], 'just me and 2 helpers in queens, is sick leave paid or not'),
  ask('sickTime', ['application'], 'what happens to leftover sick hours on december 31 nyc'),
  ask('sickTime', ['summary', 'checklist'], 'pregnant employee new york city doctor visits time off'),
  ask('sickTime', ['industries'], 'I give points when people call out sick, 5 points and fired. Brooklyn store. ok?'),
  ask(
    'sickTime',
    ['application', 'checklist', 'industries'],
    'do i have to print sick hours on the paycheck stub in nyc',
  ),

  ask(
    'gdpr',
    ['summary', 'application'],
    'we are in Denver and have a few customers in germany, do european privacy rules bother us',
  ),
  ask(
    'gdpr',
    ['summary', 'checklist'],
    'someone stole our mailing list with french people on it, how many hours to report',
  ),
  ask('gdpr', ['application'], 'cookie banner for visitors from italy needed before or after loading?'),
  ask('gdpr', ['summary'], 'max fine for messing up eu data'),
  ask(
    'gdpr',
    ['application', 'checklist'],
    'Do we need somebody located in europe to represent us when we have no office there',
  ),
  ask('gdpr', ['checklist'], 'dutch guy asks for all data we hold about him. deadline?'),
  ask('gdpr', ['application', 'checklist'], 'can we keep spanish customers info on servers in virginia'),

  ask(
    'foreignAccounts',
    ['summary', 'checklist'],
    'i still have a bank account in poland from before i moved here with about 14000 in it, need to tell anyone?',
  ),
  ask(
    'foreignAccounts',
    ['application'],
    'forgot to report my swiss account for 4 years, how bad is it and can i fix it',
  ),
  ask('foreignAccounts', ['application'], 'last day for fbar'),
  ask(
    'foreignAccounts',
    ['industries', 'checklist'],
    'I can sign for my employers account in Japan but the money isnt mine. do I report',
  ),
  ask('foreignAccounts', ['checklist'], 'which exchange rate to use for the foriegn account report'),
  ask(
    'foreignAccounts',
    ['summary'],
    'whats the differance between the fincen form and the one with the tax return for overseas money',
  ),

  ask(
    'ukDigital',
    ['summary', 'application'],
    'i rent out my old flat in manchester while living in boston, heard i must do quarterly tax online in britain',
  ),
  ask('ukDigital', ['application'], 'can I go on using excel for HMRC'),
  ask('ukDigital', ['industries', 'application', 'checklist'], 'does my salary count for the uk digital tax thing'),
  ask('ukDigital', ['application', 'checklist'], 'when do british self employed send the quarterly numbers'),
  ask('ukDigital', ['application'], 'missed an update to hmrc, whats the fine'),

  ask(
    'euVat',
    ['summary', 'industries'],
    'etsy like shop from chicago shipping pottery to france, who pays the tax at the border',
  ),
  ask('euVat', ['summary'], 'what tax rate do i charge a customer in sweden for a 60 euro bag'),
  ask(
    'euVat',
    ['summary', 'industries'],
    'I sell an ebook to people in Europe. Do I owe something there from the first copy?',
  ),
  ask('euVat', ['industries'], 'if amazon keeps my stuff in a german warehouse is the one stop shop enough'),
  ask('euVat', ['checklist'], 'how long keep records of european sales'),
  ask('euVat', ['application'], 'do i need a middleman in europe to use ioss'),

  ask(
    'ownersTax',
    ['summary', 'application'],
    'I freelance as illustrator out of my apartment in brooklyn, does the city want its own tax from me?',
  ),
  ask('ownersTax', ['summary'], 'what rate does nyc take from partnerships'),
  ask(
    'ownersTax',
    ['industries', 'checklist'],
    'live in hoboken, clients in manhattan, sole prop, which part is taxed by new york city',
  ),
  ask('ownersTax', ['application', 'checklist'], 'nyc ubt due date for one person llc'),
  ask(
    'ownersTax',
    ['summary', 'industries'],
    'I just own a building in queens and collect rent. City business tax yes or no',
  ),
  ask('ownersTax', ['application', 'checklist'], 'must i prepay the unincorporated tax during the year'),

  ask('licenses', ['summary', 'checklist'], 'opening a barber shop, what do i need from city hall'),
  ask(
    'licenses',
    ['industries', 'checklist'],
    'is it ok to run my business from the garage at home or do i need permission',
  ),
  ask('licenses', ['application'], 'lost money this year, do i still owe city tax on what i took in'),
  ask('licenses', ['industries'], 'i am licensed by the state as plumber, does the town want another license'),
  ask('licenses', ['industries'], 'second store same city, need second certificate?'),
  ask('licenses', ['application'], 'been running without a business licence for two years what can they do'),
  ask('licenses', ['checklist'], 'moved my salon to another county, what about the old business license'),

  ask(
    'foreignOwner',
    ['summary', 'industries'],
    'I live in Argentina and have a Wyoming LLC alone, no income tax, so nothing to file?',
  ),
  ask('foreignOwner', ['application'], 'how much is the fine if a foreign owned llc forgets its form'),
  ask(
    'foreignOwner',
    ['industries', 'application'],
    'my llc sold nothing but i paid its registered agent from my pocket in Spain. report?',
  ),
  ask('foreignOwner', ['checklist'], 'can the 5472 be faxed'),
  ask('foreignOwner', ['application', 'checklist'], 'need more time for my foreign llc paperwork'),
  ask(
    'foreignOwner',
    ['industries'],
    'Canadian couple bought a condo in Florida thru an LLC and rents it. which papers each year',
  ),
];
