import type { ReleaseRollout } from '@counterpart/api/contract';
import { Accordion } from '@counterpart/design-system/accordion';
import { Badge } from '@counterpart/design-system/badge';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { useDateText } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { Facts } from '../../../frame/facts';
import { ListedOf } from '../../../frame/listed-of';
import { rolloutStates } from '../release-text';
import { TrialNumbersTable } from './trial-numbers-table';

interface Props {
  readonly rollouts: readonly ReleaseRollout[];
  /** Rollouts that ended, listed or not. */
  readonly total: number;
}

/** The last rollouts of an area, each with why it ended and its numbers. */
export function EndedRollouts({ rollouts, total }: Props): ReactNode {
  const dateText = useDateText();
  if (rollouts.length === 0) return null;
  return (
    <Stack gap={12} as="section" aria-label="Earlier rollouts">
      <Heading level={2} size="large">
        Earlier rollouts
      </Heading>
      <ListedOf listed={rollouts.length} total={total} what="rollouts" />
      <Accordion
        headingLevel={3}
        items={rollouts.map((rollout) => ({
          id: String(rollout.id),
          title: (
            <Inline gap={8}>
              <span>{rollout.version}</span>
              <Badge tone={rolloutStates[rollout.state].tone}>{rolloutStates[rollout.state].label}</Badge>
              {rollout.endedAt && (
                <Text size="small" tone="muted">
                  {dateText(rollout.endedAt, 'second')}
                </Text>
              )}
            </Inline>
          ),
          content: (
            <Stack gap={16}>
              <Facts
                facts={[
                  ['Why', rollout.endedBecause],
                  ['Reached', `${rollout.share}% of visitors`],
                  ['Compared with', rollout.stable],
                  ['Started', `${dateText(rollout.startedAt, 'second')} by ${rollout.startedBy}`],
                ]}
              />
              {rollout.numbers && rollout.numbers.trial.visitors > 0 && (
                <TrialNumbersTable numbers={rollout.numbers} trial={rollout.version} stable={rollout.stable} />
              )}
            </Stack>
          ),
        }))}
      />
    </Stack>
  );
}
