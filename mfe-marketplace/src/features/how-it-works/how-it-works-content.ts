import type { Benefit } from '../../marketing/benefits-section';
import type { Question } from '../../marketing/questions-section';

export interface Step {
  readonly title: string;
  readonly text: string;
}

/** For whom the steps are; `id` is the anchor that the footer links to. */
export interface Audience {
  readonly id: 'for-clients' | 'for-professionals';
  readonly title: string;
  readonly lead: string;
  readonly action: { readonly label: string; readonly href: string };
  readonly steps: readonly Step[];
}

export const forClients: Audience = {
  id: 'for-clients',
  title: 'For Businesses and Clients',
  lead: 'From the first search to the first message in a few minutes. Everything here is free for you: no fee, no commission, no credit card.',
  action: { label: 'Find a Professional', href: '/search' },
  steps: [
    {
      title: 'Search and filter',
      text: 'Choose a service, your industry and a place. Narrow it down by specialty and by the kind of client you are.',
    },
    {
      title: 'Review profiles',
      text: 'Read what each professional does, for whom, since when and at what price. Licenses we have checked carry the Verified Professional badge.',
    },
    {
      title: 'Read reviews',
      text: 'Every rating shows how many reviews it stands on. A review from a client who was in contact with the professional is marked “Verified client”.',
    },
    {
      title: 'Connect directly',
      text: 'Write to as many professionals as you like. Your messages stay between the two of you, and you give your contact details only if you want to.',
    },
    {
      title: 'Hire with confidence',
      text: 'Agree on scope and price with the professional. There is no contract with us. When you have worked together, leave a review for the next client.',
    },
  ],
};

export const forProfessionals: Audience = {
  id: 'for-professionals',
  title: 'For Financial Professionals',
  lead: 'Accountants, bookkeepers, financial advisors and fractional CFOs are found here by what they are good at.',
  action: { label: 'Create Your Profile', href: '/auth?signup=true' },
  steps: [
    { title: 'Create your account', text: 'Sign up as a professional. The Starter plan is free and needs no card.' },
    {
      title: 'Fill in your profile',
      text: 'Say which services you offer, which industries and clients you know, and what you charge. Complete profiles are easier to find.',
    },
    {
      title: 'Show your credentials',
      text: 'List your certifications and send your license for verification. The badge is earned and never sold.',
    },
    {
      title: 'Answer inquiries',
      text: 'Clients write to you directly. You approve or decline each request, and you keep all of your fee: we never take a commission.',
    },
    {
      title: 'Collect reviews',
      text: 'Ask the clients you have worked with for a review. Paid placement never changes what they wrote or how you are rated.',
    },
  ],
};

export const benefits: readonly Benefit[] = [
  {
    icon: 'verified',
    title: 'Verified Professionals',
    text: 'Applications are reviewed before a listing is shown. License number, issuer and state are checked before the badge is given.',
  },
  {
    icon: 'filter',
    title: 'Specialized Matching',
    text: 'Services, specialties, 28 industries and client types, so that you meet people who know your kind of numbers.',
  },
  {
    icon: 'message',
    title: 'Direct Communication',
    text: 'No call center and no middleman. You write to the person who would do the work.',
  },
  {
    icon: 'lock',
    title: 'Secure Platform',
    text: 'Conversations are seen by their two people. Your email address is never shown to others, and a telephone number only to whom its owner chooses.',
  },
];

/** What people ask about the site, by its name. */
export const questionsOf = (siteName: string): readonly Question[] => [
  {
    id: 'cost',
    question: `What does ${siteName} cost?`,
    answer:
      'Nothing for clients: searching, reading profiles and reviews, and writing to professionals are free, and no credit card is asked for. Professionals start free and can choose a paid plan for more client connections a month.',
  },
  {
    id: 'verification',
    question: 'How are professionals verified?',
    answer:
      'A professional sends license number, issuer and state, with documents. When we have checked them, the profile shows the Verified Professional badge. The badge says that we checked the license; it cannot be bought.',
  },
  {
    id: 'commission',
    question: 'Do you take a commission?',
    answer:
      'Never. What you agree with a professional is between the two of you, and what you pay goes to them in full.',
  },
  {
    id: 'contract',
    question: 'Do I have to commit to anything?',
    answer:
      'No. There are no long-term contracts with us. You can talk to several professionals before you decide, and you decide whether to hire anyone at all.',
  },
  {
    id: 'advice',
    question: `Does ${siteName} give financial advice?`,
    answer:
      'No. We do not give advice and do not recommend a specific professional. We show who fits what you asked for, with prices and reviews, and the choice is yours. Guides in the Compliance Center are general information.',
  },
];
