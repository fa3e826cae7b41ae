import type { Plugin } from '@hapi/hapi';
import { accountDataModule } from '../src/modules/account-data/account-data.module';
import { accountLinksModule } from '../src/modules/accounts/account-links.module';
import { accountSettingsModule } from '../src/modules/accounts/account-settings.module';
import { accountsModule } from '../src/modules/accounts/accounts.module';
import { adminModule } from '../src/modules/admin/admin.module';
import { avatarsModule } from '../src/modules/avatars/avatars.module';
import { blogModule } from '../src/modules/blog/blog.module';
import { analyzerModule } from '../src/modules/compliance/analyzer/analyzer.module';
import { assistantModule } from '../src/modules/compliance/assistant/ask.module';
import { complianceModule } from '../src/modules/compliance/compliance.module';
import { contactModule } from '../src/modules/contact/contact.module';
import { dashboardModule } from '../src/modules/dashboard/dashboard.module';
import { healthModule } from '../src/modules/health/health.module';
import { homeModule } from '../src/modules/home/home.module';
import { listingModule } from '../src/modules/listing/listing.module';
import { liveModule } from '../src/modules/live/live.module';
import { mailsModule } from '../src/modules/mails/mails.module';
import { messagesModule } from '../src/modules/messages/messages.module';
import { notificationsModule } from '../src/modules/notifications/notifications.module';
import { professionalsModule } from '../src/modules/professionals/professionals.module';
import { quizModule } from '../src/modules/quiz/quiz.module';
import { releasesModule } from '../src/modules/releases/releases.module';
import { reviewsModule } from '../src/modules/reviews/reviews.module';
import { savedModule } from '../src/modules/saved/saved.module';
import { sessionsModule } from '../src/modules/sessions/sessions.module';
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
  savedModule,
  verificationModule,
  messagesModule,
  notificationsModule,
  liveModule,
  blogModule,
  complianceModule,
  assistantModule,
  analyzerModule,
  contactModule,
  mailsModule,
  adminModule,
  releasesModule,
  healthModule,
];
