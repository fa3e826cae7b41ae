import type { components } from './schema';

type Schemas = components['schemas'];

/** What the product runs on and how it does. */
export type SystemState = Schemas['SystemState'];
/** What every page shows of the site's settings. */
export type Site = Schemas['Site'];
/** A notice at the top of every page; another text has another `id`. */
export type SiteBanner = NonNullable<Site['banner']>;
/** What administrators set for the whole site. */
export type SiteSettings = Schemas['SiteSettings'];
/** The settings with the version that a change has to begin from, and what they are without any change. */
export type StoredSiteSettings = Schemas['StoredSiteSettings'];
/** One of the queues of what waits for administrators. */
export type QueueName = QueueSummary['queue'];
/** How much waits in a queue, and since when; `mine` is what is assigned to the signed-in administrator. */
export type QueueSummary = Schemas['QueueSummary'];
/** What happened since yesterday, newest first, and what is unhealthy. */
export type AdminOverview = Schemas['AdminOverview'];
/** Figures of days in UTC, with those of the days they are compared with. */
export type AdminReports = Schemas['AdminReports'];
/**
 * What happened on some days. `answered` are contacts with a reply within three days, `responseMinutes` its median;
 * `listed` is who was in the directory at their end.
 */
export type ReportFigures = Schemas['ReportFigures'];
/** A day, week or month of a report. */
export type ReportPoint = Schemas['ReportPoint'];
/** One of what a figure is made of; `previous` is null without a comparison. */
export type ReportShare = Schemas['ReportShare'];
/** How a professional is found, seen and contacted; `detail` is null on plans without analytics. */
export type Analytics = Schemas['Analytics'];
/** What only plans with analytics have: over time, beside like professionals, and by search. */
export type AnalyticsDetail = Schemas['AnalyticsDetail'];
/** What happened to a professional on some days. */
export type AnalyticsFigures = Schemas['AnalyticsFigures'];
/** Like professionals, and the middle of what each of them has. */
export type AnalyticsPeers = Schemas['AnalyticsPeers'];
/** An event that a page reports, without the person. */
export type CountedEvent = Schemas['CountedEvent'];
/** A page of a queue. */
export type QueuePage = Schemas['QueuePage'];
/** Something that waits for administrators or was decided by one of them. */
export type QueueItem = Schemas['QueueItem'];
/** An administrator to whom something can be assigned. */
export type QueueAssignee = Schemas['QueueAssignee'];
/**
 * A report of a person with the reported excerpt of a message; `upheldBefore` counts upheld reports of the same person.
 */
export type PersonReport = Schemas['PersonReport'];
/** A message from the contact page with what was answered; `userId` is the account whose confirmed email it carries. */
export type Ticket = Schemas['Ticket'];
/** How a professional reaches support on their plan, and what they asked. */
export type SupportOverview = Schemas['SupportOverview'];
/** What a professional asked support; `callAt` is when the window of a callback begins. */
export type SupportRequest = Schemas['SupportRequest'];
/** An answer that administrators start from. */
export type CannedAnswer = Schemas['CannedAnswer'];
/** A signed-in person, as they see themselves. */
export type User = Schemas['User'];
/**
 * A person who has just signed up. `outbox` is where their mails can be read: in development without a mail server
 * only.
 */
export type NewUser = Schemas['NewUser'];
/** Ids of those a person has a conversation with who are online, and whether the person hides that themselves. */
export type Presence = Schemas['Presence'];
/** A text that a professional writes often; the list has them in the order of their choice. */
export type QuickReply = Schemas['QuickReply'];
/** When and how a professional can be met, as they set it; `isInPlan` says whether their plan has booking. */
export type BookingSettings = Schemas['BookingSettings'];
/** Free times of a professional, ISO 8601 in UTC; `next` is where the next read begins. */
export type MeetingTimes = Schemas['MeetingTimes'];
/** Whether a professional offers meetings, and of which kind. */
export type MeetingOffer = Schemas['MeetingOffer'];
/** A meeting as one of its two sides sees it, with what they may do. */
export type Meeting = Schemas['Meeting'];
/** Meetings of the viewer, in the order of their time. */
export type MeetingList = Schemas['MeetingList'];
/** What any signed-in user may see of another. */
export type UserCard = Schemas['UserCard'];
/** The signed-in professional's plan: where it stands, what happens next and how it is paid. */
export type Billing = Schemas['Billing'];
/** What a change of plan costs and does. Amounts are US cents. */
export type BillingQuote = Schemas['BillingQuote'];
/** How a change or payment went: `confirm` waits for the customer's bank. */
export type BillingResult = Schemas['BillingResult'];
/** An invoice in the list. */
export type BillingInvoice = Schemas['BillingInvoice'];
/** A subscription as administrators see it. Amounts are US cents. */
export type AdminSubscription = Schemas['AdminSubscription'];
/** One page of subscriptions. */
export type AdminSubscriptionPage = Schemas['AdminSubscriptionPage'];
/** A subscription with the payments and invoices of its user, newest first. */
export type AdminSubscriptionHistory = Schemas['AdminSubscriptionHistory'];
/** A payment as administrators see it; `refundable` when its money is here. */
export type AdminPayment = Schemas['AdminPayment'];
/** An invoice as administrators see it. */
export type AdminInvoice = Schemas['AdminInvoice'];
/** Revenue by month in UTC, the last twelve, and how many subscribe now. */
export type AdminRevenue = Schemas['AdminRevenue'];
/** One page of what the payment service reported. */
export type AdminBillingEventPage = Schemas['AdminBillingEventPage'];
/** A coupon code as administrators see it. */
export type AdminCoupon = Schemas['AdminCoupon'];
/** Days on which the signed-in professional is featured, and which can be chosen; all on the site's clock. */
export type FeaturedDays = Schemas['FeaturedDays'];
/** What a person signed up as; `accountant` stands for every kind of professional. */
export type UserType = User['userType'];
/** A professional as the directory, the search and the profile page show them. */
export type Professional = Schemas['Professional'];
/** The listing a professional wrote. Services, specialties, industries and client types are taxonomy ids. */
export type Profile = Schemas['Profile'];
/** The four directories a professional can be listed in. */
export type Profession = Professional['professions'][number];
/** How a professional charges; `assets` is a percentage of the assets they look after. */
export type FeeModel = Schemas['FeeModel'];
/** What a professional's starting price is for; `assets` is a percentage of the assets they look after. */
export type PriceUnit = Schemas['PriceUnit'];
/**
 * The range in which most listings of a service price it: without the lowest and the highest tenth. Cents, or
 * hundredths of a percent for `assets`.
 */
export type TypicalPrice = Schemas['TypicalPrice'];
/** A city or state that has listings, with how many. */
export type LocationSuggestion = Schemas['LocationSuggestion'];
/** Who sees a professional's phone number; `clients` are those who got an answer from them. */
export type PhoneVisibility = Schemas['PhoneVisibility'];
/** Outcome of the review of a listing; `pending` waits for an administrator. */
export type ListingStatus = Schemas['ListingStatus'];
/** Who decides about new profiles: the automatic review alone, or an administrator after it. */
export type ListingReviewSetting = Schemas['ListingReviewSetting'];
/** Where a professional stands with their verification: `drafts` are documents for the next request. */
export type Verification = Schemas['Verification'];
/** A request to have a license checked. */
export type VerificationRequest = Schemas['VerificationRequest'];
/** A document that proves a license. */
export type VerificationDocument = Schemas['VerificationDocument'];
/** Requests as administrators see them; `usedByOthers` when another professional claims the same license. */
export type VerificationQueue = Schemas['QueuedVerification'][];
/** Ids of the professionals that a client saved. */
export type SavedIds = Schemas['SavedIds'];
/** One page of search results with the counts of every filter value. */
export type SearchPage = Schemas['SearchPage'];
/** A filter value, its label and how many results it would leave. */
export type Facet = Schemas['Facet'];
/** A published review as the home page quotes it. */
export type HomeReview = Schemas['HomeReview'];
/** A professional the quiz proposes, with why in words. */
export type QuizMatch = Schemas['QuizMatch'];
/** What the quiz found; `id` is known only to the client that sent the answers. */
export type QuizResult = Schemas['QuizResult'];
/** A quiz as admins see it. `isLate` means that 24 hours passed without an answer from a professional. */
export type QuizRequest = Schemas['QuizRequest'];
/** A published review. `client` is null when its author's account is gone. */
export type Review = Schemas['Review'];
/** A complaint about a review, as the moderation queue shows it. `review` is null when its author deleted it. */
export type ReviewReport = Schemas['ReviewReport'];
/** One message between two people. Times are ISO 8601 in UTC. */
export type Message = Schemas['Message'];
/** A file of a message. Pictures have a size in pixels and a small one. */
export type Attachment = Schemas['Attachment'];
/** A conversation as its list shows it. */
export type Conversation = Schemas['Conversation'];
/** What the head of a thread says of the other person; `connection` is null before the first message. */
export type ConversationDetails = Schemas['ConversationDetails'];
/** Whether two people are connected: the first message to a professional is a request. */
export type ConnectionStatus = Conversation['connection']['status'];
/** A user whom the signed-in person has blocked. */
export type BlockedPerson = Schemas['BlockedPerson'];
/** Something that happened to the signed-in person; `href` opens the thing it is about. */
export type Notification = Schemas['Notification'];
/** The newest notifications and how many are unread. */
export type NotificationList = Schemas['NotificationList'];
/** A blog post. `contentHtml` (sanitised) comes only with a single post. */
export type Post = Schemas['Post'];
/** One page of blog posts, newest first. */
export type PostPage = Schemas['PostPage'];
/** A newsletter subscriber, as administrators see them. */
export type NewsletterSubscriber = Schemas['NewsletterSubscriber'];
/** A subscriber with what an administrator decides by. */
export type NewsletterReview = Schemas['NewsletterReview'];
/** One page of the newsletter's subscribers, newest first; `counts` are of all of them. */
export type NewsletterList = Schemas['NewsletterList'];
/** A compliance guide. */
export type Guide = Schemas['Guide'];
/** What an administrator changes of a guide; days as YYYY-MM-DD. */
export type GuideContent = Schemas['GuideContent'];
/** An answer of a guide: the first of its questions is its title. */
export type GuideAnswer = Schemas['GuideAnswer'];
/** The answers that a question would get if a guide were public as its editor has it. */
export type GuideTrial = Schemas['GuideTrial'];
/** Questions about one thing that readers missed an answer to. */
export type UnansweredQuestion = Schemas['UnansweredQuestion'];
/** A guide in the list of the editor. `changed`: it is published, and has an unpublished draft. */
export type GuideOverview = Schemas['GuideOverview'];
/** A guide in the editor: its newest content, and how many people are notified when it changes. */
export type EditedGuide = Schemas['EditedGuide'];
/** When a guide was saved, by whom and what for. */
export type GuideVersionSummary = Schemas['GuideVersionSummary'];
/** What a guide said when it was saved. */
export type GuideVersion = Schemas['GuideVersion'];
/** An answer of the Compliance Assistant; its citations are numbers of `citations`, one list for each line. */
export type ComplianceAnswer = Schemas['ComplianceAnswer'];
/** What a reader said of an answer, with the answer as they saw it. */
export type AssistantFeedback = Schemas['AssistantFeedback'];
/** One page of feedback, newest first. */
export type AssistantFeedbackList = Schemas['AssistantFeedbackList'];
/** An answer saved in an account. */
export type SavedComplianceAnswer = Schemas['SavedComplianceAnswer'];
/** The steps of a guide that a user has ticked, by their words. */
export type GuideChecklist = Schemas['GuideChecklist'];
/**
 * What a document asks of a business. `points` are the same texts one by one, each with the sentence of the document it
 * rests on, word for word, and its page (from 1); `findings` name the date they hold as YYYY-MM-DD. `document` is the
 * text of each page. `leftOut` counts findings beyond those listed.
 */
export type DocumentAnalysis = Schemas['DocumentAnalysis'];
/** What was found in a document, without its text. */
export type AnalysisContent = Schemas['AnalysisContent'];
/** An analysis saved in an account; `fileName` is the document’s, `title` is that until it is renamed. */
export type SavedDocumentAnalysis = Schemas['SavedDocumentAnalysis'];
/** A client with whom a professional has exchanged messages, and where an invitation to review stands. */
export type PastClient = Schemas['PastClient'];
/** A professional's past clients, and how those are invited to review. */
export type ReviewInvitations = Schemas['ReviewInvitations'];
/** What a client wrote, with the professional it is about. */
export type OwnReview = Schemas['OwnReview'];
/** New connections a professional's plan includes, those that reached them this billing month and those that wait. */
export type ConnectionAllowance = Schemas['ConnectionAllowance'];
/** The figures of a person's dashboard: reviews are received ones for professionals, written ones for other users. */
export type Dashboard = Schemas['Dashboard'];
/** An account as admins see it. */
export type UserSearchPage = Schemas['UserSearchPage'];
export type BulkUserOutcome = Schemas['BulkUserOutcome'];
export type AuditPage = Schemas['AuditPage'];
export type AuditRecord = Schemas['AuditRecord'];
export type AdminUser = Schemas['AdminUser'];
/** The figures on top of the admin dashboard. */
export type AdminStats = Schemas['AdminStats'];
/** A mail in the outbox. */
export type MailHead = Schemas['MailHead'];
/** One page of the outbox, newest first. */
export type MailList = Schemas['MailList'];
/** A mail with its words; null where a mail server has them. */
export type Mail = Schemas['Mail'];
/** A browser in which the person is signed in. */
export type AccountSession = Schemas['AccountSession'];
/** Which kinds of notification a person also gets by mail. */
export type NotificationPreferences = Schemas['NotificationPreferences'];
/** `remote.json`: what an area says of itself before any of its code is loaded. */
export type RemoteManifest = Schemas['RemoteManifest'];
/** One route of an area, as its `remote.json` declares it. */
export type RouteDeclaration = Schemas['RouteDeclaration'];
/** Files that one chunk group of a build loads and the shared modules that its code consumes. */
export type ChunkFiles = Schemas['ChunkFiles'];
/** Which files of a release its module and its lazy pages load. */
export type ReleasePreload = Schemas['ReleasePreload'];
/** `release.json`: what the archive of a release says of itself. */
export interface Publication {
  readonly name: string;
  readonly version: string;
  /** The federation entry, by its path in the release. */
  readonly entry: string;
  readonly manifest: RemoteManifest;
  /** Integrity attribute of every file of the release, by its path in the release. */
  readonly files: Readonly<Record<string, string>>;
  readonly preload: ReleasePreload;
}
/** What a build of the shell provides to areas. */
export type ShellContract = Schemas['ShellContract'];
/** One served version of an area, in the Frontend Discovery schema with our own `extras`. */
export type DiscoveredVersion = Schemas['DiscoveredVersion'];
/** A published release's entry and the hashes of its files. */
export type ReleaseFiles = Schemas['ReleaseFiles'];
/** A route or slot and the area that it belongs to. */
export type RouteOwner = Schemas['RouteOwner'];
/** A deploy token without its secret. */
export type DeployToken = Schemas['DeployToken'];
/** The area that a browser takes from a development server. */
export type AreaOverride = Schemas['AreaOverride'];
/** The link that sets such an override, once. */
export type OverrideLink = Schemas['OverrideLink'];
/** What such a link would set. */
export type OpenOverrideLink = Schemas['OpenOverrideLink'];
/** An override as administrators see it. */
export type ActiveOverride = Schemas['ActiveOverride'];
/** What a tab says of a release that is compared with another. */
export type TrialReport = Schemas['TrialReport'];
/** A release that more and more visitors get, or got. */
export type ReleaseRollout = Schemas['ReleaseRollout'];
/** What is served of an area, for administrators. */
export type AreaReleases = Schemas['AreaReleases'];
/** A published release in the history of its area. */
export type AreaRelease = Schemas['AreaRelease'];
/** An area with a page of its history. */
export type AreaHistory = Schemas['AreaHistory'];
/** Answer of `GET /api/platform/discovery`. */
export type Discovery = Schemas['Discovery'];
