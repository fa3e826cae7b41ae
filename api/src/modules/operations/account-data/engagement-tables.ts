const engagement = [
  ...['clientId', 'professionalId', 'status', 'title', 'need', 'dueOn', 'budgetFrom', 'budgetTo', 'budgetUnit'],
  ...['createdBy', 'createdAt', 'acceptedAt', 'startedAt', 'doneAt', 'endedAt', 'endedBy', 'endReason'],
] as const;
const proposal = [
  ...['engagementId', 'number', 'status', 'lines', 'startsOn', 'terms', 'validUntil', 'createdAt', 'decidedAt'],
  ...['acceptedName', 'declineReason'],
] as const;
const item = ['engagementId', 'title', 'note', 'dueOn', 'status', 'returnedNote', 'createdAt'] as const;
const afterwards = {
  retainedBecause: 'The other side keeps what was agreed and written, with ‘Deleted user’, as with messages.',
} as const;

/** The tables of work, for `personalTables`. */
export const engagementTables = [
  {
    name: 'workFiles',
    table: 'engagement_files',
    owner: 'uploaderId',
    shown: ['itemId', 'name', 'mimeType', 'bytes', 'scan', 'createdAt'],
    afterwards: 'erased',
  },
  { name: 'workAsClient', table: 'engagements', owner: 'clientId', shown: engagement, afterwards },
  { name: 'workAsProfessional', table: 'engagements', owner: 'professionalId', shown: engagement, afterwards },
  { name: 'proposalsReceived', table: 'proposals', owner: 'clientId', shown: proposal, json: ['lines'], afterwards },
  { name: 'proposalsSent', table: 'proposals', owner: 'professionalId', shown: proposal, json: ['lines'], afterwards },
  { name: 'documentsAskedFor', table: 'engagement_items', owner: 'askedById', shown: item, afterwards },
  { name: 'documentsOwed', table: 'engagement_items', owner: 'owedById', shown: item, afterwards },
] as const;
