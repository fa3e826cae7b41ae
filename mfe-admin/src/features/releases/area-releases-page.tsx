import type { AreaHistory } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Pagination } from '@counterpart/design-system/pagination';
import { Heading } from '@counterpart/design-system/text';
import { Loaded, useApi } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import { AdminFrame } from '../../frame/admin-frame';
import { NewOverrideDialog } from './overrides/new-override-dialog';
import { Overrides } from './overrides/overrides';
import { ActivateDialog } from './rollouts/activate-dialog';
import { EndedRollouts } from './rollouts/ended-rollouts';
import { HistoryTable } from './rollouts/history-table';
import { RollBackDialog } from './rollouts/roll-back-dialog';
import { TakeDownDialog } from './rollouts/take-down-dialog';
import { RolloutCard } from './rollouts/rollout-card';
import { areaHref } from './use-releases-view';

/** Milliseconds after which a running rollout is read again. */
const readAgainAfter = 5_000;

/** `/admin/releases?area=blog`: the releases of one area, the rollout that runs and those that ended. */
export function AreaReleasesPage({ name, page }: { readonly name: string; readonly page: number }): ReactNode {
  const area = useApi(
    '/api/platform/areas/{name}',
    { path: { name }, query: { page } },
    {
      revalidateOnMount: true,
      keepPreviousData: true,
      refreshInterval: (latest: AreaHistory | undefined) => (latest?.rollout ? readAgainAfter : 0),
    },
  );
  const [asked, setAsked] = useState<'roll back' | 'take down' | null>(null);
  const close = () => setAsked(null);
  const data = area.data;
  return (
    <AdminFrame
      title={data?.title ?? 'Releases'}
      description={data && `Released by ${data.owner}. What changes here is live with the next page a visitor opens.`}
      breadcrumbs={[{ label: 'Releases', href: '/admin/releases' }, { label: data?.title ?? name }]}
      actions={
        data &&
        data.served.length > 0 && (
          <Inline gap={12}>
            <Button variant="secondary" onClick={() => setAsked('take down')}>
              Take Down
            </Button>
            {(data.rollout ?? data.fallback) !== null && (
              <Button variant="danger" onClick={() => setAsked('roll back')}>
                Roll Back
              </Button>
            )}
          </Inline>
        )
      }
    >
      <Loaded of={area} name="the releases of this area">
        {(found) => <AreaSections area={found} />}
      </Loaded>
      {data && asked === 'roll back' && <RollBackDialog area={data} onClose={close} />}
      {data && asked === 'take down' && <TakeDownDialog area={data} onClose={close} />}
    </AdminFrame>
  );
}

function AreaSections({ area }: { readonly area: AreaHistory }): ReactNode {
  const [activating, setActivating] = useState<AreaHistory['releases'][number] | null>(null);
  const [previewing, setPreviewing] = useState<string | null>(null);
  const { name, releases, rollout, rollouts, rolloutTotal, page, pageSize, total } = area;
  return (
    <Stack gap={32}>
      {rollout && <RolloutCard rollout={rollout} />}
      <Stack gap={12} as="section" aria-label="History">
        <Heading level={2} size="large">
          History
        </Heading>
        <HistoryTable area={name} releases={releases} onActivate={setActivating} onPreview={setPreviewing} />
        {total > pageSize && (
          <Pagination
            label="Pages of the history"
            page={page}
            pageSize={pageSize}
            total={total}
            hrefForPage={(to) => areaHref(name, to)}
          />
        )}
      </Stack>
      <Stack gap={12} as="section" aria-label="Previews">
        <Heading level={2} size="large">
          Previews
        </Heading>
        <Overrides area={name} />
      </Stack>
      <EndedRollouts rollouts={rollouts} total={rolloutTotal} />
      {previewing !== null && (
        <NewOverrideDialog
          subject={{ area: name, origin: '', version: previewing }}
          onClose={() => setPreviewing(null)}
        />
      )}
      {activating && <ActivateDialog area={area} release={activating} onClose={() => setActivating(null)} />}
    </Stack>
  );
}
