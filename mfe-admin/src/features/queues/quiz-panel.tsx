import { fullName, quizLimits } from '@counterpart/api/contract';
import { Stack } from '@counterpart/design-system/layout';
import { Loaded, useApi, useDateText } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { DecisionForm } from './decision-form';
import { Facts } from '../../frame/facts';
import type { PanelProps } from './panel-props';

const contact = new Set(['firstName', 'lastName', 'email', 'phone', 'companyName']);

/** A quiz that no professional answered: who took it, what they need, and whom they chose. */
export function QuizPanel({ id, isOpen, decide: settle }: PanelProps): ReactNode {
  const dateText = useDateText();
  const quiz = useApi('/api/admin/quiz-requests/{id}', { path: { id } });
  const decide = (decision: 'write' | 'close', note: string) =>
    settle(
      (api) => api.send('post', '/api/admin/quiz-requests/{id}/decision', { path: { id }, body: { decision, note } }),
      decision === 'write' ? 'Email on its way' : 'Request closed',
    );
  return (
    <Loaded of={quiz} name="the request">
      {(data) => (
        <Stack gap={24}>
          <Facts
            facts={[
              ['Name', fullName(data)],
              ['Email', data.email],
              ['Phone', data.phone],
              ['Company', data.companyName],
              ['Taken', dateText(data.createdAt, 'moment')],
              ['Matches', `${data.matchIds.length} proposed, ${data.contactedIds.length} contacted`],
              ...Object.entries(data.answers)
                .filter(([question]) => !contact.has(question))
                .map(
                  ([question, answer]) => [question, typeof answer === 'string' ? answer : answer.join(', ')] as const,
                ),
            ]}
          />
          {isOpen && (
            <DecisionForm
              draft={`quiz.${id}`}
              reasonLabel="What you write, or why you close it"
              reasonHelp="Your text is emailed to the address above, word for word."
              reasonMin={quizLimits.noteMin}
              reasonMax={quizLimits.noteMax}
              approve={{ label: 'Email Them', needsReason: true, act: (note) => decide('write', note) }}
              reject={{ label: 'Close Without Email', needsReason: true, act: (note) => decide('close', note) }}
            />
          )}
        </Stack>
      )}
    </Loaded>
  );
}
