import { billingTables } from './billing-tables';
import { analyticsTables } from './analytics-tables';
import { bookingTables } from './booking-tables';
import { engagementTables } from './engagement-tables';
import { complianceTables } from './compliance-tables';
import { messageTables } from './message-tables';
import { notificationTables } from './notification-tables';
import { presenceTables } from './presence-tables';
import { queueTables } from './queue-tables';
import { secondFactorTables } from './second-factor-tables';
import { reviewInvitationTables } from './review-invitation-tables';

/**
 * Fate of rows when their person's account is deleted. Those that stay also belong to other people, or are anonymous.
 */
type Afterwards = 'erased' | { readonly retainedBecause: string };

/** The rows of one table that belong to a person. */
export interface PersonalTable {
  /** Its name in the file that people download; tables of one name are one list. */
  readonly name: string;
  readonly table: string;
  /** The column that holds the person's id. */
  readonly owner: string;
  /** The columns of a row that the export shows, in order; or why the export leaves it out. */
  readonly shown: readonly string[] | { readonly withheldBecause: string };
  /** Columns that hold JSON. */
  readonly json?: readonly string[];
  /** Columns that hold yes or no. */
  readonly flags?: readonly string[];
  readonly afterwards: Afterwards;
}

const review = [
  ...['accountantId', 'clientId', 'rating', 'comment', 'reply', 'repliedAt', 'hiddenReason', 'createdAt', 'editedAt'],
] as const;
const reviewVersion = [
  ...['reviewId', 'accountantId', 'clientId', 'rating', 'comment', 'change', 'writtenAt', 'replacedAt'],
] as const;
const lists = [
  ...['professions', 'services', 'specialties', 'industries', 'clientTypes', 'certifications', 'languages'],
] as const;

const decision = {
  shown: { withheldBecause: 'What a person decided as an administrator is about others.' },
  afterwards: { retainedBecause: 'A decision stands; it names the administrator by id.' },
} as const;

/**
 * Every table with a person in it, in the order in which rows are erased. A test compares it with the schema: a new
 * column that refers to people is named here, or the test fails.
 */
export const personalTables: readonly PersonalTable[] = [
  {
    name: 'sessions',
    table: 'sessions',
    owner: 'userId',
    shown: ['createdAt', 'lastSeenAt', 'userAgent'],
    afterwards: 'erased',
  },
  ...secondFactorTables,
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
  ...notificationTables,
  ...presenceTables,
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
  ...billingTables,
  ...bookingTables,
  ...engagementTables,
  ...reviewInvitationTables,
  ...analyticsTables,
  ...messageTables,
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
    shown: { withheldBecause: 'Whom a person saves is no one else’s business.' },
    afterwards: 'erased',
  },
  ...complianceTables,
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
  ...queueTables,
  { ...decision, name: 'guidesEdited', table: 'guide_versions', owner: 'authorId' },
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
      'priceUnit',
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
    name: 'postsBeingWritten',
    table: 'blog_autosaves',
    owner: 'editorId',
    shown: ['draft', 'savedAt'],
    afterwards: 'erased',
  },
  {
    name: 'postVersions',
    table: 'blog_post_revisions',
    owner: 'editorId',
    shown: ['title', 'slug', 'version', 'createdAt'],
    afterwards: { retainedBecause: 'What a site published, and who changed it, stays traceable; by id.' },
  },
  {
    name: 'postImages',
    table: 'blog_images',
    owner: 'uploaderId',
    shown: ['fileId', 'createdAt'],
    afterwards: { retainedBecause: 'Images belong to the articles that show them.' },
  },
  {
    name: 'postPreviewLinks',
    table: 'blog_preview_links',
    owner: 'creatorId',
    shown: { withheldBecause: 'Hashes of links, worth a draft.' },
    afterwards: 'erased',
  },
  {
    name: 'deployTokens',
    table: 'deploy_tokens',
    owner: 'createdById',
    shown: ['area', 'label', 'createdAt', 'lastUsedAt', 'revokedAt'],
    afterwards: { retainedBecause: 'The history of releases says with which token each was published.' },
  },
  {
    name: 'areaBackends',
    table: 'area_backends',
    owner: 'setById',
    shown: ['area', 'url', 'timeoutSeconds', 'setAt'],
    afterwards: { retainedBecause: 'An area goes on calling its service.' },
  },
  {
    name: 'overrideLinks',
    table: 'area_overrides',
    owner: 'createdById',
    shown: ['area', 'origin', 'createdAt', 'linkUntil'],
    afterwards: {
      retainedBecause: 'Administrators see which browser runs whose code; rows are deleted after 30 days.',
    },
  },
  {
    name: 'overrides',
    table: 'area_overrides',
    owner: 'usedById',
    shown: ['area', 'origin', 'usedAt', 'expiresAt', 'endedAt'],
    afterwards: {
      retainedBecause: 'Administrators see which browser runs whose code; rows are deleted after 30 days.',
    },
  },
  {
    name: 'posts',
    table: 'blog_posts',
    owner: 'authorId',
    shown: ['title', 'slug', 'createdAt', 'publishedAt'],
    afterwards: { retainedBecause: 'Articles are the site’s; their author is shown as ‘Deleted user’.' },
  },
];
