import type { UserType } from '@counterpart/api/contract';
import type { IconName } from '@counterpart/design-system/icon';

export type DashboardTab = 'overview' | 'profile' | 'messages' | 'reviews' | 'saved';

export interface DashboardEntry {
  readonly tab: DashboardTab;
  readonly label: string;
  readonly icon: IconName;
}

const OVERVIEW: DashboardEntry = { tab: 'overview', label: 'Overview', icon: 'home' };
const MESSAGES: DashboardEntry = { tab: 'messages', label: 'Messages', icon: 'message' };
const WRITTEN: DashboardEntry = { tab: 'reviews', label: 'My Reviews', icon: 'star' };
const SAVED: DashboardEntry = { tab: 'saved', label: 'Saved Accountants', icon: 'heart' };

/** M §2: Manage Profile is for professionals, My Reviews for clients; professionals see the reviews they received instead. */
const ENTRIES: Record<UserType, readonly DashboardEntry[]> = {
  client: [OVERVIEW, MESSAGES, WRITTEN, SAVED],
  admin: [OVERVIEW, MESSAGES],
  accountant: [
    OVERVIEW,
    { tab: 'profile', label: 'Manage Profile', icon: 'edit' },
    MESSAGES,
    { tab: 'reviews', label: 'Reviews Received', icon: 'star' },
  ],
};

/** What the panel offers to this kind of person. */
export function entriesFor(userType: UserType): readonly DashboardEntry[] {
  return ENTRIES[userType];
}

/** The tab that an address names; the overview when it names none, or one that is not for this person. */
export function readTab(search: URLSearchParams, userType: UserType): DashboardTab {
  const named = search.get('tab');
  return entriesFor(userType).find(({ tab }) => tab === named)?.tab ?? 'overview';
}

/** Address of a tab. */
export function tabPath(tab: DashboardTab): string {
  return tab === 'overview' ? '/dashboard' : `/dashboard?tab=${tab}`;
}
