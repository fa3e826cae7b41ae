import { Tabs, type TabItem } from '@counterpart/design-system/tabs';
import type { ReactNode } from 'react';
import { AdminFrame } from '../../frame/admin-frame';
import { AreaList } from './area-list';
import { AreaReleasesPage } from './area-releases-page';
import { AreaErrors } from './errors/area-errors';
import { Backends } from './backends/backends';
import { DeployTokens } from './tokens/deploy-tokens';
import { Overrides } from './overrides/overrides';
import { RouteOwners } from './routes/route-owners';
import { useReleasesView, type ReleasesTab } from './use-releases-view';

const itemsOf = (errors: ReactNode, overrides: ReactNode): readonly TabItem<ReleasesTab>[] => [
  { id: 'areas', label: 'Areas', content: <AreaList /> },
  { id: 'errors', label: 'Errors', content: errors },
  { id: 'routes', label: 'Routes and slots', content: <RouteOwners /> },
  { id: 'tokens', label: 'Deploy tokens', content: <DeployTokens /> },
  { id: 'backends', label: 'Backends', content: <Backends /> },
  { id: 'overrides', label: 'Overrides', content: overrides },
];

/**
 * `/admin/releases`: what is released of each area, what fails in browsers, which routes are whose, which tokens may
 * deploy, which areas have a backend, and which browsers have overrides.
 */
export function ReleasesPage(): ReactNode {
  const { tab, area, page, showTab, asked, of, showErrorsOf } = useReleasesView();
  if (area !== null) return <AreaReleasesPage key={area} name={area} page={page} />;
  const errors = <AreaErrors of={of} onFilter={showErrorsOf} />;
  const overrides = <Overrides asked={asked} onAskedClose={() => showTab('overrides')} />;
  return (
    <AdminFrame title="Releases" description="What visitors get of each area, and who may change it.">
      <Tabs label="Releases" items={itemsOf(errors, overrides)} value={tab} onChange={showTab} />
    </AdminFrame>
  );
}
