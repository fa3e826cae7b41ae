import type { Plugin } from '@hapi/hapi';
import { accountSettingsModule } from '../src/modules/account-settings/account-settings.module';
import { accountsModule } from '../src/modules/accounts/accounts.module';
import { adminModule } from '../src/modules/admin/admin.module';
import { blogModule } from '../src/modules/blog/blog.module';
import { complianceModule } from '../src/modules/compliance/compliance.module';
import { contactModule } from '../src/modules/contact/contact.module';
import { healthModule } from '../src/modules/health/health.module';
import { liveModule } from '../src/modules/live/live.module';
import { messagesModule } from '../src/modules/messages/messages.module';
import { notificationsModule } from '../src/modules/notifications/notifications.module';
import { professionalsModule } from '../src/modules/professionals/professionals.module';
import { releasesModule } from '../src/modules/releases/releases.module';
import { reviewsModule } from '../src/modules/reviews/reviews.module';

/** Every module of the API. A module that is not in this list does not exist. */
export const modules: readonly Plugin<void>[] = [
  accountsModule,
  accountSettingsModule,
  professionalsModule,
  reviewsModule,
  messagesModule,
  notificationsModule,
  liveModule,
  blogModule,
  complianceModule,
  contactModule,
  adminModule,
  releasesModule,
  healthModule,
];
