/** What becomes of rows when their person's account is deleted. Those that stay are other people's too, or nobody's in particular. */
type Afterwards = 'erased' | { readonly retainedBecause: string };

/** The rows of one table that belong to a person. */
export interface PersonalTable {
  /** Its name in the file that people download; tables of one name are one list. */
  readonly name: string;
  readonly table: string;
  /** The column that holds the person's id. */
  readonly owner: string;
  /** What of a row is theirs to see, in order; or why nothing of it is in the file. */
  readonly shown: readonly string[] | { readonly withheldBecause: string };
  /** Columns that hold JSON. */
  readonly json?: readonly string[];
  /** Columns that hold yes or no. */
  readonly flags?: readonly string[];
  readonly afterwards: Afterwards;
}

const message = ['senderId', 'receiverId', 'content', 'createdAt', 'readAt'] as const;
const review = [
  'accountantId',
  'clientId',
  'rating',
  'comment',
  'reply',
  'repliedAt',
  'hiddenReason',
  'createdAt',
  'editedAt',
] as const;
const reviewVersion = [
  'reviewId',
  'accountantId',
  'clientId',
  'rating',
  'comment',
  'change',
  'writtenAt',
  'replacedAt',
] as const;
const lists = [
  'professions',
  'services',
  'specialties',
  'industries',
  'clientTypes',
  'certifications',
  'languages',
] as const;

const conversation = {
  name: 'conversations',
  table: 'conversations',
  shown: ['user1Id', 'user2Id', 'lastMessageAt'],
  afterwards: { retainedBecause: 'The other side keeps what was written, with ‘Deleted user’.' },
} as const;
const decision = {
  shown: { withheldBecause: 'What somebody decided as an administrator is about others.' },
  afterwards: { retainedBecause: 'A decision stands; it names the administrator by id.' },
} as const;

/**
 * Every table with a person in it, in the order in which rows are erased. A test compares it with the schema: a new column that
 * refers to people is named here, or the test fails.
 */
export const personalTables: readonly PersonalTable[] = [
  {
    name: 'sessions',
    table: 'sessions',
    owner: 'userId',
    shown: ['createdAt', 'lastSeenAt', 'userAgent'],
    afterwards: 'erased',
  },
  {
    name: 'repeatableCalls',
    table: 'idempotent_calls',
    owner: 'userId',
    shown: { withheldBecause: 'Copies of answers about what is in this file already, for a day.' },
    afterwards: 'erased',
  },
  {
    name: 'links',
    table: 'account_tokens',
    owner: 'userId',
    shown: { withheldBecause: 'Hashes of mailed links, worth an account.' },
    afterwards: 'erased',
  },
  {
    name: 'notificationChoices',
    table: 'notification_preferences',
    owner: 'userId',
    shown: ['kind', 'byMail'],
    flags: ['byMail'],
    afterwards: 'erased',
  },
  {
    name: 'notifications',
    table: 'notifications',
    owner: 'userId',
    shown: ['kind', 'title', 'body', 'href', 'read', 'createdAt'],
    flags: ['read'],
    afterwards: 'erased',
  },
  {
    name: 'notificationsCaused',
    table: 'notifications',
    owner: 'fromId',
    shown: { withheldBecause: 'What others were told, and whether they read it, is theirs.' },
    afterwards: 'erased',
  },
  {
    name: 'mails',
    table: 'mails',
    owner: 'userId',
    shown: ['kind', 'subject', 'toEmail', 'createdAt', 'sentAt'],
    afterwards: 'erased',
  },
  { name: 'messagesSent', table: 'messages', owner: 'senderId', shown: message, afterwards: conversation.afterwards },
  {
    name: 'messagesReceived',
    table: 'messages',
    owner: 'receiverId',
    shown: message,
    afterwards: conversation.afterwards,
  },
  { ...conversation, owner: 'user1Id' },
  { ...conversation, owner: 'user2Id' },
  {
    name: 'savedProfessionals',
    table: 'saved_professionals',
    owner: 'clientId',
    shown: ['accountantId', 'createdAt'],
    afterwards: 'erased',
  },
  {
    name: 'savedBy',
    table: 'saved_professionals',
    owner: 'accountantId',
    shown: { withheldBecause: 'Whom somebody saves is nobody else’s business.' },
    afterwards: 'erased',
  },
  {
    name: 'quizContactsMade',
    table: 'quiz_contacts',
    owner: 'clientId',
    shown: ['professionalId', 'consentedAt'],
    afterwards: 'erased',
  },
  {
    name: 'quizContactsReceived',
    table: 'quiz_contacts',
    owner: 'professionalId',
    shown: ['clientId', 'consentedAt'],
    afterwards: 'erased',
  },
  {
    name: 'quizRequests',
    table: 'quiz_requests',
    owner: 'userId',
    shown: ['answers', 'matches', 'createdAt'],
    json: ['answers', 'matches'],
    afterwards: 'erased',
  },
  {
    name: 'reviewReports',
    table: 'review_reports',
    owner: 'reporterId',
    shown: ['reviewId', 'reason', 'details', 'status', 'note', 'createdAt', 'decidedAt'],
    afterwards: { retainedBecause: 'Moderators still have to know what was reported.' },
  },
  { ...decision, name: 'reviewDecisions', table: 'review_reports', owner: 'decidedById' },
  { name: 'reviewsChanged', table: 'review_versions', owner: 'clientId', shown: reviewVersion, afterwards: 'erased' },
  {
    name: 'reviewsReceivedBefore',
    table: 'review_versions',
    owner: 'accountantId',
    shown: { withheldBecause: 'What a client took back is for moderators.' },
    afterwards: 'erased',
  },
  {
    name: 'reviewsWritten',
    table: 'reviews',
    owner: 'clientId',
    shown: review,
    afterwards: { retainedBecause: 'The rating of a professional stands; the review shows no name.' },
  },
  { name: 'reviewsReceived', table: 'reviews', owner: 'accountantId', shown: review, afterwards: 'erased' },
  {
    name: 'verificationDocuments',
    table: 'verification_documents',
    owner: 'userId',
    shown: ['name', 'mimeType', 'bytes', 'createdAt'],
    afterwards: 'erased',
  },
  {
    name: 'verificationRequests',
    table: 'verification_requests',
    owner: 'userId',
    shown: ['licenceNumber', 'issuer', 'stateCode', 'status', 'reason', 'recheckOn', 'createdAt', 'decidedAt'],
    afterwards: 'erased',
  },
  { ...decision, name: 'verificationDecisions', table: 'verification_requests', owner: 'decidedById' },
  {
    name: 'listing',
    table: 'accountant_profiles',
    owner: 'userId',
    shown: [
      'bio',
      ...lists,
      'pricing',
      'startingPriceCents',
      'feeModels',
      'responseTimeHours',
      'yearsFounded',
      'businessName',
      'tagline',
      'logoUrl',
      'website',
      'phone',
      'phoneVisibility',
      'remote',
      'inPerson',
      'fiduciary',
      'plan',
      'featured',
      'verified',
      'listed',
      'listingStatus',
      'listingNotes',
      'avgRating',
      'reviewCount',
      'createdAt',
      'updatedAt',
    ],
    json: [...lists, 'feeModels', 'listingNotes'],
    flags: ['featured', 'verified', 'listed', 'remote', 'inPerson', 'fiduciary'],
    afterwards: 'erased',
  },
  {
    name: 'posts',
    table: 'blog_posts',
    owner: 'authorId',
    shown: ['title', 'slug', 'createdAt', 'publishedAt'],
    afterwards: { retainedBecause: 'Articles are the site’s; their author is shown as ‘Deleted user’.' },
  },
];

/**
 * Columns that may name a person without being a reference to an account, with what becomes of them. The test that watches the
 * references looks for new ones of these too.
 */
export const otherPersonalColumns: Readonly<Record<string, string>> = {
  'contact_tickets.name':
    'A message to support carries an address, not an account: it is in the file of who has confirmed the address, and stays until support has dealt with it.',
  'contact_tickets.email': 'As the name.',
  'contact_tickets.phone': 'As the name.',
  'mails.toName': 'Mails to an account are erased with it, and those to its confirmed address.',
  'mails.toEmail': 'As the name.',
  'mails.replyTo': 'The copy of a message to support that support was sent: as the message.',
  'account_tokens.emailKey': 'Erased with the account.',
  'sessions.userAgent': 'Erased with the account.',
  'accountant_profiles.businessName': 'Erased with the account.',
  'accountant_profiles.nameKey': 'Erased with the account.',
  'accountant_profiles.phone': 'Erased with the account.',
  'accountant_profiles.phoneVisibility': 'Erased with the account.',
  'accountant_profiles.website': 'Erased with the account.',
  'verification_documents.name': 'Erased with the account.',
  'live_events.userId':
    'Says whose open pages were told something; erased with the account, and forgotten after a day.',
  'search_changes.userId':
    'Tells search to read somebody anew, also somebody who has left: a number, and forgotten after ten thousand more.',
};

/** Columns of the account itself that stay when the others are overwritten. */
export const retainedAccountColumns: Readonly<Record<string, string>> = {
  id: 'Messages and reviews refer to it.',
  userType: 'Says what the other side of a conversation was; an administrator becomes a client.',
  termsVersion: 'Proves what was agreed to.',
  termsAcceptedAt: 'Proves what was agreed to.',
  emailConfirmedAt: 'A review by a client with a confirmed address keeps its weight.',
  createdAt: 'Names nobody.',
};
