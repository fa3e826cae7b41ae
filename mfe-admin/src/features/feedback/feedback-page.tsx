import { assistantFeedbackLimits, type AssistantFeedback } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { Stack } from '@counterpart/design-system/layout';
import { Pagination } from '@counterpart/design-system/pagination';
import { feedbackPicture } from '@counterpart/design-system/pictures/feedback';
import { Text } from '@counterpart/design-system/text';
import { Loaded, useAct, useApi } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import { AdminFrame } from '../../frame/admin-frame';
import { FeedbackFilters } from './feedback-filters';
import { FeedbackItem } from './feedback-item';
import { useFeedbackView } from './use-feedback-view';

/**
 * `/admin/feedback`: what readers think of the assistant's answers, the newest first. What is filtered by stands in the
 * URL.
 */
export function FeedbackPage(): ReactNode {
  const { query, ...filters } = useFeedbackView();
  const { pending, run } = useAct();
  const [resolved, setResolved] = useState<number | null>(null);
  const list = useApi('/api/admin/assistant-feedback', { query }, { revalidateOnMount: true, keepPreviousData: true });

  function resolve({ id }: AssistantFeedback, body: { resolved: boolean; note: string }): Promise<boolean> {
    setResolved(id);
    return run((api) => api.send('put', '/api/admin/assistant-feedback/{id}/resolution', { path: { id }, body }), {
      done: body.resolved ? 'Feedback resolved' : 'Feedback reopened',
      failed: 'Nothing was saved',
      after: () => list.mutate(),
    });
  }

  const { view, isFiltered, clear, change } = filters;
  return (
    <AdminFrame title="Assistant Feedback" description="What readers think of the Compliance Assistant's answers.">
      <Stack gap={24}>
        <FeedbackFilters {...filters} />
        <Loaded of={list} name="the feedback">
          {({ items, total }) =>
            items.length === 0 ? (
              <EmptyState
                headingLevel={2}
                illustration={feedbackPicture}
                title={isFiltered ? 'No feedback found' : 'No feedback here'}
                description={
                  isFiltered ? 'No feedback matches these filters.' : 'New feedback on answers shows up here.'
                }
                action={isFiltered && <Button onClick={clear}>Clear Filters</Button>}
              />
            ) : (
              <Stack gap={16}>
                <Text size="small" tone="muted" role="status">
                  {`${total.toLocaleString('en-US')} ${total === 1 ? 'answer' : 'answers'}`}
                </Text>
                {items.map((feedback) => (
                  <FeedbackItem
                    key={feedback.id}
                    feedback={feedback}
                    isPending={pending && resolved === feedback.id}
                    onResolve={(isResolved, note) => resolve(feedback, { resolved: isResolved, note })}
                  />
                ))}
                <Pagination
                  label="Pages of feedback"
                  page={view.page}
                  pageSize={assistantFeedbackLimits.adminPage}
                  total={total}
                  onPageChange={(page) => change({ page: page === 1 ? '' : String(page) })}
                />
              </Stack>
            )
          }
        </Loaded>
      </Stack>
    </AdminFrame>
  );
}
