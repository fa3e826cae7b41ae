import { bookingLimits, type BusyCalendar } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import { ConfirmDialog } from '@counterpart/design-system/dialog';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Skeleton } from '@counterpart/design-system/skeleton';
import { Text } from '@counterpart/design-system/text';
import { Loaded, unless, useAct, useApi, useDateText } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { SettingsSection } from '../settings-section';
import { BusyCalendarDialog } from './busy-calendar-dialog';

const Row = styled.li`
  padding-block: var(--cp-space-16);
  border-block-end: 1px solid var(--cp-border);
  overflow-wrap: anywhere;
`;

/** Private calendars of a professional: no one can book a meeting while one of them is busy. */
export function BusyCalendars(): ReactNode {
  const calendars = useApi('/api/booking/calendars', {}, { revalidateOnMount: true });
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<BusyCalendar | null>(null);
  const { pending, run } = useAct();
  const { data, mutate } = calendars;
  const isFull = (data?.items.length ?? 0) >= bookingLimits.calendarsMax;

  const remove = async ({ id }: BusyCalendar) => {
    const isDone = await run(
      // One that was removed in another tab is what was wanted.
      (api) =>
        api.send('delete', '/api/booking/calendars/{id}', { path: { id } }).catch(unless('busy_calendar_not_found')),
      { done: 'Calendar removed', failed: 'Your calendar was not removed', after: () => mutate() },
    );
    if (isDone) setRemoved(null);
  };

  return (
    <SettingsSection
      title="Busy times from your calendars"
      description="Add the calendars you already use, and clients can’t book over what’s in them. New events count within about 15 minutes. We read when you’re busy, never what it is."
    >
      <Loaded of={calendars} name="your calendars" compact skeleton={<Skeleton height={96} shape="block" />}>
        {({ items }) => (
          <>
            {items.length > 0 && (
              <ul aria-label="Your calendars">
                {items.map((calendar) => (
                  <Row key={calendar.id}>
                    <CalendarRow calendar={calendar} onChecked={() => mutate()} onRemove={() => setRemoved(calendar)} />
                  </Row>
                ))}
              </ul>
            )}
            {isFull && (
              <Text size="small" tone="muted">
                {`That’s all ${bookingLimits.calendarsMax} calendars. Remove one to add another.`}
              </Text>
            )}
            <div>
              <Button icon="plus" variant="secondary" disabled={isFull} onClick={() => setAdding(true)}>
                Add Calendar
              </Button>
            </div>
          </>
        )}
      </Loaded>
      {isAdding && <BusyCalendarDialog onAdded={() => mutate()} onClose={() => setAdding(false)} />}
      <ConfirmDialog
        open={removed !== null}
        onClose={() => setRemoved(null)}
        onConfirm={() => void (removed && remove(removed))}
        title="Remove this calendar?"
        description={removed ? `Clients can book times that “${removed.name}” says you’re busy.` : undefined}
        confirmLabel="Remove Calendar"
        pending={pending}
        pendingLabel="Removing..."
      />
    </SettingsSection>
  );
}

interface RowProps {
  readonly calendar: BusyCalendar;
  readonly onChecked: () => Promise<unknown>;
  readonly onRemove: () => void;
}

function CalendarRow({ calendar, onChecked, onRemove }: RowProps): ReactNode {
  const { id, name, host, readAt, busyCount, problem } = calendar;
  const { pending, run } = useAct();
  const dateText = useDateText();
  const check = () =>
    run((api) => api.send('post', '/api/booking/calendars/{id}/check', { path: { id } }), {
      done: ({ problem: found }) =>
        found ? { title: 'Calendar not read', tone: 'destructive' } : { title: 'Calendar read' },
      failed: 'Your calendar was not checked',
      after: onChecked,
    });
  return (
    <Stack gap={12}>
      <Inline justify="between" gap={12}>
        <div>
          <Text weight="semibold">{name}</Text>
          <Text size="small" tone="muted">
            {`${busyCount.toLocaleString('en-US')} busy ${busyCount === 1 ? 'time' : 'times'} in the next 30 days`}
          </Text>
          <Text size="small" tone="muted">
            {[host, readAt && `last read ${dateText(readAt, 'moment')}`].filter(Boolean).join(', ')}
          </Text>
        </div>
        <Inline gap={8}>
          <Button
            size="small"
            variant="secondary"
            aria-label={`Check ${name} now`}
            pending={pending}
            pendingLabel="Checking..."
            onClick={() => void check()}
          >
            Check Now
          </Button>
          <Button size="small" variant="secondary" aria-label={`Remove ${name}`} onClick={onRemove}>
            Remove
          </Button>
        </Inline>
      </Inline>
      {problem && (
        <Alert tone="warning" title="We couldn’t read this calendar">
          {`${problem} ${readAt ? 'What we read last still counts.' : ''}`.trim()}
        </Alert>
      )}
    </Stack>
  );
}
