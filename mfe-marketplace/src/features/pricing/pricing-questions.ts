import type { Question } from '../../marketing/questions-section';
import { trialDays } from '@counterpart/api/contract';

/** The four questions of the page; their answers are the specified rules. */
export const pricingQuestions: readonly Question[] = [
  {
    id: 'change',
    question: 'Can I change my plan later?',
    answer:
      'Yes, at any time. When you upgrade, the new plan starts right away and you pay the prorated difference. When you downgrade, the change takes effect at the next billing cycle.',
  },
  {
    id: 'cancel',
    question: 'How do I cancel?',
    answer:
      'You can cancel at any time; there is no long-term contract. Your plan stays active to the end of the period that you have paid for.',
  },
  {
    id: 'limit',
    question: 'What happens when I reach my connection limit?',
    answer:
      'Clients can still contact you and no message is lost. You can accept new connections when the next billing cycle begins, or right away when you upgrade.',
  },
  {
    id: 'trial',
    question: 'Is there a free trial?',
    answer: `Yes. Professional and Premium come with a ${trialDays}-day free trial for new members. Starter is free forever and needs no credit card.`,
  },
];
