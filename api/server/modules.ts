import type { Plugin } from '@hapi/hapi';
import { accountDataModule } from '../src/modules/operations/account-data/account-data.module';
import { accountLinksModule } from '../src/modules/identity/accounts/links/account-links.module';
import { accountSettingsModule } from '../src/modules/identity/accounts/details/account-settings.module';
import { accountsModule } from '../src/modules/identity/accounts/accounts.module';
import { adminModule } from '../src/modules/operations/admin/admin.module';
import { analyticsModule } from '../src/modules/operations/analytics/analytics.module';
import { attachmentsModule } from '../src/modules/conversations/attachments/attachments.module';
import { auditModule } from '../src/modules/operations/audit/audit.module';
import { avatarsModule } from '../src/modules/identity/avatars/avatars.module';
import { blogModule } from '../src/modules/content/blog/blog.module';
import { blogEditingModule } from '../src/modules/content/blog/editing/editing.module';
import { billingModule } from '../src/modules/money/billing/billing.module';
import { bookingModule } from '../src/modules/conversations/booking/booking.module';
import { engagementsModule } from '../src/modules/conversations/engagements/engagements.module';
import { adminBillingModule } from '../src/modules/money/admin-billing/admin-billing.module';
import { analyzerModule } from '../src/modules/content/compliance/analyzer/analyzer.module';
import { assistantModule } from '../src/modules/content/compliance/assistant/ask.module';
import { checklistsModule } from '../src/modules/content/compliance/checklists/checklists.module';
import { guideDatesModule } from '../src/modules/content/calendar/editing/guide-dates.module';
import { calendarModule } from '../src/modules/content/calendar/calendar.module';
import { savedCalendarModule } from '../src/modules/content/calendar/saved/saved-calendar.module';
import { complianceModule } from '../src/modules/content/compliance/compliance.module';
import { answerFeedbackModule } from '../src/modules/content/compliance/feedback/feedback.module';
import { savedAnalysesModule } from '../src/modules/content/compliance/saved-analyses/saved-analyses.module';
import { savedAnswersModule } from '../src/modules/content/compliance/saved-answers/saved-answers.module';
import { featuredDaysModule } from '../src/modules/directory/featured-days/featured-days.module';
import { guideEditingModule } from '../src/modules/content/compliance/guide-editing/guide-editing.module';
import { connectionsModule } from '../src/modules/conversations/connections/connections.module';
import { contactModule } from '../src/modules/operations/contact/contact.module';
import { countsModule } from '../src/modules/operations/counts/counts.module';
import { dashboardModule } from '../src/modules/operations/dashboard/dashboard.module';
import { healthModule } from '../src/modules/operations/health/health.module';
import { homeModule } from '../src/modules/directory/home/home.module';
import { listingModule } from '../src/modules/directory/listing/listing.module';
import { liveModule } from '../src/modules/identity/live/live.module';
import { locationPagesModule } from '../src/modules/content/location-pages/location-pages.module';
import { mailsModule } from '../src/modules/identity/mails/mails.module';
import { messagesModule } from '../src/modules/conversations/messages/messages.module';
import { newsletterModule } from '../src/modules/content/newsletter/newsletter.module';
import { notificationsModule } from '../src/modules/identity/notifications/notifications.module';
import { pushModule } from '../src/modules/identity/push/push.module';
import { presenceModule } from '../src/modules/identity/presence/presence.module';
import { ownWordsModule } from '../src/modules/directory/professionals/own-words/own-words.module';
import { professionalsModule } from '../src/modules/directory/professionals/professionals.module';
import { queuesModule } from '../src/modules/operations/queues/queues.module';
import { quickRepliesModule } from '../src/modules/conversations/quick-replies/quick-replies.module';
import { quizModule } from '../src/modules/directory/quiz/quiz.module';
import { releaseFilesModule } from '../src/modules/releases/release-files/release-files.module';
import { releasesModule } from '../src/modules/releases/releases/releases.module';
import { reportsModule } from '../src/modules/operations/reports/reports.module';
import { reviewInvitationsModule } from '../src/modules/reviews/review-invitations/review-invitations.module';
import { reviewsModule } from '../src/modules/reviews/reviews/reviews.module';
import { savedModule } from '../src/modules/directory/saved/saved.module';
import { secondFactorsModule } from '../src/modules/identity/second-factors/second-factors.module';
import { sessionsModule } from '../src/modules/identity/sessions/sessions.module';
import { settingsModule } from '../src/modules/identity/settings/settings.module';
import { siteMapModule } from '../src/modules/content/site-map/site-map.module';
import { supportModule } from '../src/modules/operations/support/support.module';
import { systemModule } from '../src/modules/operations/system/system.module';
import { verificationModule } from '../src/modules/directory/verification/verification.module';

/** Every module of the API. A module that is not in this list does not exist. */
export const modules: readonly Plugin<void>[] = [
  accountsModule,
  accountLinksModule,
  accountSettingsModule,
  accountDataModule,
  sessionsModule,
  secondFactorsModule,
  listingModule,
  dashboardModule,
  avatarsModule,
  professionalsModule,
  ownWordsModule,
  quizModule,
  homeModule,
  reviewsModule,
  reviewInvitationsModule,
  savedModule,
  verificationModule,
  messagesModule,
  connectionsModule,
  attachmentsModule,
  quickRepliesModule,
  billingModule,
  adminBillingModule,
  bookingModule,
  engagementsModule,
  featuredDaysModule,
  analyticsModule,
  notificationsModule,
  pushModule,
  liveModule,
  presenceModule,
  blogModule,
  blogEditingModule,
  newsletterModule,
  complianceModule,
  calendarModule,
  guideDatesModule,
  savedCalendarModule,
  guideEditingModule,
  assistantModule,
  analyzerModule,
  answerFeedbackModule,
  savedAnswersModule,
  savedAnalysesModule,
  checklistsModule,
  locationPagesModule,
  contactModule,
  supportModule,
  mailsModule,
  adminModule,
  queuesModule,
  auditModule,
  countsModule,
  reportsModule,
  settingsModule,
  systemModule,
  releaseFilesModule,
  releasesModule,
  siteMapModule,
  healthModule,
];
