import { conflict, forbidden, notFound } from '../../../platform/errors/app-error';

export const invitationsForProfessionals = () =>
  forbidden('Only financial professionals invite clients to review them.', 'accountants_only');
export const invitationsNotInPlan = () =>
  forbidden('Inviting clients to review you is part of the Professional plan.', 'review_invitations_not_in_plan');
export const advancedInvitationsNotInPlan = () =>
  forbidden(
    'Personal notes and automatic invitations are part of the Premium plan.',
    'advanced_invitations_not_in_plan',
  );
export const notAPastClient = () =>
  notFound('You can invite clients with whom you have exchanged messages.', 'past_client_not_found');
export const alreadyInvited = () => conflict('You have already invited this client.', 'already_invited');
export const alreadyReviewed = () => conflict('This client has already reviewed you.', 'already_reviewed');
export const takesNoInvitations = () => conflict('This client doesn’t take invitations.', 'invitations_not_taken');
export const listingHidden = () =>
  conflict('Publish your listing first: reviews are written on it.', 'listing_not_public');
