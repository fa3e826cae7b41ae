import type { Meeting } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { ErrorState } from '@counterpart/design-system/error-state';
import { Stack } from '@counterpart/design-system/layout';
import { Skeleton, SkeletonGroup } from '@counterpart/design-system/skeleton';
import { ShowMore } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import { MeetingCard } from './meeting-card';
import type { useMeetings } from './use-meetings';

/** Rows that are shown before more are asked for. */
const shownFirst = 5;

interface Props {
  readonly meetings: ReturnType<typeof useMeetings>;
  /** 'your past meetings', in the sentence that says what could not be loaded. */
  readonly what: string;
  /** Instead of an empty list. */
  readonly empty: ReactNode;
}

/** Meetings below each other, with their loading, empty and error states. */
export function MeetingListView({
  meetings: { items, error, isValidating, more, reload },
  what,
  empty,
}: Props): ReactNode {
  const [isWhole, setIsWhole] = useState(false);
  if (!items)
    return error ? (
      <ErrorState
        compact
        headingLevel={3}
        title={`We could not load ${what}`}
        description={error.sentence}
        retrying={isValidating}
        onRetry={reload}
      />
    ) : (
      <SkeletonGroup label={`Loading ${what}`}>
        <Skeleton shape="block" height={176} />
      </SkeletonGroup>
    );
  if (items.length === 0) return empty;
  const shown: readonly Meeting[] = isWhole ? items : items.slice(0, shownFirst);
  return (
    <Stack gap={16}>
      <Stack as="ul" gap={16}>
        {shown.map((meeting) => (
          <li key={meeting.id}>
            <MeetingCard meeting={meeting} />
          </li>
        ))}
      </Stack>
      {shown.length === items.length ? (
        <ShowMore more={more} what="meetings" />
      ) : (
        <div>
          <Button
            variant="secondary"
            onClick={() => setIsWhole(true)}
          >{`Show ${items.length - shown.length} More`}</Button>
        </div>
      )}
    </Stack>
  );
}
