import { answerable, type EvaluationQuestion } from './evaluation-question';
import { fifthOtherQuestions } from './fifth-other-questions';
import { fifthUnanswerableQuestions } from './fifth-unanswerable-questions';

/**
 * 130 questions written from the text of the guides alone, by an author of November 26, 2026 who had read neither the
 * answerer nor any other question: 70 that a guide answers, each guide at least three times, and 60 that none does.
 */
export const fifthQuestions: readonly EvaluationQuestion[] = [
  answerable(
    'fifth',
    'mandate',
    ['application'],
    'at how many weekly hours is someone full time under the obamacare employer rule',
  ),
  answerable(
    'fifth',
    'abc',
    ['application'],
    'Our agreement with the designer says INDEPENDENT CONTRACTOR in bold capitals and he signed it. Does that settle the matter in California?',
  ),
  answerable(
    'fifth',
    'ccpa',
    ['application'],
    'A lady in Sacramento wrote that we should erase everything we have on her. When must we tell her we got it, and when must we be done?',
  ),
  answerable(
    'fifth',
    'contractors',
    ['application'],
    'freelancer wont hand over his SSN or EIN, what percent of his pay do i hold back',
  ),
  answerable(
    'fifth',
    'boi',
    ['summary', 'application', 'industries'],
    'i set up my llc in ohio in 2021. still have to send fincen that owner report?',
  ),
  answerable('fifth', 'euVat', ['summary'], 'maximum parcel value for IOSS'),
  answerable(
    'fifth',
    'foreignAccounts',
    ['summary', 'checklist'],
    'US citizen here. I had $6,000 in a Lisbon bank and $7,000 in a Zurich bank at the same time, so neither was ever over ten grand. FBAR yes or no?',
  ),
  answerable('fifth', 'deposits', ['application'], 'payroll deposit went in ten days late, what percent penalty'),
  answerable(
    'fifth',
    'statements',
    ['summary'],
    "Does a CPA's review of our books give the bank some assurance or none at all?",
  ),
  answerable('fifth', 'overtime', ['summary'], 'lowest weekly pay for an exempt manager, federal'),
  answerable(
    'fifth',
    'foreignOwner',
    ['application'],
    'My Delaware LLC is owned by me alone, I live in Lima, and we never sent in the 5472. How big is the fine?',
  ),
  answerable(
    'fifth',
    'platforms',
    ['summary'],
    'When does PayPal have to send me a 1099-K under the federal rule? I mean the dollar amount and the number of payments.',
  ),
  answerable('fifth', 'gdpr', ['summary'], 'biggest possible GDPR fine'),
  answerable(
    'fifth',
    'hipaa',
    ['checklist'],
    'A patient wants a copy of her chart. How many days do we have under HIPAA?',
  ),
  answerable(
    'fifth',
    'licenses',
    ['application'],
    'Business ended the year deep in the red. Can a city with a gross receipts tax still bill us?',
  ),
  answerable('fifth', 'rentTax', ['summary'], 'effective rate of the manhattan tax on business rents'),
  answerable(
    'fifth',
    'sickTime',
    ['summary'],
    '120 people on staff, all in NYC. How many hours of paid sick time per year is the cap for each?',
  ),
  answerable('fifth', 'ownersTax', ['summary'], 'nyc tax rate for freelancers under the unincorporated business tax?'),
  answerable('fifth', 'payRange', ['application'], 'is it ok to write "up to 90k" in a job posting in buffalo ny'),
  answerable(
    'fifth',
    'nonprofit',
    ['summary'],
    'our little garden club takes in maybe 20k a year and is tax exempt. whats the simplest yearly IRS filing for us',
  ),
  answerable('fifth', 'nexus', ['application'], 'texas sales threshold for out of state sellers'),
  answerable(
    'fifth',
    'research',
    ['summary'],
    'Our R&D team sits in Kraków. Over how many years do those costs have to be written off on the US return?',
  ),
  answerable(
    'fifth',
    'ukDigital',
    ['application'],
    'dates for the quarterly updates to HMRC under making tax digital for income tax',
  ),
  answerable(
    'fifth',
    'mandate',
    ['summary'],
    'What slice of our full-timers needs to be offered health insurance so a company of 200 is safe from the IRS payment?',
  ),
  answerable('fifth', 'abc', ['application'], 'fine per violation for calling people contractors on purpose in CA'),
  answerable('fifth', 'ccpa', ['application'], 'job applicants covered by ccpa or only customers?'),
  answerable(
    'fifth',
    'contractors',
    ['summary'],
    'I paid my web guy with the company Visa all year. Do I still owe him a 1099-NEC?',
  ),
  answerable('fifth', 'boi', ['checklist'], 'What does FinCEN charge for sending in a BOI report?'),
  answerable(
    'fifth',
    'euVat',
    ['industries'],
    'we keep stock in a warehouse near Poznan and use the Union OSS for sales to EU shoppers. do we need to register for vat in poland on top of that?',
  ),
  answerable(
    'fifth',
    'foreignAccounts',
    ['application'],
    'missed april 15 for fincen 114 - is there an extension, do i have to ask for it, and until when?',
  ),
  answerable(
    'fifth',
    'deposits',
    ['industries'],
    'The waitresses report the tips that guests leave them. Does the restaurant owe its own half of social security and medicare on that money, even though it never was ours?',
  ),
  answerable('fifth', 'statements', ['summary'], 'does federal law force a private company to have its books audited'),
  answerable(
    'fifth',
    'overtime',
    ['application'],
    'An hourly worker stayed late without permission; the foreman saw it and let it go. Can we refuse to pay the extra time?',
  ),
  answerable(
    'fifth',
    'foreignOwner',
    ['application'],
    'how many extra months does a 7004 buy me for the pro forma 1120 of my foreign owned llc',
  ),
  answerable(
    'fifth',
    'platforms',
    ['summary', 'checklist'],
    'Sold handmade rings on Etsy for just $900, no form came. Is that still income I have to put on the return?',
  ),
  ...fifthOtherQuestions,
  ...fifthUnanswerableQuestions,
];
