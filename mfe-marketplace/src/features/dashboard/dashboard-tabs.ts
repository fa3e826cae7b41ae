import type { UserType } from '@counterpart/api/contract';
import type { IconName } from '@counterpart/design-system/icon';

export type DashboardTab = 'overview' | 'profile' | 'messages' | 'meetings' | 'reviews' | 'saved' | 'analytics';

export interface DashboardEntry {
  readonly tab: DashboardTab;
  readonly label: string;
  readonly icon: IconName;
}

const overview: DashboardEntry = { tab: 'overview', label: 'Overview', icon: 'home' };
const messages: DashboardEntry = { tab: 'messages', label: 'Messages', icon: 'message' };
const meetings: DashboardEntry = { tab: 'meetings', label: 'Meetings', icon: 'calendar' };
const written: DashboardEntry = { tab: 'reviews', label: 'My Reviews', icon: 'star' };
const saved: DashboardEntry = { tab: 'saved', label: 'Saved Accountants', icon: 'heart' };

/** Manage Profile is for professionals, My Reviews for clients; professionals see the reviews they received instead. */
const entries: Record<UserType, readonly DashboardEntry[]> = {
  client: [overview, messages, meetings, written, saved],
  admin: [overview, messages],
  accountant: [
    overview,
    { tab: 'profile', label: 'Manage Profile', icon: 'edit' },
    messages,
    meetings,
    { tab: 'reviews', label: 'Reviews Received', icon: 'star' },
    { tab: 'analytics', label: 'Analytics', icon: 'chart' },
  ],
};

/** Returns the panel's entries for a user type. */
export function entriesFor(userType: UserType): readonly DashboardEntry[] {
  return entries[userType];
}

/** The tab that a URL names; the overview when it names none, or one that is not for this person. */
export function readTab(search: URLSearchParams, userType: UserType): DashboardTab {
  const named = search.get('tab');
  return entriesFor(userType).find(({ tab }) => tab === named)?.tab ?? 'overview';
}

/** URL of a tab. */
export function tabPath(tab: DashboardTab): string {
  return tab === 'overview' ? '/dashboard' : `/dashboard?tab=${tab}`;
}
