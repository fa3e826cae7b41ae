import { AppError } from '../../../platform/errors/app-error';
import type { Subscriptions } from '../../../platform/events/room-events';
import { inviteWithin } from './review-invitations.service';

/** Work that is done invites the client to review, where the professional's plan and the client allow an invitation. */
export const reviewInvitationSubscriptions: Subscriptions = {
  'work.done': async ({ professionalId, clientId, now }, transaction) => {
    await inviteWithin(professionalId, { clientId, note: '' }, now, false, transaction).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });
  },
};
