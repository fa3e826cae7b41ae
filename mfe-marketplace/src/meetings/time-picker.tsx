import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import { ErrorState } from '@counterpart/design-system/error-state';
import { Stack } from '@counterpart/design-system/layout';
import { Skeleton, SkeletonGroup } from '@counterpart/design-system/skeleton';
import { TimeChoice } from '@counterpart/design-system/time-choice';
import { useState, type ReactNode } from 'react';
import { dayParts } from './meeting-text';
import { freeDays } from './free-days';
import { TimeZoneSelect } from './time-zone-select';
import type { FreeTimes } from './use-free-times';

interface Props {
  readonly free: FreeTimes;
  readonly timeZone: string;
  readonly onTimeZoneChange: (timeZone: string) => void;
  /** The chosen time, in ISO. */
  readonly value: string | null;
  readonly onChange: (time: string | null) => void;
  readonly error?: string | undefined;
  /** Of the person whose times these are. */
  readonly firstName: string;
}

/** Free times on the reader's own clock, day by day, and the time zone that they are shown in. */
export function TimePicker({ free, timeZone, onTimeZoneChange, value, onChange, error, firstName }: Props): ReactNode {
  const [day, setDay] = useState<string | null>(value && dayParts(value, timeZone).id);
  const days = freeDays(free.times, timeZone);
  const more = free.hasMore && (
    <div>
      <Button
        size="small"
        variant="ghost"
        icon="chevron-down"
        pending={free.isLoadingMore}
        pendingLabel="Loading..."
        onClick={() => void free.loadMore()}
      >
        Show Later Dates
      </Button>
    </div>
  );
  if (free.offered === undefined)
    return free.error ? (
      <ErrorState
        compact
        headingLevel={3}
        title="Free times could not be loaded"
        description={free.error.sentence}
        onRetry={() => void free.reload()}
      />
    ) : (
      <SkeletonGroup label="Loading free times">
        <Skeleton shape="block" height={220} />
      </SkeletonGroup>
    );
  if (!free.offered)
    return <Alert title="No meetings right now">{`${firstName} is not taking meetings at the moment.`}</Alert>;
  return (
    <Stack gap={16}>
      {days.length === 0 && (
        <Alert title={free.hasMore ? 'No free times in the next two weeks' : 'No free times'}>
          {free.hasMore
            ? 'Later dates may have some.'
            : `Everything that ${firstName} offers is booked. Times come free as days go by.`}
        </Alert>
      )}
      <TimeChoice
        days={days}
        day={day}
        onDayChange={setDay}
        value={value}
        onChange={(time) => {
          setDay(dayParts(time, timeZone).id);
          onChange(time);
        }}
        error={error ?? null}
      />
      {more}
      {free.error && (
        <Alert tone="warning" title="Later dates could not be loaded">
          {free.error.sentence}
        </Alert>
      )}
      <TimeZoneSelect
        label="Times shown in"
        value={timeZone}
        onChange={(zone) => {
          setDay(value && dayParts(value, zone).id);
          onTimeZoneChange(zone);
        }}
      />
    </Stack>
  );
}
