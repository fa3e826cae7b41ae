import type { GuideText } from '../passages';

const guide = (values: Partial<GuideText> & Pick<GuideText, 'slug' | 'title' | 'summary'>): GuideText => ({
  industriesImpacted: [],
  businessApplication: '',
  complianceChecklist: [],
  jurisdiction: 'state',
  serviceTypes: ['advisory'],
  officialSourceUrl: 'https://www.example.gov/bees',
  lastReviewed: new Date('2026-11-22T12:00:00Z'),
  lastUpdated: new Date('2026-11-01T12:00:00Z'),
  answers: [],
  ...values,
});

const summary =
  'Every apiary in Vermont pays $40 a year. The fee is due on May 1. Whoever pays late owes another $10. Hobby hives count too.';

/** Two guides on what no guide of the product is about: bees in Vermont, and wax anywhere. */
export const beeGuides: readonly GuideText[] = [
  guide({
    slug: 'vermont-apiary-fees',
    title: 'Vermont Apiary Fees',
    summary,
    answers: [
      {
        questions: [
          'How much is the apiary fee?',
          'What do beehives cost a year?',
          'Is there a price for keeping bees?',
        ],
        answer: '$40 a year for every apiary.',
        passages: ['Every apiary in Vermont pays $40 a year.'],
        appliesTo: '',
      },
      {
        questions: ['When is the apiary fee due?', 'By what date do beekeepers pay?', 'What is the deadline for bees?'],
        answer: 'On May 1 of each year.',
        passages: ['The fee is due on May 1.'],
        appliesTo: '',
      },
      {
        questions: [
          'What happens if I pay the apiary fee late?',
          'Is there a fine for late bees?',
          'I missed the bee deadline',
        ],
        answer: 'You owe another $10.',
        passages: ['Whoever pays late owes another $10.'],
        appliesTo: '',
      },
      {
        questions: ['Does it hold for hobby hives?', 'I keep bees for fun', 'Are small beekeepers exempt?'],
        answer: 'Yes: hobby hives count too.',
        passages: ['A sentence that the guide no longer says.'],
        appliesTo: '',
      },
    ],
  }),
  guide({
    slug: 'wax-labels',
    title: 'Labels of Wax Candles',
    jurisdiction: 'federal',
    summary: 'Candles of wax carry a label with the weight. A seller keeps a sample of each label for two years.',
    answers: [
      {
        questions: ['What has to be on a candle label?', 'Do I label my wax candles?', 'What do I print on candles?'],
        answer: 'The weight.',
        passages: ['Candles of wax carry a label with the weight.'],
        appliesTo: '',
      },
      {
        questions: ['How long do I keep samples of labels?', 'When can I throw label samples away?', 'Sample storage'],
        answer: 'Two years.',
        passages: ['A seller keeps a sample of each label for two years.'],
        appliesTo: '',
      },
    ],
  }),
];
