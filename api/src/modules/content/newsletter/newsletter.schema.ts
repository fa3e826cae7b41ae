import Joi from 'joi';
import { newsletterLimits } from '../../../contract/limits/blog';
import type {
  NewsletterList,
  NewsletterReview,
  NewsletterSubscriber,
  NewsletterSubscription,
} from '../../../contract/named-types';
import { momentSchema, pageSchema } from '../../../platform/routes/common-schemas';
import { emailText, exactText, lineText, longText, searchText } from '../../../platform/text/text-schemas';
import { newsletterLinkExpired, newsletterLinkUnknown, subscriberNotFound } from './newsletter.errors';
import { reviewKinds, subscriberStatuses, type ReviewKind, type SubscriberStatus } from './subscriber.model';

export const subscriptionSchema = Joi.object<NewsletterSubscription>({
  email: emailText('Please enter a valid email address.'),
  // A field that people never see: only programs fill it.
  website: lineText().max(500).allow(''),
}).label('NewsletterSubscription');

const token = () => exactText().min(1).max(100).required();

export const confirmationSchema = Joi.object<{ token: string }>({
  token: token().error(newsletterLinkExpired),
}).label('NewsletterConfirmation');

export const unsubscriptionSchema = Joi.object<{ token: string }>({
  token: token().error(newsletterLinkUnknown),
}).label('NewsletterUnsubscription');

/** Subscribers that an administrator wants to see. */
export interface SubscriberFilter {
  readonly status?: SubscriberStatus;
  /** Part of an email. */
  readonly q?: string;
}

/** Part of the list that an administrator requests. */
export interface SubscriberQuery extends SubscriberFilter {
  readonly page: number;
}

export const subscriberPageSize = 50;

const statusSchema = Joi.string<SubscriberStatus>().valid(...subscriberStatuses);

const filters = { status: statusSchema, q: searchText().allow('') };

export const subscriberQuerySchema = Joi.object<SubscriberQuery>({ ...filters, page: pageSchema });

export const subscriberFilterSchema = Joi.object<SubscriberFilter>(filters);

export const subscriberParamsSchema = Joi.object<{ id: number }>({
  id: Joi.number().integer().min(1).max(2_000_000_000).required().error(subscriberNotFound),
});

/** Decision to keep or end a subscription. */
export interface SubscriberDecision {
  readonly decision: 'keep' | 'end';
  readonly reason: string;
  /** Reason for the wait that the administrator saw; absent for one who asked to be unsubscribed. */
  readonly seen?: ReviewKind;
}

const { reasonMin, reasonMax } = newsletterLimits;

export const subscriberDecisionSchema = Joi.object<SubscriberDecision>({
  decision: Joi.string().valid('keep', 'end').required(),
  reason: longText()
    .max(reasonMax)
    .allow('')
    .default('')
    .messages({ 'string.max': `The reason must be at most ${reasonMax} characters` }),
  seen: Joi.string<ReviewKind>().valid(...reviewKinds),
})
  .custom((value: SubscriberDecision, helpers) =>
    value.decision === 'end' && value.reason.length < reasonMin ? helpers.error('decision.reason') : value,
  )
  .messages({ 'decision.reason': 'Please give a reason' })
  .label('SubscriberDecision');

const subscriberSchema = Joi.object<NewsletterSubscriber>({
  id: Joi.number().integer().required(),
  email: Joi.string().required(),
  status: statusSchema.required(),
  createdAt: momentSchema.required(),
  confirmedAt: momentSchema.allow(null).required(),
  unsubscribedAt: momentSchema.allow(null).required(),
})
  .label('NewsletterSubscriber')
  .description('A newsletter subscriber, as administrators see them.');

const count = () => Joi.number().integer().min(0).required();

export const subscriberListSchema = Joi.object<NewsletterList>({
  items: Joi.array().items(subscriberSchema).required(),
  total: count(),
  pageSize: count(),
  counts: Joi.object({ pending: count(), confirmed: count(), unsubscribed: count() })
    .required()
    .label('NewsletterCounts'),
})
  .label('NewsletterList')
  .description("One page of the newsletter's subscribers, newest first; `counts` are of all of them.");

/** Data on which an administrator decides about a subscriber. */
export const newsletterReviewSchema = Joi.object<NewsletterReview>({
  subscriber: subscriberSchema.required(),
  kind: Joi.string()
    .valid(...reviewKinds)
    .allow(null)
    .required()
    .description('Why the subscriber waits for a decision; null when none is awaited'),
  remindedAt: momentSchema.allow(null).required(),
  hasAccount: Joi.boolean().required(),
  failedMails: Joi.array()
    .items(
      Joi.object({
        id: count(),
        subject: Joi.string().allow('').required(),
        error: Joi.string().allow(null, '').required(),
        createdAt: momentSchema.required(),
      }).label('NewsletterFailedMail'),
    )
    .required(),
})
  .label('NewsletterReview')
  .description('A subscriber with what an administrator decides by.');
