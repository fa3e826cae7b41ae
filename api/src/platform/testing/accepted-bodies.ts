import type { GuideContent, GuideDateContent } from '../../contract/named-types';

/** A listing as a professional sends it, with something in every field that holds text. */
export const listing = {
  bio: 'Keeps the books of clinics in good order.',
  services: ['tax'],
  specialties: ['audit'],
  pricing: 'From $100 an hour',
  certifications: ['CPA'],
  industries: ['retail'],
  clientTypes: ['retirees'],
  languages: ['English'],
  website: 'https://example.com',
};

export const details = { firstName: 'Pat', lastName: 'Doe', city: 'Austin', state: 'TX' };

export const newPassword = 'another long password';

/** An answer of the Compliance Assistant as a browser saves it. */
export const answerToSave = {
  title: 'When do I deposit?',
  question: 'When do I deposit payroll taxes?',
  savedAt: '2026-11-20T10:00:00.000Z',
  response: {
    answer: 'By the 15th of the next month.',
    sections: [{ title: 'What to do', content: ['Deposit on schedule.'], citations: [[0]] }],
    sources: [{ title: 'Payroll taxes', url: '/compliance/payroll-taxes', description: 'Our guide' }],
    answeredBy: 'guides',
    notice: 'Answered from our guides',
    answerCitations: [0],
    citations: [
      {
        passage: 'payroll-taxes#summary',
        guide: 'payroll-taxes',
        title: 'Payroll taxes',
        heading: 'Summary of the Law',
        quote: 'Monthly depositors pay by the 15th of the next month.',
      },
    ],
    followUps: ['What if I am late?'],
  },
};

const duty = { text: 'File by March 31, 2027.', quote: 'Each owner must file by March 31, 2027.', page: 2 };

export const analysisToSave = {
  title: 'Wage Report Act',
  fileName: 'wages.pdf',
  industry: 'retail',
  savedAt: '2026-11-20T10:00:00.000Z',
  analysis: {
    summary: 'This Act is about reports.',
    keyPoints: [duty.text],
    industryImpact: 'We found no sentence that regulates retail businesses in particular by our rules.',
    complianceSteps: [duty.text],
    risksAndPenalties: '',
    points: {
      summary: [{ text: 'This Act is about reports.', quote: 'This Act is about reports.', page: 1 }],
      keyPoints: [duty],
      industryImpact: [],
      complianceSteps: [duty],
      risksAndPenalties: [],
    },
    findings: [{ kind: 'deadline', also: ['obligation'], quote: duty.quote, page: 2, date: '2027-03-31' }],
    dates: [{ kind: 'deadline', date: '2027-03-31', quote: duty.quote, page: 2 }],
    leftOut: 0,
    pages: 2,
    analyzedBy: 'rules',
    notice: 'Pulled word for word from your document. Not legal advice.',
  },
};

/** A reader's feedback on an answer. */
export const answerFeedback = {
  helpful: false,
  reason: 'unclear',
  details: 'What is a lookback period?',
  question: 'When do I deposit?',
  answer: 'By the 15th of the next month.',
  answeredBy: 'guides',
  guides: ['payroll-taxes'],
};

/** A date of a guide. */
export const guideDate: GuideDateContent = {
  label: 'File the hive report',
  onlyIf: 'you have more than ten hives',
  rule: { kind: 'yearly', days: ['05-15'], plusDays: 30 },
  audience: { entities: ['nonprofit'], states: ['TX'], minEmployees: 1, foreign: ['accounts'] },
  weekendRule: 'next-business-day',
  sourceTitle: 'Apiary Act, section 2',
  sourceUrl: 'https://www.example.gov/apiary',
  checkedOn: '2026-11-30',
};

/** The same date as it is changed. */
export const changedDate = { content: { ...guideDate, label: 'File the report of all hives' }, revision: 1 };

/** A guide that can be published. */
export const guideContent: Omit<GuideContent, 'slug'> = {
  title: 'Beekeeping License Fees',
  summary: 'Every apiary pays a fee.',
  industriesImpacted: [{ industry: 'Small Business', explanation: 'Hobby hives count too.' }],
  businessApplication: 'The fee is due each May.',
  complianceChecklist: ['Pay the fee.'],
  answers: [
    {
      questions: ['What do I pay for my bees?', 'How much is the bee fee?', 'Is keeping bees free?'],
      answer: 'A fee, for every apiary.',
      passages: ['Every apiary pays a fee.'],
      appliesTo: '',
    },
  ],
  jurisdiction: 'state',
  serviceTypes: ['advisory'],
  sources: [{ name: 'Apiary Act', url: 'https://www.example.gov/apiary', date: '2025-05-01' }],
  featured: false,
  lastReviewed: '2026-01-10',
  reviewDue: '2027-01-10',
};
