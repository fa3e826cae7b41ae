import { ErrorState } from '@counterpart/design-system/error-state';
import type { IconName } from '@counterpart/design-system/icon';
import { VisuallyHidden } from '@counterpart/design-system/layout';
import { StatCard } from '@counterpart/design-system/stat-card';
import { Heading } from '@counterpart/design-system/text';
import { useApi } from '@counterpart/shell/sdk';
import { useId, type ReactNode } from 'react';
import { FourCards as Cards } from '../../frame/four-cards';

const cards = [
  { name: 'totalUsers', label: 'Total Users', icon: 'users' },
  { name: 'accountants', label: 'Accountants', icon: 'briefcase' },
  { name: 'clients', label: 'Clients', icon: 'user' },
  { name: 'issues', label: 'Issues', icon: 'alert-triangle' },
] as const satisfies readonly { name: string; label: string; icon: IconName }[];

/** Counts of users, and of open items. */
export function StatCards(): ReactNode {
  const headingId = useId();
  const { data, error, mutate } = useApi('/api/admin/stats');
  return (
    <section aria-labelledby={headingId}>
      <VisuallyHidden>
        <Heading level={2} id={headingId}>
          Figures
        </Heading>
      </VisuallyHidden>
      {error && !data ? (
        <ErrorState
          compact
          headingLevel={3}
          title="The figures could not be loaded"
          description={error.sentence}
          onRetry={() => void mutate()}
        />
      ) : (
        <Cards>
          {cards.map(({ name, label, icon }) => (
            <StatCard key={name} label={label} icon={icon} value={data ? data[name].toLocaleString('en-US') : null} />
          ))}
        </Cards>
      )}
    </section>
  );
}
