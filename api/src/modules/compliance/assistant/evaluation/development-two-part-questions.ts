import { type EvaluationQuestion } from './evaluation-question';
import { slugs } from './guide-slugs';
import type { PassagePart } from '../passages';

type Part = readonly [guide: keyof typeof slugs, parts: readonly PassagePart[]];

const ask = (text: string, ...answers: readonly Part[]): EvaluationQuestion => ({
  half: 'development',
  text,
  answers: answers.map(([guide, parts]) => ({ guide: slugs[guide], parts })),
});

/** The part of the development questions that ask two things, or that two guides answer; written with the others. */
export const developmentTwoPartQuestions: readonly EvaluationQuestion[] = [
  ask(
    'Two things: when is form 941 due, and do I have to give health insurance with 60 employees?',
    ['deposits', ['application', 'checklist']],
    ['mandate', ['summary', 'application']],
  ),
  ask(
    'We sell handmade soap to Germany. Do we charge german tax and do we need that cookie stuff on the website?',
    ['euVat', ['summary']],
    ['gdpr', ['summary', 'application', 'industries']],
  ),
  ask('do i send my cleaner a 1099 and what if she has no tax number', [
    'contractors',
    ['summary', 'application', 'checklist'],
  ]),
  ask(
    'Hi! Last spring my husband lost his job and we started a catering business from our kitchen, our daughter does the instagram. Now the landlord says we need some permit for working at home. True?',
    ['licenses', ['industries', 'checklist', 'summary']],
  ),
  ask(
    'new waiter in brooklyn: how many sick hours does he get and is overtime after 40 hours',
    ['sickTime', ['summary']],
    ['overtime', ['summary']],
  ),
  ask(
    'I moved from Lyon to Austin in 2019, two kids, both work for Dell. We kept a joint savings account at a french bank, maybe 30 thousand euro. My neighbor told me there is a yearly form. Which one?',
    ['foreignAccounts', ['summary', 'checklist']],
  ),
  ask(
    'my therapist practice was broken into over christmas, they took an old computer, insurance already paid. It had client names and diagnoses. Is there somebody I have to inform besides police',
    ['hipaa', ['application']],
  ),
  ask('driver in fresno works only for me with my truck, i give him 1099, his cousin says i must put him on payroll', [
    'abc',
    ['summary', 'application'],
  ]),
];
