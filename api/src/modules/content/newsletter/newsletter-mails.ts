import type { Letter } from '../../../platform/mail/enqueue-mail';
import type { Subscriber } from './subscriber.model';
import { siteName } from '../../../platform/mail/site-name';

const mailbox = ({ email }: Pick<Subscriber, 'email'>): Letter['to'] => ({ email, name: '' });
const unsubscribeHref = ({ unsubscribeKey }: Pick<Subscriber, 'unsubscribeKey'>) =>
  `/blog/newsletter/unsubscribe#${unsubscribeKey}`;

/** Asks to confirm the subscription: nothing else is sent before that. */
export const subscriptionMail = (subscriber: Pick<Subscriber, 'email'>, token: string): Letter => ({
  kind: 'newsletter-confirmation',
  to: mailbox(subscriber),
  subject: `Please confirm your subscription to the ${siteName} blog`,
  content: {
    paragraphs: [
      `Someone, most likely you, asked us to send new articles from the ${siteName} blog to this address.`,
      'If that was you, please confirm within a week. Until you do, we won’t send you any articles.',
    ],
    action: { label: 'Confirm Subscription', href: `/blog/newsletter/confirm#${token}` },
    footnote: 'If it wasn’t you, ignore this email. The request expires on its own.',
  },
});

/** For an email that is subscribed already: the page shows the same message either way, so the mail reports it. */
export const alreadySubscribedMail = (subscriber: Pick<Subscriber, 'email' | 'unsubscribeKey'>): Letter => ({
  kind: 'newsletter-already-subscribed',
  to: mailbox(subscriber),
  subject: `You already get the ${siteName} blog by email`,
  content: {
    paragraphs: [
      `Someone, most likely you, subscribed to the ${siteName} blog again. You already get it, so nothing changes.`,
    ],
    action: { label: 'Read the Blog', href: '/blog' },
    footnote: 'Had enough? Every issue ends with a link to unsubscribe.',
  },
});

/** An administrator ended a confirmed subscription. */
export const subscriptionEndedMail = (subscriber: Pick<Subscriber, 'email'>, reason: string): Letter => ({
  kind: 'newsletter-ended',
  to: mailbox(subscriber),
  subject: `Your subscription to the ${siteName} blog has ended`,
  content: {
    paragraphs: [`We ended your subscription to new articles from the ${siteName} blog.`, reason],
    action: { label: 'Read the Blog', href: '/blog' },
    footnote: 'You can subscribe again with the newsletter box on the blog.',
  },
});

/** Post as an issue shows it. */
export interface IssuePost {
  readonly title: string;
  readonly slug: string;
  readonly excerpt: string;
  readonly authorName: string | null;
}

/** One subscriber's copy of a new post, with a way out that takes one click (RFC 8058). */
export const issueMail = (
  subscriber: Pick<Subscriber, 'email' | 'unsubscribeKey'>,
  { title, slug, excerpt, authorName }: IssuePost,
): Letter => ({
  kind: 'newsletter',
  to: mailbox(subscriber),
  subject: title,
  content: {
    paragraphs: [
      authorName ? `${authorName} has a new article on the ${siteName} blog:` : `New on the ${siteName} blog:`,
      title,
      excerpt,
    ],
    action: { label: 'Read the Article', href: `/blog/${slug}` },
    unsubscribe: {
      href: unsubscribeHref(subscriber),
      oneClickHref: `/api/newsletter/unsubscribe/${subscriber.unsubscribeKey}`,
    },
    footnote: `You get this because you subscribed to the ${siteName} blog.`,
  },
});
