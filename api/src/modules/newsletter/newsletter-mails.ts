import type { Letter } from '../../platform/mail/enqueue-mail';
import type { Subscriber } from './subscriber.model';

const mailbox = ({ email }: Pick<Subscriber, 'email'>): Letter['to'] => ({ email, name: '' });
const unsubscribeHref = ({ unsubscribeKey }: Pick<Subscriber, 'unsubscribeKey'>) =>
  `/blog/newsletter/unsubscribe#${unsubscribeKey}`;

/** Asks whether the newsletter is wanted: nothing else is sent before somebody says so. */
export const subscriptionMail = (subscriber: Pick<Subscriber, 'email'>, token: string): Letter => ({
  kind: 'newsletter-confirmation',
  to: mailbox(subscriber),
  subject: 'Please confirm your subscription to the Counterpart blog',
  content: {
    paragraphs: [
      'Somebody, most likely you, asked us to send new articles of the Counterpart blog to this address.',
      'If that was you, confirm it within a week. Without that we send nothing more.',
    ],
    action: { label: 'Confirm subscription', href: `/blog/newsletter/confirm#${token}` },
    footnote: 'If it was not you, ignore this mail: the request is deleted by itself.',
  },
});

/** To somebody who subscribed again: the page says the same to everybody, so the mail says what is so. */
export const alreadySubscribedMail = (subscriber: Pick<Subscriber, 'email' | 'unsubscribeKey'>): Letter => ({
  kind: 'newsletter-already-subscribed',
  to: mailbox(subscriber),
  subject: 'You already get the Counterpart blog by email',
  content: {
    paragraphs: [
      'Somebody, most likely you, subscribed to the Counterpart blog again. You already get it; nothing changes.',
    ],
    action: { label: 'Read the blog', href: '/blog' },
    footnote: 'Had enough? The link at the end of every issue ends the subscription at once.',
  },
});

/** What an issue tells about a post. */
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
      authorName ? `${authorName} has written something new on the Counterpart blog:` : 'New on the Counterpart blog:',
      title,
      excerpt,
    ],
    action: { label: 'Read the article', href: `/blog/${slug}` },
    unsubscribe: {
      href: unsubscribeHref(subscriber),
      oneClickHref: `/api/newsletter/unsubscribe/${subscriber.unsubscribeKey}`,
    },
    footnote: 'You get this because you subscribed to the Counterpart blog.',
  },
});
