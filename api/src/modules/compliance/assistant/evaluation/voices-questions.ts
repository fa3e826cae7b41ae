import type { PassagePart } from '../passages';
import { answerable, type EvaluationQuestion } from './evaluation-question';
import type { slugs } from './guide-slugs';
import { voicesUnanswerable } from './voices-unanswerable-questions';

const ask = (guide: keyof typeof slugs, parts: readonly PassagePart[], text: string): EvaluationQuestion =>
  answerable('voices', guide, parts, text);

/** What guides answer, in the voices of the people of `voicesUnanswerable`. */
const voicesAnswerable: readonly EvaluationQuestion[] = [
  // The owner of a small restaurant.
  ask('overtime', ['industries'], 'my cook works mornings here and evenings at my other place, do i add up the hours'),
  ask(
    'licenses',
    ['industries'],
    'permits for a little restaurant with beer and two tables on the sidewalk, who gives them',
  ),
  ask(
    'deposits',
    ['industries'],
    'the girls wrote down 900 in tips, do i have to put in my share for social security on that',
  ),
  ask(
    'sickTime',
    ['summary'],
    'dishwasher in the bronx just started, we are 11 people. how much paid sick time per year',
  ),
  ask('platforms', ['industries', 'summary'], 'doordash and the card machine both send me a form, whats that about'),
  // The founder of a software company.
  ask(
    'research',
    ['summary'],
    'we pay 4 engineers in Austin to build our product. All of it deductible this year or spread out?',
  ),
  ask(
    'gdpr',
    ['application', 'industries'],
    'A customer in Munich wants a processing contract with us before signing. Is that normal?',
  ),
  ask('hipaa', ['industries'], 'our app stores patient appointments for dentists. are we a business associate'),
  ask('nexus', ['industries'], 'Is SaaS taxable in Texas and Pennsylvania?'),
  ask(
    'ccpa',
    ['industries', 'application'],
    'california user hit the opt out in her browser, do we have to respect that signal',
  ),
  // A bookkeeper with many clients.
  ask('contractors', ['application', 'summary'], 'client paid a law firm 8000, they are incorporated. 1099 or no'),
  ask('deposits', ['application', 'checklist'], 'Lookback period for a client, which months count'),
  ask(
    'statements',
    ['application', 'summary'],
    'I only compiled the numbers. Does my report say anything about assurance?',
  ),
  ask(
    'platforms',
    ['application', 'checklist'],
    'clients 1099-K is higher than the deposits because of fees. How to show it on the return',
  ),
  ask(
    'ukDigital',
    ['application'],
    'my client in Manchester keeps everything in excel, does bridging software do it for the quarterly updates',
  ),
  // A landlord.
  ask('contractors', ['industries'], 'i pay a guy 3500 a year to fix things in my rentals, does he need a 1099'),
  ask(
    'ownersTax',
    ['application', 'industries'],
    'i own two buildings in queens and rent them out myself. do i pay the 4 percent city business tax',
  ),
  ask(
    'foreignOwner',
    ['industries'],
    'cousin from Chile bought a condo here through his LLC, he sends the rent home. which form',
  ),
  ask(
    'ukDigital',
    ['industries', 'summary'],
    'I live in Boston and rent out a flat in Bristol, does HMRC want quarterly numbers from me',
  ),
  ask(
    'rentTax',
    ['industries', 'application'],
    'tenant on 45th street pays my real estate taxes too, does that count as rent for the city tax',
  ),
  // The manager of a medical practice.
  ask('hipaa', ['application', 'checklist'], 'how fast do we have to hand over records when a patient asks'),
  ask('hipaa', ['checklist'], 'how many years do we keep the privacy policies'),
  ask(
    'mandate',
    ['application', 'summary'],
    'two offices with the same owner, 30 people each. do we have to offer insurance',
  ),
  ask(
    'statements',
    ['industries', 'checklist'],
    'The bank that financed our building wants financial statements every year. What kind?',
  ),
  ask('overtime', ['summary', 'application'], 'our office manager is on a salary of 600 a week, is she exempt'),
  // The treasurer of a charity.
  ask('nonprofit', ['summary'], 'we took in 38,000 last year from bake sales and dues. Is it the postcard thing'),
  ask(
    'nonprofit',
    ['summary', 'application'],
    'State passed 1.1 million of federal money to us and we spent it all. Do we need that special audit?',
  ),
  ask('nonprofit', ['application'], 'can anybody look at our return'),
  ask('rentTax', ['industries'], 'do charities pay the manhattan rent tax'),
  ask(
    'foreignAccounts',
    ['industries'],
    'I can sign on our school project account in Kenya, am I supposed to file something',
  ),
  // A seller from abroad.
  ask(
    'foreignOwner',
    ['application', 'summary'],
    'I live in Japan and own an LLC in Wyoming. I forgot the 5472 last year, how bad is the penalty?',
  ),
  ask(
    'euVat',
    ['summary', 'application'],
    'my tea boxes cost 60 euro, sent from Osaka to Paris. is there one registration for vat',
  ),
  ask(
    'nexus',
    ['industries', 'checklist'],
    'amazon keeps my boxes in a warehouse in Kentucky, do i owe sales tax there',
  ),
  ask(
    'boi',
    ['summary', 'application'],
    'Our Korean company registered in Illinois. Do we tell FinCEN about our owners',
  ),
  ask(
    'foreignAccounts',
    ['summary'],
    'moved here from Osaka and still have 12,000 dollars in my old bank, must i report it',
  ),
  // A builder.
  ask('abc', ['industries'], 'framing crew in Fresno has no license, can I still pay them as subs'),
  ask(
    'statements',
    ['industries'],
    'to bond a bigger job they want reviewed numbers with a schedule of contracts, why',
  ),
  ask(
    'deposits',
    ['industries', 'summary'],
    'in july the crew doubles and payroll taxes go over 100 grand one day. when is that due',
  ),
  ask(
    'contractors',
    ['application'],
    'drywall sub refuses to give me his tax number, what do i hold back from his check',
  ),
  ask('licenses', ['industries'], 'got my state contractor license, the city says i need theirs too. true?'),
  // Someone who hires.
  ask('payRange', ['application', 'summary'], 'Can the ad just say up to 85k? The job is in Yonkers.'),
  ask(
    'payRange',
    ['summary', 'industries'],
    'Our designer will sit in Ohio and report to me in Brooklyn. Does the posting need pay?',
  ),
  ask('sickTime', ['application', 'checklist'], 'does unused sick time roll into january for our staff in manhattan'),
  ask('mandate', ['summary', 'checklist'], 'do we still mail the 1095-C to every employee or only when they ask'),
  ask('overtime', ['application'], 'Staff answered emails at night without approval. Is that paid time?'),
];

/** Questions to develop on in eight voices, written on November 26, 2026 before the changes of decision 26. */
export const voicesQuestions: readonly EvaluationQuestion[] = [...voicesAnswerable, ...voicesUnanswerable];
