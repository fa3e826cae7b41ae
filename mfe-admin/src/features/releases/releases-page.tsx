import { Tabs, type TabItem } from '@counterpart/design-system/tabs';
import type { ReactNode } from 'react';
import { AdminFrame } from '../../frame/admin-frame';
import { AreaList } from './area-list';
import { AreaReleasesPage } from './area-releases-page';
import { DeployTokens } from './tokens/deploy-tokens';
import { Overrides } from './overrides/overrides';
import { RouteOwners } from './routes/route-owners';
import { useReleasesView, type ReleasesTab } from './use-releases-view';

const itemsOf = (overrides: ReactNode): readonly TabItem<ReleasesTab>[] => [
  { id: 'areas', label: 'Areas', content: <AreaList /> },
  { id: 'routes', label: 'Routes and slots', content: <RouteOwners /> },
  { id: 'tokens', label: 'Deploy tokens', content: <DeployTokens /> },
  { id: 'overrides', label: 'Overrides', content: overrides },
];

/**
 * `/admin/releases`: what is released of each area, which routes are whose, which tokens may deploy, and which browsers
 * have overrides.
 */
export function ReleasesPage(): ReactNode {
  const { tab, area, page, showTab, asked } = useReleasesView();
  if (area !== null) return <AreaReleasesPage key={area} name={area} page={page} />;
  const overrides = <Overrides asked={asked} onAskedClose={() => showTab('overrides')} />;
  return (
    <AdminFrame title="Releases" description="What visitors get of each area, and who may change it.">
      <Tabs label="Releases" items={itemsOf(overrides)} value={tab} onChange={showTab} />
    </AdminFrame>
  );
}
