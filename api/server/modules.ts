import type { Plugin } from '@hapi/hapi';
import { accountDataModule } from '../src/modules/account-data/account-data.module';
import { accountLinksModule } from '../src/modules/accounts/account-links.module';
import { accountSettingsModule } from '../src/modules/accounts/account-settings.module';
import { accountsModule } from '../src/modules/accounts/accounts.module';
import { adminModule } from '../src/modules/admin/admin.module';
import { analyticsModule } from '../src/modules/analytics/analytics.module';
import { attachmentsModule } from '../src/modules/attachments/attachments.module';
import { auditModule } from '../src/modules/audit/audit.module';
import { avatarsModule } from '../src/modules/avatars/avatars.module';
import { blogModule } from '../src/modules/blog/blog.module';
import { blogEditingModule } from '../src/modules/blog/editing/editing.module';
import { billingModule } from '../src/modules/billing/billing.module';
import { bookingModule } from '../src/modules/booking/booking.module';
import { adminBillingModule } from '../src/modules/admin-billing/admin-billing.module';
import { analyzerModule } from '../src/modules/compliance/analyzer/analyzer.module';
import { assistantModule } from '../src/modules/compliance/assistant/ask.module';
import { checklistsModule } from '../src/modules/compliance/checklists/checklists.module';
import { complianceModule } from '../src/modules/compliance/compliance.module';
import { answerFeedbackModule } from '../src/modules/compliance/feedback/feedback.module';
import { savedAnalysesModule } from '../src/modules/compliance/saved-analyses/saved-analyses.module';
import { savedAnswersModule } from '../src/modules/compliance/saved-answers/saved-answers.module';
import { featuredDaysModule } from '../src/modules/featured-days/featured-days.module';
import { guideEditingModule } from '../src/modules/compliance/guide-editing/guide-editing.module';
import { connectionsModule } from '../src/modules/connections/connections.module';
import { contactModule } from '../src/modules/contact/contact.module';
import { countsModule } from '../src/modules/counts/counts.module';
import { dashboardModule } from '../src/modules/dashboard/dashboard.module';
import { healthModule } from '../src/modules/health/health.module';
import { homeModule } from '../src/modules/home/home.module';
import { listingModule } from '../src/modules/listing/listing.module';
import { liveModule } from '../src/modules/live/live.module';
import { mailsModule } from '../src/modules/mails/mails.module';
import { messagesModule } from '../src/modules/messages/messages.module';
import { newsletterModule } from '../src/modules/newsletter/newsletter.module';
import { notificationsModule } from '../src/modules/notifications/notifications.module';
import { presenceModule } from '../src/modules/presence/presence.module';
import { professionalsModule } from '../src/modules/professionals/professionals.module';
import { queuesModule } from '../src/modules/queues/queues.module';
import { quickRepliesModule } from '../src/modules/quick-replies/quick-replies.module';
import { quizModule } from '../src/modules/quiz/quiz.module';
import { releaseFilesModule } from '../src/modules/release-files/release-files.module';
import { releasesModule } from '../src/modules/releases/releases.module';
import { reportsModule } from '../src/modules/reports/reports.module';
import { reviewInvitationsModule } from '../src/modules/review-invitations/review-invitations.module';
import { reviewsModule } from '../src/modules/reviews/reviews.module';
import { savedModule } from '../src/modules/saved/saved.module';
import { sessionsModule } from '../src/modules/sessions/sessions.module';
import { settingsModule } from '../src/modules/settings/settings.module';
import { siteMapModule } from '../src/modules/site-map/site-map.module';
import { supportModule } from '../src/modules/support/support.module';
import { systemModule } from '../src/modules/system/system.module';
import { verificationModule } from '../src/modules/verification/verification.module';

/** Every module of the API. A module that is not in this list does not exist. */
export const modules: readonly Plugin<void>[] = [
  accountsModule,
  accountLinksModule,
  accountSettingsModule,
  accountDataModule,
  sessionsModule,
  listingModule,
  dashboardModule,
  avatarsModule,
  professionalsModule,
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
  featuredDaysModule,
  analyticsModule,
  notificationsModule,
  liveModule,
  presenceModule,
  blogModule,
  blogEditingModule,
  newsletterModule,
  complianceModule,
  guideEditingModule,
  assistantModule,
  analyzerModule,
  answerFeedbackModule,
  savedAnswersModule,
  savedAnalysesModule,
  checklistsModule,
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
