import { dateText } from '../../../contract/date-text';
import { moneyText } from '../../../contract/prices';
import { termsOf } from '../../../contract/plans';
import { siteTimeZone } from '../../../platform/counts/site-day';
import { User } from '../../../platform/auth/user.model';
import type { Transaction } from '../../../platform/database/transaction';
import { enqueueMail, mailboxOf } from '../../../platform/mail/enqueue-mail';
import { notify } from '../../identity/notifications/notifications.service';
import { billingPath } from './billing-deps';
import { failureSentence } from './billing.errors';
import { invoiceNumber } from './invoices/invoices.service';
import type { Invoice } from './invoices/invoice.model';
import type { EndReason, Subscription } from './subscriptions/subscription.model';

/** 'November 23, 2026 (Eastern Time)': a mail does not know the reader's clock, so it names the site's. */
const dayText = (moment: Date): string => `${dateText(moment, 'longDay', siteTimeZone)} (Eastern Time)`;

interface BillingNews {
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  readonly action: string;
  readonly href?: string;
}

/**
 * Notifies a user of something about their plan, and mails it: what is about money reaches everyone, whatever news they
 * chose to get by mail.
 */
async function notifyAndMail(
  userId: number,
  { kind, title, body, action, href }: BillingNews,
  transaction: Transaction,
) {
  const user = await User.query(transaction).findById(userId).throwIfNotFound();
  if (user.deletedAt) return;
  const path = href ?? billingPath;
  await notify({ userId, kind: 'plan', title, body, href: path, mailedApart: true }, transaction);
  await enqueueMail(
    {
      kind: `billing-${kind}`,
      to: mailboxOf(user),
      subject: title,
      content: { paragraphs: [body], action: { label: action, href: path } },
    },
    transaction,
  );
}

const nameOf = ({ plan }: Pick<Subscription, 'plan'>): string => termsOf(plan).name;

export const newsOfTrial = (subscription: Subscription, transaction: Transaction) =>
  notifyAndMail(
    subscription.userId,
    {
      kind: 'trial-started',
      title: `Your ${nameOf(subscription)} trial has started`,
      body: `You have everything in ${nameOf(subscription)} until ${dayText(subscription.periodEnd)}. Add a payment method before then to keep it; without one you go back to Starter, and nothing is charged.`,
      action: 'View Your Plan',
    },
    transaction,
  );

export const newsOfTrialEnding = (subscription: Subscription, hasCard: boolean, transaction: Transaction) =>
  notifyAndMail(
    subscription.userId,
    {
      kind: 'trial-ending',
      title: `Your trial ends on ${dayText(subscription.periodEnd)}`,
      body: hasCard
        ? `Your card will be charged for ${nameOf(subscription)} then. You can cancel any time before.`
        : `Add a payment method to keep ${nameOf(subscription)}. Without one you go back to Starter, and nothing is charged.`,
      action: hasCard ? 'View Your Plan' : 'Add Payment Method',
    },
    transaction,
  );

export const newsOfChange = (subscription: Subscription, transaction: Transaction) =>
  notifyAndMail(
    subscription.userId,
    {
      kind: 'plan-changed',
      title: `You are on ${nameOf(subscription)} now`,
      body: `Your new plan is active. It renews on ${dayText(subscription.periodEnd)}.`,
      action: 'View Your Plan',
    },
    transaction,
  );

export const newsOfSchedule = (subscription: Subscription, to: string, transaction: Transaction) =>
  notifyAndMail(
    subscription.userId,
    {
      kind: 'change-scheduled',
      title: `Your plan changes on ${dayText(subscription.periodEnd)}`,
      body: `You keep ${nameOf(subscription)} until then. After that you are on ${to}.`,
      action: 'View Your Plan',
    },
    transaction,
  );

export const newsOfCancelling = (subscription: Subscription, transaction: Transaction) =>
  notifyAndMail(
    subscription.userId,
    {
      kind: 'cancelled',
      title: 'Your plan is canceled',
      body: `You keep ${nameOf(subscription)} until ${dayText(subscription.periodEnd)} and will not be charged again. Changed your mind? You can resume it until then.`,
      action: 'View Your Plan',
    },
    transaction,
  );

export const newsOfReceipt = (invoice: Invoice, transaction: Transaction) =>
  notifyAndMail(
    invoice.userId,
    {
      kind: 'receipt',
      title: `Receipt for ${moneyText(invoice.totalCents)}`,
      body: `We received your payment of ${moneyText(invoice.totalCents)} for invoice ${invoiceNumber(invoice.number)}. Thank you.`,
      action: 'View Invoices',
    },
    transaction,
  );

export const newsOfFailure = (
  subscription: Subscription,
  invoice: Invoice,
  code: string | null,
  transaction: Transaction,
) =>
  notifyAndMail(
    subscription.userId,
    {
      kind: 'payment-failed',
      title: `Your payment of ${moneyText(invoice.totalCents)} failed`,
      body: `${failureSentence(code)} ${
        subscription.nextAttemptAt
          ? `You keep ${nameOf(subscription)} for now; we will try again on ${dayText(subscription.nextAttemptAt)}.`
          : ''
      }`.trim(),
      action: 'Update Payment Method',
    },
    transaction,
  );

const endings: Readonly<Record<Exclude<EndReason, 'account_closed'>, string>> = {
  cancelled: 'You canceled it, and the time you paid for has ended.',
  trial_ended: 'Your trial is over, and no payment method was added. Nothing was charged.',
  unpaid: 'The payment failed several times, so we stopped trying. Nothing more is charged.',
  disputed: 'The payment for it was disputed and taken back.',
};

export const newsOfEnd = (userId: number, plan: string, reason: EndReason, transaction: Transaction) =>
  reason === 'account_closed'
    ? Promise.resolve()
    : notifyAndMail(
        userId,
        {
          kind: 'ended',
          title: `Your ${plan} plan has ended`,
          body: `${endings[reason]} You are on Starter now, which is free; your listing, reviews and messages stay.`,
          action: 'See Plans',
          href: '/pricing',
        },
        transaction,
      );

export const newsOfRefund = (userId: number, cents: number, transaction: Transaction) =>
  notifyAndMail(
    userId,
    {
      kind: 'refund',
      title: `We are returning ${moneyText(cents)}`,
      body: 'Your payment arrived after your plan had ended, so we are returning all of it to your card.',
      action: 'View Invoices',
    },
    transaction,
  );

export const newsOfGoodwillRefund = (userId: number, cents: number, transaction: Transaction) =>
  notifyAndMail(
    userId,
    {
      kind: 'refunded',
      title: `We are returning ${moneyText(cents)}`,
      body: 'We refunded one of your payments. It may take your bank a few days to show it. Your plan stays the same.',
      action: 'View Invoices',
    },
    transaction,
  );

export const newsOfDispute = (userId: number, cents: number, transaction: Transaction) =>
  notifyAndMail(
    userId,
    {
      kind: 'disputed',
      title: `A payment of ${moneyText(cents)} was disputed`,
      body: 'Your bank tells us that this payment was disputed. If that was a mistake, please ask your bank to withdraw it, or contact us; if the dispute stands, your plan ends.',
      action: 'View Your Plan',
    },
    transaction,
  );
