import type { Picture } from '@counterpart/design-system/illustration';
import { clientsPicture } from '@counterpart/design-system/pictures/clients';
import { professionalsPicture } from '@counterpart/design-system/pictures/professionals';
import type { Benefit } from '../../marketing/benefits-section';
import type { Question } from '../../marketing/questions-section';

export interface Step {
  readonly title: string;
  readonly text: string;
}

/** Group that the steps are for; `id` is the anchor that the footer links to. */
export interface Audience {
  readonly id: 'for-clients' | 'for-professionals';
  readonly picture: Picture;
  readonly title: string;
  readonly lead: string;
  readonly action: { readonly label: string; readonly href: string };
  readonly steps: readonly Step[];
}

export const forClients: Audience = {
  id: 'for-clients',
  picture: clientsPicture,
  title: 'For Businesses and Clients',
  lead: 'Go from your first search to your first message in minutes. It’s free for clients: no fees, no commission, no credit card.',
  action: { label: 'Find a Professional', href: '/search' },
  steps: [
    {
      title: 'Search and filter',
      text: 'Pick a service, your industry and a location. Then narrow the list by specialty or by client type.',
    },
    {
      title: 'Review profiles',
      text: 'See what each professional does, who they work with, how long they’ve been in business and what they charge. A Verified Professional badge means we’ve checked the license.',
    },
    {
      title: 'Read reviews',
      text: 'Every rating shows how many reviews are behind it. “Verified client” marks a review from someone who messaged the professional here.',
    },
    {
      title: 'Connect directly',
      text: 'Message as many professionals as you like. Conversations stay between the two of you, and sharing your contact details is up to you.',
    },
    {
      title: 'Hire with confidence',
      text: 'Settle scope and price with the professional directly; there’s no contract with us. Afterwards, leave a review to help the next client.',
    },
  ],
};

export const forProfessionals: Audience = {
  id: 'for-professionals',
  picture: professionalsPicture,
  title: 'For Financial Professionals',
  lead: 'Clients find accountants, bookkeepers, financial advisors and fractional CFOs by what they’re good at.',
  action: { label: 'Create Your Profile', href: '/auth?signup=true' },
  steps: [
    { title: 'Create your account', text: 'Sign up as a professional. The Starter plan is free and needs no card.' },
    {
      title: 'Fill in your profile',
      text: 'List your services, the industries and clients you know, and what you charge. Complete profiles show up in more searches.',
    },
    {
      title: 'Show your credentials',
      text: 'Add your certifications and send us your license to verify. The badge is earned, never sold.',
    },
    {
      title: 'Answer inquiries',
      text: 'Clients message you directly. Accept or decline each request, and keep your whole fee: we never take a commission.',
    },
    {
      title: 'Collect reviews',
      text: 'Ask past clients for a review. Paid placement never changes what they write or how you’re rated.',
    },
  ],
};

export const benefits: readonly Benefit[] = [
  {
    icon: 'verified',
    title: 'Verified Professionals',
    text: 'Every listing is checked before it goes live. The badge takes more: our team confirms license number, issuer and state.',
  },
  {
    icon: 'filter',
    title: 'Specialized Matching',
    text: 'Search by service, specialty, client type and 28 industries to meet people who know your kind of business.',
  },
  {
    icon: 'message',
    title: 'Direct Communication',
    text: 'No call center, no middleman. You talk to the person who would do the work.',
  },
  {
    icon: 'lock',
    title: 'Secure Platform',
    text: 'Only the two of you see your conversation. Your email address is never shown, and phone numbers only if their owner chooses.',
  },
];

/** Frequently asked questions about the site, by its name. */
export const questionsOf = (siteName: string): readonly Question[] => [
  {
    id: 'cost',
    question: `What does ${siteName} cost?`,
    answer:
      'It’s free for clients: search, read profiles and reviews, and message professionals without a credit card. Professionals start free too, and can upgrade for more client connections a month.',
  },
  {
    id: 'verification',
    question: 'How are professionals verified?',
    answer:
      'Professionals send us their license number, issuer and state, with documents. Once a person has checked them, the profile gets the Verified Professional badge. It can’t be bought.',
  },
  {
    id: 'commission',
    question: 'Do you take a commission?',
    answer: 'Never. Your agreement is between you and the professional, and they keep everything you pay.',
  },
  {
    id: 'contract',
    question: 'Do I have to commit to anything?',
    answer: 'No. We have no long-term contracts. Talk to as many professionals as you like, then hire one or none.',
  },
  {
    id: 'advice',
    question: `Does ${siteName} give financial advice?`,
    answer:
      'No. We don’t give advice or endorse a particular professional. We show you who fits, with prices and reviews, and you choose. The guides in the Compliance Center are general information.',
  },
];
