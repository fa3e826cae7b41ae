import { calendarDayText, type ComplianceDate, type MarkedDate } from '@counterpart/api/contract';
import { Badge } from '@counterpart/design-system/badge';
import { Button } from '@counterpart/design-system/button';
import { Icon } from '@counterpart/design-system/icon';
import { Menu } from '@counterpart/design-system/menu';
import type { ReactNode } from 'react';
import type { SavedCalendar } from './use-saved-calendar';

const words = ({ mark, until }: MarkedDate): string =>
  mark === 'snoozed' ? `Snoozed until ${calendarDayText(until ?? '')}` : mark === 'done' ? 'Done' : 'Not mine';

/** Mark of a date with its undo, or the marks to choose from. */
export function DateMarks({
  date,
  saved,
}: {
  readonly date: ComplianceDate;
  readonly saved: SavedCalendar;
}): ReactNode {
  const known = saved.markOf(date);
  if (known)
    return (
      <>
        <Badge tone={known.mark === 'done' ? 'success' : 'neutral'}>{words(known)}</Badge>
        <Button
          size="small"
          variant="ghost"
          aria-label={`Undo: ${date.label}, ${calendarDayText(date.day)}`}
          onClick={() => saved.mark(date, 'none')}
        >
          Undo
        </Button>
      </>
    );
  return (
    <Menu
      label={`Mark ${date.label}, ${calendarDayText(date.day)}`}
      trigger={<Icon name="more" />}
      items={[
        { kind: 'action', label: 'Mark as Done', onSelect: () => saved.mark(date, 'done') },
        { kind: 'action', label: 'Snooze for 7 Days', onSelect: () => saved.mark(date, 'snoozed') },
        { kind: 'action', label: 'Not Mine', onSelect: () => saved.mark(date, 'not-mine') },
      ]}
    />
  );
}
