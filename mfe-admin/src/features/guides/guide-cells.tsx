import { calendarDayText, type GuideOverview } from '@counterpart/api/contract';
import { Badge } from '@counterpart/design-system/badge';
import { from, Inline } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Text } from '@counterpart/design-system/text';
import { today } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { stateLabels } from './guide-values';

/** True from the day on which a guide has to be checked again. */
const isDue = ({ reviewDue }: GuideOverview): boolean => reviewDue !== null && reviewDue.slice(0, 10) <= today();

const Title = styled.div`
  display: grid;
  gap: var(--cp-space-4);
  max-inline-size: calc(100vw - 4.5rem);
  white-space: normal;

  ${from('small')} {
    max-inline-size: 34rem;
  }
`;

const BelowSmall = styled.div`
  ${from('small')} {
    display: none;
  }
`;

/** The title, and below it what small windows have no column for. */
export function GuideTitle({ guide }: { readonly guide: GuideOverview }): ReactNode {
  return (
    <Title>
      <Link href={`/admin/guides/${guide.id}`}>{guide.title}</Link>
      <BelowSmall>
        <Inline gap={8}>
          <GuideState guide={guide} />
          {guide.reviewDue !== null && (
            <Text as="span" size="small" tone="muted">
              Review due <ReviewDue guide={guide} />
            </Text>
          )}
        </Inline>
      </BelowSmall>
    </Title>
  );
}

/** Badge of a guide's state. */
export function GuideState({ guide: { state } }: { readonly guide: GuideOverview }): ReactNode {
  return <Badge tone={state === 'published' ? 'success' : 'neutral'}>{stateLabels[state]}</Badge>;
}

/** Day of a guide's next review; it stands out once it has come. */
export function ReviewDue({ guide }: { readonly guide: GuideOverview }): ReactNode {
  if (guide.reviewDue === null) return <Text tone="muted">Not set</Text>;
  return isDue(guide) ? (
    <Badge tone="warning">{calendarDayText(guide.reviewDue)}</Badge>
  ) : (
    <span>{calendarDayText(guide.reviewDue)}</span>
  );
}
