import type { User } from '../../../platform/auth/user.model';
import { engagementSchema } from './engagement-answers.schema';
import { presentEngagement } from './engagements.presenter';
import { ownEngagement } from './engagements.service';

/** Refusals of every change of work. */
export const refusals = ['engagement_changed', 'engagement_paused', 'person_blocked', 'connection_declined'] as const;

/** Options shared by every change that answers with the work as it is then. */
export const answersWork = {
  publicData: 'unchanged',
  access: 'signed-in',
  limit: 'messages',
  response: engagementSchema,
  present: presentEngagement,
} as const;

/** Options shared by every act of one of the two people on their work. */
export const workAct = {
  ...answersWork,
  idempotent: true,
  errors: { 404: ['engagement_not_found'], 409: refusals },
  load: ({ viewer, params }: { readonly viewer: User; readonly params: { readonly id: number } }) =>
    ownEngagement(viewer, params.id),
} as const;
