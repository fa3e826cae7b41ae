/**
 * Steps by which databases came to the baseline before it was one, in the order in which they ran. A database that took
 * all of them has the baseline's schema.
 */
export const stepsBeforeBaseline: readonly string[] = `
  0001-users-and-sessions 0002-professionals-and-reviews 0003-conversations 0004-posts-and-guides 0005-releases
  0006-contact-tickets 0007-mails 0008-account-tokens 0009-notification-preferences 0010-quiz-requests
  0011-search-index 0012-region-key 0013-review-lifecycle 0014-saved-professionals 0015-listing-details
  0016-verification 0017-notification-senders 0018-search-in-memory 0019-ratings-as-shown 0021-visible-texts
  0024-live-events 0025-read-times 0026-signed-up-profession 0027-idempotent-calls 0028-email-changes
  0029-looks-of-capital-i 0030-rate-limits 0040-assistant-feedback 0041-saved-answers 0044-guide-reviews
  0052-blog-editing 0045-guide-versions 0056-audit-log 0062-admin-queues 0057-user-lists 0048-newsletter
  0049-blog-search 0075-saved-analyses 0085-site-settings 0086-feedback-resolution 0089-user-orders 0090-reports
  0093-route-owners 0097-newsletter-queue 0098-audit-words 0099-guide-figures 0100-release-files 0101-release-rollouts
  0102-trial-reports 0103-guide-notes 0105-public-changes 0106-job-runs 0107-presence 0108-connections 0109-blocks
  0110-message-changes 0111-message-attachments 0116-quick-replies 0120-price-units 0121-search-facts 0130-billing
  0131-connection-limits 0132-featured-days 0134-booking 0135-review-invitations 0137-professional-counts 0138-coupons
  0140-guide-questions 0141-area-overrides 0148-support-channels 0155-partial-refunds 0190-folded-words
  0200-guide-answers
`
  .trim()
  .split(/\s+/);
