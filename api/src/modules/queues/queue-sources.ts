import type { QueueName } from '../../contract/named-types';
import { feedbackQueue } from '../compliance/feedback/feedback-queue';
import { ticketQueue } from '../contact/ticket-queue';
import { listingQueue } from '../listing/listing-queue';
import { personReportQueue } from '../messages/person-report-queue';
import { newsletterQueue } from '../newsletter/newsletter-queue';
import { quizQueue } from '../quiz/quiz-queue';
import { reviewReportQueue } from '../reviews/review-report-queue';
import { verificationQueue } from '../verification/verification-queue';
import type { QueueSource } from './queue-source';

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
