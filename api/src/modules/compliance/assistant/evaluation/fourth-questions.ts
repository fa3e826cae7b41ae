import type { EvaluationQuestion } from './evaluation-question';
import { answered, fourthOtherQuestions } from './fourth-other-questions';
import { fourthUnanswerableQuestions } from './fourth-unanswerable-questions';

/**
 * 110 questions written from the text of the guides alone, by an author who had read neither the answerer nor the
 * questions of another author: 60 that a guide answers, each guide at least twice, and 50 that none does.
 */
export const fourthQuestions: readonly EvaluationQuestion[] = [
  ...answered(
    'boi',
    [
      ['summary', 'application', 'industries'],
      'got a letter yesterday, looks official, says my llc has to register its owners with fincen or pay 500 a day ' +
        'and that they will do it for me for 149. I set the company up in Ohio in 2019. is this real??',
    ],
    [
      ['application', 'checklist'],
      'We are a Canadian corporation that signed up to do busines in Washington state last month. One of our three ' +
        'owners is an American citizen living in Seattle, does he go on the ownership report too?',
    ],
  ),
  ...answered(
    'platforms',
    [
      ['application', 'industries'],
      "Etsy's form says 31,400 but only about 26k ever landed in my bank. Which number do I put down, and where do " +
        'their fees go?',
    ],
    [
      ['application'],
      'my roomate venmos me her half of the rent every month, will that turn up as income on some tax form',
    ],
    [
      ['summary', 'checklist'],
      'sold maybe 9000 dollars of vintage lamps on ebay this year, 60 sales or so. no form is coming right, so ' +
        'nothing to declare?',
    ],
  ),
  ...answered(
    'contractors',
    [
      ['application'],
      'The drywall guy flat out refuses to give me his social security number. How much must I hold back from what ' +
        'I owe him?',
    ],
    [
      ['industries'],
      'i wire money to a designer in Argentina who never set foot in the US. what paper do i need from her, and ' +
        'does she get one of those 1099s',
    ],
    [
      ['application'],
      "Is there a point where paper 1099s in the mail arent allowed anymore and it has to go in by computer? I'll " +
        'have around 14 this time.',
    ],
  ),
  ...answered(
    'research',
    [
      ['summary', 'industries'],
      'Two of our programmers sit in Poland, the rest of the team is in Austin. Can we write all of their pay off ' +
        'this year?',
    ],
    [
      ['application'],
      'we were made to spread our 2023 app development over five years and most of it still sits on the books. any ' +
        'way to get it deducted quicker',
    ],
    [
      ['application', 'checklist'],
      'If we go for the R and D credit, do we give up part of the write-off for the same work?',
    ],
  ),
  ...answered(
    'overtime',
    [
      ['summary', 'application', 'industries'],
      "I'm called assistant manager at a shoe store, 700 a week flat, 50 hours, and nearly all of it at the " +
        'register. Boss says salary means no overtime. True?',
    ],
    [
      ['application', 'checklist'],
      'one of my girls answers customer texts from her couch at 9 at night, nobody asked her to. do i owe her for ' +
        'that time',
    ],
  ),
  ...answered(
    'mandate',
    [
      ['checklist'],
      'Got something called a 226-J from the IRS, wants 48,000 for health insurance we supposedly didnt offer. What ' +
        'do we do now?',
    ],
    [
      ['summary', 'industries', 'application', 'checklist'],
      'Beach club here, 20 people in winter and 90 in July and August. How do we figure out if we are big enough ' +
        'for the health insurance rule, and how do you count somebody whose hours jump around all year?',
    ],
  ),
  ...answered(
    'hipaa',
    [
      ['industries', 'checklist', 'summary'],
      'I keep the books for a chiropractor and see patient names on the deposit slips. is there somthing the two of ' +
        'us should have signed',
    ],
    [
      ['application'],
      'Front desk laptop got stolen out of a car, nothing encrypted, about 1,200 patients on it and all of them ' +
        'local. Who has to be told and by when?',
    ],
  ),
  ...answered(
    'statements',
    [
      ['application', 'summary'],
      "Bank wants 'reviewed' statements to renew our line. The CPA we had in mind owns 10 percent of the business, " +
        'may she do it? And what does reviewed mean anyway',
    ],
    [
      ['summary', 'application'],
      'cheapest kind of financials a cpa can put together for us, and does it promise the bank anything',
    ],
  ),
  ...answered(
    'nonprofit',
    [
      ['summary', 'application'],
      'Little league, we take in about 38 thousand a year. What do we send the IRS and can we ask for more time for ' +
        'it?',
    ],
    [
      ['application'],
      'our treasurer left and it turns out nothing got filed for 2023, 2024 or 2025. what happens to us being tax free',
    ],
    [
      ['summary', 'application'],
      'The food pantry was awarded 1.3 million in federal money this year but we have only spent 700 thousand of ' +
        'it, and there is nothing else federal. Do we need that special audit?',
    ],
  ),
  ...answered(
    'deposits',
    [
      ['industries'],
      'brand new employer, two helpers, something like 1,900 in payroll taxes a quarter. do i really have to pay it ' +
        'in every month',
    ],
    [
      ['application'],
      "The owner told me to use the withholding money for suppliers and I did, two months running. I'm the " +
        'bookkeeper, I own nothing. Can the IRS come after me?',
    ],
    [
      ['application'],
      'payday is friday and we are on the twice a week schedule, what day does the tax have to be gone',
    ],
  ),
  ...fourthOtherQuestions,
  ...fourthUnanswerableQuestions,
];
