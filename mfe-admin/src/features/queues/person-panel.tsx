import { fullName, personReportLimits } from '@counterpart/api/contract';
import { Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Text } from '@counterpart/design-system/text';
import { Loaded, useApi, useDateText } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { DecisionForm } from './decision-form';
import { Facts, Quoted } from '../../frame/facts';
import type { PanelProps } from './panel-props';
import { kindLabel } from '../../queue-labels';

/** A reported person: the excerpt, both people, and how often the person was warned before. */
export function PersonPanel({ id, isOpen, decide: settle }: PanelProps): ReactNode {
  const dateText = useDateText();
  const report = useApi('/api/admin/person-reports/{id}', { path: { id } });
  const decide = (decision: 'warn' | 'dismiss', note: string) =>
    settle(
      (api) => api.send('post', '/api/admin/person-reports/{id}/decision', { path: { id }, body: { decision, note } }),
      decision === 'warn' ? 'Person warned' : 'Report dismissed',
    );
  return (
    <Loaded of={report} name="the report">
      {({ reported, reporter, ...data }) => (
        <Stack gap={24}>
          {data.excerpt === null ? (
            <Text tone="muted">The person was reported, not a message.</Text>
          ) : (
            <Quoted>{data.excerpt}</Quoted>
          )}
          <Facts
            facts={[
              ['Reported for', kindLabel(data.reason)],
              ['Reporter’s note', data.details],
              ['Reported', dateText(data.createdAt, 'moment')],
              ['Reported by', `${fullName(reporter)} (${reporter.userType})`],
              ['Person', `${fullName(reported)} (${reported.userType})${reported.suspended ? ', suspended' : ''}`],
              ['Warned before', timesText(data.upheldBefore)],
              [
                'Account',
                <Link key="account" href={`/admin?tab=users&q=${encodeURIComponent(fullName(reported))}`}>
                  Open in User Management
                </Link>,
              ],
            ]}
          />
          {isOpen && (
            <DecisionForm
              draft={`people.${id}`}
              reasonLabel="Reason"
              reasonHelp="The person you warn reads it, so don’t name who reported them. Whoever reported it is notified of the decision."
              reasonMin={personReportLimits.noteMin}
              reasonMax={personReportLimits.noteMax}
              approve={{ label: 'Dismiss', needsReason: true, act: (note) => decide('dismiss', note) }}
              reject={{ label: 'Warn', needsReason: true, danger: true, act: (note) => decide('warn', note) }}
            />
          )}
        </Stack>
      )}
    </Loaded>
  );
}

const timesText = (times: number): string => ['Never', 'Once'][times] ?? `${times} times`;
