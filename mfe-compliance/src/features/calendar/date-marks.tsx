import { calendarDayText, type ComplianceDate, type MarkedDate } from '@counterpart/api/contract';
import { Badge } from '@counterpart/design-system/badge';
import { Button } from '@counterpart/design-system/button';
import { Icon } from '@counterpart/design-system/icon';
import { Menu } from '@counterpart/design-system/menu';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import type { NewMark, SavedCalendar } from './use-saved-calendar';

const words = ({ mark, until }: MarkedDate): string =>
  mark === 'snoozed' ? `Snoozed until ${calendarDayText(until ?? '')}` : mark === 'done' ? 'Done' : 'Not mine';

const Box = styled.span`
  display: contents;
`;

/** Mark of a date with its undo, or the marks to choose from. */
export function DateMarks({
  date,
  saved,
}: {
  readonly date: ComplianceDate;
  readonly saved: SavedCalendar;
}): ReactNode {
  const known = saved.markOf(date);
  const box = useRef<HTMLSpanElement>(null);
  const isPressed = useRef(false);
  const mark = (chosen: NewMark) => {
    isPressed.current = true;
    saved.mark(date, chosen);
  };
  // The button that was pressed is gone: the focus goes to the one in its stead.
  useEffect(() => {
    if (isPressed.current) box.current?.querySelector('button')?.focus();
    isPressed.current = false;
  }, [known?.mark]);
  return (
    <Box ref={box}>
      {known ? (
        <>
          <Badge tone={known.mark === 'done' ? 'success' : 'neutral'}>{words(known)}</Badge>
          <Button
            size="small"
            variant="ghost"
            aria-label={`Undo: ${date.label}, ${calendarDayText(date.day)}`}
            onClick={() => mark('none')}
          >
            Undo
          </Button>
        </>
      ) : (
        <Menu
          label={`Mark ${date.label}, ${calendarDayText(date.day)}`}
          trigger={<Icon name="more" />}
          items={[
            { kind: 'action', label: 'Mark as Done', onSelect: () => mark('done') },
            { kind: 'action', label: 'Snooze for 7 Days', onSelect: () => mark('snoozed') },
            { kind: 'action', label: 'Not Mine', onSelect: () => mark('not-mine') },
          ]}
        />
      )}
    </Box>
  );
}
