import { Stack } from '@counterpart/design-system/layout';
import { Tabs, type TabItem } from '@counterpart/design-system/tabs';
import { useSearchParams } from '@counterpart/shell/sdk/router';
import type { ReactNode } from 'react';
import { OverviewTab } from './features/overview/overview-tab';
import { ReportsTab } from './features/reports/reports-tab';
import { SettingsTab } from './features/settings/settings-tab';
import { StatCards } from './features/stats/stat-cards';
import { UserManagement } from './features/users/user-management';
import { AdminFrame } from './frame/admin-frame';

type AdminTab = 'overview' | 'users' | 'reports' | 'settings';

const tabs: readonly TabItem<AdminTab>[] = [
  { id: 'overview', label: 'Overview', content: <OverviewTab /> },
  { id: 'users', label: 'User Management', content: <UserManagement /> },
  { id: 'reports', label: 'Reports', content: <ReportsTab /> },
  { id: 'settings', label: 'Settings', content: <SettingsTab /> },
];

/** `/admin`: figures and four tabs, the tab in the URL. The route and the API let only administrators in. */
export function AdminPage(): ReactNode {
  const [search, setSearch] = useSearchParams();
  const shown = tabs.find(({ id }) => id === search.get('tab'))?.id ?? 'overview';
  // What one tab keeps in the URL (a search, a page) is no other tab's.
  const showTab = (tab: AdminTab) => setSearch(tab === 'overview' ? {} : { tab }, { preventScrollReset: true });
  return (
    <AdminFrame title="Admin Dashboard">
      <Stack gap={32}>
        <StatCards />
        <Tabs label="Administration" items={tabs} value={shown} onChange={showTab} />
      </Stack>
    </AdminFrame>
  );
}
