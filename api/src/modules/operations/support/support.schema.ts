import Joi from 'joi';
import { messageLimits } from '../../../contract/limits/messaging';
import { supportLimits } from '../../../contract/limits/support';
import type { SupportOverview, SupportRequest } from '../../../contract/named-types';
import { idSchema, momentSchema } from '../../../platform/routes/common-schemas';
import { longText, phoneText } from '../../../platform/text/text-schemas';
import { supportChannels, type SupportChannel } from '../contact/contact-ticket.model';

export interface SupportRequestDraft {
  readonly channel: SupportChannel;
  readonly message: string;
  /** Of a callback. */
  readonly phone?: string;
  readonly callAt?: Date;
}

const channelSchema = Joi.string()
  .valid(...supportChannels)
  .required();
const onlyForCalls = (schema: Joi.Schema): Joi.Schema =>
  Joi.when('channel', { is: 'callback', then: schema, otherwise: Joi.forbidden() });

export const supportRequestDraftSchema = Joi.object<SupportRequestDraft>({
  channel: channelSchema,
  message: longText()
    .min(10)
    .max(messageLimits.max)
    .required()
    .messages({
      '*': 'Message must be at least 10 characters.',
      'string.max': `Message must be at most ${messageLimits.max} characters.`,
    }),
  phone: onlyForCalls(phoneText('Please enter a phone number we can call.').required()),
  callAt: onlyForCalls(
    Joi.date()
      .iso()
      .min('2000-01-01')
      .max('2100-01-01')
      .required()
      .messages({ '*': 'Please choose when we should call.' }),
  ),
}).label('SupportRequestDraft');

export const supportRequestSchema = Joi.object<SupportRequest>({
  id: idSchema.required(),
  channel: channelSchema,
  priority: Joi.boolean().required(),
  message: Joi.string().required(),
  phone: Joi.string().allow(null).required(),
  callAt: momentSchema.allow(null).required(),
  status: Joi.string().valid('open', 'answered', 'closed').required(),
  createdAt: momentSchema.required(),
})
  .label('SupportRequest')
  .description("A professional's support request; `callAt` is when the window of a callback begins.");

export const supportOverviewSchema = Joi.object<SupportOverview>({
  plan: Joi.string().valid('starter', 'professional', 'premium').required(),
  channels: Joi.array().items(channelSchema).required().description('What the plan includes'),
  callWindows: Joi.array()
    .items(momentSchema)
    .required()
    .description(`When windows of ${supportLimits.callHours} hours begin in which we call`),
  requests: Joi.array().items(supportRequestSchema).required().description('The newest ones first'),
})
  .label('SupportOverview')
  .description("Support channels of a professional's plan, and their requests.");
