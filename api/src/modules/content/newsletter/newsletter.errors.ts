import { notFound } from '../../../platform/errors/app-error';

export const newsletterLinkExpired = () =>
  notFound('This link has expired or was used before. Please subscribe again.', 'newsletter_link_expired');

export const subscriberNotFound = () =>
  notFound('This subscriber is no longer on the list.', 'newsletter_subscriber_not_found');

export const newsletterLinkUnknown = () =>
  notFound(
    'This link doesn’t belong to a subscription. It may have been cut off in the email.',
    'newsletter_link_unknown',
  );
