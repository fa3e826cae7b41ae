import Joi from 'joi';
import { reviewInvitationLimits } from '../../../contract/limits/reviews';
import type { PastClient, ReviewInvitations, ReviewInvitationSettings } from '../../../contract/named-types';
import { idSchema, momentSchema } from '../../../platform/routes/common-schemas';
import { longText } from '../../../platform/text/text-schemas';

const { noteMax, daysAfter } = reviewInvitationLimits;

const noteSchema = longText()
  .max(noteMax)
  .allow('')
  .messages({ 'string.max': `Your note can have at most ${noteMax} characters.` });

export interface InvitationDraft {
  readonly clientId: number;
  readonly note: string;
}

export const invitationDraftSchema = Joi.object<InvitationDraft>({
  clientId: idSchema.required().messages({ '*': 'Please choose a client.' }),
  note: noteSchema.default(''),
}).label('ReviewInvitationDraft');

export const invitationSettingsSchema = Joi.object<ReviewInvitationSettings>({
  automatic: Joi.boolean().required(),
  daysAfter: Joi.number()
    .valid(...daysAfter)
    .required()
    .messages({ '*': 'Please choose when the invitation is sent.' }),
  note: noteSchema.required(),
}).label('ReviewInvitationSettings');

const maybeMoment = momentSchema.allow(null).required();

export const pastClientSchema = Joi.object<PastClient>({
  id: idSchema.required(),
  firstName: Joi.string().required(),
  lastName: Joi.string().required(),
  profilePicture: Joi.string().allow(null).required(),
  lastMessageAt: momentSchema.required(),
  status: Joi.string().valid('open', 'invited', 'reviewed', 'unavailable').required(),
  invitedAt: maybeMoment,
  automatic: Joi.boolean().required().description('The invitation was sent as the settings say'),
  reviewedAt: maybeMoment,
})
  .label('PastClient')
  .description('A client with whom a professional has exchanged messages, and where an invitation to review stands.');

export const reviewInvitationsSchema = Joi.object<ReviewInvitations>({
  plan: Joi.string().valid('starter', 'professional', 'premium').required(),
  isListed: Joi.boolean().required().description('Whether the listing, where reviews are written, is public'),
  settings: invitationSettingsSchema.required(),
  clients: Joi.array()
    .items(pastClientSchema)
    .required()
    .description(`Clients with whom messages were exchanged, at most ${reviewInvitationLimits.listMax}, last first`),
})
  .label('ReviewInvitations')
  .description("A professional's past clients, and how those are invited to review.");
