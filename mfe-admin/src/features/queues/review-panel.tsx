import { fullName, reviewLimits, type ReviewReport } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { Stack } from '@counterpart/design-system/layout';
import { Rating } from '@counterpart/design-system/rating';
import { Heading, Text } from '@counterpart/design-system/text';
import { Loaded, useApi, useDateText } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { DecisionForm } from './decision-form';
import { Facts, Quoted } from '../../frame/facts';
import type { PanelProps } from './panel-props';
import { kindLabel } from '../../queue-labels';

/** A reported review: what it says and said, whose it is and about whom, who reported it and why. */
export function ReviewPanel({ id, isOpen, decide: settle }: PanelProps): ReactNode {
  const dateText = useDateText();
  const report = useApi('/api/admin/review-reports/{id}', { path: { id } });
  const decide = (decision: 'hide' | 'dismiss', note: string) =>
    settle(
      (api) => api.send('post', '/api/admin/review-reports/{id}/decision', { path: { id }, body: { decision, note } }),
      decision === 'hide' ? 'Review removed' : 'Review kept',
    );
  return (
    <Loaded of={report} name="the report">
      {(data) => (
        <Stack gap={24}>
          {data.review ? (
            <ReportedReview review={data.review} />
          ) : (
            <Alert tone="info" title="The author has deleted this review" />
          )}
          <Facts
            facts={[
              ['Reported for', kindLabel(data.reason)],
              ['Reporter’s note', data.details],
              ['Reported by', fullName(data.reporter)],
              ['Reported', dateText(data.createdAt, 'moment')],
            ]}
          />
          {isOpen && (
            <DecisionForm
              draft={`reviews.${id}`}
              reasonLabel="Reason"
              reasonHelp="The person who reported it reads this, and so does the author if the review is removed. Don’t name who reported it."
              reasonMin={reviewLimits.noteMin}
              reasonMax={reviewLimits.noteMax}
              approve={{ label: 'Keep', needsReason: true, act: (note) => decide('dismiss', note) }}
              reject={{ label: 'Remove', needsReason: true, danger: true, act: (note) => decide('hide', note) }}
            />
          )}
        </Stack>
      )}
    </Loaded>
  );
}

function ReportedReview({ review }: { readonly review: NonNullable<ReviewReport['review']> }): ReactNode {
  const dateText = useDateText();
  return (
    <Stack gap={12}>
      <Rating value={review.rating} />
      <Quoted>{review.comment}</Quoted>
      <Facts
        facts={[
          ['Written by', fullName(review.client)],
          ['About', fullName(review.professional)],
          ['Shown', review.hidden ? 'No, it was removed' : 'Yes'],
        ]}
      />
      {review.history.length > 0 && (
        <Stack gap={8}>
          <Heading level={3} size="body">
            What it said before
          </Heading>
          {review.history.map((version) => (
            <Stack key={version.writtenAt} gap={4}>
              <Text
                size="small"
                tone="muted"
              >{`${version.rating} out of 5, ${dateText(version.writtenAt, 'moment')}`}</Text>
              <Quoted>{version.comment}</Quoted>
            </Stack>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
