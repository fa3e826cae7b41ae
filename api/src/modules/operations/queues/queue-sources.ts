import type { QueueName } from '../../../contract/named-types';
import { feedbackQueue } from '../../content/compliance/feedback/feedback-queue';
import { ticketQueue } from '../contact/ticket-queue';
import { listingQueue } from '../../directory/listing/listing-queue';
import { personReportQueue } from '../../conversations/messages/person-report-queue';
import { newsletterQueue } from '../../content/newsletter/newsletter-queue';
import { quizQueue } from '../../directory/quiz/quiz-queue';
import { reviewReportQueue } from '../../reviews/reviews/review-report-queue';
import { verificationQueue } from '../../directory/verification/verification-queue';
import type { QueueSource } from '../../../platform/queues/queue-source';

/** Every queue, in the order in which administrators see them. */
export const queueSources: Readonly<Record<QueueName, QueueSource>> = {
  reviews: reviewReportQueue,
  people: personReportQueue,
  verification: verificationQueue,
  listings: listingQueue,
  tickets: ticketQueue,
  quiz: quizQueue,
  feedback: feedbackQueue,
  newsletter: newsletterQueue,
};
