/** What becomes of rows when their person's account is deleted. `kept` ones are other people's too, or nobody's in particular. */
type Afterwards = 'erased' | 'kept';

/** The rows of one table that belong to a person. */
export interface PersonalTable {
  /** Its name in the file that people download. */
  readonly name: string;
  readonly table: string;
  /** The column that holds the person's id. */
  readonly owner: string;
  /** What of a row is theirs to see, in order; none leaves the table out of the file. */
  readonly columns: readonly string[];
  /** Columns that hold JSON. */
  readonly json?: readonly string[];
  /** Columns that hold yes or no. */
  readonly flags?: readonly string[];
  readonly afterwards: Afterwards;
}

const message = ['senderId', 'receiverId', 'content', 'createdAt'] as const;
const review = ['accountantId', 'clientId', 'rating', 'comment', 'reply', 'repliedAt', 'createdAt'] as const;
const reviewVersion = ['reviewId', 'accountantId', 'clientId', 'rating', 'comment', 'change', 'writtenAt', 'replacedAt'] as const;
const lists = ['professions', 'services', 'specialties', 'industries', 'clientTypes', 'certifications', 'languages'] as const;

/**
 * Every table with a person in it, in the order in which rows are erased. A test compares it with the schema: a new table that
 * refers to people is named here, or the test fails.
 */
export const personalTables: readonly PersonalTable[] = [
  { name: 'sessions', table: 'sessions', owner: 'userId', columns: ['createdAt', 'lastSeenAt', 'userAgent'], afterwards: 'erased' },
  { name: 'links', table: 'account_tokens', owner: 'userId', columns: [], afterwards: 'erased' },
  { name: 'notificationChoices', table: 'notification_preferences', owner: 'userId', columns: ['kind', 'byMail'], flags: ['byMail'], afterwards: 'erased' },
  { name: 'notifications', table: 'notifications', owner: 'userId', columns: ['kind', 'title', 'body', 'read', 'createdAt'], flags: ['read'], afterwards: 'erased' },
  { name: 'mails', table: 'mails', owner: 'userId', columns: ['kind', 'subject', 'toEmail', 'createdAt', 'sentAt'], afterwards: 'erased' },
  { name: 'messagesSent', table: 'messages', owner: 'senderId', columns: message, afterwards: 'kept' },
  { name: 'messagesReceived', table: 'messages', owner: 'receiverId', columns: message, afterwards: 'kept' },
  { name: 'conversations', table: 'conversations', owner: 'user1Id', columns: [], afterwards: 'kept' },
  { name: 'conversations', table: 'conversations', owner: 'user2Id', columns: [], afterwards: 'kept' },
  { name: 'savedProfessionals', table: 'saved_professionals', owner: 'clientId', columns: ['accountantId', 'createdAt'], afterwards: 'erased' },
  { name: 'savedBy', table: 'saved_professionals', owner: 'accountantId', columns: [], afterwards: 'erased' },
  { name: 'quizContactsMade', table: 'quiz_contacts', owner: 'clientId', columns: ['professionalId', 'consentedAt'], afterwards: 'erased' },
  { name: 'quizContactsReceived', table: 'quiz_contacts', owner: 'professionalId', columns: ['clientId', 'consentedAt'], afterwards: 'erased' },
  { name: 'quizRequests', table: 'quiz_requests', owner: 'userId', columns: ['answers', 'createdAt'], json: ['answers'], afterwards: 'erased' },
  { name: 'reviewReports', table: 'review_reports', owner: 'reporterId', columns: ['reviewId', 'reason', 'details', 'status', 'createdAt'], afterwards: 'kept' },
  { name: 'reviewDecisions', table: 'review_reports', owner: 'decidedById', columns: [], afterwards: 'kept' },
  { name: 'reviewsChanged', table: 'review_versions', owner: 'clientId', columns: reviewVersion, afterwards: 'erased' },
  { name: 'reviewsReceivedBefore', table: 'review_versions', owner: 'accountantId', columns: [], afterwards: 'erased' },
  { name: 'reviewsWritten', table: 'reviews', owner: 'clientId', columns: review, afterwards: 'kept' },
  { name: 'reviewsReceived', table: 'reviews', owner: 'accountantId', columns: review, afterwards: 'erased' },
  { name: 'verificationDocuments', table: 'verification_documents', owner: 'userId', columns: ['name', 'mimeType', 'bytes', 'createdAt'], afterwards: 'erased' },
  { name: 'verificationRequests', table: 'verification_requests', owner: 'userId', columns: ['licenceNumber', 'issuer', 'stateCode', 'status', 'reason', 'createdAt', 'decidedAt'], afterwards: 'erased' },
  { name: 'verificationDecisions', table: 'verification_requests', owner: 'decidedById', columns: [], afterwards: 'kept' },
  {
    name: 'listing',
    table: 'accountant_profiles',
    owner: 'userId',
    columns: ['bio', ...lists, 'pricing', 'startingPriceCents', 'yearsFounded', 'businessName', 'tagline', 'logoUrl', 'website', 'phone', 'phoneVisibility', 'remote', 'inPerson', 'fiduciary', 'plan', 'verified', 'avgRating', 'reviewCount', 'createdAt', 'updatedAt'],
    json: lists,
    flags: ['verified', 'remote', 'inPerson', 'fiduciary'],
    afterwards: 'erased',
  },
  { name: 'posts', table: 'blog_posts', owner: 'authorId', columns: ['title', 'slug', 'createdAt', 'publishedAt'], afterwards: 'kept' },
];
