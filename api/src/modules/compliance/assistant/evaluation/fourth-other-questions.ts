import type { PassagePart } from '../passages';
import { type EvaluationQuestion, answerable } from './evaluation-question';
import type { slugs } from './guide-slugs';

/** Fourth questions that a guide answers, with the parts that hold the answer to each. */
export const answered = (
  guide: keyof typeof slugs,
  ...asked: readonly (readonly [readonly PassagePart[], string])[]
): readonly EvaluationQuestion[] => asked.map(([parts, text]) => answerable('fourth', guide, parts, text));

/** The fourth questions that a guide on state, local or foreign law, or on money and owners abroad, answers. */
export const fourthOtherQuestions: readonly EvaluationQuestion[] = [
  ...answered(
    'nexus',
    [
      ['summary', 'industries'],
      'I only sell candles through Amazon and they already add the tax at checkout. My stuff sits in their ' +
        'warehouses in four states. Do I have to worry about anything myself?',
    ],
    [
      ['application'],
      'We should of been charging tax in Illinois since 2021 and never did. Nobody has written to us yet. Is there ' +
        'a way to come clean without getting killed on penalties?',
    ],
    [['checklist'], 'have a sales tax permit in Georgia but sold zip there last quarter. skip the return?'],
  ),
  ...answered(
    'abc',
    [
      ['summary', 'industries', 'application'],
      'my bakery in Fresno has a fella who brings the cakes to customers in his own van and bills me weekly. He ' +
        'drives for nobody else. Contractor or not',
    ],
    [
      ['application'],
      "She signed a paper that she's independant and wont ask for overtime. We're in Oakland. Does that paper " +
        'protect me?',
    ],
    [['application'], 'whats the fine in calif. for calling workers contractors on purpose'],
  ),
  ...answered(
    'payRange',
    [
      ['summary', 'industries'],
      'Hiring a remote bookkeeper who can sit in Texas but would report to our Albany office. Does the wage go in ' +
        'the ad?',
    ],
    [['application'], "can our help wanted post just say 'up to $28 an hour'? shop is in Buffalo"],
    [
      ['industries'],
      'The sales job in Rochester is straight commission, no base at all. I have no number to give, so what am I ' +
        'meant to write for pay in the listing?',
    ],
  ),
  ...answered(
    'ccpa',
    [
      ['application'],
      "A shopper in San Diego emailed that we should erase everything about her. We're big enough that the " +
        'california privacy thing applies to us. How many days do we have, and do we have to answer her right away ' +
        'that we got it?',
    ],
    [
      ['application'],
      'do californias privacy rights count for our own staff and people sending in resumes or only for customers',
    ],
  ),
  ...answered(
    'rentTax',
    [
      ['summary', 'industries', 'checklist'],
      'Rent for my showroom on West 38th Street is 21,500 a month. A tailor in the back pays me 2,000 of it. Am I ' +
        'over the line for that city tax on rent?',
    ],
    [['application'], 'when are the quarterly returns for the manhattan rent tax due'],
    [
      ['industries'],
      'We are a charity in Tribeca paying 400k a year for our space. Are we out of the commerical rent tax by ' +
        'ourselves or does someone at the city have to sign off first?',
    ],
  ),
  ...answered(
    'sickTime',
    [
      ['summary'],
      '3 people at my nail salon in Queens and i cleared way less than a million last year. sick days, paid or no?',
    ],
    [
      ['summary', 'checklist', 'application'],
      "Our line cook is pregnant and has doctor visits. We're in Brooklyn, 12 people. Does she get hours on top of " +
        'the normal sick leave, and do those numbers have to show on her pay stub?',
    ],
    [
      ['industries'],
      'Manager gives everyone a point each time they call out sick, six points and youre fired. Restaurant is in ' +
        'the Bronx. Is he allowed to do that',
    ],
  ),
  ...answered(
    'gdpr',
    [
      ['application'],
      'a guy in Belgium can open our website but we ship inside the US only and everything is in dollars. do we ' +
        'care about european privacy law',
    ],
    [
      ['summary', 'checklist'],
      'Somebody broke into our customer database last night. About half the people in it are in France and Spain, ' +
        'we deliver there. How fast does this have to be reported over there?',
    ],
    [
      ['application'],
      'our German web shop fires off the ad cookies the second the page loads and asks the visitor afterwards. ' +
        'allright?',
    ],
  ),
  ...answered(
    'foreignAccounts',
    [
      ['summary', 'checklist'],
      '7k in a bank in Manila, 5k in another one in Cebu. Each is below ten. Do I report or not?',
    ],
    [
      ['industries'],
      "I sign the checks for our church's mission account in Kenya. None of that money is mine. Is there anything I " +
        'personally have to send in?',
    ],
    [
      ['application', 'checklist'],
      'Never heard of that foreign bank form till my nephew mentioned it, so six years of nothing, honest mistake. ' +
        'can it still be fixed without a monster fine, and should i just mail in the old ones now?',
    ],
  ),
  ...answered(
    'ukDigital',
    [
      ['industries', 'application', 'checklist'],
      'I live in Boston and let a flat in Camden for 24,000 pounds a year, and costs eat 15 of that. For the new ' +
        'quarterly reporting, is it the 24 that counts or whats left?',
    ],
    [['application', 'checklist'], 'can i stay with excel for sending HMRC the quarterly income figures'],
  ),
  ...answered(
    'euVat',
    [
      ['industries', 'summary'],
      'Im in Ohio and mail earrings to customers in Italy, never more than 90 euro. They complain the postman wants ' +
        'money at the door. How do I make that stop?',
    ],
    [['checklist'], 'how long must the order records for our european one stop shop sales be kept'],
    [
      ['summary', 'application'],
      'Our language app (we are in Denver) has maybe 40 paying users in Portugal so far. Somebody told me the first ' +
        'ten thousand euros are free of VAT, does that go for us?',
    ],
  ),
  ...answered(
    'ownersTax',
    [
      ['summary', 'application'],
      'freelance illustrator in Astoria, no company, just me. accountant says the city takes 4% of my profit on top ' +
        'of everything?? and do I get any of that back on my own tax return',
    ],
    [
      ['summary', 'industries'],
      "I own a two family house on Staten Island, rent it out, and that's all I do. Does the city's tax on " +
        'unincorporated businesses hit my rent?',
    ],
  ),
  ...answered(
    'licenses',
    [
      ['application'],
      'Lost money all last year with the grooming shop and the city still billed me on everything i took in. Can ' +
        'they do that?',
    ],
    [
      ['industries', 'checklist'],
      'making soap in my kitchen to sell online, no sign, no visitors. would the town want a permit for that',
    ],
    [
      ['industries'],
      "I already hold my state contractors license. Do I still have to sign up with each town before they'll hand " +
        'me a building permit?',
    ],
  ),
  ...answered(
    'foreignOwner',
    [
      ['industries', 'application', 'summary'],
      'I live in Turkey and opened a Wyoming LLC alone. It has sold nothing yet, but I paid the registered agent ' +
        'with my own card. Must I send something to the IRS for this year?',
    ],
    [
      ['application'],
      'German national, forgot form 5472 for my american llc, and three weeks ago a notice came from the IRS. What ' +
        'is this going to cost, and does it get worse if I sit on it?',
    ],
  ),
];
