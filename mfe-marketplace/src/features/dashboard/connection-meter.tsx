import { termsOf, type ConnectionAllowance } from '@counterpart/api/contract';
import { LinkButton } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { useDateText } from '@counterpart/shell/sdk';
import { useId, type ReactNode } from 'react';
import { counted } from '../../counted';
import { Meter } from '../../meter';
import { useDashboard } from './use-dashboard';

/** Shows how many new connections a professional's plan has left this billing month; nothing until it is known. */
export function ConnectionMeter(): ReactNode {
  const { data } = useDashboard();
  return data?.connections ? <Allowance allowance={data.connections} /> : null;
}

function Allowance({ allowance }: { readonly allowance: ConnectionAllowance }): ReactNode {
  const dateText = useDateText();
  const { plan, limit, used, waiting, resetsAt } = allowance;
  const labelId = useId();
  const shown = Math.min(used, limit ?? used);
  const isFull = limit !== null && used >= limit;
  return (
    <Card>
      <Stack gap={12}>
        <Inline gap={12} justify="between">
          <Heading level={2} size="large" id={labelId}>
            New connections
          </Heading>
          {(isFull || waiting > 0) && (
            <LinkButton href="/pricing" size="small" variant={waiting > 0 ? 'primary' : 'secondary'}>
              See Plans
            </LinkButton>
          )}
        </Inline>
        {limit !== null && <Meter labelledBy={labelId} value={shown} max={limit} text={`${shown} of ${limit}`} />}
        <Text>
          {limit === null
            ? `${counted(used, 'new connection', 'new connections')} this month. ${termsOf(plan).name} has no limit.`
            : `${shown} of ${limit} used on ${termsOf(plan).name}. Resets on ${dateText(resetsAt, 'longDay')}.`}
        </Text>
        {waiting > 0 && (
          <Text>{`${counted(waiting, 'request', 'requests')} ${waiting === 1 ? 'is' : 'are'} waiting. Upgrade to receive ${waiting === 1 ? 'it' : 'them'} right away; otherwise ${waiting === 1 ? 'it reaches' : 'they reach'} you as soon as a new month has room.`}</Text>
        )}
      </Stack>
    </Card>
  );
}
