import { assistantFeedbackLimits } from '@counterpart/api/contract';
import { Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { Loaded, useApi } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { answerAuthors, CitedGuides } from '../../frame/cited-guides';
import { Facts, Quoted } from '../../frame/facts';
import { kindLabel } from '../../queue-labels';
import { DecisionForm } from './decision-form';
import type { PanelProps } from './panel-props';

/** An answer that did not help: why, what it said and which guides it cites. */
export function FeedbackPanel({ id, isOpen, decide: settle }: PanelProps): ReactNode {
  const found = useApi('/api/admin/assistant-feedback/{id}', { path: { id } });
  const decide = (outcome: 'resolved' | 'dismissed', note: string) =>
    settle(
      (api) =>
        api.send('put', '/api/admin/assistant-feedback/{id}/resolution', {
          path: { id },
          body: { resolved: true, outcome, note },
        }),
      outcome === 'resolved' ? 'Feedback resolved' : 'Feedback dismissed',
    );
  return (
    <Loaded of={found} name="the feedback">
      {({ reason, details, answer, answeredBy, guides }) => (
        <Stack gap={24}>
          <Facts
            facts={[
              ['Reason', kindLabel(reason ?? 'other')],
              ['Answered by', answerAuthors[answeredBy]],
              ['Cites', guides.length > 0 && <CitedGuides slugs={guides} />],
            ]}
          />
          {details && <Quoted>{details}</Quoted>}
          <Stack gap={8} as="section" aria-label="The answer">
            <Heading level={3} size="body">
              The answer
            </Heading>
            <Text style={{ whiteSpace: 'pre-line' }}>{answer}</Text>
          </Stack>
          {isOpen && (
            <DecisionForm
              draft={`feedback.${id}`}
              reasonLabel="Resolution"
              reasonHelp="Administrators read it here and in the audit log."
              reasonMin={3}
              reasonMax={assistantFeedbackLimits.noteMax}
              approve={{ label: 'Resolve', needsReason: true, act: (note) => decide('resolved', note) }}
              reject={{ label: 'Dismiss', needsReason: true, act: (note) => decide('dismissed', note) }}
            />
          )}
        </Stack>
      )}
    </Loaded>
  );
}
