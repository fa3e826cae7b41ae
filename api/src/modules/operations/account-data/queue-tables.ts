const moderators = { retainedBecause: 'Moderators still have to know what was reported.' } as const;
const decision = {
  shown: { withheldBecause: 'What a person decided as an administrator is about others.' },
  afterwards: { retainedBecause: 'A decision stands; it names the administrator by id.' },
} as const;

/** The tables of the administrators' queues with a person in them, for `personalTables`. */
export const queueTables = [
  {
    name: 'personReports',
    table: 'person_reports',
    owner: 'reporterId',
    shown: ['reportedId', 'excerpt', 'reason', 'details', 'status', 'createdAt', 'decidedAt'],
    afterwards: moderators,
  },
  {
    name: 'reportsAboutPerson',
    table: 'person_reports',
    owner: 'reportedId',
    shown: { withheldBecause: 'Who reported a person, and what they said about it, stays with the moderators.' },
    afterwards: moderators,
  },
  { ...decision, name: 'personDecisions', table: 'person_reports', owner: 'decidedById' },
  { ...decision, name: 'queueDecisions', table: 'queue_decisions', owner: 'decidedById' },
  { ...decision, name: 'ticketReplies', table: 'ticket_replies', owner: 'authorId' },
  {
    name: 'supportRequests',
    table: 'contact_tickets',
    owner: 'userId',
    shown: ['channel', 'subject', 'message', 'phone', 'callAt', 'status', 'createdAt', 'closedAt'],
    afterwards: { retainedBecause: 'Stays until support has dealt with it, and as long as other closed tickets.' },
  },
  {
    name: 'queueAssignments',
    table: 'queue_assignments',
    owner: 'assigneeId',
    shown: { withheldBecause: 'What an administrator was to deal with is about others.' },
    afterwards: 'erased',
  },
] as const;
