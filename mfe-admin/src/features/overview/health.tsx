import type { SystemState } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { LinkButton } from '@counterpart/design-system/button';
import { Text } from '@counterpart/design-system/text';
import { useApi } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';

const mailCount = (count: number): string => `${count} ${count === 1 ? 'email' : 'emails'}`;

/** True when the failure belongs to the last run, whose end and length are known. */
const hasFailed = ({ lastRunAt, lastMilliseconds, lastFailureAt }: SystemState['jobs'][number]): boolean =>
  lastFailureAt !== null &&
  lastRunAt !== null &&
  Date.parse(lastFailureAt) >= Date.parse(lastRunAt) - Math.ceil(lastMilliseconds ?? 0) - 1;

const toSystem = (
  <LinkButton href="/admin/system" variant="secondary" size="small">
    Open System
  </LinkButton>
);

/** Lists what is unhealthy: mail that does not go out, degraded services, jobs whose last run failed. */
export function Health({
  failedMails,
  lateMails,
}: {
  readonly failedMails: number;
  readonly lateMails: number;
}): ReactNode {
  const { data } = useApi('/api/admin/system');
  const failedJobs = data?.jobs.filter(hasFailed) ?? [];
  const degraded = data?.services.filter(({ state }) => state === 'degraded') ?? [];
  return (
    <>
      {failedMails > 0 && (
        <Alert tone="error" title={`${mailCount(failedMails)} could not be sent`} action={toSystem}>
          Failed emails stay in the outbox until someone sends them again.
        </Alert>
      )}
      {lateMails > 0 && (
        <Alert tone="warning" title={`${mailCount(lateMails)} should have left by now`}>
          The mail server may be away, or no API process is running its jobs.
        </Alert>
      )}
      {failedMails + lateMails === 0 && <Text tone="muted">Email: OK</Text>}
      {degraded.map(({ name, sentence }) => (
        <Alert key={name} tone="warning" title={name} action={toSystem}>
          {sentence}
        </Alert>
      ))}
      {failedJobs.length > 0 && (
        <Alert tone="warning" title="The last run of these jobs failed" action={toSystem}>
          {failedJobs.map(({ name }) => name).join(', ')}
        </Alert>
      )}
      {data && degraded.length + failedJobs.length === 0 && <Text tone="muted">All systems operational</Text>}
    </>
  );
}
