import type { ReleaseRollout } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { TimeAgo } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { Facts } from '../../../frame/facts';
import { durationText } from '../release-text';
import { TrialNumbersTable } from './trial-numbers-table';
import { useReleaseAction } from '../use-release-action';

/** A rollout that runs: how far it is, what the tabs report, and how to go on. */
export function RolloutCard({ rollout }: { readonly rollout: ReleaseRollout }): ReactNode {
  const { area, version, stable, share, steps, waitSeconds, minVisitors, visitorsInStep, numbers } = rollout;
  const { pending, run } = useReleaseAction();
  const next = steps.find((step) => step > share) ?? 100;
  const goOn = (done: string, send: Parameters<typeof run>[0]) => void run(send, done, 'The rollout was not changed');
  return (
    <Card padding="medium" as="section" aria-label="Rollout">
      <Stack gap={16}>
        <Inline gap={12} justify="between">
          <Heading level={2} size="large">
            {`${version} is on trial for ${share}% of visitors`}
          </Heading>
          <Inline gap={8}>
            {next < 100 && (
              <Button
                variant="secondary"
                size="small"
                disabled={pending}
                onClick={() =>
                  goOn(`${version} goes to ${next}% of visitors`, (api) =>
                    api.send('post', '/api/platform/areas/{name}/advance', { path: { name: area } }),
                  )
                }
              >
                {`Go to ${next}%`}
              </Button>
            )}
            <Button
              size="small"
              disabled={pending}
              onClick={() =>
                goOn(`All visitors get ${version}`, (api) =>
                  api.send('post', '/api/platform/releases/{name}/{version}/activate', {
                    path: { name: area, version },
                  }),
                )
              }
            >
              Give It to All Visitors
            </Button>
          </Inline>
        </Inline>
        <Facts
          facts={[
            ['Steps', steps.map((step) => `${step}%`).join(', ')],
            ['Others get', stable],
            [
              'Started',
              <>
                <TimeAgo at={rollout.startedAt} />
                <span>{` by ${rollout.startedBy}`}</span>
              </>,
            ],
            ['Step began', <TimeAgo at={rollout.stepAt} />],
            ['Next step', nextStep(waitSeconds, minVisitors, visitorsInStep)],
          ]}
        />
        {numbers && numbers.trial.visitors > 0 ? (
          <TrialNumbersTable numbers={numbers} trial={version} stable={stable} />
        ) : (
          <Alert tone="info">
            No visitor has reported yet. Tabs report when they are left, or when something fails.
          </Alert>
        )}
        <Text size="small" tone="muted">
          A visitor counts once, and at most five from one network. A release that is clearly worse than the stable one
          stops itself.
        </Text>
      </Stack>
    </Card>
  );
}

function nextStep(waitSeconds: number | null, minVisitors: number, visitors: number | null): string {
  if (waitSeconds === null) return 'when you take it';
  const wait = `after ${durationText(waitSeconds)}`;
  return minVisitors > 0 ? `${wait} and ${visitors ?? 0} of ${minVisitors} visitors` : wait;
}
