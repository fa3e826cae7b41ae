const invitation = ['professionalId', 'clientId', 'note', 'automatic', 'createdAt'] as const;

/** The tables of invitations to review, for `personalTables`. */
export const reviewInvitationTables = [
  {
    name: 'reviewInvitationsSent',
    table: 'review_invitations',
    owner: 'professionalId',
    shown: invitation,
    flags: ['automatic'],
    afterwards: 'erased',
  },
  {
    name: 'reviewInvitationsReceived',
    table: 'review_invitations',
    owner: 'clientId',
    shown: invitation,
    flags: ['automatic'],
    afterwards: 'erased',
  },
  {
    name: 'reviewInvitationSettings',
    table: 'review_invitation_settings',
    owner: 'userId',
    shown: ['automaticSince', 'daysAfter', 'note'],
    afterwards: 'erased',
  },
] as const;
