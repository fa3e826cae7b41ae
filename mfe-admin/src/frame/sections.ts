import type { IconName } from '@counterpart/design-system/icon';

/** A page of administration with a route of its own. */
export interface AdminSection {
  readonly href: string;
  readonly label: string;
  readonly icon: IconName;
}

/** Entries of the admin navigation, in order: one for each section. */
export const adminSections: readonly AdminSection[] = [
  { href: '/admin', label: 'Dashboard', icon: 'home' },
  { href: '/admin/queues', label: 'Queues', icon: 'alert-triangle' },
  { href: '/admin/verification', label: 'Verification', icon: 'shield' },
  { href: '/admin/guides', label: 'Guides', icon: 'book' },
  { href: '/admin/feedback', label: 'Feedback', icon: 'message' },
  { href: '/blog/admin', label: 'Blog', icon: 'edit' },
  { href: '/admin/billing', label: 'Billing', icon: 'dollar' },
  { href: '/admin/audit', label: 'Audit Log', icon: 'clock' },
  { href: '/admin/releases', label: 'Releases', icon: 'upload' },
  { href: '/admin/system', label: 'System', icon: 'settings' },
];
