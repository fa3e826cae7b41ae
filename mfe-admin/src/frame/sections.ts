import type { IconName } from '@counterpart/design-system/icon';

/** A page of administration; a tab of the dashboard is one, with its query. */
export interface AdminSection {
  readonly href: string;
  readonly label: string;
  readonly icon: IconName;
}

/** Entries of the admin navigation, in order: one for each section. */
export const adminSections: readonly AdminSection[] = [
  { href: '/admin', label: 'Dashboard', icon: 'home' },
  { href: '/admin?tab=users', label: 'Users', icon: 'user' },
  { href: '/admin/queues', label: 'Queues', icon: 'alert-triangle' },
  { href: '/admin/verification', label: 'Verification', icon: 'shield' },
  { href: '/admin/guides', label: 'Guides', icon: 'book' },
  { href: '/admin/feedback', label: 'Feedback', icon: 'message' },
  { href: '/blog/admin', label: 'Blog', icon: 'edit' },
  { href: '/blog/admin/newsletter', label: 'Newsletter', icon: 'mail' },
  { href: '/admin?tab=reports', label: 'Reports', icon: 'chart' },
  { href: '/admin/billing', label: 'Billing', icon: 'dollar' },
  { href: '/admin/audit', label: 'Audit Log', icon: 'clock' },
  { href: '/admin/releases', label: 'Releases', icon: 'upload' },
  { href: '/admin/system', label: 'System', icon: 'building' },
  { href: '/admin?tab=settings', label: 'Settings', icon: 'settings' },
];

/** Titles of the settings, as their tab has them. */
export const settingNames = [
  'General',
  'Banner',
  'Areas',
  'Limits',
  'Data retention',
  'New profiles',
  'Email',
  'AI provider',
] as const;
