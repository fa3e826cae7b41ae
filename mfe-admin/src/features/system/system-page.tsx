import type { SystemState } from '@counterpart/api/contract';
import { Badge } from '@counterpart/design-system/badge';
import { Button } from '@counterpart/design-system/button';
import { DataTable } from '@counterpart/design-system/data-table';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { Grid, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { unavailablePicture } from '@counterpart/design-system/pictures/unavailable';
import { StatCard } from '@counterpart/design-system/stat-card';
import { Heading, Text } from '@counterpart/design-system/text';
import { Loaded, TimeAgo, useApi, useDateText } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { AdminFrame } from '../../frame/admin-frame';
import { Named } from '../../frame/named';
import { Outbox } from './outbox';

/** `/admin/system`: what runs, in which version, and how what it depends on does. */
export function SystemPage(): ReactNode {
  const system = useApi('/api/admin/system', {}, { revalidateOnMount: true });
  return (
    <AdminFrame
      title="System"
      description="Versions, services and what waits to be done."
      actions={
        <Button
          variant="secondary"
          icon="refresh"
          pending={system.isValidating}
          pendingLabel="Checking..."
          onClick={() => void system.mutate()}
        >
          Check Again
        </Button>
      }
    >
      <Loaded of={system} name="the state of the system">
        {(state) => <SystemSections state={state} onChange={() => void system.mutate()} />}
      </Loaded>
    </AdminFrame>
  );
}

function SystemSections({
  state: { api, database, areas, services, backlogs, jobs, outbox },
  onChange,
}: {
  readonly state: SystemState;
  readonly onChange: () => void;
}): ReactNode {
  const dateText = useDateText();
  return (
    <Stack gap={32}>
      <Grid columns={4} gap={16}>
        <StatCard label="API" value={api.version} hint={`Node ${api.node}, ${api.memoryMegabytes} MB`} />
        <StatCard label="Started" value={<TimeAgo at={api.startedAt} />} hint={dateText(api.startedAt, 'second')} />
        <StatCard label={database.engine} value={`${database.milliseconds} ms`} hint={`Version ${database.version}`} />
        <StatCard
          label="Failed emails"
          value={outbox.failed.toLocaleString('en-US')}
          hint={`${outbox.waiting.toLocaleString('en-US')} waiting`}
        />
      </Grid>
      <Part title="Services">
        <DataTable<SystemState['services'][number]>
          label="Services"
          rows={services}
          rowKey={({ name }) => name}
          columns={[
            { id: 'name', title: 'Service', render: ({ name, sentence }) => <Named name={name} note={sentence} /> },
            { id: 'state', title: 'Status', width: 110, render: ({ state }) => <ServiceBadge state={state} /> },
          ]}
        />
      </Part>
      <Outbox outbox={outbox} onChange={onChange} />
      <Part title="Areas">
        <DataTable<SystemState['areas'][number]>
          label="Areas"
          rows={areas}
          rowKey={({ name, version }) => `${name} ${version}`}
          empty={<EmptyState headingLevel={3} compact illustration={unavailablePicture} title="No area is released" />}
          columns={[
            {
              id: 'title',
              title: 'Area',
              render: ({ name, title, version }) => (
                <Named name={<Link href={`/admin/releases?area=${name}`}>{title}</Link>} note={version} />
              ),
            },
            {
              id: 'since',
              title: 'Since',
              from: 'medium',
              render: ({ activatedAt }) => dateText(activatedAt, 'second'),
            },
            { id: 'traffic', title: 'Visitors', width: 110, align: 'end', render: ({ traffic }) => `${traffic}%` },
          ]}
        />
      </Part>
      <Part title="Waiting to be done">
        <DataTable<SystemState['backlogs'][number]>
          label="Waiting to be done"
          rows={backlogs}
          rowKey={({ name }) => name}
          columns={[
            {
              id: 'name',
              title: 'Work',
              render: ({ name, oldestAt }) => (
                <Named name={name} note={oldestAt ? <Oldest at={oldestAt} /> : 'Nothing waits'} />
              ),
            },
            {
              id: 'waiting',
              title: 'Waiting',
              width: 110,
              align: 'end',
              render: ({ waiting }) => waiting.toLocaleString('en-US'),
            },
          ]}
        />
      </Part>
      <Part title="Jobs of this server">
        <DataTable<SystemState['jobs'][number]>
          label="Jobs of this server"
          rows={jobs}
          rowKey={({ name }) => name}
          columns={[
            {
              id: 'name',
              title: 'Job',
              render: (job) => <Named name={sentenceCase(job.name)} note={<LastRun job={job} />} />,
            },
            {
              id: 'failure',
              title: 'Last failure',
              width: 130,
              render: ({ lastFailureAt }) =>
                lastFailureAt ? (
                  <Badge tone="error">
                    <TimeAgo at={lastFailureAt} />
                  </Badge>
                ) : (
                  <Text tone="muted">None</Text>
                ),
            },
          ]}
        />
      </Part>
    </Stack>
  );
}

/** A titled part of the page. */
function Part({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <Stack gap={12} as="section" aria-label={title}>
      <Heading level={2} size="large">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

const states = {
  ok: { tone: 'success', label: 'OK' },
  degraded: { tone: 'error', label: 'Degraded' },
  off: { tone: 'neutral', label: 'Off' },
} as const;

function ServiceBadge({ state }: { readonly state: keyof typeof states }): ReactNode {
  const { tone, label } = states[state];
  return <Badge tone={tone}>{label}</Badge>;
}

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function Oldest({ at }: { readonly at: string }): ReactNode {
  return (
    <>
      <span>{'The oldest from '}</span>
      <TimeAgo at={at} />
    </>
  );
}

function LastRun({
  job: { everySeconds, lastRunAt, lastMilliseconds },
}: {
  readonly job: SystemState['jobs'][number];
}): ReactNode {
  if (!lastRunAt) return <span>{`Every ${duration(everySeconds)}, not yet`}</span>;
  return (
    <>
      <span>{`Every ${duration(everySeconds)}, last `}</span>
      <TimeAgo at={lastRunAt} />
      <span>{` in ${Math.round(lastMilliseconds ?? 0)} ms`}</span>
    </>
  );
}

/** '5 s', '10 min', '6 h'. */
function duration(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  return seconds < 3_600 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3_600)} h`;
}
