import type { Benefit } from '../../marketing/benefits-section';
import type { Question } from '../../marketing/questions-section';

export const benefits: readonly Benefit[] = [
  {
    icon: 'search',
    title: 'Get discovered',
    text: 'Clients search by service, specialty, industry and location. You show up where you fit.',
  },
  {
    icon: 'message',
    title: 'Direct inquiries',
    text: 'Clients message you, not a call center. You accept or decline each request.',
  },
  {
    icon: 'dollar',
    title: 'No commission',
    text: 'What a client pays you is yours. We never take a cut.',
  },
  {
    icon: 'star',
    title: 'Reviews that count',
    text: 'Each client reviews you once, and paid placement never changes what they wrote.',
  },
  {
    icon: 'verified',
    title: 'Verified credentials',
    text: 'Have your license verified and show the badge. It’s earned, never sold.',
  },
  {
    icon: 'chart',
    title: 'Plans that grow with you',
    text: 'Start free with 2 client connections a month. Upgrade when you need more.',
  },
];

export const steps = [
  {
    title: 'Create your profile',
    text: 'Sign up as a professional and list what you do, who you work with and what you charge.',
  },
  {
    title: 'Show your credentials',
    text: 'Add your certifications, send us your license to verify, and pick a plan.',
  },
  {
    title: 'Answer clients',
    text: 'Inquiries land in your messages. Reply, agree on the work, and ask for a review when it’s done.',
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
      'By the time people message me, they know what I do and what I charge. The first call starts where the third one used to.',
    author: 'Renee Castellano',
    position: 'CPA, tax for small companies',
  },
  {
    id: 1,
    quote:
      'I work almost entirely with nonprofits. Anywhere else that gets me passed over. Here it’s how clients find me.',
    author: 'David Okafor',
    position: 'Nonprofit accountant',
  },
  {
    id: 2,
    quote: 'Two connections a month was plenty to try it out. I upgraded the week I hired my second analyst.',
    author: 'Ingrid Holm',
    position: 'Fractional CFO',
  },
];

export const questions: readonly Question[] = [
  {
    id: 'who',
    question: 'Who can join?',
    answer:
      'Accountants, bookkeepers, financial advisors and fractional CFOs who hold the licenses their services need. Every listing is checked before it goes live.',
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
      'No. We never take a commission, on any plan. You and your client agree on a price and settle it between you.',
  },
  {
    id: 'limit',
    question: 'What happens when I reach my monthly limit?',
    answer:
      'Clients can still contact you. Accept new connections in your next billing cycle, or right away if you upgrade.',
  },
];
