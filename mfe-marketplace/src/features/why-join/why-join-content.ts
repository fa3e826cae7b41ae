import type { Benefit } from '../../marketing/benefits-section';
import type { Question } from '../../marketing/questions-section';

export const benefits: readonly Benefit[] = [
  {
    icon: 'search',
    title: 'Get discovered',
    text: 'Clients search by service, specialty, industry and place. Your profile appears where it fits.',
  },
  {
    icon: 'message',
    title: 'Direct inquiries',
    text: 'Clients write to you, not to a call center. You approve or decline each request.',
  },
  {
    icon: 'dollar',
    title: 'No commission',
    text: 'What you agree with a client is yours. We never take a share of it.',
  },
  {
    icon: 'star',
    title: 'Reviews that count',
    text: 'Clients you have worked with review you once, and paid placement never changes what they wrote.',
  },
  {
    icon: 'verified',
    title: 'Verified credentials',
    text: 'Send your license for verification and show the badge. It is earned and never sold.',
  },
  {
    icon: 'chart',
    title: 'Plans that grow with you',
    text: 'Start free with 2 client connections a month. Choose a larger plan when you need more.',
  },
];

export const steps = [
  { title: 'Create your profile', text: 'Sign up as a professional and say what you do, for whom and from how much.' },
  {
    title: 'Show your credentials',
    text: 'List your certifications, send your license for verification and choose a plan.',
  },
  {
    title: 'Answer clients',
    text: 'Inquiries arrive in your messages. Answer, agree on the work, and ask for a review afterwards.',
  },
] as const;

export interface ProfessionalQuote {
  readonly id: number;
  readonly quote: string;
  readonly author: string;
  readonly position: string;
}

/** Illustrative, and labelled so on the page. */
export const professionalQuotes: readonly ProfessionalQuote[] = [
  {
    id: 4,
    quote:
      'People who write to me have read what I do and what I charge. The first call starts where the third one used to.',
    author: 'Renee Castellano',
    position: 'CPA, tax for small companies',
  },
  {
    id: 1,
    quote:
      'I work with nonprofits and little else. Here that is a reason to be found, and not a reason to be passed over.',
    author: 'David Okafor',
    position: 'Nonprofit accountant',
  },
  {
    id: 2,
    quote: 'Two connections a month were enough to try it. I changed plans when I had hired my second analyst.',
    author: 'Ingrid Holm',
    position: 'Fractional CFO',
  },
];

export const questions: readonly Question[] = [
  {
    id: 'who',
    question: 'Who can join?',
    answer:
      'Accountants, bookkeepers, financial advisors and fractional CFOs who hold the licenses their services need. Applications are reviewed before a listing is shown.',
  },
  {
    id: 'cost',
    question: 'What does it cost?',
    answer:
      'Starter is free and needs no credit card. Professional is $29 and Premium is $59 per month, less when billed annually, each with a 7-day free trial for new members.',
  },
  {
    id: 'commission',
    question: 'Do you take a share of my fees?',
    answer:
      'No. We never take commissions, on any plan. You and your client agree on the price, and payment is between the two of you.',
  },
  {
    id: 'limit',
    question: 'What happens when I reach my monthly limit?',
    answer:
      'Clients can still contact you. You take up new connections at the next billing cycle, or at once with a larger plan.',
  },
];
