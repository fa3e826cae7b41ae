import { notFound } from '../../platform/errors/app-error';

export const newsletterLinkExpired = () =>
  notFound('This link has expired or was used before. Please subscribe again.', 'newsletter_link_expired');

export const subscriberNotFound = () =>
  notFound('This subscriber is not in the list any more.', 'newsletter_subscriber_not_found');

export const newsletterLinkUnknown = () =>
  notFound('This link belongs to no subscription. It may have been cut off in the mail.', 'newsletter_link_unknown');
