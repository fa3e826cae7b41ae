import { quizTitles, type QuizAnswers } from '../../src/contract/quiz-questions';

/** A message from the contact page; open unless it was answered. */
export interface DemoTicket {
  name: string;
  email: string;
  subject: 'general' | 'support' | 'billing' | 'partnership' | 'feedback';
  message: string;
  daysAgo: number;
  reply?: string;
}

export const demoTickets: readonly DemoTicket[] = [
  {
    name: 'Marguerite Soto',
    email: 'marguerite@sotofloral.example',
    subject: 'support',
    message:
      'I saved six bookkeepers last week and can only find five of them now. Did one leave, or did I do something wrong?',
    daysAgo: 1,
  },
  {
    name: 'Ian Prather',
    email: 'ian.prather@pratherelectric.example',
    subject: 'billing',
    message:
      'We moved to the annual plan on the 3rd. Our accountant needs the invoice made out to Prather Electric LLC instead of to me. Can that be changed?',
    daysAgo: 2,
  },
  {
    name: 'Dolores Quan',
    email: 'dquan@eastbaymakers.example',
    subject: 'partnership',
    message:
      'Our makers’ association has 340 members in Oakland and Berkeley. Would you send someone to our January meeting to show how the search works?',
    daysAgo: 6,
    reply:
      'Hi Dolores,\n\nThanks for thinking of us. We’d be glad to join by video. Could you send two dates in the second half of January?\n\nAlex, Counterpart',
  },
];

/** Texts that administrators start an answer from. */
export const demoCannedAnswers: readonly { title: string; body: string }[] = [
  {
    title: 'How to change the name on an invoice',
    body: 'Hi,\n\nOpen Settings, then Billing, and change the name under Invoices. It’s used from the next invoice on. Tell us if you need an earlier one again, and we’ll send it with the new name.',
  },
  {
    title: 'A professional is no longer listed',
    body: 'Hi,\n\nThat person has paused their listing, so they don’t show up in your saved list. Your messages with them are still there.',
  },
];

/** A license to check, by the name of the professional. */
export const demoVerifications: readonly {
  professional: string;
  licenceNumber: string;
  issuer: string;
  stateCode: string;
  daysAgo: number;
}[] = [
  {
    professional: 'Walter Brandt',
    licenceNumber: '1101-027735',
    issuer: 'Michigan State Board of Accountancy',
    stateCode: 'MI',
    daysAgo: 3,
  },
  {
    professional: 'Nathaniel Grimes',
    licenceNumber: 'CPA-034418',
    issuer: 'Georgia State Board of Accountancy',
    stateCode: 'GA',
    daysAgo: 1,
  },
];

/** Reports against the demo's lowest-rated reviews, the lowest first. */
export const demoReviewReports: readonly { reason: string; details: string; daysAgo: number }[] = [
  {
    reason: 'not_a_client',
    details: 'I’ve gone through my files for the year and never worked with anyone of this name.',
    daysAgo: 2,
  },
  {
    reason: 'private_information',
    details: 'The review talks about a payment plan that only my client and I should know about.',
    daysAgo: 5,
  },
];

export const demoPersonReports: readonly {
  reporter: string;
  reported: string;
  reason: string;
  details: string;
  daysAgo: number;
}[] = [
  {
    reporter: 'Wendy Kwan',
    reported: 'Leonard Fisk',
    reason: 'spam',
    details: 'He sends me the same offer every other day, and I’ve said no twice.',
    daysAgo: 4,
  },
];

/** Answers of the Compliance Assistant that did not help. */
export const demoFeedback: readonly {
  answerId: string;
  reason: string;
  details: string;
  question: string;
  answer: string;
  answeredBy: 'guides' | 'refusal';
  guides: readonly string[];
  daysAgo: number;
}[] = [
  {
    answerId: '5f0b7a62-4c1e-4f0a-9a51-0a8f2f9b7c10',
    reason: 'incomplete',
    details: 'I asked about Ohio and only got the federal part.',
    question: 'Do I have to charge sales tax in Ohio if I sell candles from Indiana?',
    answer: 'Our guides don’t answer this for Ohio. A specialist can.',
    answeredBy: 'refusal',
    guides: [],
    daysAgo: 2,
  },
];

/** A quiz past its 24 hours: no one has answered. */
export const demoLateQuiz: { publicId: string; daysAgo: number; answers: QuizAnswers; matches: readonly string[] } = {
  publicId: 'a3d5a0c4-0f5e-4d63-8a3e-6d1a4be0d2b7',
  daysAgo: 2,
  answers: {
    [quizTitles.entity]: 'LLC Multi-Member',
    [quizTitles.revenue]: '$1M–$10M',
    [quizTitles.employees]: '6–20',
    [quizTitles.services]: ['Bookkeeping', 'Tax Preparation & Filing'],
    [quizTitles.personalTax]: 'No',
    [quizTitles.engagement]: 'Full-service ongoing',
    [quizTitles.industry]: 'Real Estate',
    [quizTitles.expertise]: 'Yes',
    [quizTitles.budget]: '$1,500–$5,000',
    [quizTitles.billing]: 'Both',
    [quizTitles.start]: 'Within 2 weeks',
    [quizTitles.urgent]: 'Yes',
    [quizTitles.communication]: 'Hybrid',
    [quizTitles.method]: 'Phone',
    [quizTitles.timezone]: 'CT',
    [quizTitles.local]: 'Open to remote',
    [quizTitles.city]: 'Tulsa',
    [quizTitles.state]: 'Oklahoma',
    [quizTitles.special]: ['None'],
    [quizTitles.description]:
      'Nine rentals and two flips, all in spreadsheets, and a bank that wants statements by year-end.',
    firstName: 'Lorna',
    lastName: 'Whitehorse',
    email: 'lorna@whitehorsehomes.example',
    phone: '918 555 0143',
    companyName: 'Whitehorse Homes',
    additionalNotes: '',
    termsAgreed: 'true',
  },
  matches: ['Leonard Fisk', 'Georgia Whitlock', 'Kwame Asante'],
};
