import Joi from 'joi';
import type {
  AdminBillingEventPage,
  AdminRevenue,
  AdminSubscription,
  AdminSubscriptionHistory,
  AdminSubscriptionPage,
  RefundDraft,
} from '../../../contract/named-types';
import { passwordLimits } from '../../../contract/limits/accounts';
import { adminLimits } from '../../../contract/limits/site';
import { idSchema, momentSchema, pageSchema } from '../../../platform/routes/common-schemas';
import { exactText, lineText, searchText } from '../../../platform/text/text-schemas';
import { subscriptionStatuses, type SubscriptionStatus } from '../billing/subscriptions/subscription-states';
import { eventNotFound, subscriptionNotFound } from './admin-billing.errors';
import { paymentNotFound } from '../billing/billing.errors';
import { adminPaymentSchema, adminInvoiceSchema } from './payment-schemas';

export const billingPageSize = 25;

const maybeMoment = momentSchema.allow(null).required();
const count = Joi.number().integer().required();
const plan = Joi.string().valid('professional', 'premium');

export interface SubscriptionQuery {
  readonly q: string;
  readonly plan?: 'professional' | 'premium';
  readonly status?: SubscriptionStatus;
  readonly page: number;
}

export const subscriptionQuerySchema = Joi.object<SubscriptionQuery>({
  q: searchText().allow('').default(''),
  plan: plan.empty(''),
  status: Joi.string()
    .valid(...subscriptionStatuses)
    .empty(''),
  page: pageSchema,
}).label('AdminSubscriptionQuery');

export const subscriptionParamsSchema = Joi.object<{ id: number }>({
  id: idSchema.required().error(subscriptionNotFound),
});
export const refundParamsSchema = Joi.object<{ id: number }>({ id: idSchema.required().error(paymentNotFound) });
export const eventParamsSchema = Joi.object<{ id: number }>({ id: idSchema.required().error(eventNotFound) });

export const refundSchema = Joi.object<RefundDraft>({
  reason: lineText()
    .max(adminLimits.reasonMax)
    .required()
    .messages({ '*': `Please give a reason of at most ${adminLimits.reasonMax} characters.` }),
  currentPassword: exactText().max(passwordLimits.max).allow('').required(),
}).label('RefundDraft');

const adminSubscriptionSchema = Joi.object<AdminSubscription>({
  id: idSchema.required(),
  user: Joi.object({
    id: idSchema.required(),
    firstName: Joi.string().required(),
    lastName: Joi.string().required(),
    email: Joi.string().required(),
  })
    .required()
    .label('SubscribedUser'),
  plan: plan.required(),
  interval: Joi.string().valid('monthly', 'annual').required(),
  status: Joi.string()
    .valid(...subscriptionStatuses)
    .required(),
  amountCents: count.description('Of one period, in US cents'),
  periodEnd: momentSchema.required(),
  trialEndsAt: maybeMoment,
  createdAt: momentSchema.required(),
  endedAt: maybeMoment,
  endReason: Joi.string()
    .valid('cancelled', 'trial_ended', 'unpaid', 'disputed', 'account_closed')
    .allow(null)
    .required(),
})
  .label('AdminSubscription')
  .description('A subscription as administrators see it. Amounts are US cents.');

export const subscriptionPageSchema = Joi.object<AdminSubscriptionPage>({
  items: Joi.array().items(adminSubscriptionSchema).required(),
  total: count,
  page: count,
  pageSize: count,
})
  .label('AdminSubscriptionPage')
  .description('One page of subscriptions.');

export const subscriptionHistorySchema = Joi.object<AdminSubscriptionHistory>({
  subscription: adminSubscriptionSchema.required(),
  others: Joi.array().items(adminSubscriptionSchema).required().description('Earlier and later ones of the user'),
  payments: Joi.array().items(adminPaymentSchema).required(),
  invoices: Joi.array().items(adminInvoiceSchema).required(),
})
  .label('AdminSubscriptionHistory')
  .description('A subscription with the payments and invoices of its user, newest first.');

const monthSchema = Joi.object({
  month: Joi.string().required().description('2026-11, in UTC'),
  paidCents: count.description('Of invoices that were paid in the month'),
  refundedCents: count.description('Of those, what was given back since'),
  mrrCents: count.description('Monthly recurring revenue at the month’s end; of the running month, now'),
  started: count.description('Subscriptions with a first payment in the month'),
  churned: count.description('Paid subscriptions that ended in the month'),
  paying: count.description('Paid subscriptions when the month began'),
  trialsEnded: count,
  trialsConverted: count.description('Of those, trials that were paid afterwards'),
}).label('RevenueMonth');

export const revenueSchema = Joi.object<AdminRevenue>({
  months: Joi.array().items(monthSchema).required().description('The last twelve, oldest first'),
  now: Joi.object({ paying: count, trialing: count, pastDue: count }).required().label('SubscriptionsNow'),
})
  .label('AdminRevenue')
  .description('Revenue by month in UTC, the last twelve, and how many subscribe now.');

export const eventStatuses = ['received', 'waiting', 'processed', 'ignored', 'failed'] as const;

export interface EventQuery {
  readonly status?: (typeof eventStatuses)[number];
  readonly page: number;
}

export const eventQuerySchema = Joi.object<EventQuery>({
  status: Joi.string()
    .valid(...eventStatuses)
    .empty(''),
  page: pageSchema,
}).label('BillingEventQuery');

export const billingEventSchema = Joi.object<AdminBillingEventPage['items'][number]>({
  id: idSchema.required(),
  gateway: Joi.string().required(),
  eventId: Joi.string().required(),
  type: Joi.string().required(),
  status: Joi.string()
    .valid(...eventStatuses)
    .required(),
  attempts: count,
  problem: Joi.string().allow(null).required(),
  happenedAt: momentSchema.required(),
  receivedAt: momentSchema.required(),
  processedAt: maybeMoment,
}).label('AdminBillingEvent');

export const eventPageSchema = Joi.object<AdminBillingEventPage>({
  items: Joi.array().items(billingEventSchema).required(),
  total: count,
  page: count,
  pageSize: count,
})
  .label('AdminBillingEventPage')
  .description('One page of what the payment service reported.');
